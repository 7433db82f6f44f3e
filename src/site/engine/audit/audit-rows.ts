import type { AuditRecord } from './audit.js';

/** A record of the audit as a row of a table for spreadsheets. */
export interface AuditRow extends Omit<AuditRecord, 'detail'> {
  /** JSON. */
  readonly detail: string;
}

/** The columns of the exported audit. */
export const AUDIT_COLUMNS = [
  'id',
  'happened_at',
  'last_at',
  'count',
  'who',
  'from',
  'address',
  'action',
  'subject',
  'detail',
] as const satisfies readonly (keyof AuditRow)[];

/** Converts pages of records to rows. */
export async function* auditRows(
  pages: AsyncIterable<readonly AuditRecord[]>,
): AsyncGenerator<readonly AuditRow[]> {
  for await (const records of pages) {
    yield records.map((record) => ({ ...record, detail: JSON.stringify(record.detail) }));
  }
}
