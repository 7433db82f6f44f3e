import { useState } from 'preact/hooks';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import type { ShownForm } from '../../../src/site/console/orders/order-forms.js';
import { useLoaded } from '../../load.js';
import { Badge, Failure, Time } from '../../parts/basics.js';
import {
  formatAmount,
  formatAnswer,
  formatMoney,
  formatNoteTime,
  formatNumber,
} from '../../parts/formats.js';
import { type Column, List } from '../../parts/list.js';
import { multiply, sum } from '../../parts/tables/amounts.js';
import { tableTexts } from '../../texts/tables.js';
import { texts } from '../../texts.js';
import { sectionOfForm } from './missing-list.js';

const { columns } = texts.order;

type Results = OrderDetail['results'];
type Bid = Results['bids'][number];
type InvoiceLine = Results['invoices'][number]['lines'][number];

const amountOf = (amount: string | null) => (amount === null ? texts.none : formatAmount(amount));
const moneyOf = (amount: string | null) => (amount === null ? texts.none : formatMoney(amount));

const BIDS: readonly Column<Bid>[] = [
  { title: columns.item, show: ({ item_id, item_desc }) => item_desc || item_id },
  { title: columns.bid, show: ({ qty_bid }) => amountOf(qty_bid), isNumber: true },
  {
    title: columns.price,
    show: ({ client_price_bid }) => moneyOf(client_price_bid),
    isNumber: true,
  },
  { title: columns.total, show: (bid) => shownTotal(totalOfBid(bid)), isNumber: true },
  { title: columns.done, show: ({ qty_comp }) => amountOf(qty_comp), isNumber: true },
  {
    title: columns.comment,
    show: ({ bid_note, comp_note }) => [bid_note, comp_note].filter(Boolean).join(' · '),
  },
];

const INVOICE: readonly Column<InvoiceLine>[] = [
  { title: columns.item, show: ({ item_id, item_desc }) => item_desc || item_id },
  { title: columns.quantity, show: ({ quantity }) => formatAmount(quantity), isNumber: true },
  {
    title: columns.price,
    show: ({ price, flat_fee }) => (
      <>
        {formatMoney(price)} {flat_fee && <span class="faint">{tableTexts.invoice.flat}</span>}
      </>
    ),
    isNumber: true,
  },
  { title: columns.total, show: (line) => shownTotal(totalOfLine(line)), isNumber: true },
];

/** Returns quantity times price of what was bid; undefined for a completion alone, and for a bid without a price. */
function totalOfBid({ qty_bid, client_price_bid }: Bid): string | undefined {
  return qty_bid === null || client_price_bid === null
    ? undefined
    : multiply(qty_bid, client_price_bid);
}

/** Returns quantity times price; the price alone where it is that of the whole line. */
function totalOfLine({ quantity, price, flat_fee }: InvoiceLine): string {
  return flat_fee ? price : multiply(quantity, price);
}

const shownTotal = (total: string | undefined) => moneyOf(total ?? null);

/** The sum of a table. */
function Total({ of }: { readonly of: readonly (string | undefined)[] }) {
  const amounts = of.filter((one) => one !== undefined);
  return (
    <>
      {tableTexts.total} <strong>{formatMoney(sum(amounts))}</strong>
    </>
  );
}

/** The results of an order: answers of its forms, bids, invoice, check-ins. */
export function Results({ order }: { order: OrderDetail }) {
  const { bids, no_bids_at, invoices, check_ins } = order.results;
  return (
    <>
      <FormAnswers order={order} />
      <section>
        <h2>{texts.order.bids}</h2>
        {bids.length > 0 && (
          <List
            caption={texts.order.bids}
            columns={BIDS}
            rows={bids}
            idOf={(bid) => bid.comp_note_id}
            total={<Total of={bids.map(totalOfBid)} />}
          />
        )}
        {no_bids_at !== null && (
          <p>
            {texts.order.noBids} <Time at={no_bids_at} />
          </p>
        )}
        {bids.length === 0 && no_bids_at === null && <p class="faint">{texts.order.nothing}</p>}
      </section>
      <section>
        <h2>{texts.order.invoice}</h2>
        {invoices.map(({ invoice_id, comment, lines }) => (
          <div key={invoice_id}>
            <List
              caption={texts.order.invoice}
              columns={INVOICE}
              rows={lines}
              idOf={(line) => line.line_id}
              total={<Total of={lines.map(totalOfLine)} />}
            />
            <p>{comment}</p>
          </div>
        ))}
        {invoices.length === 0 && <p class="faint">{texts.order.nothing}</p>}
      </section>
      <section>
        <h2>{texts.order.checkIns}</h2>
        {check_ins.length === 0 && <p class="faint">{texts.order.nothing}</p>}
        <ul>
          {check_ins.map(({ checkin_ts, gps_lat, gps_lng }) => (
            <li key={`${checkin_ts} ${gps_lat} ${gps_lng}`}>
              {formatNoteTime(checkin_ts)}{' '}
              <a href={`geo:${gps_lat},${gps_lng}`}>
                {formatNumber(String(gps_lat))}, {formatNumber(String(gps_lng))}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The forms of an order with their answers. */
function FormAnswers({ order: { forms, report_id } }: { order: OrderDetail }) {
  if (forms.length === 0) return null;
  return (
    <section>
      <h2>{texts.order.forms}</h2>
      {forms.map((form) => (
        <section key={form.pcr_form_id} id={sectionOfForm(form.pcr_form_id)} tabIndex={-1}>
          <h3>
            {formName(form)} {form.is_required && <Badge tone="wait">{texts.order.required}</Badge>}
          </h3>
          {form.answers.length === 0 && <p class="faint">{texts.order.noAnswers}</p>}
          {form.answers.length > 0 && (
            <dl class="answers">
              {form.answers.map(({ question_id, question, answer, kind }) => (
                <div key={question_id}>
                  <dt>{question}</dt>
                  <dd>{formatAnswer(kind, answer)}</dd>
                </div>
              ))}
            </dl>
          )}
          {form.name !== '' && <Beginning order={report_id} form={form.pcr_form_id} />}
        </section>
      ))}
    </section>
  );
}

/** The initial answers of a form: fields of the order, and answers for earlier orders. */
function Beginning({ order, form }: { order: string; form: string }) {
  const [isOpen, setOpen] = useState(false);
  const [orderPart, formPart] = [order, form].map(encodeURIComponent);
  const path = `orders/${orderPart}/forms/${formPart}/offer` as const;
  const { answer, error, reload } = useLoaded(isOpen ? path : undefined);
  return (
    <details class="screen" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.order.beginning}</summary>
      {error && <Failure error={error} onRetry={reload} />}
      {answer?.beginning.length === 0 && <p class="faint">{texts.order.noBeginning}</p>}
      <dl class="answers">
        {answer?.beginning.map((one) => (
          <div key={one.question_id}>
            <dt>{one.question}</dt>
            <dd>
              {formatAnswer(one.kind, one.answer) || texts.none}{' '}
              <span class="faint">
                {one.wo_number === null
                  ? texts.order.ofThisOrder
                  : texts.order.title(one.wo_number)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Returns the name of a form; its id before it is imported. */
export function formName({
  pcr_form_id,
  form_ver_id,
  name,
}: Omit<ShownForm, 'answers' | 'is_required'>) {
  return texts.order.form(pcr_form_id, name, form_ver_id);
}
