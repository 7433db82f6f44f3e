import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpFailure, type Reply } from '../../http/index.js';

/** The least milliseconds between two hints: four per second are sufficient. */
const INTERVAL = 250;
/** Milliseconds between empty lines that show proxies and pages that the connection is open. */
const HEARTBEAT = 15_000;
/** Milliseconds that a page waits before it reconnects. */
const RETRY = 1000;

/** The most simultaneous streams of a user, who has one per browser. */
const MOST_STREAMS = 30;
/** Seconds after which a user with too many streams may retry. */
const RETRY_AFTER = 60;

/**
 * The most pages that are notified at once; larger numbers are notified by eighths, with this many milliseconds in
 * between.
 */
const AT_ONCE = 5;
const PARTS = 8;
const BETWEEN = 25;

const BEAT = ': still here\n\n';

/** A user who follows changes. */
export interface Follower {
  readonly userId: string;
  /** The session whose end ends the stream. */
  readonly sessionId: string;
}

/** The state of each area: a number or text that changes with every change in it. */
export type Versions = Readonly<Record<string, string>>;

/** The source of hints. Each function is called once for all pages. */
export interface LiveSource {
  /** Reads the state of all areas, including changes by commands and other processes. */
  read(): Promise<Versions>;
  /** Returns those of some sessions that are still valid. */
  alive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Called after a change, before any page is notified. */
  changed?(): void;
}

/**
 * Notifies pages of the areas that have changed. Hints have no content: a page then requests its data, within the
 * permissions of its user. One database query and one text serve all pages. Without pages there are no queries.
 */
export class LiveHints {
  readonly #pages = new Set<LivePage>();
  readonly #streams = new Map<string, number>();
  readonly #end = new AbortController();
  #isWatching = false;
  #versions = '';

  /** @param heartbeat milliseconds; sessions are validated in the same interval */
  constructor(
    readonly source: LiveSource,
    readonly heartbeat = HEARTBEAT,
  ) {}

  /** The number of following pages. */
  get followers(): number {
    return this.#pages.size;
  }

  /**
   * Follows changes from the last state of a page. Changes since then are sent at once.
   *
   * @param request its `Last-Event-ID` is the last state of the page
   * @throws HttpFailure `server_busy` for a user with too many streams; the page then polls
   */
  async follow(request: IncomingMessage, follower: Follower): Promise<Reply> {
    if ((this.#streams.get(follower.userId) ?? 0) >= MOST_STREAMS) {
      const message = `More than ${MOST_STREAMS} pages of yours are open: close some.`;
      throw new HttpFailure('server_busy', message, { retryAfter: RETRY_AFTER });
    }
    this.#count(follower.userId, 1);
    const now = await this.source.read().then(encode, (error: unknown) => {
      this.#count(follower.userId, -1);
      throw error;
    });
    // The first page determines the initial state. Earlier pages may not have been notified of its changes yet.
    if (!this.#isWatching) void this.#poll(now);
    const seen = String(request.headers['last-event-id'] ?? '');
    // The first event states the present state. A page with another state has missed changes.
    const first = event(now, seen !== '' && seen !== now ? 'missed' : 'hello');
    return {
      status: 200,
      headers: [
        'Content-Type',
        'text/event-stream',
        'Cache-Control',
        'no-store',
        'X-Accel-Buffering',
        'no',
        'X-Content-Type-Options',
        'nosniff',
      ],
      body: this.#events(new LivePage(request, follower), `retry: ${RETRY}\n\n${first}`),
    };
  }

  /** Ends all streams before the process ends. */
  close(): void {
    this.#end.abort();
    for (const page of this.#pages) page.end();
  }

  async *#events(page: LivePage, first: string): AsyncGenerator<string> {
    this.#pages.add(page);
    if (this.#end.signal.aborted) page.end();
    try {
      yield first;
      for (let text = await page.next(); text !== undefined; text = await page.next()) yield text;
    } finally {
      this.#pages.delete(page);
      this.#count(page.follower.userId, -1);
      page.end();
    }
  }

  #count(userId: string, change: 1 | -1): void {
    const count = (this.#streams.get(userId) ?? 0) + change;
    if (count > 0) this.#streams.set(userId, count);
    else this.#streams.delete(userId);
  }

  /** Polls for changes while a page follows. */
  async #poll(versions: string): Promise<void> {
    this.#isWatching = true;
    this.#versions = versions;
    this.source.changed?.();
    let beaten = performance.now();
    for (let began = beaten; await this.#isPast(began + INTERVAL); ) {
      began = performance.now();
      await this.#compare();
      if (began - beaten < this.heartbeat) continue;
      beaten = began;
      await this.#beat();
    }
    this.#isWatching = false;
  }

  /** Waits, and returns true if a page still follows. */
  async #isPast(time: number): Promise<boolean> {
    const { signal } = this.#end;
    await delay(Math.max(0, time - performance.now()), undefined, { ref: false, signal }).catch(
      () => undefined,
    );
    return !signal.aborted && this.#streams.size > 0;
  }

  async #compare(): Promise<void> {
    // An unreachable database is no change: the next poll reports the missed ones.
    const versions = await this.source.read().then(encode, () => this.#versions);
    if (versions === this.#versions) return;
    this.#versions = versions;
    this.source.changed?.();
    const hint = event(versions, 'news');
    const pages = [...this.#pages];
    const part = Math.max(AT_ONCE, Math.ceil(pages.length / PARTS));
    // A notified page requests its data at once. All pages together would delay other callers.
    for (let start = 0; start < pages.length; start += part) {
      if (start > 0 && !(await this.#isPast(performance.now() + BETWEEN))) return;
      for (const page of pages.slice(start, start + part)) page.tell(hint);
    }
  }

  /** Ends the streams of ended sessions, and sends the others a heartbeat. */
  async #beat(): Promise<void> {
    const ids = new Set([...this.#pages].map(({ follower }) => follower.sessionId));
    // While the database is unreachable, sessions cannot be validated and nothing is sent.
    const alive = await this.source.alive([...ids]).catch(() => ids);
    for (const page of this.#pages) {
      if (!ids.has(page.follower.sessionId) || alive.has(page.follower.sessionId)) page.beat();
      else page.end();
    }
  }
}

/** A page that follows. Hints that arrive before it takes one are merged. */
class LivePage {
  #waiting: string | undefined;
  #wake: (() => void) | undefined;
  #isGone = false;
  readonly #leaves = () => {
    this.#isGone = true;
    this.#wake?.();
  };

  constructor(
    readonly request: IncomingMessage,
    readonly follower: Follower,
  ) {
    request.socket.once('close', this.#leaves);
    this.#isGone = request.socket.destroyed;
  }

  tell(text: string): void {
    this.#waiting = text;
    this.#wake?.();
  }

  beat(): void {
    this.tell(this.#waiting ?? BEAT);
  }

  /** Returns the next text for the page; undefined after its end. */
  async next(): Promise<string | undefined> {
    if (this.#waiting === undefined && !this.#isGone) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    const text = this.#waiting;
    this.#waiting = undefined;
    return this.#isGone ? undefined : text;
  }

  end(): void {
    this.request.socket.removeListener('close', this.#leaves);
    this.#leaves();
  }
}

function event(versions: string, kind: 'hello' | 'missed' | 'news'): string {
  return `id: ${versions}\nevent: ${kind}\ndata: ${Buffer.from(versions, 'base64url').toString('utf8')}\n\n`;
}

/** Encodes a state as an event id, which is one line. */
function encode(versions: Versions): string {
  return Buffer.from(JSON.stringify(versions)).toString('base64url');
}
