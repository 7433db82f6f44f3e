/**
 * A process that works through deliveries until it is killed: each key is claimed, and its effect, a row of `effects`,
 * is committed together with the result. It tells of every key that is done by a line with the key, and ends when all
 * are; one that is `doomed` waits to be killed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { Pool } from 'pg';
import type { DeliveryStore } from '../../src/deliveries/delivery-store.js';
import { postgresDeliveries } from '../../src/deliveries/postgres.js';
import { sqliteDeliveries } from '../../src/deliveries/sqlite.js';

const LEASE = 80;
const [place = '', keys = '0', slowness = '0', fate = ''] = process.argv.slice(2);

interface Work {
  readonly store: DeliveryStore;
  readonly effect: (transaction: never, key: string) => void | Promise<void>;
}

function sqliteWork(): Work {
  const db = new Database(place);
  db.exec('PRAGMA busy_timeout = 60000');
  const insert = db.prepare('INSERT INTO effects VALUES (?)');
  const effect = (_: never, key: string) => void insert.run(key);
  return { store: sqliteDeliveries(db) as DeliveryStore, effect };
}

function postgresWork(): Work {
  const pool = new Pool({ connectionString: place, max: 2 });
  const effect = async (client: { query: Pool['query'] }, key: string) => {
    await client.query('INSERT INTO effects VALUES ($1)', [key]);
  };
  return { store: postgresDeliveries(pool) as DeliveryStore, effect: effect as Work['effect'] };
}

const { store, effect } = place.startsWith('postgres') ? postgresWork() : sqliteWork();

async function deliver(name: string): Promise<boolean> {
  const key = { sender: 'acme', event: 'send_notes', identity: name };
  const claim = await store.claim(key, 'content', LEASE);
  if (claim.state === 'busy') return false;
  if (claim.state === 'run') {
    // Some outlive their lease: what they commit then has to be refused.
    await delay(Math.random() < 0.1 ? Number(slowness) : Math.random() * 10);
    const work = (transaction: unknown) => {
      const outcome = effect(transaction as never, name);
      return outcome ? outcome.then(() => 'done') : 'done';
    };
    const stored = await store.complete(key, claim.token, work).then(
      () => true,
      () => false,
    );
    if (!stored) return false;
  }
  process.stdout.write(`${name}\n`);
  return true;
}

async function run(): Promise<void> {
  const open = new Set(Array.from({ length: Number(keys) }, (_, index) => `k${index}`));
  while (open.size > 0) {
    for (const name of [...open].sort(() => Math.random() - 0.5)) {
      if (await deliver(name)) open.delete(name);
    }
  }
  process.stdout.write('all\n');
  if (fate !== 'doomed') process.exit(0);
}

// Nothing else keeps one alive that waits to be killed.
setInterval(() => {}, 60_000);
void run();
