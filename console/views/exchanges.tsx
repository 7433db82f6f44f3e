import { useRef, useState } from 'preact/hooks';
import type { ExchangeDetail, ExchangePage } from '../../src/site/console/routes/exchanges.js';
import type { ReplayAnswer } from '../../src/site/console/routes/replays.js';
import type { SiteExchange } from '../../src/site/engine/exchanges/exchange-log.js';
import { addressOf, filter, route } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Missing, Time, useTitle } from '../parts/basics.js';
import { type Column, List } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { may, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { Fact } from './order/order.js';
import { RepeatOne, ReplayReport, SendChosen, SendFailed } from './replay.js';

const words = texts.exchanges;
const { columns } = words;

const COLUMNS: readonly Column<SiteExchange>[] = [
  { title: columns.when, show: ({ happened_at }) => <Time at={happened_at} /> },
  {
    title: columns.event,
    show: ({ id, event_name, direction }) => (
      <>
        <a href={addressOf(['exchanges', id])}>{event_name ?? texts.none}</a>{' '}
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

/** The exchanges, newest first and live. The list can be paused, and then displays the number of newer ones. */
export function Exchanges() {
  const { failed = '', event = '', username = '', order = '', before = '' } = route.value.query;
  const tail = useTail(before !== '');
  const path = withQuery('exchanges', { failed, event, username, order, before });
  const loaded = useLoaded<ExchangePage>(path, tail.mark);
  const { answer } = loaded;
  const chosen = useChosen(answer?.exchanges ?? []);
  const [outcome, setOutcome] = useState<ReplayAnswer>();
  const onDone = (answer: ReplayAnswer) => {
    setOutcome(answer);
    chosen.clear();
  };
  return (
    <>
      <ListHead
        title={words.title}
        lead={words.lead}
        path="exchanges"
        query={{ failed, event, username, order }}
      >
        <button type="button" onClick={tail.toggle} aria-pressed={tail.isPaused}>
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
      <Filters />
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={answer?.exchanges}
        columns={may('operator') ? [chosen.column, ...COLUMNS] : COLUMNS}
        idOf={({ id }) => id}
        empty={failed + event + username + order === '' ? words.empty : words.emptyFilter}
      />
      {answer?.next && (
        <a
          class="button"
          href={addressOf(['exchanges'], { ...route.value.query, before: answer.next })}
        >
          {texts.more}
        </a>
      )}
    </>
  );
}

/** The filters of the list, which the address contains. */
function Filters() {
  return (
    <div class="filters">
      <label>
        <input
          type="checkbox"
          checked={route.value.query.failed === 'yes'}
          onChange={({ currentTarget: { checked } }) =>
            filter({ failed: checked ? 'yes' : '', before: '' })
          }
        />{' '}
        {words.failedOnly}
      </label>
      {(['event', 'username', 'order'] as const).map((name) => (
        <input
          key={name}
          type="search"
          aria-label={words[name]}
          placeholder={words[name]}
          defaultValue={route.value.query[name] ?? ''}
          onChange={({ currentTarget: { value } }) => filter({ [name]: value, before: '' })}
        />
      ))}
    </div>
  );
}

/** The chosen exchanges to replay; only outgoing ones can be chosen. They stay chosen when the list moves on. */
function useChosen(shown: readonly SiteExchange[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const choose = (some: readonly string[], isChosen: boolean) => {
    const others = ids.filter((id) => !some.includes(id));
    setIds(isChosen ? [...others, ...some] : others);
  };
  const own = shown.filter(({ direction }) => direction === 'out').map(({ id }) => id);
  const column: Column<SiteExchange> = {
    title: words.replay.send,
    head: (
      <input
        type="checkbox"
        aria-label={words.replay.chooseAll}
        disabled={own.length === 0}
        checked={own.length > 0 && own.every((id) => ids.includes(id))}
        onChange={({ currentTarget: { checked } }) => choose(own, checked)}
      />
    ),
    show: ({ id, direction }) =>
      direction === 'out' && (
        <input
          type="checkbox"
          aria-label={words.replay.choose(id)}
          checked={ids.includes(id)}
          onChange={({ currentTarget: { checked } }) => choose([id], checked)}
        />
      ),
  };
  return { ids, column, clear: () => setIds([]) };
}

/** Returns the occasion of the list's requests: the newest exchange, or the one at which it was paused. */
function useTail(isDeep: boolean) {
  const newest = versions.value.exchanges ?? '0';
  const [pausedAt, setPausedAt] = useState<string>();
  const first = useRef(newest);
  // A further page has its own cursor and is not moved by newer ones.
  const stopped = pausedAt ?? (isDeep ? first.current : undefined);
  return {
    mark: stopped ?? newest,
    isPaused: pausedAt !== undefined,
    newCount: pausedAt === undefined ? 0 : Number(newest) - Number(pausedAt),
    toggle: () => setPausedAt(pausedAt === undefined ? newest : undefined),
  };
}

/** One exchange with its request and answer. */
export function Exchange({ id }: { id: string }) {
  const { answer, error, reload } = useLoaded<ExchangeDetail>(
    `exchanges/${encodeURIComponent(id)}`,
    versions.value.exchanges,
  );
  useTitle(answer?.event_name ?? words.title);
  if (!answer)
    return <Missing list="exchanges" title={words.title} error={error} onRetry={reload} />;
  return (
    <article>
      <p>
        <a href={addressOf(['exchanges'])}>{words.back}</a>
      </p>
      <h1>{answer.event_name ?? texts.none}</h1>
      <dl class="facts">
        <Fact name={columns.when}>
          <Time at={answer.happened_at} />
        </Fact>
        <Fact name={columns.who}>{`${answer.username ?? texts.none} (${answer.peer})`}</Fact>
        <Fact name={columns.order}>{answer.report_id ?? texts.none}</Fact>
        <Fact name={columns.took}>{answer.duration_ms}</Fact>
        <Fact name={words.reference}>{answer.reference}</Fact>
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
      <Body title={words.data} text={answer.bodies?.data ?? null} />
      <Body title={words.answer} text={answer.bodies?.answer ?? null} />
      {answer.event_name !== null && <Command exchange={answer} />}
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

function Body({ title, text }: { title: string; text: string | null }) {
  return (
    <section>
      <h2>{title}</h2>
      {text === null ? <p class="faint">{words.noBodies}</p> : <pre>{pretty(text)}</pre>}
    </section>
  );
}

/** Returns JSON with line breaks. A truncated end stays unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The same call for a terminal. */
function Command({ exchange }: { exchange: ExchangeDetail }) {
  const data = (exchange.bodies?.data ?? '{}').replaceAll("'", "'\\''");
  const command = `npx svclink send ${exchange.event_name} --url URL --user ${exchange.username} --data '${data}'`;
  return (
    <section>
      <h2>{words.command}</h2>
      <p class="hint">{words.commandHint}</p>
      <pre>{command}</pre>
      <button type="button" onClick={() => void navigator.clipboard?.writeText(command)}>
        {texts.copy}
      </button>
    </section>
  );
}
