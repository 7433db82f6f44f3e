import { LinkError } from '../protocol/errors.js';

/** What names one delivery: the same key is the same delivery, however often it comes. */
export interface DeliveryKey {
  /** The user name of the account that sent it. */
  readonly sender: string;
  readonly event: string;
  /**
   * Of the event's data: its ids as JSON (`["7",["12","13"]]`) where they are digits and short, else the SHA-256 of that in
   * 64 hex digits. No two differ in the case of a letter alone, however a database compares them.
   */
  readonly identity: string;
}

/** What a store answers to a claim. */
export type Claim =
  /** Nobody has done it with this content, and nobody is at it: the caller has to. */
  | {
      readonly state: 'run';
      /** Rises with every claim of the key; whoever holds a lower one is fenced. */
      readonly token: number;
      /** 1 for the first attempt since the last that was completed. */
      readonly attempt: number;
      /** Whether the attempt before was neither completed nor released: its process has died, or it is late. */
      readonly interrupted: boolean;
      /** What was stored for the same key with other content. */
      readonly previous: string | undefined;
    }
  /** It has been done with this content; `result` is what was stored. */
  | { readonly state: 'done'; readonly result: string }
  /** Somebody is at it. */
  | { readonly state: 'busy' };

/**
 * Keeps which deliveries were done, with their results, so that a repetition has no second effect.
 *
 * Every implementation has to pass `deliveryStoreSuite`. `Transaction` is what its work is handed.
 */
export interface DeliveryStore<Transaction = unknown> {
  /**
   * Claims a delivery, in one atomic step.
   *
   * @param fingerprint of its content; the same key with another one is an update, which runs
   * @param lease milliseconds until another may take it over, if it is neither completed nor released
   */
  claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim>;
  /**
   * Runs `work` and stores the text that it gives as the result, both in one transaction: durable together or not at
   * all.
   *
   * @throws LinkError `delivery_fenced` when another has claimed the delivery since, and what `work` throws; nothing
   * is stored then
   */
  complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Transaction) => string | Promise<string>,
  ): Promise<void>;
  /** Gives a claim back without a result: refusals and errors are never stored. Does nothing for one that is fenced. */
  release(key: DeliveryKey, token: number): Promise<void>;
  /**
   * Forgets what was last touched before a time.
   *
   * @returns how many deliveries were forgotten
   */
  sweep(before: Date): Promise<number>;
}

/** Seconds after which a caller may send it again: the other attempt is under way, or done. */
const RETRY_AFTER = 5;

/** The failure of a claim that another has taken over. */
export function fenced({ event }: DeliveryKey): LinkError {
  const message = `${event}: another attempt has taken this delivery over; nothing of this one was stored`;
  return new LinkError('delivery_fenced', message, { retryAfter: RETRY_AFTER });
}

/** The failure of work that is asynchronous where the store's transactions are not. */
export function asynchronousWork(): LinkError {
  const message =
    'delivery.commit: takes a synchronous function here; await before it, and only write inside it';
  return new LinkError('delivery_commit_invalid', message);
}
