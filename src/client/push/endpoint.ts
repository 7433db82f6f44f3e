import type { IncomingMessage, ServerResponse } from 'node:http';
import { LinkError } from '../../protocol/errors/errors.js';
import { callHook, type EventExchange } from '../../protocol/exchange.js';
import { newExchangeId } from '../../protocol/exchange-id.js';
import { optionError } from '../../protocol/options.js';
import { createPushKeys, type PushKeys } from './keys.js';

/** Runs at most one task per name at a time, and one per burst. */
interface Coalescer {
  /** Requests a run. All requests within a burst, or during a run, lead to one further run. */
  ask(name: string): void;
  /** Cancels runs that have not begun, and waits for those that have. */
  close(): Promise<void>;
}

interface Entry {
  timer: NodeJS.Timeout | undefined;
  running: Promise<void> | undefined;
  again: boolean;
}

/**
 * Creates a coalescer.
 *
 * @param wait milliseconds from the first request to the run
 * @param run must not reject
 */
function createCoalescer(wait: number, run: (name: string) => Promise<void>): Coalescer {
  const entries = new Map<string, Entry>();
  let closed = false;

  function begin(name: string, entry: Entry): void {
    entry.timer = undefined;
    entry.running = run(name).then(() => {
      entry.running = undefined;
      if (!entry.again || closed) entries.delete(name);
      else {
        entry.again = false;
        arm(name, entry);
      }
    });
  }

  function arm(name: string, entry: Entry): void {
    entry.timer = setTimeout(() => begin(name, entry), wait);
    // A waiting push must not keep a process alive whose server has closed.
    entry.timer.unref();
  }

  return {
    ask(name) {
      const entry = entries.get(name);
      if (closed) return;
      if (entry) {
        if (entry.running) entry.again = true;
        return;
      }
      const created: Entry = { timer: undefined, running: undefined, again: false };
      entries.set(name, created);
      arm(name, created);
    },
    async close() {
      closed = true;
      for (const { timer } of entries.values()) clearTimeout(timer);
      await Promise.all([...entries.values()].map(({ running }) => running));
      entries.clear();
    },
  };
}

/** Options of {@link createPushEndpoint}. */
export interface PushEndpointOptions {
  /** The public address of the endpoint, such as `https://import.example.com/push`. */
  readonly url: string | URL;
  /**
   * At least 32 random characters, for example `randomBytes(32).toString('base64url')`. A list rotates the secret: the
   * first makes new addresses, and addresses of the others remain valid. Store it: addresses are valid as long as it
   * is.
   */
  readonly secret: string | readonly string[];
  /** Called once per burst with the account that has new orders: call `get_all_orders` for it. */
  readonly onPush: (account: string) => unknown;
  /** Called with the errors of `onPush`. Default: logs the message by console.error. */
  readonly onError?: (error: unknown, account: string) => void;
  /** Milliseconds from the first push of a burst to the call of `onPush`. Default 1,000. Ours, not the protocol's. */
  readonly wait?: number;
  /**
   * Called for every request, for a log of them: with event `svclink_push` and the account as its user name, or with
   * the error `push_address_unknown`. The key in `request.url` is a secret; the exchange does not contain it. Errors of
   * the function go to `onError`. Default nothing.
   */
  readonly onExchange?: (exchange: EventExchange, request: IncomingMessage) => void;
}

/** An endpoint for pushes. Mount it with `app.use('/push', endpoint)` in Express, or pass it to `http.createServer`. */
export interface PushEndpoint {
  (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void): void;
  /** Returns the address to send as `svclink_push` for an account. It is a secret, and always the same. */
  addressFor(account: string): string;
  /** Discards pushes that wait, and waits for running calls of `onPush`. */
  close(): Promise<void>;
}

const SHORTEST_SECRET = 32;

function checkedSecrets(secret: string | readonly string[]): readonly string[] {
  const all = typeof secret === 'string' ? [secret] : secret;
  const fine = (one: unknown) => typeof one === 'string' && one.length >= SHORTEST_SECRET;
  if (Array.isArray(all) && all.length > 0 && all.every(fine)) return all;
  throw optionError(
    'secret',
    `must be text of at least ${SHORTEST_SECRET} characters, or a list of such`,
  );
}

function checkedBase(url: string | URL): string {
  if (!URL.canParse(String(url))) throw optionError('url', 'must be an absolute address');
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw optionError('url', 'must be an http or https address');
  }
  return `${origin}${pathname.endsWith('/') ? pathname.slice(0, -1) : pathname}`;
}

function checkedWait(wait = 1000): number {
  if (Number.isFinite(wait) && wait >= 0 && wait < 2 ** 31) return wait;
  throw optionError('wait', 'must be 0 or more milliseconds');
}

function logError(error: unknown, account: string): void {
  console.error(`svclink push: onPush failed for ${account}:`, error);
}

/** Returns the last segment of the path, so that the endpoint works at any mount path. */
function keyIn(address: string | undefined): string {
  const path = (address ?? '').split('?', 1)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** Sends the same answer for every key, so that nobody can find a valid one by trying. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  // The endpoint reads no body: the connection closes after the answer.
  if (hasBody(request)) response.setHeader('Connection', 'close');
  response.writeHead(204, {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end();
}

/** Event name of requests to push addresses in logs and reports (specification: "Authentication"). */
export const PUSH_EVENT = 'svclink_push';

/** Actions after the answer to a request. */
interface AnswerHooks {
  readonly ask: (account: string) => void;
  readonly report: (account: string | undefined, request: IncomingMessage, began: number) => void;
}

function listener(keys: PushKeys, { ask, report }: AnswerHooks) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    const key = keyIn(request.url);
    answer(request, response);
    // Only after the answer, so that its time reveals nothing.
    const account = keys.accountOf(key);
    report(account, request, began);
    if (account !== undefined) ask(account);
  };
}

/** Returns the function that reports requests to `onExchange`. */
function exchangeReporter(
  { onExchange }: PushEndpointOptions,
  onError: (error: unknown, account: string) => void,
): AnswerHooks['report'] {
  return (account, request, began) => {
    if (!onExchange) return;
    const exchange: EventExchange = {
      id: newExchangeId(),
      event: PUSH_EVENT,
      username: account,
      peer: request.socket.remoteAddress ?? 'unknown',
      duration: performance.now() - began,
      data: undefined,
      answer: undefined,
      error: account === undefined ? unknownAddress() : undefined,
      isRepetition: false,
    };
    callHook(
      () => onExchange(exchange, request),
      (error) => onError(error, account ?? ''),
    );
  };
}

function unknownAddress(): LinkError {
  return new LinkError('push_address_unknown', 'This push address was given to nobody.');
}

/**
 * Creates the endpoint for the push addresses that validate_user returns. Each account has its own address, which
 * cannot be guessed. Unknown addresses get the same answer.
 *
 * @throws LinkError `option_invalid`
 */
export function createPushEndpoint(options: PushEndpointOptions): PushEndpoint {
  const { onPush, onError = logError } = options;
  // An error of onError must not stop the pushes of its account.
  const report = (error: unknown, account: string) =>
    callHook(
      () => onError(error, account),
      (other) => logError(other, account),
    );
  if (typeof onPush !== 'function') throw optionError('onPush', 'must be a function');
  const base = checkedBase(options.url);
  const keys = createPushKeys(checkedSecrets(options.secret));
  const coalescer = createCoalescer(checkedWait(options.wait), async (account) => {
    try {
      await onPush(account);
    } catch (error) {
      report(error, account);
    }
  });
  const hooks: AnswerHooks = { ask: coalescer.ask, report: exchangeReporter(options, report) };
  return Object.assign(listener(keys, hooks), {
    addressFor: (account: string) => `${base}/${keys.keyFor(account)}`,
    close: coalescer.close,
  });
}
