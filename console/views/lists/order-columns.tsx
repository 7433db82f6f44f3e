import type { OrderSummary } from '../../../src/site/console/orders/order-list.js';
import { addressOf } from '../../address.js';
import { Badge, Day, Time, type Tone } from '../../parts/basics.js';
import type { Column } from '../../parts/list.js';
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

/** The columns of a list of orders. */
export const columnsOf = ({
  path,
  partner,
}: Pick<Kind, 'path' | 'partner'>): readonly Column<OrderSummary>[] => [
  {
    title: columns.order,
    sort: 'number',
    show: ({ id, report_id, wo_number }) => (
      <a href={addressOf([path, id])}>
        {wo_number} <span class="faint">#{report_id}</span>
      </a>
    ),
  },
  { title: partner, show: (order) => order.partner },
  { title: columns.client, sort: 'client', show: ({ client }) => client || texts.none },
  { title: columns.work, sort: 'work', show: ({ work_type }) => work_type || texts.none },
  {
    title: columns.property,
    sort: 'city',
    show: ({ address, city, state, zip }) => `${address}, ${city}, ${state} ${zip}`,
  },
  { title: columns.due, sort: 'due', show: ({ date_due }) => <Day day={date_due} /> },
  {
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
  { title: columns.person, show: ({ person }) => person ?? texts.none },
  {
    title: columns.received,
    sort: 'received',
    show: ({ received_at }) => <Time at={received_at} />,
  },
];
