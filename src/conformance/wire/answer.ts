/** A request and its answer as a report shows them: cut to a readable length, secrets hidden. */
export interface Exchange {
  readonly request: string;
  /** Undefined when none came. */
  readonly answer: string | undefined;
}

/** What came back, whatever it is. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown;
  /** For a report; costly, so only what fails is shown. */
  show(): Exchange;
}

/** One HTTP request. */
export interface WireRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Sends a request: the global `fetch`, or anything that can stand in for it. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;
