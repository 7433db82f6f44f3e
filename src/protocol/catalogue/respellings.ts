import { readAmount } from '../codec/amount.js';
import { isBlank, isUnsetDate } from '../codec/scalars.js';
import { isObject } from '../envelope/envelope.js';
import type { Respell } from './entry.js';

/** Returns the objects of a member that should be a list of objects. Some peers send a single object instead. */
function recordsIn(value: unknown): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

function word(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/**
 * The types of answers, each with all its names: those of the first document, and those that peers use (decisions:
 * "type names of answers").
 */
const ANSWER_TYPES = {
  int: ['int', 'integer'],
  number: ['number', 'decimal'],
  varchar: ['varchar', 'string'],
  longtext: ['longtext', 'long text', 'long_text', 'text'],
  date: ['date'],
} as const;

/** The type of an answer by each of its names, and the member of its value by each of its names. */
const typesByName = new Map<string, string>();
const valuesByName = new Map<string, string>();
for (const [type, names] of Object.entries(ANSWER_TYPES)) {
  for (const name of names) {
    typesByName.set(name, type);
    valuesByName.set(`${name}_value`, `${type}_value`);
  }
}

const VALUES: ReadonlySet<string> = new Set(valuesByName.values());

function isBlankAnswer(member: string, value: unknown): boolean {
  return isBlank(value ?? null) || (member === 'date_value' && isUnsetDate(value));
}

/**
 * Renames the values of a row to the names of their types. Of two names for one value, the one with a value is used.
 */
function renameValues(row: Record<string, unknown>): void {
  for (const name of Object.keys(row)) {
    const member = valuesByName.get(name);
    if (member === undefined || member === name) continue;
    if (isBlankAnswer(member, row[member])) row[member] = row[name];
    delete row[name];
  }
}

function respellAnswer(row: Record<string, unknown>): void {
  const sent = word(row.question_data_type);
  if (typeof sent !== 'string') return;
  const type = typesByName.get(sent.toLowerCase());
  renameValues(row);
  if (type !== undefined) row.question_data_type = type;
  else takeTwoDecimals(row, sent);
  const member = `${String(row.question_data_type)}_value`;
  const isNamed = Object.hasOwn(row, member);
  for (const name of VALUES) if (isBlankAnswer(name, row[name])) delete row[name];
  // A blank beside another value does not make a blank answer, because either of the two may be meant.
  const isBlankRow = [...VALUES].every((name) => row[name] === undefined);
  if (isNamed && isBlankRow && VALUES.has(member)) row[member] = null;
}

/**
 * Renames the value of the type of numbers with two decimals. The documents show no name for this type, so that every
 * name is accepted whose value is such a number.
 */
function takeTwoDecimals(row: Record<string, unknown>, type: string): void {
  const own = `${type}_value`;
  if (readAmount(row[own]) === undefined) return;
  row.question_data_type = 'number';
  row.number_value = row[own];
  delete row[own];
}

/**
 * Converts answers of send_pcr_answers. Their types, and the members of their values, have several names (decisions:
 * "type names of answers"). A blank answer becomes null, which clears its question (decisions: "blank answers in
 * send_pcr_answers").
 */
export const respellAnswers: Respell = ({ pcr_form_rows }) => {
  for (const row of recordsIn(pcr_form_rows)) respellAnswer(row);
};

/**
 * Converts blank answers to the form in which they are sent: empty text, which services send for unanswered questions.
 */
export function blankAnswers(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { pcr_form_rows: rows } = data;
  if (!Array.isArray(rows)) return data;
  const sent = rows.map((row: unknown) => {
    const blanks = [...VALUES].filter((name) => isObject(row) && row[name] === null);
    return isObject(row)
      ? { ...row, ...Object.fromEntries(blanks.map((name) => [name, ''])) }
      : row;
  });
  return { ...data, pcr_form_rows: sent };
}

/** Ids of get_invoice_items_order that stand for no item: custom items, and a choice that was not made. */
const OTHER: ReadonlySet<unknown> = new Set(['***other***', 'other']);
const NO_CHOICE: ReadonlySet<unknown> = new Set(['0', 0]);

/**
 * Converts an item of send_bid_comp. An item outside of the list becomes null for each of its spellings. A photo of a
 * bid is always of the stage before the work (decisions: "send_bid_comp quantities").
 */
export const respellItem: Respell = (data) => {
  const item = word(data.dst_invoice_item_id);
  if (OTHER.has(item) || NO_CHOICE.has(item)) data.dst_invoice_item_id = null;
  for (const flag of recordsIn(data.photo_flag_data)) {
    if (word(flag.work_type) === 'b' && isBlank(flag.stage ?? null)) flag.stage = 'b';
  }
};

/** The names of the chosen item where choices are a list of records. */
const CHOSEN_ITEM = ['dst_invoice_item_id', 'dst_invoice_item_ids', 'invoice_item_id'];

/**
 * Returns the chosen item of each line. One published table describes a list of objects. Each object is either a part
 * of the one map, or a record of a `line_id` and its item.
 */
function choicesByLine(chosen: unknown): unknown {
  const parts = isObject(chosen) ? Object.values(chosen) : [];
  if (parts.length === 0 || !parts.every(isObject)) return chosen;
  const records = parts.map((part) => {
    const item = CHOSEN_ITEM.find((name) => Object.hasOwn(part, name));
    const { line_id: line } = part;
    return item === undefined || (typeof line !== 'string' && typeof line !== 'number')
      ? part
      : { [line]: part[item] };
  });
  return Object.assign({}, ...records);
}

/**
 * Converts an invoice. A line without a choice among the items has no choice (decisions: "item 0"). A blank own item of
 * the sender becomes 0, as for the other items of send_bid_comp.
 */
export const respellInvoice: Respell = (data, { notice }) => {
  data.dst_invoice_item_ids = choicesByLine(data.dst_invoice_item_ids);
  if (data.dst_invoice_item_ids === undefined) delete data.dst_invoice_item_ids;
  const { dst_invoice_item_ids: chosen, invoice_lines } = data;
  for (const [line, item] of isObject(chosen) ? Object.entries(chosen) : []) {
    if (!isObject(chosen) || !(isBlank(item) || NO_CHOICE.has(word(item)))) continue;
    delete chosen[line];
    notice?.('event_data.dst_invoice_item_ids: a line without an item is taken as not chosen');
  }
  for (const line of recordsIn(invoice_lines)) {
    if (Object.hasOwn(line, 'invoice_item_id') && isBlank(line.invoice_item_id)) {
      line.invoice_item_id = '0';
    }
  }
};

/** Removes dates that were never set from notes. */
export const respellNotes: Respell = ({ note }) => {
  for (const one of recordsIn(note)) if (isUnsetDate(one.insert_date)) delete one.insert_date;
};

/** Sets the time of a check-in without one to now (decisions: "send_checkin without checkin_ts"). */
export const respellCheckins: Respell = ({ checkin_data }, { now, notice }) => {
  for (const [index, checkin] of recordsIn(checkin_data).entries()) {
    const { checkin_ts: time = null } = checkin;
    if (!isBlank(time) && !isUnsetDate(time)) continue;
    const arrival = new Date(now * 1000).toISOString();
    checkin.checkin_ts = `${arrival.slice(0, 10)} ${arrival.slice(11, 19)}Z`;
    notice?.(
      `event_data.checkin_data[${index}].checkin_ts: was not sent; the time of arrival is taken`,
    );
  }
};
