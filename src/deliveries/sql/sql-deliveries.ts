import { HOUR } from '../../protocol/units.js';
import {
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
  nameOf,
} from '../delivery-store.js';
import type { ProcessClaims } from '../process-lock/process-claims.js';
import {
  type BoundStatement,
  type DeliveryStatements,
  type DeliveryTable,
  deliveryStatements,
} from './delivery-table.js';

/** One transaction: the check that the claim stands, the work, and the statement that stores its result. */
export interface Completion<Transaction> {
  readonly key: DeliveryKey;
  /** Undefined where the last statement is check enough. */
  readonly check: BoundStatement | undefined;
  readonly work: (transaction: Transaction) => string | Promise<string>;
  readonly store: (result: string) => BoundStatement;
}

/** A database with a table of deliveries. */
export interface DeliveryExecutor<Transaction> {
  /** Runs a statement by itself. @returns its first row, undefined without one */
  row(statement: BoundStatement): Promise<unknown>;
  /** Runs a statement by itself. @returns the number of changed rows */
  change(statement: BoundStatement): Promise<number>;
  /** Runs a transaction. @throws LinkError `delivery_fenced` where one of its statements returns no row */
  complete(completion: Completion<Transaction>): Promise<void>;
}

/** Options of {@link SqlDeliveries}. */
export interface SqlDeliveriesOptions {
  /** The claims of this process, where others can see that it is dead. Without it only leases limit claims. */
  readonly claims?: ProcessClaims | undefined;
  /**
   * Leaves the check before the work out where the lease of this process's own claim lasts for another 15 seconds, which
   * costs one statement less. Default false.
   */
  readonly trustsLeases?: boolean;
}

/** A row of a delivery: just claimed, or the one that prevented the claim. */
interface FoundRow {
  /** `dead`: another process has claimed it, and has ended since. */
  readonly state: 'claimed' | 'free' | 'dead' | 'busy';
  /** Drivers return large integers as text or bigint. */
  readonly token: number | string | bigint;
  readonly attempt: number | string | bigint;
  readonly interrupted: number | boolean;
  readonly result: string | null;
  readonly fingerprint: string | null;
}

/**
 * The last milliseconds of a lease, in which the process does not rely on it: the lease may end during the work, and
 * another attempt may then claim the delivery.
 */
const MARGIN = 15_000;

/** Milliseconds of a lease up to which it counts as that of a process with a longer deadline. */
const LONGEST_LEASE = HOUR;

/** A delivery store in a SQL database that processes may share: claims and results are rows of one table. */
export class SqlDeliveries<Transaction> implements DeliveryStore<Transaction> {
  readonly #statements: DeliveryStatements;

  constructor(
    readonly executor: DeliveryExecutor<Transaction>,
    table: DeliveryTable,
    readonly options: SqlDeliveriesOptions = {},
  ) {
    this.#statements = deliveryStatements(table);
  }

  // A statement by itself is a transaction by itself, with one round trip instead of three.
  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    const { claims } = this.options;
    const processId = (await claims?.number()) ?? null;
    const safeUntil = performance.now() + lease - MARGIN;
    const longest = Math.max(lease, LONGEST_LEASE);
    const claiming = { ...key, fingerprint, lease, longest, processId, now: Date.now() };
    let found = await this.#claimOrFind(claiming);
    if (found?.state === 'dead' && (await this.#endDead(claiming))) {
      found = await this.#claimOrFind(claiming);
    }
    const claim = claimOf(found, fingerprint);
    if (claim.state === 'run') claims?.begin(nameOf(key), { token: claim.token, safeUntil });
    return claim;
  }

  async complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Transaction) => string | Promise<string>,
  ): Promise<void> {
    const { claims, trustsLeases } = this.options;
    const attempt = { ...key, token };
    const isSafe = trustsLeases && claims?.isSafe(nameOf(key), token);
    try {
      await this.executor.complete({
        key,
        check: isSafe ? undefined : this.#statements.check(attempt),
        work,
        store: (result) => this.#statements.complete({ ...attempt, result }),
      });
    } finally {
      claims?.end(nameOf(key), token);
    }
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    this.options.claims?.end(nameOf(key), token);
    await this.executor.change(this.#statements.release({ ...key, token }));
  }

  sweep(before: Date): Promise<number> {
    return this.executor.change(this.#statements.sweep({ before: before.getTime() }));
  }

  async #claimOrFind(claiming: ClaimValues): Promise<FoundRow | undefined> {
    const { claim, find } = this.#statements;
    const { executor } = this;
    const found = (await executor.row(claim(claiming))) ?? (await executor.row(find(claiming)));
    return found as FoundRow | undefined;
  }

  /** Ends the claim of a process that is dead. @returns true if there was one */
  async #endDead(claiming: ClaimValues): Promise<boolean> {
    const { claims } = this.options;
    const { endDead } = this.#statements;
    // The lock of this process may be lost with a connection while it is at work all the same.
    if (!endDead || !claims || claims.isWorking(nameOf(claiming))) return false;
    return (await this.executor.row(endDead(claiming))) !== undefined;
  }
}

/** The values of a claim. */
type ClaimValues = DeliveryKey & Readonly<Record<string, string | number | null>>;

/**
 * Runs the statements of a completion within its transaction.
 *
 * @param row runs a statement and returns its first row
 * @throws LinkError `delivery_fenced`, and the errors of the work
 */
export async function performCompletion<Transaction>(
  { key, check, work, store }: Completion<Transaction>,
  transaction: Transaction,
  row: (statement: BoundStatement) => Promise<unknown>,
): Promise<void> {
  if (check && !(await row(check))) throw fenced(key);
  if (!(await row(store(await work(transaction))))) throw fenced(key);
}

function claimOf(row: FoundRow | undefined, fingerprint: string): Claim {
  if (row?.state === 'claimed') {
    return {
      state: 'run',
      token: Number(row.token),
      attempt: Number(row.attempt),
      interrupted: Boolean(row.interrupted),
      previous: row.result ?? undefined,
    };
  }
  if (row?.state === 'free' && row.fingerprint === fingerprint && row.result !== null) {
    return { state: 'done', result: row.result };
  }
  // Another attempt holds the claim, or has released it between the two statements: a repeated claim will succeed.
  return { state: 'busy' };
}
