import type { ImportedWork } from '../../../src/site/console/orders/imported-work.js';
import type { ImportedDetail } from '../../../src/site/console/orders/order-detail.js';
import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Failure, Time, useAction } from '../../parts/basics.js';
import { type Column, List } from '../../parts/list.js';
import { ask, may } from '../../server.js';
import { texts } from '../../texts.js';
import { ResultActions } from './result-actions.js';
import { ResultBadge, resultName } from './result-state.js';
import { SendDrafts } from './send-drafts.js';
import { AddBid, AddCheckIn, type WorkProps } from './work-entry.js';
import { InvoiceEditor } from './work-invoice.js';
import { AddNote } from './work-note.js';
import { WorkPhotos } from './work-photos.js';

const words = texts.work;

/** The work on an imported order: the results, their states, and the missing parts. */
export default function Work({ order, path }: { order: ImportedDetail; path: string }) {
  const version = `${versions.value.orders} ${versions.value.jobs}`;
  const { answer, error, reload } = useLoaded<ImportedWork>(`${path}/work`, version);
  if (!answer) return error ? <Failure error={error} onRetry={reload} /> : null;
  const given: WorkProps = { order, path, work: answer, onChange: reload };
  return (
    <section>
      <h2>{words.title}</h2>
      {may('operator') && <SendDrafts {...given} />}
      <Results {...given} />
      <WorkPhotos {...given} />
      {may('operator') && (
        <div class="actions">
          <AddBid {...given} />
          <InvoiceEditor {...given} />
          <AddNote {...given} />
          <AddCheckIn {...given} />
          <Simple {...given} name="no_bids" label={words.noBids} />
          <Simple {...given} name="ready" label={words.ready} />
        </div>
      )}
    </section>
  );
}

/** A result without content, which one button gives. */
function Simple(props: WorkProps & { name: 'ready' | 'no_bids'; label: string }) {
  const { isBusy, error, run } = useAction();
  const say = () => ask('POST', `${props.path}/results`, { [props.name]: true });
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        {...(props.name === 'ready' ? { class: 'main' } : {})}
        onClick={() => void run(say).then(props.onChange)}
      >
        {props.label}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}

function Results(props: WorkProps) {
  const { work, path, onChange } = props;
  const { isBusy, error, run } = useAction();
  const given = work.results.filter(({ state, missing }) => state !== 'none' || missing.length > 0);
  const again = (refused: boolean) =>
    void run(() => ask('POST', `${path}/results/send-again`, { refused })).then(onChange);
  const has = (state: SiteResult['state']) => given.some((result) => result.state === state);
  if (given.length === 0) return null;
  return (
    <>
      <h3>{words.results}</h3>
      <List
        caption={words.results}
        columns={columnsOf(props)}
        rows={given}
        idOf={({ kind, key }) => `${kind} ${key}`}
      />
      {may('operator') && (
        <div class="actions">
          {has('failed') && (
            <button type="button" disabled={isBusy} onClick={() => again(false)}>
              {words.sendAgain}
            </button>
          )}
          {has('refused') && (
            <button type="button" disabled={isBusy} onClick={() => again(true)}>
              {words.sendRefused}
            </button>
          )}
        </div>
      )}
      {error && <Failure error={error} />}
    </>
  );
}

function columnsOf(props: WorkProps): readonly Column<SiteResult>[] {
  const { columns } = words;
  return [
    { title: columns.what, show: resultName },
    {
      title: columns.state,
      show: ({ state, sent_at }) => (
        <>
          <ResultBadge state={state} /> {sent_at !== null && <Time at={sent_at} />}
        </>
      ),
    },
    { title: columns.why, show: (result) => <Why result={result} /> },
    {
      title: columns.do,
      show: (result) => <ResultActions {...props} result={result} />,
    },
  ];
}

function Why({ result }: { result: SiteResult }) {
  const { reason, waits_for, missing, next_at } = result;
  const isClear = reason === null && waits_for.length === 0 && missing.length === 0;
  if (isClear && next_at === null) return null;
  return (
    <>
      {reason} {waits_for.length > 0 && words.waits(waits_for.join(', '))} {missing.join(' ')}{' '}
      {next_at !== null && (
        <>
          {words.next} <Time at={next_at} />
        </>
      )}
    </>
  );
}
