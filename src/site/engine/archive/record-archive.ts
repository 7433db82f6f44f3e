import { Audit } from '../audit/audit.js';
import type { AuditEntry } from '../audit/entry.js';
import { recordAct } from '../audit/record-act.js';
import type { ActingUser } from '../context.js';
import type { Database } from '../store/database.js';
import { schemaVersion } from '../store/schema/migrations.js';

/** The first schema with an audit. */
const WITH_AUDIT = 3;

/** The row of `settings` with the time of the last complete backup. */
export const BACKED_UP_AT = 'backed_up_at';

/** Notes the time of a complete backup. */
export async function noteBackup({ write }: Pick<Database, 'write'>, at: number): Promise<void> {
  const value = String(at);
  await write((tx) =>
    tx
      .insertInto('settings')
      .values({ name: BACKED_UP_AT, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
}

/** Records a backup, a restore or a move in the audit of a database. An older schema has no audit. */
export async function recordArchive(
  database: Database,
  acting: ActingUser | undefined,
  act: Pick<AuditEntry, 'action' | 'detail'>,
): Promise<void> {
  if ((await schemaVersion(database.read, database.engine)) < WITH_AUDIT) return;
  await recordAct({ audit: new Audit({ database, now: Date.now }) }, undefined, acting, act);
}
