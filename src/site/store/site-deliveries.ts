import { type RawBuilder, sql } from 'kysely';
import {
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
} from '../../deliveries/delivery-store.js';
import { claimOf, type FoundRow } from '../../deliveries/found-row.js';
import type { Database, Statements } from './database.js';

/**
 * Keeps deliveries in the site's own database, so that what an event does and its result are one commit: `commit` hands
 * its work the statements of the transaction.
 */
export class SiteDeliveries implements DeliveryStore<Statements> {
  constructor(readonly database: Database) {}

  claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    return this.database.write(async (tx) => {
      const now = this.#now();
      const free = sql`(d.lease_at IS NULL OR d.lease_at <= ${now} OR d.lease_at > ${now} + ${lease})`;
      const claimed = await claimRow(tx, key, { fingerprint, now, lease, free });
      const found = claimed ?? (await foundRow(tx, key, free));
      return claimOf(found, fingerprint);
    });
  }

  complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Statements) => string | Promise<string>,
  ): Promise<void> {
    return this.database.write(async (tx) => {
      // Writing it holds the row until the end, so that nobody takes it over meanwhile.
      const held = await sql`
        UPDATE deliveries SET touched_at = ${this.#now()}
        WHERE ${isKey(key)} AND token = ${token} AND lease_at IS NOT NULL
        RETURNING token`.execute(tx);
      if (held.rows.length === 0) throw fenced(key);
      const result = await work(tx);
      await sql`
        UPDATE deliveries SET result = ${result}, fingerprint = claimed, lease_at = NULL, attempt = 0
        WHERE ${isKey(key)}`.execute(tx);
    });
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    await this.database.write((tx) =>
      sql`UPDATE deliveries SET lease_at = NULL WHERE ${isKey(key)} AND token = ${token}`.execute(
        tx,
      ),
    );
  }

  /**
   * Ends all leases: for the start of a process that has the database to itself. Who held one was killed, and callers
   * need not wait until it would have ended.
   */
  async endLeases(): Promise<void> {
    await this.database.write((tx) =>
      tx.updateTable('deliveries').set({ lease_at: 0 }).where('lease_at', 'is not', null).execute(),
    );
  }

  async sweep(before: Date): Promise<number> {
    const { numDeletedRows } = await this.database.write((tx) =>
      tx.deleteFrom('deliveries').where('touched_at', '<', before.getTime()).executeTakeFirst(),
    );
    return Number(numDeletedRows);
  }

  /** One clock for all who share the database. */
  #now(): RawBuilder<number> {
    return this.database.engine === 'postgres'
      ? sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`
      : sql`${Date.now()}`;
  }
}

interface Claiming {
  readonly fingerprint: string;
  readonly now: RawBuilder<number>;
  readonly lease: number;
  readonly free: RawBuilder<unknown>;
}

// A lease further away than one can reach was written before the clock was set back: it is as good as over.
async function claimRow(
  tx: Statements,
  { sender, event, identity }: DeliveryKey,
  { fingerprint, now, lease, free }: Claiming,
): Promise<FoundRow | undefined> {
  const { rows } = await sql<FoundRow>`
    INSERT INTO deliveries AS d (sender, event, identity, token, attempt, is_interrupted, lease_at, claimed, touched_at)
    VALUES (${sender}, ${event}, ${identity}, 1, 1, ${false}, ${now} + ${lease}, ${fingerprint}, ${now})
    ON CONFLICT (sender, event, identity) DO UPDATE SET
      token = d.token + 1, attempt = d.attempt + 1, is_interrupted = d.lease_at IS NOT NULL,
      lease_at = excluded.lease_at, claimed = excluded.claimed, touched_at = excluded.touched_at
    WHERE ${free} AND (d.fingerprint IS NULL OR d.fingerprint <> excluded.claimed)
    RETURNING token, attempt, is_interrupted AS interrupted, result, fingerprint, 1 AS claimed`.execute(
    tx,
  );
  return rows[0];
}

async function foundRow(
  tx: Statements,
  key: DeliveryKey,
  free: RawBuilder<unknown>,
): Promise<FoundRow | undefined> {
  const { rows } = await sql<FoundRow>`
    SELECT token, attempt, is_interrupted AS interrupted, result, fingerprint, 0 AS claimed
    FROM deliveries d WHERE ${isKey(key)} AND ${free}`.execute(tx);
  return rows[0];
}

function isKey({ sender, event, identity }: DeliveryKey): RawBuilder<unknown> {
  return sql`sender = ${sender} AND event = ${event} AND identity = ${identity}`;
}
