import type { SvclinkError } from './errors/base-error.js';

/**
 * One event that passed between two sides, for records of exchanges. It contains the data as it was sent: push
 * addresses and pre-signed addresses are secrets. The password and its hash are not in it.
 */
export interface EventExchange {
  /** The id of the event; a new one for a request that did not become an event. */
  readonly id: string;
  /** The name of the event; undefined for a request that was refused before its event was known. */
  readonly event: string | undefined;
  readonly username: string | undefined;
  /** The address of the caller; for an outgoing call, the host and port of the receiver. */
  readonly peer: string;
  /** The duration in milliseconds, with all repetitions of a call. */
  readonly duration: number;
  /**
   * The `event_data`. Of a request that was refused before they were read: its `event_name` and `event_data` as they were
   * sent, or the payload without the values of unknown members; undefined for a request whose body was not read.
   */
  readonly data: unknown;
  /** The envelope of the answer, of a failure too; undefined for a streamed answer, and where there was none. */
  readonly answer: string | undefined;
  /** The error of the exchange; undefined when it succeeded. */
  readonly error: SvclinkError | undefined;
  /** True for a repetition that got the stored result. */
  readonly isRepetition: boolean;
  /**
   * The other side's own names on the wire, by the neutral ones: `answer` is written in these. Absent where the other
   * side has the names of the documents.
   */
  readonly wireNames?: ReadonlyMap<string, string>;
}

/** Called with every exchange when it has ended. An error that it throws is logged and has no other effect. */
export type OnExchange = (exchange: EventExchange) => void;

/**
 * Calls a hook of the app at once. It may be an asynchronous function, although the types of hooks have no result: its
 * rejection would end the process.
 *
 * @param failed called, a little later, with an error that the hook throws or rejects with
 */
export function callHook(hook: () => unknown, failed: (error: unknown) => void): void {
  const call = async (): Promise<unknown> => hook();
  call().catch(failed);
}
