/** A request and its answer for a report: shortened, without secrets. */
export interface Exchange {
  readonly request: string;
  /** Undefined without an answer. */
  readonly answer: string | undefined;
}

/** An answer of any kind. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is no JSON. */
  readonly json: unknown;
  /** Returns the exchange for a report. It is expensive, so only failures use it. */
  show(): Exchange;
}

/** One HTTP request. */
export interface WireRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Sends a request: the global `fetch`, or a substitute. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;
