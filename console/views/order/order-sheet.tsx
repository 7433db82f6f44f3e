import type { ComponentChildren } from 'preact';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { Failure } from '../../parts/basics.js';
import type { AskError } from '../../server.js';
import { texts } from '../../texts.js';
import { Status } from '../orders.js';

/** An order as a sheet: its title, its actions and its records. On paper each page repeats its head. */
export function OrderSheet(props: {
  readonly order: Pick<OrderDetail, 'wo_number' | 'report_id' | 'wo_status'> & {
    readonly fields: Pick<OrderDetail['fields'], 'address' | 'city' | 'state' | 'zip'>;
  };
  /** The buttons before the print button. */
  readonly actions: ComponentChildren;
  readonly error: AskError | undefined;
  readonly onRetry: () => void;
  readonly children: ComponentChildren;
}) {
  const { order, actions, error, onRetry } = props;
  const { address, city, state, zip } = order.fields;
  const title = texts.order.title(order.wo_number);
  return (
    <article class="sheet">
      <p class="sheet-head" aria-hidden="true">
        {`${title} #${order.report_id} · ${address}, ${city}, ${state} ${zip}`}
      </p>
      <div class="sheet-body">
        <div class="head">
          <h1>
            {title} <Status status={order.wo_status} />
          </h1>
          <div class="actions">
            {actions}
            <button type="button" onClick={() => void printPage()}>
              {texts.order.print}
            </button>
          </div>
        </div>
        {error && <Failure error={error} onRetry={onRetry} />}
        {props.children}
      </div>
    </article>
  );
}

/** Prints the page after all its pictures are loaded: those outside of the screen are loaded lazily. */
async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll('main img')].filter(
    (element) => element instanceof HTMLImageElement,
  );
  for (const picture of pictures) picture.loading = 'eager';
  // A broken picture delays none of the others.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  print();
}
