import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Claim, DeliveryKey, DeliveryStore } from '../../deliveries/delivery-store.js';
import { isThenable } from '../../http/index.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { within } from '../../system/deadline.js';
import { Fault } from '../failures.js';
import type { DeliveryContent } from './delivery-content.js';
import { releaseLater } from './pending-releases.js';

/** A written result, which a repetition gets too. */
export class WrittenResult {
  /**
   * @param json `result_data` as JSON text
   * @param orgId `remote_org_id`, where the answer had one
   */
  constructor(
    readonly json: string,
    readonly orgId: number | undefined,
  ) {}
}

/** Writes a handler's result after validating it by the schema of its event. */
export type WriteResult = (result: unknown) => WrittenResult;

/**
 * The delivery that a handler answers. Repetitions are recognised with the option `deliveries`, for events that have an
 * identity (see the reference of each event). Any other delivery is a first attempt.
 */
export interface Delivery {
  /** The identity among deliveries of its sender and event; undefined for one that is never treated as a repetition. */
  readonly identity: string | undefined;
  /** The number of the attempt since the last completed one, beginning with 1. */
  readonly attempt: number;
  /** True if the attempt before did not end: its process has died, or it is late. */
  readonly interrupted: boolean;
  /** The former answer to the same delivery with other content; undefined when there was none. */
  readonly previous: unknown;
  /**
   * Runs the work of the delivery and stores its result in one transaction: both are durable, or neither is. The value
   * of the work is the event's result. Without this call the result is stored after the handler has returned.
   *
   * @param work called with the transaction of the store: the database handle of `sqliteDeliveries` (synchronous work
   * only), a client of `postgresDeliveries`, undefined of `memoryDeliveries`
   * @throws LinkError `delivery_fenced` when another attempt has taken over, `delivery_commit_invalid` for a second
   * call and for a receiver without `deliveries`, `result_invalid`, and the error of the work; nothing is then stored
   */
  commit<Transaction, Result>(work: (transaction: Transaction) => Result): Promise<Awaited<Result>>;
}

type RunningAttempt = Extract<Claim, { state: 'run' }>;

/** The parameters of a claim beside the delivery. */
interface ClaimOptions {
  readonly timeout: number;
  /** Called only when the claim has to wait. */
  readonly signal: () => AbortSignal;
  readonly write: WriteResult;
}

/** Milliseconds for which a repetition waits for the attempt in progress, and between two polls. */
const LONGEST_WAIT = 10_000;
const FIRST_POLL = 20;
const LONGEST_POLL = 500;
/** Milliseconds by which a claim outlasts the deadline of its handler. */
const LEASE_BEYOND = 30_000;
/** Milliseconds for which a caller waits for the release of its delivery. */
const RELEASE_TIMEOUT = 1000;
/** Seconds after which a caller may repeat the delivery. */
const RETRY_AFTER = 5;

/** One delivery until its result is stored. */
export class OpenDelivery implements Delivery {
  /** The result that was stored together with the work, if it was. */
  written: WrittenResult | undefined;
  #isCommitting = false;
  /** The claim, or that of {@link commit} for a delivery that is never treated as a repetition. */
  #claimed: RunningAttempt | undefined;

  /**
   * @param store undefined for a receiver without the option
   * @param claim undefined for a delivery that is never treated as a repetition
   * @param timeout milliseconds for the handler
   */
  constructor(
    readonly store: DeliveryStore | undefined,
    readonly key: DeliveryKey,
    readonly claim: RunningAttempt | undefined,
    readonly timeout: number,
    readonly write: WriteResult,
  ) {
    this.#claimed = claim;
  }

  get identity(): string | undefined {
    return this.claim && this.key.identity;
  }

  get attempt(): number {
    return this.claim?.attempt ?? 1;
  }

  get interrupted(): boolean {
    return this.claim?.interrupted ?? false;
  }

  get previous(): unknown {
    const previous = this.claim?.previous;
    return previous === undefined ? undefined : JSON.parse(readStored(previous).json);
  }

  async commit<Transaction, Result>(
    work: (transaction: Transaction) => Result,
  ): Promise<Awaited<Result>> {
    const { store, key } = this;
    if (store === undefined) throw notHere('this receiver has no option `deliveries`');
    if (this.#isCommitting) throw notHere('it was called already; one delivery has one result');
    this.#isCommitting = true;
    this.#claimed ??= await claimNew(store, key, this.timeout);
    const { token } = this.#claimed;
    let outcome: { readonly result: Awaited<Result>; readonly written: WrittenResult } | undefined;
    const keep = (result: unknown) => {
      outcome = { result: result as Awaited<Result>, written: this.write(result ?? null) };
      return JSON.stringify(outcome.written);
    };
    await stored(store, key, token, (transaction) => {
      const given: unknown = work(transaction as Transaction);
      return isThenable(given) ? Promise.resolve(given).then(keep) : keep(given);
    });
    if (outcome === undefined) throw new Error('the store has not run the work');
    this.written = outcome.written;
    return outcome.result;
  }

  /** Stores the result of a handler that has not stored it itself. */
  async complete(written: WrittenResult): Promise<void> {
    const { store, key, claim } = this;
    if (this.written || !claim) return;
    if (store) await stored(store, key, claim.token, () => JSON.stringify(written));
    this.written = written;
  }

  /**
   * Releases the delivery after a failure, so that the next attempt runs. It has no effect once a result is stored. A
   * release that fails, or takes long, continues in the background until it succeeds.
   *
   * @throws the error of the store; an Error where it takes long
   */
  async release(): Promise<void> {
    const { store, key } = this;
    const token = this.#claimed?.token;
    if (this.written || token === undefined || !store) return;
    const release = async () => store.release(key, token);
    const until = performance.now() + this.timeout + LEASE_BEYOND;
    const first = release();
    first.catch(() => releaseLater(store, release, until));
    await within(first, RELEASE_TIMEOUT, () => new Error('the delivery is not released yet'));
  }
}

/** Claims a delivery without an identity when it is committed, because its work needs a transaction. */
async function claimNew(
  store: DeliveryStore,
  key: DeliveryKey,
  timeout: number,
): Promise<RunningAttempt> {
  const claim = await attempt(store, key, '', timeout + LEASE_BEYOND);
  if (claim.state === 'run') return claim;
  throw inProgress(key);
}

function notHere(problem: string): LinkError {
  return new Fault('delivery_commit_invalid', `delivery.commit: ${problem}`);
}

/** Opens a delivery that is never treated as a repetition. */
export function singleDelivery(
  store: DeliveryStore | undefined,
  { sender, event }: Pick<DeliveryKey, 'sender' | 'event'>,
  timeout: number,
  write: WriteResult,
): OpenDelivery {
  // Every request of a receiver without the option comes here. Nothing of it can be stored, so that it needs no
  // identity.
  const identity = store ? randomUUID() : '';
  return new OpenDelivery(store, { sender, event, identity }, undefined, timeout, write);
}

/**
 * Claims a delivery, and waits for an attempt in progress.
 *
 * @param timeout milliseconds for its handler
 * @returns the delivery, or the result of the completed one
 * @throws LinkError `delivery_in_progress`, `store_unavailable`
 */
export async function claimDelivery(
  store: DeliveryStore,
  { key, fingerprint }: DeliveryContent,
  { timeout, signal, write }: ClaimOptions,
): Promise<OpenDelivery | WrittenResult> {
  const until = performance.now() + LONGEST_WAIT;
  for (let pause = FIRST_POLL; ; pause = Math.min(pause * 2, LONGEST_POLL)) {
    const claim = await attempt(store, key, fingerprint, timeout + LEASE_BEYOND);
    if (claim.state === 'run') return new OpenDelivery(store, key, claim, timeout, write);
    if (claim.state === 'done') return readStored(claim.result);
    if (performance.now() + pause > until) throw inProgress(key);
    await delay(pause);
    signal().throwIfAborted();
  }
}

async function attempt(
  store: DeliveryStore,
  key: DeliveryKey,
  fingerprint: string,
  lease: number,
): Promise<Claim> {
  try {
    return await store.claim(key, fingerprint, lease);
  } catch (cause) {
    throw outOfReach(cause);
  }
}

/** Completes a delivery. An error is that of the work, or a temporary one of the store. */
async function stored(
  store: DeliveryStore,
  key: DeliveryKey,
  token: number,
  work: (transaction: unknown) => string | Promise<string>,
): Promise<void> {
  let failure: { readonly error: unknown } | undefined;
  const fail = (error: unknown): never => {
    failure = { error };
    throw error;
  };
  try {
    await store.complete(key, token, (transaction) => {
      try {
        const text = work(transaction);
        return typeof text === 'string' ? text : text.catch(fail);
      } catch (error) {
        return fail(error);
      }
    });
  } catch (error) {
    throw failure && failure.error === error ? error : outOfReach(error);
  }
}

function outOfReach(cause: unknown): LinkError {
  if (LinkError.is(cause)) return cause;
  const message = 'The store of deliveries is out of reach. Try again in a moment.';
  return new LinkError('store_unavailable', message, { cause, retryAfter: RETRY_AFTER });
}

function inProgress({ event }: DeliveryKey): LinkError {
  const message = `${event}: the same delivery is still under way. Send it again in ${RETRY_AFTER} seconds.`;
  return new LinkError('delivery_in_progress', message, { retryAfter: RETRY_AFTER });
}

function readStored(text: string): WrittenResult {
  const { json, orgId }: Partial<WrittenResult> = JSON.parse(text);
  return new WrittenResult(json ?? 'null', orgId);
}
