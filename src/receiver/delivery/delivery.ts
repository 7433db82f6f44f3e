import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Claim, DeliveryKey, DeliveryStore } from '../../deliveries/delivery-store.js';
import { isThenable } from '../../http/index.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { within } from '../../system/deadline.js';
import { Fault } from '../fault.js';
import type { DeliveryContent } from './delivery-content.js';
import { releaseLater } from './pending-releases.js';

/** A result as it was written, which is what a repetition gets. */
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

/** Writes what a handler gives, checked against its event's schema. */
export type WriteResult = (result: unknown) => WrittenResult;

/**
 * What a handler knows of the delivery that it answers. Repetitions are recognised with the option `deliveries`, for
 * events that have an identity (the reference of each event says which); any other is a first attempt.
 */
export interface Delivery {
  /** Names it among those of its sender and event; undefined for one that is never taken for a repetition. */
  readonly identity: string | undefined;
  /** 1 for the first attempt since the last that was completed. */
  readonly attempt: number;
  /** Whether the attempt before ended without a word: its process has died, or it is late. */
  readonly interrupted: boolean;
  /** What was answered to the same delivery with other content; undefined when there was none. */
  readonly previous: unknown;
  /**
   * Does the work of the delivery and stores its result in one transaction: both are durable, or neither is. What the
   * work gives is the event's result. Without it the result is stored after the handler has returned.
   *
   * @param work gets what the store calls a transaction: the database handle of `sqliteDeliveries` (synchronous work
   * only), a client of `postgresDeliveries`, undefined of `memoryDeliveries`
   * @throws LinkError `delivery_fenced` when another attempt has taken over, `delivery_commit_invalid` for a second
   * call and for a receiver without `deliveries`, `result_invalid`, and what the work throws; nothing was done then
   */
  commit<Transaction, Result>(work: (transaction: Transaction) => Result): Promise<Awaited<Result>>;
}

type Running = Extract<Claim, { state: 'run' }>;

/** What a claim needs beside the delivery itself. */
interface ClaimOptions {
  readonly timeout: number;
  /** Asked for only where it has to wait. */
  readonly signal: () => AbortSignal;
  readonly write: WriteResult;
}

/** How long a repetition waits for the attempt that is under way, and between two looks, in milliseconds. */
const PATIENCE = 10_000;
const FIRST_LOOK = 20;
const LONGEST_LOOK = 500;
/** How much longer than its handler may take a claim is held, in milliseconds. */
const LEASE_BEYOND = 30_000;
/** How long a caller waits for the release of its delivery, in milliseconds. */
const RELEASE_PATIENCE = 1000;
/** Seconds after which a caller may send it again. */
const RETRY_AFTER = 5;

/** One delivery on its way to a stored result. */
export class OpenDelivery implements Delivery {
  /** What was stored together with the work, once it was. */
  written: WrittenResult | undefined;
  #isCommitting = false;
  /** The claim, or what {@link commit} has claimed of a delivery that is never taken for a repetition. */
  #held: Running | undefined;

  /**
   * @param store undefined for a receiver without the option
   * @param claim undefined for a delivery that is never taken for a repetition
   * @param timeout milliseconds that the handler may take
   */
  constructor(
    readonly store: DeliveryStore | undefined,
    readonly key: DeliveryKey,
    readonly claim: Running | undefined,
    readonly timeout: number,
    readonly write: WriteResult,
  ) {
    this.#held = claim;
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
    this.#held ??= await claimNew(store, key, this.timeout);
    const { token } = this.#held;
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

  /** Stores the result of a handler that has not done so itself. */
  async complete(written: WrittenResult): Promise<void> {
    const { store, key, claim } = this;
    if (this.written || !claim) return;
    if (store) await stored(store, key, claim.token, () => JSON.stringify(written));
    this.written = written;
  }

  /**
   * Gives it back after a failure, so that the next attempt runs; does nothing once a result is stored. A release that
   * fails, or takes long, goes on in the background until it has succeeded.
   *
   * @throws what the store throws; an Error where it takes long
   */
  async release(): Promise<void> {
    const { store, key } = this;
    const token = this.#held?.token;
    if (this.written || token === undefined || !store) return;
    const release = async () => store.release(key, token);
    const until = performance.now() + this.timeout + LEASE_BEYOND;
    const first = release();
    first.catch(() => releaseLater(store, release, until));
    await within(first, RELEASE_PATIENCE, () => new Error('the delivery is not released yet'));
  }
}

/** What is never taken for a repetition is claimed all the same when it is committed: its work wants a transaction. */
async function claimNew(store: DeliveryStore, key: DeliveryKey, timeout: number): Promise<Running> {
  const claim = await attempt(store, key, '', timeout + LEASE_BEYOND);
  if (claim.state === 'run') return claim;
  throw inProgress(key);
}

function notHere(problem: string): LinkError {
  return new Fault('delivery_commit_invalid', `delivery.commit: ${problem}`);
}

/** Opens a delivery that is never taken for a repetition. */
export function singleDelivery(
  store: DeliveryStore | undefined,
  { sender, event }: Pick<DeliveryKey, 'sender' | 'event'>,
  timeout: number,
  write: WriteResult,
): OpenDelivery {
  // Every request of a receiver without the option comes here; nothing of it can be stored, so it needs no name.
  const identity = store ? randomUUID() : '';
  return new OpenDelivery(store, { sender, event, identity }, undefined, timeout, write);
}

/**
 * Claims a delivery, waiting for an attempt that is under way.
 *
 * @param timeout milliseconds that its handler may take
 * @returns the delivery to be done, or the result of the one that was done already
 * @throws LinkError `delivery_in_progress`, `store_unavailable`
 */
export async function claimDelivery(
  store: DeliveryStore,
  { key, fingerprint }: DeliveryContent,
  { timeout, signal, write }: ClaimOptions,
): Promise<OpenDelivery | WrittenResult> {
  const until = performance.now() + PATIENCE;
  for (let look = FIRST_LOOK; ; look = Math.min(look * 2, LONGEST_LOOK)) {
    const claim = await attempt(store, key, fingerprint, timeout + LEASE_BEYOND);
    if (claim.state === 'run') return new OpenDelivery(store, key, claim, timeout, write);
    if (claim.state === 'done') return readStored(claim.result);
    if (performance.now() + look > until) throw inProgress(key);
    await delay(look);
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

/** Completes a delivery; what fails is the work's own failure, or that of the store, which passes by itself. */
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
