import type { ComponentChildren } from 'preact';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { Badge, Day } from '../../parts/basics.js';
import { formatDaysFrom } from '../../parts/formats.js';
import { today } from '../../site-facts.js';
import { orderTexts } from '../../texts/order.js';
import { texts } from '../../texts.js';
import { Status } from '../lists/order-columns.js';

const words = orderTexts.head;

type ShownField =
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'client_company_alias'
  | 'work_type_alias'
  | 'date_due';

/** The parts of an order that its head shows. */
export type HeadOrder = Pick<OrderDetail, 'wo_number' | 'wo_status' | 'person'> & {
  readonly fields: Pick<OrderDetail['fields'], ShownField>;
};

/** The head of an order, which stays in sight: what it is, where, until when, and the next action. */
export function OrderHead({ order, next }: { order: HeadOrder; next: ComponentChildren }) {
  const { address, city, state, zip, date_due, ...fields } = order.fields;
  const location = `${address}, ${city}, ${state} ${zip}`;
  return (
    <header class="order-head">
      <h1>
        {texts.order.title(order.wo_number)} <Status status={order.wo_status} />
      </h1>
      <p class="where">
        <a href={mapsAddress(location)} target="_blank" rel="noreferrer">
          {location} <span class="unseen">{words.maps}</span>
        </a>
      </p>
      <dl class="brief">
        <Part name={words.due}>
          <Due day={date_due} isClosed={CLOSED.has(order.wo_status)} />
        </Part>
        <Part name={words.client} isMore>
          {fields.client_company_alias || texts.none}
        </Part>
        <Part name={words.work} isMore>
          {fields.work_type_alias || texts.none}
        </Part>
        <Part name={words.person} isMore>
          {order.person ?? words.nobody}
        </Part>
      </dl>
      {next && <div class="next screen">{next}</div>}
    </header>
  );
}

/** One fact of the head. @param isMore true for one that a narrow page leaves to the facts below */
function Part(props: { name: string; isMore?: boolean; children: ComponentChildren }) {
  return (
    <div class={props.isMore ? 'wide-only' : ''}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** The statuses in which an order is late no more. */
const CLOSED: ReadonlySet<string> = new Set([
  'Ready for Office',
  'Invoiced',
  'Complete',
  'Cancelled',
]);

function Due({ day, isClosed }: { day: string | null; isClosed: boolean }) {
  const now = today();
  const from = day === null || isClosed ? '' : formatDaysFrom(day, now);
  return (
    <>
      <Day day={day} /> {from !== '' && <span>({from})</span>}{' '}
      {from !== '' && (day ?? '') < now && <Badge tone="bad">{words.late}</Badge>}
    </>
  );
}

/** Returns the address that opens a place in the maps of a device. @param device the user agent of the browser */
export function mapsAddress(location: string, device: string = navigator.userAgent): string {
  const query = encodeURIComponent(location);
  if (/iPhone|iPad|Macintosh/.test(device)) return `https://maps.apple.com/?q=${query}`;
  if (/Android/.test(device)) return `geo:0,0?q=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}
