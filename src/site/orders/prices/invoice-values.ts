import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { notFound } from '../../engine/context.js';
import type { Input } from '../../engine/input.js';
import { EMPTY_ITEM, OTHER_ITEM } from '../items.js';
import { hundredths, ofHundredths } from '../line-items.js';
import type { PricedItem } from './prices.js';

/** The lists of lines of an invoice: of the contractor, as those that come by link, and for the client. */
export type InvoiceSide = 'contractor' | 'client';

/** A line of an invoice. Amounts are decimal texts. The link carries it without side, unit and adjustment. */
export interface PricedLine {
  /** The id at this site, unique among the lines of owned and imported orders. */
  readonly line_id: string;
  readonly side: InvoiceSide;
  /** The item; null for an other item. */
  readonly item_id: string | null;
  readonly item_desc: string;
  readonly quantity: string;
  /** The price of one unit. */
  readonly price: string;
  /** True if the price is that of the line, whatever its quantity. */
  readonly flat_fee: boolean;
  readonly unit_id: string | null;
  /** Money that is added to the sum of the line. */
  readonly adjustment: string | null;
  readonly adjustment_comment: string;
}

/** An invoice of an order, with the lines of both sides by their ids. */
export interface PricedInvoice {
  readonly invoice_id: string;
  readonly report_id: string;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  /** The time at which it was marked complete; null while it is not. */
  readonly completed_at: number | null;
  /** `YYYY-MM-DD`. */
  readonly sent_to_client_date: string | null;
  /** A percentage of the sum of the lines of a side; null without one. */
  readonly contractor_discount: string | null;
  readonly client_discount: string | null;
  readonly lines: readonly PricedLine[];
}

/** A line to change or to add. Absent members stay; those of a new line have defaults. */
export interface LineChange {
  /** The line to change. Absent: a new line. */
  readonly line_id?: string;
  readonly item_id?: string | number;
  /** The description, which a new line of an other item requires. */
  readonly item_desc?: string;
  /** Default 1. */
  readonly quantity?: string | number;
  /** Default: the price of the item for this side, where there is one. */
  readonly price?: string | number;
  readonly flat_fee?: boolean;
  readonly unit_id?: string | null;
  readonly adjustment?: string | number | null;
  readonly adjustment_comment?: string;
}

/** The lines of a new invoice. */
export interface NewPricedInvoice {
  readonly contractor_lines?: readonly LineChange[];
  readonly client_lines?: readonly LineChange[];
}

/** Changes of an invoice. Absent members stay. */
export interface InvoiceChanges extends NewPricedInvoice {
  /** Lines of either side to change. New ones are added for the client. */
  readonly lines?: readonly LineChange[];
  readonly is_complete?: boolean;
  /** 0 to 100 per cent. */
  readonly contractor_discount?: string | number | null;
  readonly client_discount?: string | number | null;
  /** A date, `YYYY-MM-DD`. */
  readonly sent_to_client_date?: string | null;
}

/** The values of a line without its id. */
export type LineContent = Omit<PricedLine, 'line_id'>;

const LINE = [
  'line_id',
  'item_id',
  'item_desc',
  'quantity',
  'price',
  'flat_fee',
  'unit_id',
  'adjustment',
  'adjustment_comment',
] as const;
export const NEW_INVOICE = ['contractor_lines', 'client_lines'] as const;
export const INVOICE_CHANGES = [
  ...NEW_INVOICE,
  'lines',
  'is_complete',
  'contractor_discount',
  'client_discount',
  'sent_to_client_date',
] as const;

/** A change of a line with the side that it names; undefined for either. */
export interface ReadLine {
  readonly input: Input;
  readonly lineId: string;
  readonly side: InvoiceSide | undefined;
}

/** Reads the lines of an input. @throws LinkError `input_invalid` */
export function readLines(input: Input): readonly ReadLine[] {
  const read = (member: string, side: InvoiceSide | undefined) =>
    input
      .objects(member, LINE)
      .map((line) => ({ input: line, lineId: line.text('line_id'), side }));
  return [
    ...read('lines', undefined),
    ...read('contractor_lines', 'contractor'),
    ...read('client_lines', 'client'),
  ];
}

/** Returns the line that a change names; undefined for a new line. @throws LinkError `not_found` */
export function changedLine(
  lines: readonly PricedLine[],
  { lineId, side }: Omit<ReadLine, 'input'>,
): PricedLine | undefined {
  if (lineId === '') return undefined;
  const found = lines.find(
    (line) => line.line_id === lineId && (side === undefined || line.side === side),
  );
  if (found) return found;
  throw notFound(`line ${shortName(lineId)} ${side === undefined ? '' : `of the ${side} `}there`);
}

/**
 * Reads a line over the former one.
 *
 * @param items the items of the order with their prices
 * @throws LinkError `input_invalid`, `item_not_found`, `item_desc_missing`
 */
export function readLine(
  { input, side = 'client' }: Omit<ReadLine, 'lineId'>,
  before: PricedLine | undefined,
  items: readonly PricedItem[],
): LineContent {
  const chosen = input.has('item_id') ? itemOf(input, before, items) : undefined;
  const own = { item_id: before?.item_id ?? null, item_desc: before?.item_desc ?? '' };
  const item_id = chosen === undefined ? own.item_id : chosen.key;
  const given = input.text('item_desc', 10_000);
  // A change that names the item of the line once more leaves its description.
  const isOther = chosen !== undefined && chosen.key !== before?.item_id;
  const item_desc = given || (isOther ? chosen.description : own.item_desc);
  if (item_id === null && item_desc === '') {
    throw new LinkError('item_desc_missing', `${input.path}: item_desc or item_id is required.`);
  }
  const of = before?.side ?? side;
  const list = of === 'client' ? chosen?.client_price : chosen?.contractor_price;
  const price = input.amount('price') ?? before?.price ?? list ?? undefined;
  if (price === undefined) throw input.wrong('price', 'is required: the item has no price');
  const has = (name: (typeof LINE)[number]) => input.has(name);
  return {
    side: of,
    item_id,
    item_desc,
    quantity: input.amount('quantity') ?? before?.quantity ?? '1.00',
    price,
    flat_fee: input.flag('flat_fee') ?? before?.flat_fee ?? false,
    unit_id: has('unit_id')
      ? input.text('unit_id', 18) || null
      : (before?.unit_id ?? chosen?.unit_id ?? null),
    adjustment: has('adjustment') ? input.amount('adjustment') : (before?.adjustment ?? null),
    adjustment_comment: has('adjustment_comment')
      ? input.text('adjustment_comment', 10_000)
      : (before?.adjustment_comment ?? ''),
  };
}

/** The parts of an item that a line takes over. */
type ChosenItem = Pick<
  PricedItem,
  'description' | 'client_price' | 'contractor_price' | 'unit_id'
> & {
  readonly key: string | null;
};

const OTHER: ChosenItem = {
  key: null,
  description: '',
  client_price: null,
  contractor_price: null,
  unit_id: null,
};

function itemOf(
  input: Input,
  before: PricedLine | undefined,
  items: readonly PricedItem[],
): ChosenItem {
  const key = input.text('item_id', 255);
  if (key === '' || key === EMPTY_ITEM || key === OTHER_ITEM) return OTHER;
  const item = items.find((one) => one.key === key);
  if (item) return item;
  // An item that the order does not take any more stays on its line.
  if (before?.item_id === key) return { ...OTHER, key, description: before.item_desc };
  throw new LinkError('item_not_found', `${input.path}: the order has no item ${shortName(key)}.`);
}

/** Reads a percentage; null without one. @throws LinkError `input_invalid` */
export function readDiscount(input: Input, name: string): string | null {
  const amount = input.amount(name);
  if (amount === null || amount === '0.00') return null;
  if (amount.startsWith('-') || hundredths(amount) > 100_00n) {
    throw input.wrong(name, 'must be a percentage from 0 to 100');
  }
  return amount;
}

/**
 * Returns the sum of lines after a discount, rounded half up to hundredths: each line is quantity times price, or the
 * price of a flat fee, and its adjustment.
 */
export function totalOf(
  lines: readonly Pick<LineContent, 'quantity' | 'price' | 'flat_fee' | 'adjustment'>[],
  discount: string | null,
): string {
  const sum = lines.reduce((total, { quantity, price, flat_fee, adjustment }) => {
    const own = flat_fee ? 100n * hundredths(price) : hundredths(quantity) * hundredths(price);
    return total + own + 100n * hundredths(adjustment ?? '0.00');
  }, 0n);
  const part = sum * (10_000n - hundredths(discount ?? '0.00'));
  const whole = part < 0n ? -part : part;
  const cents = (whole + 500_000n) / 1_000_000n;
  return ofHundredths(part < 0n ? -cents : cents);
}
