import { useEffect, useRef, useState } from 'preact/hooks';
import type { OrderPage, OrderSummary } from '../../src/site/console/orders/order-list.js';
import type { SiteLink } from '../../src/site/importer/links/link-record.js';
import type { SiteAccount } from '../../src/site/owner/accounts.js';
import { addressOf, filter, route } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Day, Empty, Failure, Time, type Tone, today } from '../parts/basics.js';
import { Opener } from '../parts/dialog.js';
import { Lazy } from '../parts/lazy.js';
import { type Column, List } from '../parts/list.js';
import { ListHead } from '../parts/list-page.js';
import { ask, may, withQuery } from '../server.js';
import { texts } from '../texts.js';

const TONES: Readonly<Record<string, Tone>> = {
  Unread: 'new',
  'Follow Up': 'wait',
  Accepted: 'good',
  Rejected: 'bad',
  'Ready for Office': 'good',
  Invoiced: 'good',
  Complete: 'good',
};

/** The status of an order, in its own word. */
export function Status({ status }: { status: string }) {
  return <Badge tone={TONES[status] ?? 'plain'}>{status}</Badge>;
}

const { columns } = texts.orders;

/** A list of orders: owned ones, or imported ones. */
interface Kind {
  /** The path of its addresses in the console and on the site. */
  readonly path: 'orders' | 'imported';
  readonly title: string;
  readonly partner: string;
  readonly allPartners: string;
  readonly views: Readonly<Record<string, string>>;
}

const OWNED: Kind = { path: 'orders', ...texts.orders };
const IMPORTED: Kind = { path: 'imported', ...texts.imported };

const columnsOf = ({ path, partner }: Kind): readonly Column<OrderSummary>[] => [
  {
    title: columns.order,
    show: ({ id, report_id, wo_number }) => (
      <a href={addressOf([path, id])}>
        {wo_number} <span class="faint">#{report_id}</span>
      </a>
    ),
  },
  { title: partner, show: (order) => order.partner },
  { title: columns.work, show: ({ work_type }) => work_type || texts.none },
  {
    title: columns.property,
    show: ({ address, city, state, zip }) => `${address}, ${city}, ${state} ${zip}`,
  },
  { title: columns.due, show: ({ date_due }) => <Day day={date_due} /> },
  {
    title: columns.state,
    show: (order) => (
      <>
        <Status status={order.status} />{' '}
        {order.is_imported && <Badge tone="plain">{texts.orders.imported}</Badge>}{' '}
        {order.is_pending_cancellation && <Badge tone="wait">{texts.orders.pending}</Badge>}{' '}
        {order.status_reason !== '' && <span class="faint">{order.status_reason}</span>}
      </>
    ),
  },
  { title: columns.changed, show: ({ modified_at }) => <Time at={modified_at} /> },
];

/** The orders of the site: by state, due date and account, with a text search, page by page, and live. */
export function Orders() {
  return <OrderList kind={OWNED} />;
}

/** The orders that the site imported, in the same form. */
export function Imported() {
  return <OrderList kind={IMPORTED} />;
}

function OrderList({ kind }: { kind: Kind }) {
  const { view = 'open', partner = '', text = '' } = route.value.query;
  const asked = { view, partner, text, today: today() };
  const path = withQuery(kind.path, asked);
  const isUnfiltered = view === 'open' && partner === '' && text === '';
  const first = useLoaded<OrderPage>(path, versions.value.orders);
  const further = useFurther(path, first.answer?.next ?? null);
  const rows = [...(first.answer?.orders ?? []), ...further.rows];
  return (
    <>
      <ListHead title={kind.title} path={kind.path} query={asked}>
        {kind === OWNED && may('operator') && <AddOrder />}
      </ListHead>
      <Filters kind={kind} {...{ view, partner, text }} />
      {first.error && <Failure error={first.error} onRetry={first.reload} />}
      {rows.length > 0 && (
        <List caption={kind.title} columns={columnsOf(kind)} rows={rows} idOf={({ id }) => id} />
      )}
      {rows.length === 0 && first.answer && <NoOrders kind={kind} isUnfiltered={isUnfiltered} />}
      {further.next !== null && (
        <button type="button" onClick={() => void further.load()}>
          {texts.more}
        </button>
      )}
    </>
  );
}

const loadNewOrder = () => import('./order/new-order.js');
const loadFromFile = () => import('./order/orders-from-file.js');

function AddOrder() {
  return (
    <>
      <Opener label={texts.orders.add} draftPath="orders/new" isMain>
        {(onClose) => <Lazy load={loadNewOrder} given={{ onClose }} />}
      </Opener>
      <Opener label={texts.fromFile.action}>
        {(onClose) => <Lazy load={loadFromFile} given={{ onClose }} />}
      </Opener>
    </>
  );
}

/** The further pages: requested one by one, and discarded when another list is displayed. */
function useFurther(path: string, firstNext: string | null) {
  const [pages, setPages] = useState<{
    path: string;
    rows: readonly OrderSummary[];
    next: string | null;
  }>();
  const mine = pages?.path === path ? pages : undefined;
  const next = mine ? mine.next : firstNext;
  async function load() {
    if (next === null) return;
    const page = await ask<OrderPage>('GET', `${path}&next=${encodeURIComponent(next)}`);
    setPages({ path, rows: [...(mine?.rows ?? []), ...page.orders], next: page.next });
  }
  return { rows: mine?.rows ?? [], next, load };
}

/** Returns the names of a filter: accounts, or links. */
function usePartners({ path }: Kind): readonly string[] {
  const { answer } = useLoaded<{
    readonly accounts?: readonly SiteAccount[];
    readonly links?: readonly SiteLink[];
  }>(path === 'orders' ? 'accounts' : 'links');
  const accounts = answer?.accounts?.map(({ username }) => username);
  return accounts ?? answer?.links?.map(({ name }) => name) ?? [];
}

function Filters(props: { kind: Kind; view: string; partner: string; text: string }) {
  const { kind, view, partner, text } = props;
  const partners = usePartners(kind);
  return (
    <div class="filters">
      <nav aria-label={columns.state} class="views">
        {Object.entries(kind.views).map(([name, label]) => (
          <a
            key={name}
            href={addressOf([kind.path], { ...route.value.query, view: name })}
            {...(view === name ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </a>
        ))}
      </nav>
      <Search value={text} />
      <label>
        <span class="unseen">{kind.partner}</span>
        <select
          value={partner}
          onChange={(event) => filter({ partner: event.currentTarget.value })}
        >
          <option value="">{kind.allPartners}</option>
          {partners.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Milliseconds of a pause in typing before the search begins. */
const PAUSE = 250;

function Search({ value }: { value: string }) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <label class="search">
      <span class="unseen">{texts.orders.search}</span>
      <input
        type="search"
        placeholder={texts.orders.search}
        defaultValue={value}
        aria-keyshortcuts="/"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('.list tbody a')?.focus();
        }}
        onInput={({ currentTarget: { value: text } }) => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => filter({ text }), PAUSE);
        }}
      />
    </label>
  );
}

function NoOrders({ kind, isUnfiltered }: { kind: Kind; isUnfiltered: boolean }) {
  return (
    <Empty>
      <p>{texts.orders.empty}</p>
      {isUnfiltered && kind === IMPORTED && (
        <p>
          <a href={addressOf(['links'])}>{texts.imported.first}</a>
        </p>
      )}
      {isUnfiltered && kind === OWNED && (
        <>
          <h2>{texts.orders.firstTitle}</h2>
          <ol>
            {texts.orders.firstSteps.map(([step, where]) => (
              <li key={step}>{where === '' ? step : <a href={addressOf([where])}>{step}</a>}</li>
            ))}
          </ol>
        </>
      )}
    </Empty>
  );
}
