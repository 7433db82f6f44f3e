/** What an entry of a list of orders tells of an order, beside that it is open. */
export type NewsKind = 'update' | 'return' | 'cancelled';

/** The members of an entry that tell. */
interface Entry {
  readonly wo_status?: string;
  readonly update_field?: string;
  /** Of get_cancel_orders; services that put all into one list send it along. */
  readonly cancel_timestamp?: unknown;
}

const CANCELLED = /^cancell?ed$/i;
const UNSET: ReadonlySet<unknown> = new Set([undefined, null, '', '0', 0]);

/**
 * Tells the entries of one list apart: open orders, updates, returns to the vendor and cancelled ones (supplement: "What
 * deployed services really answer", get_all_orders).
 */
export function kindOfEntry(entry: Entry): NewsKind | 'open' {
  const status = (entry.wo_status ?? '').trim();
  if (CANCELLED.test(status) || !UNSET.has(entry.cancel_timestamp)) return 'cancelled';
  if (/^rtv$/i.test(status)) return 'return';
  const isUpdate = /^update$/i.test(status) || !UNSET.has(entry.update_field);
  return isUpdate ? 'update' : 'open';
}
