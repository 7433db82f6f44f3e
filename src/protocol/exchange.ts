import type { SvclinkError } from './errors/base-error.js';

/**
 * One event as it passed between two sides, for those who keep a record of it. It holds what was sent as it was sent:
 * push addresses and pre-signed addresses are secrets. The password and its hash are not in it.
 */
export interface EventExchange {
  /** Of the event; of a request that never became one, its own. */
  readonly id: string;
  /** Undefined for what was refused before the event was known. */
  readonly event: string | undefined;
  readonly username: string | undefined;
  /** The address of the caller; for a call of our own, host and port of the receiver. */
  readonly peer: string;
  /** Milliseconds, with all repetitions of a call. */
  readonly duration: number;
  /** `event_data`; undefined for what was refused before it was read. */
  readonly data: unknown;
  /** The envelope of the answer; undefined for one that left piece by piece, and where there was none. */
  readonly answer: string | undefined;
  /** Undefined when all went well. */
  readonly error: SvclinkError | undefined;
  /** Whether it was a repetition that got the stored result. */
  readonly isRepetition: boolean;
  /**
   * The other side's own names on the wire, by the neutral ones: `answer` is written in these. Absent where the other
   * side has the names of the documents.
   */
  readonly wireNames?: ReadonlyMap<string, string>;
}

/** Hears of every exchange when it is over. What it throws is logged and has no effect. */
export type OnExchange = (exchange: EventExchange) => void;
