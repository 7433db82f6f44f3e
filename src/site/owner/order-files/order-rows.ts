import { shortName } from '../../../protocol/errors/short-name.js';
import { didYouMean } from '../../../protocol/nearest.js';
import { inputError } from '../../engine/input.js';
import { type FileRecord, positionOfNames } from '../../engine/records/record-file.js';
import { DATE_FIELDS, NEW_ORDER_MEMBERS } from '../../orders/order-fields.js';
import type { NewOrder } from '../orders/new-order.js';
import { memberOfColumn, nearestMember } from './column-names.js';
import { type DayOrder, writtenDay } from './written-day.js';

/** A column of a file of orders. */
export interface OrderColumn {
  readonly name: string;
  /** The member of an order that it has; '' for a column that is not used. */
  readonly member: string;
  /** The member that a column of an unknown name most likely has; '' for none. */
  readonly suggestion: string;
}

/** The way in which a file of orders is read. */
export interface OrderFileForm {
  /** Members by the names of columns, in place of those that their names mean; '' leaves a column out. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The order of day and month in dates of numbers. Default `mdy`. */
  readonly days?: DayOrder;
  /** The account of rows without one. */
  readonly account?: string;
  /** True if columns of unknown names are left out, as a person has seen. Default false: they are refused. */
  readonly leavesUnknown?: boolean;
}

/** The most columns of a file. */
const MOST_COLUMNS = 500;
/** The most unknown columns with a suggestion: each is compared with all known names, which takes about a millisecond. */
const MOST_SUGGESTIONS = 20;
const MEMBERS: ReadonlySet<string> = new Set(NEW_ORDER_MEMBERS);

/**
 * Returns the columns of a file with the members that they have. Of two columns for the same member the first has it.
 *
 * @throws LinkError `input_invalid` for two columns that are given the same member, and for a file of too many columns
 */
export function orderColumns(
  records: readonly FileRecord[],
  { columns = {} }: OrderFileForm,
  source: string,
): readonly OrderColumn[] {
  const names = columnNames(records, source);
  const given = new Map(Object.entries(columns));
  const taken = new Map<string, string>();
  for (const name of names) {
    const member = given.get(name) ?? '';
    if (member === '') continue;
    const other = taken.get(member);
    if (!MEMBERS.has(member)) throw inputError(source, `${member} is no member of an order`);
    if (other !== undefined) {
      throw inputError(
        source,
        `the columns ${shortName(other)} and ${shortName(name)} are both ${member}`,
      );
    }
    taken.set(member, name);
  }
  let unknownCount = 0;
  return names.map((name) => {
    const chosen = given.get(name);
    if (chosen !== undefined) return { name, member: chosen, suggestion: '' };
    const member = memberOfColumn(name) ?? '';
    const isFree = member !== '' && !taken.has(member);
    if (isFree) taken.set(member, name);
    if (member === '') unknownCount += 1;
    const isSuggested = member === '' && unknownCount <= MOST_SUGGESTIONS;
    const near = isSuggested ? nearestMember(name) : undefined;
    return { name, member: isFree ? member : '', suggestion: near ?? '' };
  });
}

/** Returns the names of the columns, in the order of the first record that has each. */
function columnNames(records: readonly FileRecord[], source: string): readonly string[] {
  const names = new Set<string>();
  for (const { values } of records) {
    for (const name in values) names.add(name);
    if (names.size > MOST_COLUMNS) {
      throw inputError(source, `has more than ${MOST_COLUMNS} columns`);
    }
  }
  return [...names];
}

/**
 * Refuses a file with a column of an unknown name, except those that the form leaves out.
 *
 * @throws LinkError `input_invalid` that names the column and the nearest name
 */
export function requireColumns(
  file: { readonly name: string; readonly records: readonly FileRecord[] },
  columns: readonly OrderColumn[],
  { columns: given = {}, leavesUnknown = false }: OrderFileForm,
): void {
  if (leavesUnknown) return;
  const isLeftOut = (name: string) => Object.hasOwn(given, name);
  const wrong = columns.find(({ name, member }) => member === '' && !isLeftOut(name));
  if (!wrong) return;
  const first = file.records.find(({ values }) => Object.hasOwn(values, wrong.name));
  const position = `${file.name}: ${first ? positionOfNames(first) : ''}: ${shortName(wrong.name)}`;
  const same = memberOfColumn(wrong.name);
  const taken = columns.find(({ member }) => member !== '' && member === same);
  if (taken) throw inputError(position, `is the same as the column ${shortName(taken.name)}`);
  const names = [...Object.keys(given), ...NEW_ORDER_MEMBERS];
  throw inputError(position, `is not known${didYouMean(wrong.name, names)}`);
}

/** The members of an order that are no text: lists, and a flag. */
const NO_TEXT: ReadonlySet<string> = new Set(['line_items', 'pcr_forms', 'is_other_allowed']);

/**
 * Returns the function that is true for a column of text: a comment such as `[RUSH] mow` is no list, and `true` no flag.
 */
export function textColumns({ columns = {} }: OrderFileForm = {}): (name: string) => boolean {
  const given = new Map(Object.entries(columns));
  const known = new Map<string, boolean>();
  return (name) => {
    const isText = known.get(name) ?? !NO_TEXT.has(given.get(name) ?? memberOfColumn(name) ?? '');
    known.set(name, isText);
    return isText;
  };
}

/** Returns a date in the form of the site. A text that is no day stays for the orders, which refuse it. */
function dayOf(value: unknown, days: DayOrder): unknown {
  return typeof value === 'string' ? (writtenDay(value, days) ?? value) : value;
}

/** Returns the function that makes an order of a record. */
export function orderOfRecord(
  columns: readonly OrderColumn[],
  { days = 'mdy', account = '' }: OrderFileForm = {},
): (values: FileRecord['values']) => NewOrder {
  const members = new Map(columns.map(({ name, member }) => [name, member]));
  const dates: ReadonlySet<string> = new Set(DATE_FIELDS);
  return (values) => {
    const given = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const member = members.get(name) ?? '';
      if (member === '') return [];
      return [[member, dates.has(member) ? dayOf(value, days) : value]];
    });
    // The orders validate it.
    return {
      ...(account !== '' && { account }),
      ...Object.fromEntries(given),
    } as unknown as NewOrder;
  };
}

/** Returns the order of a record whose members may have names in words. Unknown names stay for the orders, which refuse them. */
export function namedOrder(values: FileRecord['values']): NewOrder {
  const columns = orderColumns([{ position: '', values }], {}, 'file');
  return orderOfRecord(columns.map((one) => ({ ...one, member: one.member || one.name })))(values);
}
