import { useState } from 'preact/hooks';
import type { ListedResult } from '../../src/site/console/orders/result-list.js';
import { addressOf, route } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Time } from '../parts/basics.js';
import { Opener } from '../parts/dialog.js';
import { AskDialog } from '../parts/form.js';
import type { Column } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { inWords } from '../plain-words.js';
import { ask, may, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { resultName } from './work/result-name.js';
import { Decide, ResultBadge } from './work/result-state.js';

const words = texts.results;
const STATES = ['failed', 'refused', 'unclear', 'queued', 'draft'] as const;

/** The results of all imported orders: failures with their reasons, and a button that sends them again. */
export default function Results() {
  const { state = '', order = '', next = '' } = route.value.query;
  const version = `${versions.value.orders} ${versions.value.jobs}`;
  const loaded = useLoaded(withQuery('results', { state, order, next }), version);
  const [sentCount, setSentCount] = useState<number>();
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="results" query={{ state, order }}>
        {may('operator') && (
          <SendAgain
            onDone={(count) => {
              setSentCount(count);
              loaded.reload();
            }}
          />
        )}
      </ListHead>
      <div role="status">
        {sentCount !== undefined && <p class="notice">{words.again(sentCount)}</p>}
      </div>
      <nav class="views" aria-label={texts.work.columns.state}>
        {['', ...STATES].map((name) => (
          <a
            key={name}
            href={addressOf(['results'], { state: name, order })}
            {...(state === name ? { 'aria-current': 'page' as const } : {})}
          >
            {labelOf(name)}
          </a>
        ))}
      </nav>
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={loaded.answer?.results}
        columns={columnsOf(loaded.reload)}
        idOf={({ id }) => id}
        empty={state === '' ? words.empty : words.emptyState}
      />
      {loaded.answer?.next && (
        <a class="button" href={addressOf(['results'], { state, order, next: loaded.answer.next })}>
          {texts.more}
        </a>
      )}
    </>
  );
}

function labelOf(name: string): string {
  const state = STATES.find((one) => one === name);
  return state ? texts.work.states[state] : words.all;
}

function columnsOf(onDone: () => void): readonly Column<ListedResult>[] {
  const { columns } = texts.work;
  return [
    {
      title: texts.orders.columns.order,
      show: ({ order_id, wo_number, report_id }) => (
        <a href={addressOf(['imported', order_id])}>
          {wo_number} <span class="faint">#{report_id}</span>
        </a>
      ),
    },
    { title: texts.imported.partner, show: ({ link }) => link },
    { title: columns.what, show: (result) => resultName(result) },
    {
      title: columns.state,
      show: ({ state, sent_at, failed_at, modified_at }) => (
        <>
          <ResultBadge state={state} /> <Time at={sent_at ?? failed_at ?? modified_at} />
        </>
      ),
    },
    { title: columns.why, show: ({ reason }) => (reason === null ? texts.none : inWords(reason)) },
    {
      title: columns.do,
      show: ({ id, state }) => state === 'unclear' && <Decide id={id} onDone={onDone} />,
    },
  ];
}

/** Sends failed results of all orders again. */
function SendAgain({ onDone }: { onDone: (count: number) => void }) {
  return (
    <Opener label={words.sendAgain}>
      {(close) => (
        <AskDialog
          title={words.sendAgain}
          onClose={close}
          fields={[
            {
              name: 'since',
              label: texts.exchanges.replay.since,
              type: 'datetime-local',
              hint: words.sinceHint,
            },
            {
              name: 'refused',
              label: words.refused,
              choices: [
                ['', texts.no],
                ['yes', texts.yes],
              ],
              hint: words.refusedHint,
            },
          ]}
          action={words.sendAgain}
          onSend={async ({ since = '', refused }) => {
            const time = since === '' ? {} : { since: new Date(since).toISOString() };
            const body = { ...time, refused: refused === 'yes' };
            const { count } = await ask('POST', 'results/send-again', body);
            onDone(count);
          }}
        />
      )}
    </Opener>
  );
}
