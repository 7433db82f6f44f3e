import type { ComponentChildren } from 'preact';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { Failure } from '../../parts/basics.js';
import { isPartLoading } from '../../parts/lazy.js';
import type { AskError } from '../../server.js';
import { orderTexts } from '../../texts/order.js';
import { texts } from '../../texts.js';
import { type HeadOrder, OrderHead } from './order-head.js';

/** The fields that hold what is to be done. */
type InstructionFields = Pick<OrderDetail['fields'], 'comments' | 'cust_text'>;

/**
 * The page of an order, owned or imported: its head, which stays in sight, what is missing at its right, and its
 * records. On paper each page repeats its name.
 */
export function OrderSheet(props: {
  readonly order: HeadOrder & {
    readonly status_reason: string;
    readonly fields: InstructionFields;
  };
  /** The next action: the filled button. */
  readonly next?: ComponentChildren;
  /** The buttons before the print button. */
  readonly actions: ComponentChildren;
  /** The buttons that move the order to another state. */
  readonly commands?: ComponentChildren;
  /** The panel of what is missing. */
  readonly panel?: ComponentChildren;
  readonly error: AskError | undefined;
  readonly onRetry: () => void;
  readonly children: ComponentChildren;
}) {
  const { order, error, onRetry } = props;
  const { address, city, state, zip } = order.fields;
  const title = texts.order.title(order.wo_number);
  return (
    <article class="sheet">
      <p class="sheet-head" aria-hidden="true">
        {`${title} · ${address}, ${city}, ${state} ${zip}`}
      </p>
      <div class="sheet-body">
        <OrderHead order={order} next={props.next} />
        {error && <Failure error={error} onRetry={onRetry} />}
        <div class="order-parts">
          {props.panel && <aside class="screen missing">{props.panel}</aside>}
          <div class="order-records">
            <div class="actions">
              {props.actions}
              <button type="button" onClick={() => void printPage()}>
                {texts.order.print}
              </button>
            </div>
            {props.commands}
            {order.status_reason !== '' && (
              <p class="notice">
                <strong>{order.wo_status}:</strong> {order.status_reason}
              </p>
            )}
            <Instructions fields={order.fields} />
            {props.children}
          </div>
        </div>
      </div>
    </article>
  );
}

/** The instructions of an order, before everything else. */
function Instructions({ fields: { comments, cust_text } }: { fields: InstructionFields }) {
  const given = [comments, cust_text].filter((text) => text.trim() !== '');
  return (
    <section class="instructions">
      <h2>{orderTexts.instructions}</h2>
      {given.length === 0 && <p class="faint">{orderTexts.noInstructions}</p>}
      {given.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** Milliseconds between two looks for parts whose code is being loaded. */
const PAUSE = 50;

/** Prints the page after all its parts and pictures are loaded: those outside of the screen are loaded lazily. */
async function printPage(): Promise<void> {
  // The page may have been shown anew meanwhile, with pictures that are loaded lazily again.
  for (let lazy = lazyPictures(); lazy.length > 0 || isPartLoading(); lazy = lazyPictures()) {
    if (isPartLoading()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await Promise.all(lazy.map(loadPicture));
  }
  print();
}

function lazyPictures(): readonly HTMLImageElement[] {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img');
  return [...pictures].filter(({ loading }) => loading !== 'eager');
}

/** Waits until a picture can be drawn. A broken picture delays none of the others. */
async function loadPicture(picture: HTMLImageElement): Promise<void> {
  picture.loading = 'eager';
  if (!picture.complete) {
    await new Promise((resolve) => {
      picture.addEventListener('load', resolve, { once: true });
      picture.addEventListener('error', resolve, { once: true });
    });
  }
  await picture.decode().catch(() => undefined);
}
