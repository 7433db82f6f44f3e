import { randomUUID } from 'node:crypto';
import { shortName } from '../../../protocol/errors/short-name.js';
import { alreadyThere, isRowId, notFound } from '../../engine/context.js';
import type { Input } from '../../engine/input.js';
import { beyondLimit } from '../../engine/limits.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import type { AnyOrder } from '../order-writing.js';
import { changedMembers, requireActiveUnit } from './bid-values.js';
import {
  changedLine,
  type LineContent,
  type PricedInvoice,
  type PricedLine,
  readDiscount,
  readLine,
  readLines,
} from './invoice-values.js';
import { pricedItems } from './prices.js';

type StoredInvoice = StoredRow<'invoices'>;
type StoredLine = StoredRow<'invoice_lines'>;

/** A stored line with the key of its sender. */
export type KeyedLine = PricedLine & { readonly key: string };

/** Returns an invoice and its order, by the id of the invoice; undefined where there is none. */
export async function invoiceRow(
  statements: Statements,
  id: string,
): Promise<StoredInvoice | undefined> {
  if (!isRowId(id)) return undefined;
  return statements.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the invoice of an order: that of its account, else the last one of an earlier account. An imported order has
 * no account.
 */
export async function invoiceOf(
  statements: Statements,
  orderId: string,
  accountId: string | null,
): Promise<StoredInvoice | undefined> {
  const rows = await statements
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('modified_at', 'desc')
    .execute();
  return rows.find(({ account_id }) => account_id === accountId) ?? rows[0];
}

/** Returns the error for an unknown invoice. */
export function noInvoice(id: string): Error {
  return notFound(`invoice ${shortName(id)}`);
}

/** Returns the error for a second invoice of an order. */
export function invoiceThere(orderId: string, id: string): Error {
  return alreadyThere(`an invoice of order ${orderId}, ${id}: change that one`);
}

/** Returns the invoice and the description of a line. @throws LinkError `not_found` */
export async function lineRow(
  statements: Statements,
  id: string,
): Promise<Pick<StoredLine, 'invoice_id' | 'item_desc'>> {
  const line = isRowId(id)
    ? await statements
        .selectFrom('invoice_lines')
        .select(['invoice_id', 'item_desc'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (line) return line;
  throw notFound(`line ${shortName(id)}`);
}

/** Returns the lines of an invoice, by their ids. */
export async function lineRows(
  statements: Statements,
  invoiceId: string,
): Promise<readonly KeyedLine[]> {
  const rows = await statements
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();
  return rows.map(shownLine);
}

/** Returns an invoice with the given lines. */
export function shownInvoice(row: StoredInvoice, lines: readonly PricedLine[]): PricedInvoice {
  return {
    invoice_id: row.id,
    report_id: row.order_id,
    created_at: row.created_at ?? row.modified_at,
    completed_at: row.completed_at,
    sent_to_client_date: row.sent_to_client_date,
    contractor_discount: row.contractor_discount,
    client_discount: row.client_discount,
    lines,
  };
}

function shownLine(row: StoredLine): KeyedLine {
  return {
    key: row.line_key,
    line_id: row.id,
    side: row.side === 'client' ? 'client' : 'contractor',
    item_id: row.item_key,
    item_desc: row.item_desc,
    quantity: row.quantity,
    price: row.price,
    flat_fee: row.is_flat_fee,
    unit_id: row.unit_id,
    adjustment: row.adjustment,
    adjustment_comment: row.adjustment_comment,
  };
}

/** Makes the row of an invoice of an account, or finds it. @returns its id */
export async function makeInvoice(
  tx: Statements,
  { id: order_id }: AnyOrder,
  accountId: string,
  at: number,
): Promise<string> {
  const { id } = await tx
    .insertInto('invoices')
    .values({
      order_id,
      account_id: accountId,
      comment: '',
      raw: '{}',
      modified_at: at,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'account_id']).doUpdateSet({ modified_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A change of the lines of an invoice, within a transaction. */
export interface LineChanges {
  readonly order: AnyOrder;
  readonly invoiceId: string;
  /** Its present lines. */
  readonly lines: readonly KeyedLine[];
  readonly input: Input;
  /** The most lines of one call. */
  readonly most: number;
}

/**
 * Changes and adds lines of an invoice. All changes are validated before the first one is stored.
 *
 * @returns the changed and added lines
 * @throws LinkError `not_found` for a line that the invoice does not have, `input_invalid`, `item_not_found`,
 * `item_desc_missing`, `call_too_large`
 */
export async function changeLines(
  tx: Statements,
  { order, invoiceId, lines, input, most }: LineChanges,
): Promise<readonly KeyedLine[]> {
  const changes = readLines(input);
  if (changes.length === 0) return [];
  if (changes.length > most) throw beyondLimit('lines', 'lines', changes.length, most);
  const items = await pricedItems(tx, order);
  const changed = new Map<string, PricedLine>();
  const read = changes.map((change) => {
    const found = changedLine(lines, change);
    // A line that a call names twice has both changes.
    const before = found && (changed.get(found.line_id) ?? found);
    const content = readLine(change, before, items);
    if (found) changed.set(found.line_id, { ...found, ...content });
    return { before, content };
  });
  for (const { before, content } of read) {
    await requireActiveUnit(tx, content.unit_id, before?.unit_id);
  }
  const stored: KeyedLine[] = [];
  for (const { before, content } of read) {
    const key = lines.find(({ line_id }) => line_id === before?.line_id)?.key ?? '';
    stored.push(
      before
        ? await changeLine(tx, { ...content, key, line_id: before.line_id })
        : await addLine(tx, invoiceId, content),
    );
  }
  return stored;
}

async function changeLine(tx: Statements, line: KeyedLine): Promise<KeyedLine> {
  const { line_id, key: _, ...content } = line;
  const columns = columnsOf(content);
  await tx.updateTable('invoice_lines').set(columns).where('id', '=', line_id).execute();
  return line;
}

/** Adds a line. @param key that of its sender. Default: a new one */
export async function addLine(
  tx: Statements,
  invoiceId: string,
  content: LineContent,
  key = `api-${randomUUID()}`,
): Promise<KeyedLine> {
  const row = await tx
    .insertInto('invoice_lines')
    .values({ ...columnsOf(content), invoice_id: invoiceId, line_key: key, raw: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...content, line_id: row.id, key };
}

function columnsOf({ item_id, flat_fee, ...content }: LineContent) {
  return { ...content, item_key: item_id, is_flat_fee: flat_fee };
}

/** Changes the members of an invoice besides its lines. @returns the names of those that differ */
export async function changeInvoice(
  tx: Statements,
  row: StoredInvoice,
  input: Input,
  at: number,
): Promise<string[]> {
  const isComplete = input.flag('is_complete') ?? row.completed_at !== null;
  const date = input.has('sent_to_client_date') ? input.date('sent_to_client_date') : undefined;
  const discount = (name: 'contractor_discount' | 'client_discount') =>
    input.has(name) ? readDiscount(input, name) : row[name];
  const after = {
    completed_at: isComplete ? (row.completed_at ?? at) : null,
    contractor_discount: discount('contractor_discount'),
    client_discount: discount('client_discount'),
    sent_to_client_date:
      date === undefined ? row.sent_to_client_date : (date?.replace(DAY, '$1-$2-$3') ?? null),
  };
  await tx
    .updateTable('invoices')
    .set({ ...after, modified_at: at })
    .where('id', '=', row.id)
    .execute();
  return changedMembers<object>(row, after);
}

/** A date as an input has it. */
const DAY = /^(\d{4})(\d{2})(\d{2})$/;
