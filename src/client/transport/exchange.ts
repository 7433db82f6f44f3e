import type { Dispatcher } from 'undici';
import { type ExchangeAnswer, Reception } from './reception.js';
import type { RequestBody } from './request-body.js';

/** One request to the receiver. */
export interface ExchangeRequest {
  readonly origin: string;
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: RequestBody;
  readonly maxBytes: number;
}

/** The end of a call, whatever brings it. */
export interface ExchangeDeadline {
  /** Milliseconds that are left. */
  left(): number;
  /** What to fail with when they are over. */
  expired(): Error;
  readonly signal: AbortSignal | undefined;
  /** What to fail with when the signal is aborted. */
  aborted(): Error;
}

function ignore(): void {}

/** Makes one exchange, without following redirects: credentials are for the address that the caller named. */
export function exchange(
  dispatcher: Dispatcher,
  { origin, path, headers, body, maxBytes }: ExchangeRequest,
  deadline: ExchangeDeadline,
): Promise<ExchangeAnswer> {
  const { signal } = deadline;
  if (signal?.aborted) return Promise.reject(deadline.aborted());
  const opened = body.open();
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      if (typeof opened === 'object' && 'destroy' in opened) opened.on('error', ignore).destroy();
      reject(error);
    };
    const reception = new Reception(maxBytes, { resolve, reject: fail });
    const timer = setTimeout(() => reception.end(deadline.expired()), Math.max(1, deadline.left()));
    const onAbort = () => reception.end(deadline.aborted());
    signal?.addEventListener('abort', onAbort, { once: true });
    reception.onSettled = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    dispatcher.dispatch({ origin, path, method: 'POST', headers, body: opened }, reception);
  });
}
