import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Milliseconds between two samples. */
const INTERVAL = 20;
/** Microseconds of a tick of Linux, the unit of the CPU time of processes. */
const TICK = 10_000;

/** The settings of a PostgreSQL that counts statements. */
export const COUNTING = ['-c', 'shared_preload_libraries=pg_stat_statements'] as const;

/** The counted kinds of statements, by a part of their text. */
const KINDS = {
  commits: 'commit',
  rollbacks: 'rollback',
  reports: '%pg_notify%',
  polls: 'WITH RECURSIVE lanes%',
  claims: 'WITH due AS%',
  logBatches: '%exchange_holders AS held%',
} as const;

/** The work of a PostgreSQL during a measurement. */
export interface ServerWork {
  /** The mean number of connections in each state, by what they waited for. */
  readonly waits: ReadonlyMap<string, number>;
  /** The number of statements of each kind. */
  readonly statements: Readonly<Record<keyof typeof KINDS | 'all', number>>;
  /** Microseconds of CPU time of all its processes. */
  readonly cpu: number;
}

/**
 * Runs work, and samples what the connections of all databases wait for meanwhile.
 *
 * @param pool a connection to the server, which is not counted
 * @param folder the folder of the server
 */
export async function observed<Result>(
  { pool, folder }: { readonly pool: Pool; readonly folder: string },
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly server: ServerWork }> {
  const sums = new Map<string, number>();
  const { rows } = await pool.query<{ id: number }>('SELECT pg_backend_pid() AS id');
  const own = rows[0]?.id;
  let samples = 0;
  let isOver = false;
  await pool.query('SELECT pg_stat_statements_reset()');
  const before = cpuOf(folder);
  const sampling = (async () => {
    while (!isOver) {
      for (const event of await waiting(pool, own)) sums.set(event, (sums.get(event) ?? 0) + 1);
      samples += 1;
      await delay(INTERVAL);
    }
  })();
  const result = await work().finally(() => {
    isOver = true;
    return sampling;
  });
  const cpu = cpuOf(folder) - before;
  const waits = [...sums].map(([event, count]) => [event, count / samples] as const);
  const sorted = waits.sort(([, one], [, other]) => other - one);
  return { result, server: { waits: new Map(sorted), statements: await counted(pool), cpu } };
}

/** Returns the state of each active connection: `running`, what it waits for, or `its client` within a transaction. */
async function waiting(pool: Pool, own: number | undefined): Promise<readonly string[]> {
  const { rows } = await pool.query<{ event: string }>(
    `SELECT CASE WHEN state <> 'active' THEN 'its client'
       ELSE coalesce(wait_event_type || ':' || wait_event, 'running') END AS event
     FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> $1 AND state <> 'idle'`,
    [own],
  );
  return rows.map(({ event }) => event);
}

async function counted(pool: Pool): Promise<ServerWork['statements']> {
  const sums = Object.entries({ ...KINDS, all: '%' }).map(
    ([name, text]) =>
      `coalesce(sum(calls) FILTER (WHERE ltrim(query) ILIKE '${text}'), 0)::integer AS "${name}"`,
  );
  const { rows } = await pool.query<ServerWork['statements']>(
    // The samples are statements too.
    `SELECT ${sums.join(', ')} FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_%'`,
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL counts no statements');
  return row;
}

/** Returns the CPU time of a server: of its running processes and of the ended ones. */
function cpuOf(folder: string): number {
  const [first = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  let ticks = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(id);
    if (id === first) ticks += sumOf(fields.slice(11, 15));
    else if (fields[1] === first) ticks += sumOf(fields.slice(11, 13));
  }
  return ticks * TICK;
}

/** Returns the fields of a process from its state on; none after its end. */
function statOf(id: string): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function sumOf(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + Number(value), 0);
}
