import { ORDER_COLUMNS, type OrderColumn } from '../../../src/site/console/lists/order-columns.js';
import type { OrderSummary } from '../../../src/site/console/orders/order-list.js';
import { addressOf } from '../../address.js';
import { Badge, Day, Time, type Tone } from '../../parts/basics.js';
import type { Column } from '../../parts/list.js';
import { session } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.orders;
const { columns } = words;

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

/** A list of orders: owned ones, or imported ones. */
export interface Kind {
  /** The path of its addresses in the console and on the site. */
  readonly path: 'orders' | 'imported';
  readonly title: string;
  readonly partner: string;
  readonly allPartners: string;
  readonly views: Readonly<Record<string, string>>;
}

/** The columns of a user who has chosen none. */
const USUAL = ORDER_COLUMNS.filter((name) => name !== 'changed');

/** Returns the names of the columns that the user sees in a list. */
export function chosenColumns(list: Kind['path']): readonly OrderColumn[] {
  const chosen = session.value?.user?.list_columns.find((one) => one.list === list);
  return chosen?.columns ?? USUAL;
}

/** Returns the columns of a list of orders, the number of the order first. */
export function columnsOf(
  { path, partner }: Pick<Kind, 'path' | 'partner'>,
  names: readonly OrderColumn[] = USUAL,
): readonly Column<OrderSummary>[] {
  const number: Column<OrderSummary> = {
    title: columns.order,
    sort: 'number',
    show: ({ id, report_id, wo_number }) => (
      <a href={addressOf([path, id])}>
        {wo_number} <span class="faint">#{report_id}</span>
      </a>
    ),
  };
  const partners: Column<OrderSummary> = {
    title: partner,
    show: (order) => order.partner,
    width: 'short',
  };
  return [number, ...names.map((name) => (name === 'partner' ? partners : COLUMNS[name]))];
}

/** Returns the title of a column. */
export function titleOf({ partner }: Pick<Kind, 'partner'>, name: OrderColumn): string {
  return name === 'partner' ? partner : COLUMNS[name].title;
}

const COLUMNS: Readonly<Record<Exclude<OrderColumn, 'partner'>, Column<OrderSummary>>> = {
  client: { title: columns.client, sort: 'client', show: ({ client }) => client || texts.none },
  work: {
    title: columns.work,
    sort: 'work',
    show: ({ work_type }) => work_type || texts.none,
    width: 'slim',
  },
  property: {
    title: columns.property,
    sort: 'city',
    show: ({ address, city, state, zip }) => `${address}, ${city}, ${state} ${zip}`,
    width: 'broad',
  },
  due: { title: columns.due, sort: 'due', show: ({ date_due }) => <Day day={date_due} /> },
  state: {
    title: columns.state,
    sort: 'state',
    show: (order) => (
      <>
        <Status status={order.status} />{' '}
        {order.is_imported && <Badge tone="plain">{words.imported}</Badge>}{' '}
        {order.is_pending_cancellation && <Badge tone="wait">{words.pending}</Badge>}{' '}
        {order.status_reason !== '' && <span class="faint">{order.status_reason}</span>}
      </>
    ),
  },
  person: {
    title: columns.person,
    show: ({ person }) => person ?? texts.none,
    width: 'short',
  },
  received: {
    title: columns.received,
    sort: 'received',
    show: ({ received_at }) => <Time at={received_at} />,
    width: 'slim',
  },
  changed: {
    title: columns.changed,
    show: ({ modified_at }) => <Time at={modified_at} />,
    width: 'slim',
  },
};
