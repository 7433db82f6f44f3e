import { sql } from 'kysely';
import type { Capabilities, Engine } from './database.js';

const SQLITE: Capabilities = {
  isShared: false,
  holdsLog: false,
  lockRows: sql``,
  lockFreeRows: sql``,
  jsonList: (list) => sql`json_each(${list}) AS one`,
  lock: async () => undefined,
  tryLock: async () => true,
};

const POSTGRES: Capabilities = {
  isShared: true,
  holdsLog: true,
  lockRows: sql`FOR NO KEY UPDATE`,
  lockFreeRows: sql`FOR UPDATE SKIP LOCKED`,
  jsonList: (list) => sql`json_array_elements(CAST(${list} AS json)) AS one (value)`,
  async lock(tx, id) {
    await sql`SELECT pg_advisory_xact_lock(${id})`.execute(tx);
  },
  async tryLock(tx, name) {
    const lock = sql<{
      has_it: boolean;
    }>`SELECT pg_try_advisory_xact_lock(hashtext(${name})) AS has_it`;
    return (await lock.execute(tx)).rows[0]?.has_it === true;
  },
};

/** Returns the capabilities of an engine. */
export function capabilitiesOf(engine: Engine): Capabilities {
  return engine === 'postgres' ? POSTGRES : SQLITE;
}
