import type { ShownTrouble } from '../../../src/site/console/contract/answers.js';
import type { Today } from '../../../src/site/console/lists/today.js';
import type { SiteTrouble } from '../../../src/site/troubles/trouble-record.js';
import { addressOf } from '../../address.js';
import { day, versionOfLists } from '../../day.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Failure, Time, useAction, useTitle } from '../../parts/basics.js';
import { inWords } from '../../plain-words.js';
import { ask, may, session, withQuery } from '../../server.js';
import { texts } from '../../texts.js';
import { FirstRun } from './first-run.js';

const words = texts.today;

/** The first page: what the day brings, and what is in trouble. An empty site shows its first steps. */
export function TodayPage() {
  useTitle(words.title);
  const { value: known } = day;
  return (
    <>
      <h1>{words.title}</h1>
      {!known && <p class="faint">{texts.loading}</p>}
      {known?.is_empty && <FirstRun receiver={known.receiver} />}
      {known && !known.is_empty && <Counts of={known} />}
      {known && (known.gives || known.takes) && <TroubleList />}
    </>
  );
}

/** A number of the day, and the list that it counts. */
interface Tile {
  readonly label: string;
  readonly address: string;
  readonly count: number;
  readonly isMore?: boolean;
}

function tilesOf({ orders, results, gives, takes }: Today): readonly Tile[] {
  const both = gives && takes;
  const ofOrders = orders.map(({ list, view, total, is_more }) => ({
    label: both ? `${texts.orders.views[view]} (${words.lists[list]})` : texts.orders.views[view],
    address: addressOf([list], { view }),
    count: total,
    isMore: is_more,
  }));
  const ofResults = (['draft', 'refused', 'unclear'] as const).map((state) => ({
    label: { draft: words.drafts, refused: words.refused, unclear: words.unclear }[state],
    address: addressOf(['results'], { state }),
    count: results[state],
  }));
  return [...ofOrders, ...ofResults];
}

/** The numbers of the day that are not 0, each with the way to its list. */
function Counts({ of }: { of: Today }) {
  const mine = [...useMine('orders', of.gives), ...useMine('imported', of.takes)];
  const tiles = [...tilesOf(of), ...mine].filter(({ count }) => count > 0);
  if (tiles.length === 0 && of.troubles === 0) return <p>{words.quiet}</p>;
  return (
    <ul class="tiles" aria-label={words.counts}>
      {tiles.map(({ label, address, count, isMore = false }) => (
        <li key={address}>
          <a href={address}>
            <strong>{words.count(count, isMore)}</strong> {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The open orders of the user. */
function useMine(list: 'orders' | 'imported', isThere: boolean): readonly Tile[] {
  const person = session.value?.user?.username ?? '';
  const query = { view: 'open', person };
  const path = withQuery(`${list}/total`, query);
  const { answer } = useLoaded(isThere ? path : undefined, versionOfLists());
  const address = addressOf([list], query);
  return answer
    ? [{ label: words.mine, address, count: answer.total, isMore: answer.is_more }]
    : [];
}

/** The open troubles, each with the action that helps. */
function TroubleList() {
  const { orders, jobs } = versions.value;
  const { answer, error, reload } = useLoaded('troubles', `${orders} ${jobs}`);
  return (
    <section>
      <h2>{words.troubles}</h2>
      {error && <Failure error={error} onRetry={reload} />}
      {answer?.troubles.length === 0 && <p>{words.noTroubles}</p>}
      <ul class="troubles">
        {answer?.troubles.map((trouble) => (
          <li key={trouble.id}>
            <p>
              <strong>{subjectOf(trouble)}</strong>{' '}
              {messages[trouble.kind] ?? inWords(trouble.message)}
            </p>
            {trouble.reason !== null && <p class="faint">{inWords(trouble.reason)}</p>}
            <p class="faint">
              {words.since} <Time at={trouble.begun_at} />
            </p>
            <Help trouble={trouble} onDone={reload} />
          </li>
        ))}
      </ul>
      {answer?.next && <p>{words.more}</p>}
    </section>
  );
}

const messages: Readonly<Record<string, string>> = words.messages;

/** Returns the name of what is in trouble: an order by its number. */
const subjectOf = ({ wo_number, subject }: ShownTrouble) =>
  wo_number === null ? subject : texts.order.title(wo_number);

/** The one action that helps against a trouble. */
type HelpAction =
  | {
      readonly label: string;
      readonly run: () => Promise<unknown>;
      readonly needs: 'operator' | 'administrator';
    }
  | { readonly label: string; readonly address: string };

function helpFor({ kind, key, subject, order_id }: SiteTrouble): HelpAction | undefined {
  const { actions } = words;
  const link = encodeURIComponent(subject);
  const order = encodeURIComponent(order_id ?? '');
  switch (kind) {
    case 'link.paused':
      return {
        label: actions.resume,
        run: () => ask('POST', `links/${link}/resume`),
        needs: 'administrator',
      };
    case 'link.unreachable':
      return {
        label: actions.test,
        run: () => ask('POST', `links/${link}/test`),
        needs: 'operator',
      };
    case 'import.failed':
    case 'job.failed':
      return {
        label: actions.retry,
        run: () => ask('POST', `jobs/${encodeURIComponent(key)}/retry`),
        needs: 'operator',
      };
    case 'result.failed':
      return {
        label: actions.sendAgain,
        run: () => ask('POST', `imported/${order}/results/send-again`, { refused: false }),
        needs: 'operator',
      };
    case 'result.refused':
    case 'result.unclear':
      return { label: actions.order, address: addressOf(['imported', order_id ?? '']) };
    case 'attachments.missing':
      return { label: actions.order, address: addressOf(['orders', order_id ?? '']) };
    case 'hook.failing':
    case 'hook.disabled':
      return may('administrator')
        ? { label: actions.hook, address: addressOf(['hooks', key]) }
        : undefined;
    default:
      return undefined;
  }
}

function Help({ trouble, onDone }: { trouble: ShownTrouble; onDone: () => void }) {
  const { isBusy, error, run } = useAction();
  const help = helpFor(trouble);
  if (!help) return <p class="hint">{words.actions.hint}</p>;
  const name = <span class="unseen">{trouble.wo_number ?? trouble.subject}</span>;
  if ('address' in help) {
    return (
      <a class="button" href={help.address}>
        {help.label} {name}
      </a>
    );
  }
  if (!may(help.needs)) return null;
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void run(help.run).then(onDone)}>
        {help.label} {name}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}
