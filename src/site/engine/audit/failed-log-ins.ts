import { sql } from 'kysely';
import { HOUR } from '../../../protocol/units.js';
import type { SiteContext } from '../context.js';
import { rowOf } from './audit.js';

/** A failed log-in. */
export interface FailedLogIn {
  /** The name of an existing user; '' for any other name, because a mistyped name may be a password. */
  readonly who: string;
  readonly address: string;
  /** `set-up link` for a wrong token of one. */
  readonly subject?: string;
}

/**
 * The most records of one hour. Failures of further users and addresses share one record, so that attackers cannot fill
 * the disk.
 */
const MOST_AN_HOUR = 1000;

/** Records a failed log-in: one record for each address, user and hour, with a count. */
export async function recordFailedLogIn(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  { who, address, subject = '' }: FailedLogIn,
): Promise<void> {
  const at = now();
  const hour = Math.floor(at / HOUR);
  const entry = { who, from: 'console', address, action: 'login.failed', subject } as const;
  await database.write(async (tx) => {
    const count = (key: string) =>
      tx
        .updateTable('audit_records')
        .set({ last_at: at, happened_count: sql`happened_count + 1` })
        .where('count_key', '=', key)
        .executeTakeFirstOrThrow();
    const key = JSON.stringify([hour, who, address, subject]);
    if ((await count(key)).numUpdatedRows > 0n) return;
    const { record_count } = await tx
      .selectFrom('audit_records')
      .select((record) => record.fn.countAll().as('record_count'))
      .where('happened_at', '>=', hour * HOUR)
      .where('action', '=', 'login.failed')
      .executeTakeFirstOrThrow();
    const isFull = Number(record_count) >= MOST_AN_HOUR;
    const row = isFull
      ? { ...rowOf({ ...entry, who: '', address: '' }, at), count_key: `${hour} others` }
      : { ...rowOf(entry, at), count_key: key };
    await tx
      .insertInto('audit_records')
      .values(row)
      // Another process may have added it meanwhile.
      .onConflict((conflict) =>
        conflict.column('count_key').doUpdateSet({
          last_at: at,
          happened_count: sql`audit_records.happened_count + 1`,
        }),
      )
      .execute();
  });
}
