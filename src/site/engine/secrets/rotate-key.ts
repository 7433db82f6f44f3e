import { sql } from 'kysely';
import { LOCK_IDS } from '../../../deliveries/lock-ids.js';
import { LinkError } from '../../../index.js';
import { openSource } from '../archive/location.js';
import { rowOf } from '../audit/audit.js';
import { actedBy } from '../audit/record-act.js';
import type { ActingUser } from '../context.js';
import {
  changeFingerprint,
  oldKeyFile,
  refuseMoved,
  siteKeyBytes,
  takeNextKey,
  writeNextKey,
} from '../identity.js';
import { siteError } from '../site-error.js';
import type { Database, Statements } from '../store/database.js';
import { requireNewest } from '../store/schema/migrations.js';
import { SITE_SCHEMA } from '../store/schema/schema.js';
import { SecretKey } from './secret-key.js';

/** The outcome of a rotation of the key of a site. */
export interface KeyRotation {
  /** The number of secrets that the new key has encrypted. */
  readonly secret_count: number;
  /** The number of secrets that the old key could not read, and that stay as they are. */
  readonly unreadable_count: number;
  /** The file in which the old key stays. Backups of before need it. */
  readonly old_key_file: string;
}

/** The location of a site whose key is a file. */
export interface KeyLocation {
  /** `sqlite:PATH` or `postgres://…`. */
  readonly database: string;
  readonly secretKeyFile: string;
}

/**
 * Gives a site another key, and encrypts all secrets of its database anew in one transaction. Stop all processes of the
 * site first: they have the old key. A process that ends in between leaves a site that starts, with either key.
 *
 * @throws LinkError `not_found`, `key_wrong`, `site_running`, `schema_older`, `option_invalid`, `store_unavailable`;
 * nothing is changed
 */
export async function rotateSiteKey(
  { database: address, secretKeyFile: file }: KeyLocation,
  acting?: ActingUser,
): Promise<KeyRotation> {
  const database = await openSource(address);
  try {
    await requireNewest(database);
    await refuseMoved(database);
    await refuseOthers(database);
    const oldBytes = await siteKeyBytes(database, { file });
    const bytes = SecretKey.generate();
    const keys = { old: new SecretKey(oldBytes), next: new SecretKey(bytes) };
    await writeNextKey(file, bytes);
    const counts = await database.write((tx) => sealAnew(tx, database, keys, acting));
    await takeNextKey(file, keys.next.fingerprint);
    return { ...counts, old_key_file: oldKeyFile(file, oldBytes) };
  } finally {
    await database.close();
  }
}

interface Keys {
  readonly old: SecretKey;
  readonly next: SecretKey;
}

async function sealAnew(
  tx: Statements,
  { capabilities }: Pick<Database, 'capabilities'>,
  keys: Keys,
  acting: ActingUser | undefined,
): Promise<Omit<KeyRotation, 'old_key_file'>> {
  await capabilities.lock(tx, LOCK_IDS.migration);
  await changeFingerprint(tx, keys.old.fingerprint, keys.next.fingerprint);
  const outcomes: boolean[] = [];
  for (const column of sealedColumns()) outcomes.push(...(await sealColumn(tx, keys, column)));
  const counts = {
    secret_count: outcomes.filter((isSealed) => isSealed).length,
    unreadable_count: outcomes.filter((isSealed) => !isSealed).length,
  };
  const entry = { ...actedBy(acting), action: 'key.rotate', detail: counts } as const;
  await tx.insertInto('audit_records').values(rowOf(entry, Date.now())).execute();
  return counts;
}

/** A column of secrets, and the column of the cell that they are encrypted for. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly sealedFor: string;
}

/** Returns the columns that the schema declares as sealed. */
function sealedColumns(): readonly SealedColumn[] {
  return Object.entries(SITE_SCHEMA.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(
      ([
        column,
        {
          facts: { sealedFor },
        },
      ]) => (sealedFor === undefined ? [] : [{ table, column, sealedFor }]),
    ),
  );
}

/** Encrypts the values of a column anew. @returns for each value whether the old key could read it */
async function sealColumn(
  tx: Statements,
  { old, next }: Keys,
  { table, column, sealedFor }: SealedColumn,
): Promise<readonly boolean[]> {
  const [of, name] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{
    id: string;
    sealed: string;
  }>`SELECT id, ${name} AS sealed FROM ${of} WHERE ${name} <> ''`.execute(tx);
  const outcomes: boolean[] = [];
  for (const { id: row, sealed } of rows) {
    const cell = { table, column: sealedFor, row };
    const text = readable(() => old.decrypt(sealed, cell));
    outcomes.push(text !== undefined);
    if (text === undefined) continue;
    await sql`UPDATE ${of} SET ${name} = ${next.encrypt(text, cell)} WHERE id = ${row}`.execute(tx);
  }
  return outcomes;
}

/** Returns a decrypted secret; undefined for one of a key that was lost before. */
function readable(decrypt: () => string): string | undefined {
  try {
    return decrypt();
  } catch (error) {
    if (LinkError.is(error) && error.code === 'secret_unreadable') return undefined;
    throw error;
  }
}

/**
 * Refuses a database on PostgreSQL that other processes of the site work with: they have connections of the same name
 * that began earlier. A SQLite file is locked by the process that serves it.
 */
async function refuseOthers({ engine, read }: Database): Promise<void> {
  if (engine !== 'postgres') return;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM pg_stat_activity other
    JOIN pg_stat_activity own ON own.pid = pg_backend_pid() AND own.datname = other.datname
      AND own.application_name = other.application_name
    WHERE other.backend_start < own.backend_start`.execute(read);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return;
  const message = `Other processes of this site are running: stop all of them. They have ${count} connections in pg_stat_activity.`;
  throw siteError('site_running', message);
}
