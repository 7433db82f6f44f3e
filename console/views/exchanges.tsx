import { useRef, useState } from 'preact/hooks';
import type { ExchangePage, ReplayAnswer } from '../../src/site/console/contract/answers.js';
import type { SiteExchange } from '../../src/site/engine/exchanges/exchange-log.js';
import { addressOf, route } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Missing, Time, useTitle } from '../parts/basics.js';
import { useChosen } from '../parts/chosen.js';
import { Fact } from '../parts/facts.js';
import { formatCount, formatTime } from '../parts/formats.js';
import { type Column, List } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { may, withQuery } from '../server.js';
import { trafficTexts as traffic } from '../texts/traffic.js';
import { texts } from '../texts.js';
import { RepeatOne, ReplayReport, SendChosen, SendFailed } from './replay.js';
import { Body, Commands, Compared } from './traffic/bodies.js';
import { asked, ExchangeFilters } from './traffic/exchange-filters.js';

const words = texts.exchanges;
const { columns } = words;

const CHOICE = {
  title: words.replay.send,
  all: words.replay.chooseAll,
  one: ({ id }: SiteExchange) => words.replay.choose(id),
};

const COLUMNS: readonly Column<SiteExchange>[] = [
  { title: columns.when, show: ({ happened_at }) => <Time at={happened_at} /> },
  {
    title: columns.event,
    show: ({ id, event_name, direction }) => (
      <>
        <a href={addressOf(['exchanges', id])}>{event_name ?? words.noEvent}</a>{' '}
        <span class="faint">{direction === 'in' ? words.in : words.out}</span>
      </>
    ),
  },
  { title: columns.who, show: ({ username, peer }) => `${username ?? texts.none} (${peer})` },
  { title: columns.order, show: ({ report_id }) => report_id ?? texts.none },
  { title: columns.outcome, show: (exchange) => <Outcome exchange={exchange} /> },
  { title: columns.took, show: ({ duration_ms }) => duration_ms, isNumber: true },
];

function Outcome({ exchange }: { exchange: SiteExchange }) {
  const { code, message, is_repetition, replay_of } = exchange;
  return (
    <>
      {code === null ? <Badge tone="good">{words.ok}</Badge> : <Badge tone="bad">{code}</Badge>}{' '}
      {is_repetition && <Badge tone="plain">{words.repetition}</Badge>}{' '}
      {replay_of !== null && <Badge tone="plain">{words.replay.again}</Badge>}{' '}
      <span class="faint">{message}</span>
    </>
  );
}

/** The filters of the list that was shown last, to which an exchange leads back. */
let lastQuery: Readonly<Record<string, string>> = {};

/** The exchanges, newest first and live. The list can be paused, and then displays the number of newer ones. */
export function Exchanges() {
  const { before = '', text = '' } = route.value.query;
  const query = asked();
  lastQuery = route.value.query;
  // A search in bodies reads much: newer exchanges do not begin it again.
  const path = withQuery('exchanges', { ...query, text, before });
  const tail = useTail(path, before !== '' || text !== '');
  const loaded = useLoaded(path, tail.mark);
  const { answer } = loaded;
  const rows = answer?.exchanges.filter(({ id }) => tail.isShown(id));
  // Only outgoing ones are replayed several at once.
  const chosen = useChosen(rows ?? [], CHOICE, ({ direction }) => direction === 'out');
  const [outcome, setOutcome] = useState<ReplayAnswer>();
  const onDone = (answer: ReplayAnswer) => {
    setOutcome(answer);
    chosen.clear();
  };
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="exchanges" query={query}>
        <button
          type="button"
          onClick={() => tail.toggle(rows?.[0]?.id)}
          aria-pressed={tail.isPaused}
        >
          {tail.isPaused ? texts.follow : texts.pause}
          {tail.newCount > 0 && ` (${texts.newer(String(tail.newCount))})`}
        </button>
      </ListHead>
      {may('operator') && (
        <div class="actions">
          <SendChosen ids={chosen.ids} onDone={onDone} />
          <SendFailed onDone={onDone} />
        </div>
      )}
      <ReplayReport answer={outcome} />
      <ExchangeFilters rows={rows ?? []} />
      {answer?.searched && <Searched {...answer.searched} />}
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={rows}
        columns={may('operator') ? [chosen.column, ...COLUMNS] : COLUMNS}
        idOf={({ id }) => id}
        empty={Object.values(query).join('') + text === '' ? words.empty : words.emptyFilter}
      />
      {answer?.next && (
        <a
          class="button"
          href={addressOf(['exchanges'], { ...route.value.query, before: answer.next })}
        >
          {text === '' ? texts.more : traffic.searchOn}
        </a>
      )}
    </>
  );
}

/** The reach of a step of a search in bodies. */
function Searched({ searched_count, searched_to }: NonNullable<ExchangePage['searched']>) {
  return (
    <p role="status">
      {searched_to === null
        ? traffic.searchedNone
        : traffic.searched(formatCount(searched_count), formatTime(searched_to))}
    </p>
  );
}

/** Returns the occasion of the list's requests: the newest exchange, or the one at which it was paused. */
function useTail(path: string, isDeep: boolean) {
  const newest = versions.value.exchanges ?? '0';
  const [pausedAt, setPausedAt] = useState<string>();
  // An answer that was asked for before the pause can come after it: what is newer than the first row is not shown.
  const [top, setTop] = useState({ path: '', id: '' });
  const limit = top.path === path ? top.id : pausedAt;
  const first = useRef(newest);
  // A further page has its own cursor and is not moved by newer ones.
  const stopped = pausedAt ?? (isDeep ? first.current : undefined);
  return {
    mark: stopped ?? newest,
    isPaused: pausedAt !== undefined,
    newCount: pausedAt === undefined ? 0 : Number(newest) - Number(pausedAt),
    isShown: (id: string) => pausedAt === undefined || Number(id) <= Number(limit),
    toggle: (shown = newest) => {
      setTop({ path, id: shown });
      setPausedAt(pausedAt === undefined ? newest : undefined);
    },
  };
}

/** One exchange with its request and answer. */
export function Exchange({ id }: { id: string }) {
  const { answer, error, reload } = useLoaded(
    `exchanges/${encodeURIComponent(id)}`,
    versions.value.exchanges,
  );
  useTitle(answer?.event_name ?? words.title);
  if (!answer)
    return <Missing list="exchanges" title={words.title} error={error} onRetry={reload} />;
  return (
    <article>
      <p>
        <a href={addressOf(['exchanges'], lastQuery)}>{words.back}</a>
      </p>
      <h1>{answer.event_name ?? words.noEvent}</h1>
      <dl class="facts">
        <Fact name={columns.when}>
          <Time at={answer.happened_at} />
        </Fact>
        <Fact name={columns.who}>{`${answer.username ?? texts.none} (${answer.peer})`}</Fact>
        <Fact name={columns.order}>{answer.report_id ?? texts.none}</Fact>
        <Fact name={columns.took}>{answer.duration_ms}</Fact>
        <Fact name={words.reference}>{answer.reference}</Fact>
        {answer.stage !== null && <Fact name={traffic.stageFact}>{answer.stage}</Fact>}
        {answer.replay_of !== null && (
          <Fact name={words.replay.of}>
            <a href={addressOf(['exchanges', answer.replay_of])}>
              {words.replay.exchange(answer.replay_of)}
            </a>
          </Fact>
        )}
      </dl>
      <p>
        <Outcome exchange={answer} />
      </p>
      {may('operator') && <RepeatOne key={answer.id} exchange={answer} />}
      <Later exchanges={answer.later} />
      <Body
        title={words.data}
        text={answer.bodies?.data ?? null}
        before={answer.before?.bodies?.data ?? null}
        message={answer.message}
        none={traffic.notRead}
      />
      <Body
        title={words.answer}
        text={answer.bodies?.answer ?? null}
        before={answer.before?.bodies?.answer ?? null}
        message={null}
        none={words.noBodies}
      />
      <Compared {...answer} />
      <Commands exchange={answer} />
    </article>
  );
}

/** Its repetitions, and later calls for the same subject, live. */
function Later({ exchanges }: { exchanges: readonly SiteExchange[] }) {
  const { later, noLater } = words.replay;
  return (
    <section>
      <h2>{later}</h2>
      {exchanges.length === 0 && <p class="faint">{noLater}</p>}
      {exchanges.length > 0 && (
        <List caption={later} columns={COLUMNS} rows={exchanges} idOf={({ id }) => id} />
      )}
    </section>
  );
}
