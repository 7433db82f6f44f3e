import { LinkError } from '../protocol/errors/errors.js';

/** The key of one delivery: repetitions have the same key. */
export interface DeliveryKey {
  /** The user name of the account that sent it. */
  readonly sender: string;
  readonly event: string;
  /**
   * The identifying ids of the event's data as JSON (`["7",["12","13"]]`) where they are short digits, else the SHA-256
   * of that in 64 hex digits. No two differ only in the case of letters, however a database compares text.
   */
  readonly identity: string;
}

/** The answer of a store to a claim. */
export type Claim =
  /** The delivery is neither done with this content nor being processed: the caller has to process it. */
  | {
      readonly state: 'run';
      /** Increases with every claim of the key; the holder of a lower token is fenced. */
      readonly token: number;
      /** 1 for the first attempt after the last completed one. */
      readonly attempt: number;
      /** True when the previous attempt was neither completed nor released: its process has died, or it is late. */
      readonly interrupted: boolean;
      /** The stored result of the same key with other content. */
      readonly previous: string | undefined;
    }
  /** The delivery is done with this content; `result` is the stored result. */
  | { readonly state: 'done'; readonly result: string }
  /** Another attempt is processing it. */
  | { readonly state: 'busy' };

/**
 * Stores processed deliveries with their results, so that a repetition has no second effect.
 *
 * Every implementation has to pass `deliveryStoreSuite`. `Transaction` is the type of the argument of `work`.
 */
export interface DeliveryStore<Transaction = unknown> {
  /**
   * Claims a delivery, in one atomic step.
   *
   * @param fingerprint of its content; the same key with another fingerprint is an update, which is processed
   * @param lease milliseconds after which another attempt may claim it, if it is neither completed nor released
   */
  claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim>;
  /**
   * Runs `work` and stores the text that it returns as the result, both in one transaction: durable together or not at
   * all.
   *
   * @throws LinkError `delivery_fenced` when another attempt has claimed the delivery since, and the error of `work`;
   *   nothing is stored in these cases
   */
  complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Transaction) => string | Promise<string>,
  ): Promise<void>;
  /** Releases a claim without a result: refusals and errors are never stored. Has no effect for a fenced token. */
  release(key: DeliveryKey, token: number): Promise<void>;
  /**
   * Deletes deliveries that were last used before a time.
   *
   * @returns the number of deleted deliveries
   */
  sweep(before: Date): Promise<number>;
}

/** Seconds after which a caller may repeat the delivery: the other attempt is running, or done. */
const RETRY_AFTER = 5;

/** The name of a delivery, for maps. */
export function nameOf({ sender, event, identity }: DeliveryKey): string {
  return JSON.stringify([sender, event, identity]);
}

/** Makes the failure of a claim that another attempt has taken over. */
export function fenced({ event }: DeliveryKey): LinkError {
  const message = `${event}: another attempt has taken over this delivery; nothing of this one was stored`;
  return new LinkError('delivery_fenced', message, { retryAfter: RETRY_AFTER });
}

/** Makes the failure of asynchronous work in a store with synchronous transactions. */
export function asynchronousWork(): LinkError {
  const message =
    'delivery.commit: takes a synchronous function here; await before it, and only write inside it';
  return new LinkError('delivery_commit_invalid', message);
}
