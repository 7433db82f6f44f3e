import { isRowId, type SiteContext } from '../engine/context.js';
import type { Statements } from '../engine/store/database.js';
import type { BidValues } from '../orders/items.js';
import { noOrder } from '../orders/order-writing.js';

/** The received results of an order, from all senders. Amounts are decimal texts, times milliseconds since 1970. */
export interface OrderResults {
  readonly bids: readonly (BidValues & { readonly comp_note_id: string })[];
  /** The time of the confirmation that there are no bids and completions; null without one. */
  readonly no_bids_at: number | null;
  readonly invoices: readonly {
    readonly invoice_id: string;
    readonly comment: string;
    readonly lines: readonly {
      readonly line_id: string;
      /** The sender's own id of it. */
      readonly sender_line_id: string;
      readonly item_id: string | null;
      readonly item_desc: string;
      readonly quantity: string;
      readonly price: string;
      readonly flat_fee: boolean;
    }[];
  }[];
  readonly answers: readonly {
    readonly pcr_form_id: string;
    readonly pcr_question_id: string;
    readonly rows: readonly unknown[];
  }[];
  readonly flags: readonly {
    /** Our id of the photo. */
    readonly file_id: string;
    /** `b` bid, `c` completion, `pc` question. */
    readonly work_type: string;
    /** comp_note_id, or `pcr_form_id/pcr_question_id`. */
    readonly target: string;
    readonly stage: string;
  }[];
  readonly check_ins: readonly {
    readonly checkin_ts: string;
    readonly gps_lat: string;
    readonly gps_lng: string;
    /** The whole data, as they were received. */
    readonly data: unknown;
  }[];
}

/** Reads the results of an order. @throws LinkError `order_not_found` */
export async function resultsOf(
  { database: { read } }: SiteContext,
  reportId: string,
): Promise<OrderResults> {
  const isThere =
    isRowId(reportId) &&
    (await read
      .selectFrom('orders')
      .select('id')
      .where('id', '=', reportId)
      .where('account_id', 'is not', null)
      .executeTakeFirst());
  if (!isThere) throw noOrder(reportId);
  return {
    bids: await bidsOf(read, reportId),
    no_bids_at: await confirmedAt(read, reportId),
    invoices: await invoicesOf(read, reportId),
    answers: await answersOf(read, reportId),
    flags: await read
      .selectFrom('photo_flags')
      .select(['file_id', 'work_type', 'target', 'stage'])
      .where('order_id', '=', reportId)
      .orderBy('file_id')
      .execute(),
    check_ins: await checkInsOf(read, reportId),
  };
}

/** Reads the bids and completions of an order. @param id that of one. Default: all */
export async function bidsOf(
  read: Statements,
  reportId: string,
  id?: string,
): Promise<OrderResults['bids']> {
  const rows = await read
    .selectFrom('bid_comps')
    .select(['id', 'item_key', 'item_desc', 'qty_bid', 'client_price_bid', 'bid_note'])
    .select(['qty_comp', 'comp_note'])
    .where('order_id', '=', reportId)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();
  return rows.map(({ id, item_key, ...bid }) => ({ comp_note_id: id, item_id: item_key, ...bid }));
}

async function confirmedAt(read: Statements, reportId: string): Promise<number | null> {
  const row = await read
    .selectFrom('bid_confirmations')
    .select((confirmation) => confirmation.fn.max('confirmed_at').as('last_at'))
    .where('order_id', '=', reportId)
    .executeTakeFirst();
  return row?.last_at ?? null;
}

/** Reads the answers of an order. @param formId the form. Default: all */
export async function answersOf(
  read: Statements,
  reportId: string,
  formId?: string,
): Promise<OrderResults['answers']> {
  const rows = await read
    .selectFrom('answers')
    .select(['pcr_form_id', 'pcr_question_id', 'answer_rows'])
    .where('order_id', '=', reportId)
    .$if(formId !== undefined, (all) => all.where('pcr_form_id', '=', formId ?? ''))
    .orderBy('pcr_form_id')
    .orderBy('pcr_question_id')
    .execute();
  return rows.map(({ answer_rows, ...answer }) => ({ ...answer, rows: JSON.parse(answer_rows) }));
}

/** Reads the check-ins of an order. @param id that of one. Default: all */
export async function checkInsOf(
  read: Statements,
  reportId: string,
  id?: string,
): Promise<OrderResults['check_ins']> {
  const rows = await read
    .selectFrom('check_ins')
    .select(['checked_in_text', 'gps_lat', 'gps_lng', 'raw'])
    .where('order_id', '=', reportId)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();
  return rows.map(({ checked_in_text, raw, ...position }) => ({
    checkin_ts: checked_in_text,
    ...position,
    data: JSON.parse(raw),
  }));
}

/** Reads the invoices of an order. @param id that of one. Default: all */
export async function invoicesOf(
  read: Statements,
  reportId: string,
  id?: string,
): Promise<OrderResults['invoices']> {
  const invoices = await read
    .selectFrom('invoices')
    .select(['id', 'comment'])
    .where('order_id', '=', reportId)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();
  const lines = await read
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(['invoice_lines.id', 'invoice_lines.invoice_id', 'line_key', 'item_key', 'item_desc'])
    .select(['quantity', 'price', 'is_flat_fee'])
    .where('order_id', '=', reportId)
    // Lines for the client are no result of the contractor.
    .where('side', '=', 'contractor')
    .orderBy('invoice_lines.id')
    .execute();
  return invoices.map((invoice) => ({
    invoice_id: invoice.id,
    comment: invoice.comment,
    lines: lines
      .filter(({ invoice_id }) => invoice_id === invoice.id)
      .map((line) => ({
        line_id: line.id,
        sender_line_id: line.line_key,
        item_id: line.item_key,
        item_desc: line.item_desc,
        quantity: line.quantity,
        price: line.price,
        flat_fee: line.is_flat_fee,
      })),
  }));
}
