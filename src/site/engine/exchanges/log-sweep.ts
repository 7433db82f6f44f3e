import { DAY } from '../../../protocol/units.js';
import type { Database, Statements } from '../store/database.js';
import { STRANGERS } from './holder.js';
import type { HolderBytes } from './log-insert.js';
import { inLog } from './log-tables.js';

/** The retention of entries: their age and their bytes. */
export interface LogLimits {
  readonly days: number;
  readonly maxBytes: number;
}

/** The share of the log that the entries of strangers may use together. */
const PART_OF_STRANGERS = 1 / 10;
/** The least share of the excess that is removed from one holder before the next one. */
const STEP = 1 / 100;
const REMOVED_AT_ONCE = 500;
/** Milliseconds between two sweeps of old entries, which also read the entries of other processes. */
const SWEEP = 10 * 60 * 1000;

/**
 * Removes old entries of a log, and the oldest of the largest holder while the log is too large. A frequent caller
 * therefore does not displace the entries of others.
 */
export class LogSweep {
  /** The sums that this process knows. Those of other processes are read at the next sweep. */
  #byteCounts = new Map<string, number>();
  #swept = Number.NEGATIVE_INFINITY;

  constructor(
    readonly limits: LogLimits,
    readonly now: () => number,
  ) {}

  /** Adds written bytes. */
  add(written: HolderBytes): void {
    for (const [holder, bytes] of Object.entries(written)) {
      this.#byteCounts.set(holder, (this.#byteCounts.get(holder) ?? 0) + bytes);
    }
  }

  /** Removes entries that are too old or too many. */
  async run(database: Database): Promise<void> {
    if (performance.now() > this.#swept + SWEEP) {
      this.#swept = performance.now();
      const before = this.now() - this.limits.days * DAY;
      while ((await removeOlder(database, before)) === REMOVED_AT_ONCE);
      this.#byteCounts = await storedSums(database);
    }
    if (!this.#tooMuch()) return;
    this.#byteCounts = await storedSums(database);
    for (let next = this.#tooMuch(); next; next = this.#tooMuch()) {
      const bytes = await removeOf(database, next.holder, next.bytes);
      if (bytes === 0) return;
      this.#byteCounts.set(next.holder, (this.#byteCounts.get(next.holder) ?? 0) - bytes);
    }
  }

  /**
   * Returns the holder whose entries are removed next, and the number of bytes; undefined where the log is within its
   * limit.
   */
  #tooMuch(): { readonly holder: string; readonly bytes: number } | undefined {
    const { maxBytes } = this.limits;
    const strangers = (this.#byteCounts.get(STRANGERS) ?? 0) - maxBytes * PART_OF_STRANGERS;
    if (strangers > 0) return { holder: STRANGERS, bytes: strangers };
    const excess = [...this.#byteCounts.values()].reduce((sum, bytes) => sum + bytes, 0) - maxBytes;
    if (excess <= 0) return undefined;
    const [largest, second] = [...this.#byteCounts].toSorted(([, one], [, other]) => other - one);
    if (!largest) return undefined;
    const lead = largest[1] - (second?.[1] ?? 0);
    return { holder: largest[0], bytes: Math.min(excess, Math.max(lead, maxBytes * STEP)) };
  }
}

/** Returns the stored sums of a log. */
async function storedSums(database: Database): Promise<Map<string, number>> {
  const rows = await inLog(database, database.read)
    .selectFrom('exchange_holders')
    .select(['holder', 'byte_count'])
    .execute();
  return new Map(rows.map(({ holder, byte_count }) => [holder, Number(byte_count)]));
}

const COLUMNS = ['id', 'reference', 'body_size'] as const;

interface Removed {
  readonly id: string;
  readonly reference: string;
  readonly body_size: number;
}

/** Removes some of the oldest entries before a time. @returns their number */
function removeOlder(database: Database, before: number): Promise<number> {
  return database.write(async (tx) => {
    const statements = inLog(database, tx);
    const rows = await statements
      .selectFrom('exchanges')
      .select(COLUMNS)
      .where('happened_at', '<', before)
      // By the index of times: where no entry is so old, the order of ids would lead through all.
      .orderBy('happened_at')
      .limit(REMOVED_AT_ONCE)
      .execute();
    await removeRows(statements, rows);
    return rows.length;
  });
}

/** Removes some of the oldest entries of a holder, up to a number of bytes. @returns the number of bytes */
function removeOf(database: Database, holder: string, bytes: number): Promise<number> {
  return database.write(async (tx) => {
    const statements = inLog(database, tx);
    const found = await statements
      .selectFrom('exchanges')
      .select(COLUMNS)
      .where((row) => (holder === '' ? row('holder', 'is', null) : row('holder', '=', holder)))
      .orderBy('id')
      .limit(REMOVED_AT_ONCE)
      .execute();
    let sum = 0;
    let count = 0;
    for (const { body_size } of found) {
      if (sum >= bytes) break;
      sum += body_size;
      count++;
    }
    const rows = found.slice(0, count);
    await removeRows(statements, rows);
    return sum;
  });
}

async function removeRows(statements: Statements, rows: readonly Removed[]): Promise<void> {
  if (rows.length === 0) return;
  const references = rows.map(({ reference }) => reference);
  const ids = rows.map(({ id }) => id);
  await statements.deleteFrom('exchange_bodies').where('reference', 'in', references).execute();
  // Another process may have removed some of them meanwhile.
  const removed = await statements
    .deleteFrom('exchanges')
    .where('id', 'in', ids)
    .returning(['holder', 'body_size'])
    .execute();
  const sums = new Map<string, number>();
  for (const { holder, body_size } of removed) {
    sums.set(holder ?? '', (sums.get(holder ?? '') ?? 0) + body_size);
  }
  for (const [holder, bytes] of [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await statements
      .updateTable('exchange_holders')
      .set((row) => ({ byte_count: row('byte_count', '-', bytes) }))
      .where('holder', '=', holder)
      .execute();
  }
}
