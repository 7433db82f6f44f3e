import type { IncomingMessage, ServerResponse } from 'node:http';
import { LinkError } from '../../protocol/errors/errors.js';
import type { EventExchange } from '../../protocol/exchange.js';
import { newExchangeId } from '../../protocol/exchange-id.js';
import { optionError } from '../../protocol/options.js';
import { createPushKeys, type PushKeys } from './keys.js';

/** Runs at most one task per name at a time, and one per burst. */
interface Coalescer {
  /** Asks for a run. Within a burst, or while a run is under way, further asking leads to one further run only. */
  ask(name: string): void;
  /** Lets go of what has not begun, and waits for what has. */
  close(): Promise<void>;
}

interface Entry {
  timer: NodeJS.Timeout | undefined;
  running: Promise<void> | undefined;
  again: boolean;
}

/**
 * Makes a coalescer.
 *
 * @param wait milliseconds from the first asking to the run
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
    // A push that waits is no reason to keep a process alive whose server is gone.
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
  /** The public address that the endpoint is mounted at, such as `https://import.example.com/push`. */
  readonly url: string | URL;
  /**
   * At least 32 characters that nobody can guess; a list to replace one: the first makes new addresses, those of the
   * others still work. `randomBytes(32).toString('base64url')` makes one. Keep it: addresses hold as long as it does.
   */
  readonly secret: string | readonly string[];
  /** Called once per burst with the account that new orders wait for: here `get_all_orders` is due. */
  readonly onPush: (account: string) => unknown;
  /** Hears what `onPush` threw. Default: its message goes to console.error. */
  readonly onError?: (error: unknown, account: string) => void;
  /** Milliseconds from the first push of a burst to the call of `onPush`. Default 1,000. Ours, not the protocol's. */
  readonly wait?: number;
  /**
   * Hears of every call, for a record of them: as event `svclink_push` with the account as its user name, or with the
   * error `push_address_unknown`. The address is in the request, not in the exchange, and its key is a secret. What it
   * throws goes to `onError`. Default nothing.
   */
  readonly onExchange?: (exchange: EventExchange, request: IncomingMessage) => void;
}

/** Takes pushes. Mount it with `app.use('/push', endpoint)` in Express, or give it to `http.createServer`. */
export interface PushEndpoint {
  (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void): void;
  /** The address to send as `svclink_push` for an account. It is a secret; it is the same each time. */
  addressFor(account: string): string;
  /** Forgets pushes that wait, and waits for calls of `onPush` that run. */
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

/** The last part of the path, wherever the endpoint is mounted. */
function keyIn(address: string | undefined): string {
  const path = (address ?? '').split('?', 1)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** The same for every key, so that none can be found out by trying. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  // Whatever comes along is not wanted: its connection ends with the answer.
  if (hasBody(request)) response.setHeader('Connection', 'close');
  response.writeHead(204, {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end();
}

/** What calls of push addresses are called where events have their names (specification: "Authentication"). */
export const PUSH_EVENT = 'svclink_push';

/** What becomes of a call once it is answered. */
interface Heard {
  readonly ask: (account: string) => void;
  readonly tell: (account: string | undefined, request: IncomingMessage, began: number) => void;
}

function listener(keys: PushKeys, { ask, tell }: Heard) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    const key = keyIn(request.url);
    answer(request, response);
    // Only after the answer: how long it takes tells nothing.
    const account = keys.accountOf(key);
    tell(account, request, began);
    if (account !== undefined) ask(account);
  };
}

/** Tells who keeps a record of a call. */
function teller({ onExchange, onError = logError }: PushEndpointOptions): Heard['tell'] {
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
    try {
      onExchange(exchange, request);
    } catch (error) {
      onError(error, account ?? '');
    }
  };
}

function unknownAddress(): LinkError {
  return new LinkError('push_address_unknown', 'This push address was given to nobody.');
}

/**
 * Makes the endpoint behind the push addresses that validate_user hands out. Each account has an address of its own
 * that cannot be guessed; unknown ones are answered alike.
 *
 * @throws LinkError `option_invalid`
 */
export function createPushEndpoint(options: PushEndpointOptions): PushEndpoint {
  const { onPush, onError = logError } = options;
  if (typeof onPush !== 'function') throw optionError('onPush', 'must be a function');
  const base = checkedBase(options.url);
  const keys = createPushKeys(checkedSecrets(options.secret));
  const coalescer = createCoalescer(checkedWait(options.wait), async (account) => {
    try {
      await onPush(account);
    } catch (error) {
      onError(error, account);
    }
  });
  const heard: Heard = { ask: coalescer.ask, tell: teller(options) };
  return Object.assign(listener(keys, heard), {
    addressFor: (account: string) => `${base}/${keys.keyFor(account)}`,
    close: coalescer.close,
  });
}
