import { createHash } from 'node:crypto';
import { fileText } from '../../../protocol/files/file-text.js';
import { inShares, mapInShares } from '../../../system/event-loop.js';
import { inputError } from '../../engine/input.js';
import { recordSteps } from '../../engine/records/record-file.js';
import {
  orderColumns,
  orderOfRecord,
  requireColumns,
  textColumns,
} from '../order-files/order-rows.js';
import type { NewOrder } from '../orders/new-order.js';
import type { ImportProfile } from './profile-record.js';

/** The most bytes of an uploaded file. A file is read whole. */
export const MOST_BYTES = 8 * 1024 * 1024;
const MOST_ROWS = 10_000;
const MOST_VALUES = 1_000_000;

/** A row of a file, with the order that it describes. */
export interface MappedRow {
  /** The position: `row 7` as in a spreadsheet, or `entry 3` of a list. */
  readonly position: string;
  readonly order: Readonly<Record<string, unknown>>;
}

/** Checks the name of a file. @throws LinkError `input_invalid` */
export function requireFileName(name: string): void {
  if (!/\.(?:csv|json)$/i.test(name)) throw inputError(name, 'must end in .csv or .json');
}

/**
 * Reads the rows of a file in the columns of a profile. The whole file is read before the first row is used, because an
 * unknown column is wrong in all rows. Other tasks get turns of the event loop meanwhile.
 *
 * @throws LinkError `input_invalid` that names the row and the column
 */
export async function readRows(
  bytes: Uint8Array,
  name: string,
  profile: Pick<ImportProfile, 'mapping' | 'account' | 'client_company'>,
): Promise<readonly MappedRow[]> {
  requireFileName(name);
  if (bytes.length > MOST_BYTES) throw inputError(name, `is larger than ${MOST_BYTES} bytes`);
  const form = { columns: profile.mapping };
  const options = { maxRows: MOST_ROWS, maxValues: MOST_VALUES, isText: textColumns(form) };
  const records = await inShares(recordSteps(fileText(bytes, name), name, options));
  if (records.length === 0) throw inputError(name, 'has no rows below the row of names');
  const columns = orderColumns(records, form, name);
  requireColumns({ name, records }, columns, form);
  const orderOf = orderOfRecord(columns);
  const { account, client_company } = profile;
  const client = client_company === '' ? {} : { client_company_alias: client_company };
  return mapInShares(records, ({ position, values }) => ({
    position,
    order: { ...orderOf(values), ...client, account },
  }));
}

/** Returns the order of a row. The services that take it validate each member. */
export function orderOf({ order }: MappedRow): NewOrder {
  return order as unknown as NewOrder;
}

/** Returns the hash of the number and the address of a row, by which it is known. */
export function rowKey({ order }: MappedRow): string {
  const parts = ['wo_number', 'address', 'city', 'state', 'zip'].map((name) => {
    const value = order[name];
    // An object of JSON may have no text. Its row is refused.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text.trim().replace(/\s+/g, ' ').toLowerCase();
  });
  return hashOf(parts);
}

/** Returns the hash of all values of a row. */
export function rowHash({ order }: MappedRow): string {
  return hashOf(Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
