import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpFailure, type Reply } from '../../http/index.js';

/** Hints leave at most so often, in milliseconds: a page that is told four times a second is told enough. */
const INTERVAL = 250;
/** A line that says nothing, so that proxies and pages know that the connection stands; in milliseconds. */
const HEARTBEAT = 15_000;
/** What a page is told to wait before it comes back, in milliseconds. */
const RETRY = 1000;

/** A user has one stream per browser; so many at a time are more than anybody looks at. */
const MOST_STREAMS = 30;
/** Seconds after which one who has too many may try again. */
const RETRY_AFTER = 60;

/** So few pages are told at the same moment; of many an eighth is, with so many milliseconds between. */
const AT_ONCE = 5;
const PARTS = 8;
const BETWEEN = 25;

const BEAT = ': still here\n\n';

/** Who follows. */
export interface Follower {
  readonly userId: string;
  /** A stream ends with its session. */
  readonly sessionId: string;
}

/** How far each kind of thing has come: a number or text that grows with everything that happens to it. */
export type Marks = Readonly<Record<string, string>>;

/** What hints are made from; each is asked once for all pages. */
export interface LiveSource {
  /** Reads how far everything has come, whoever has written it: commands and other processes too. */
  read(): Promise<Marks>;
  /** Which of some sessions hold still. */
  alive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Hears that there is something new, before any page does. */
  changed?(): void;
}

/**
 * Tells pages what has something new: hints only, never content, so a page asks for what it shows and gets what its
 * user may see. One look at the database and one text serve all pages; nobody looking costs nothing.
 */
export class LiveHints {
  readonly #pages = new Set<LivePage>();
  readonly #streams = new Map<string, number>();
  readonly #end = new AbortController();
  #isWatching = false;
  #marks = '';

  /** @param heartbeat milliseconds; as often it is asked whose session still holds */
  constructor(
    readonly source: LiveSource,
    readonly heartbeat = HEARTBEAT,
  ) {}

  /** How many pages are following. */
  get followers(): number {
    return this.#pages.size;
  }

  /**
   * Follows from where a page was: what happened since is told at once.
   *
   * @param request its `Last-Event-ID` says where the page was
   * @throws HttpFailure `server_busy` for a user who has too many streams; the page goes on by asking now and then
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
    // What others were not told yet is still news to them: only the first one says where looking begins.
    if (!this.#isWatching) void this.#watch(now);
    const seen = String(request.headers['last-event-id'] ?? '');
    // The first event says where the page is from now on; one that was elsewhere has missed something.
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

  /** Ends all streams: the process is going. */
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

  /** Looks for news as long as somebody follows. */
  async #watch(marks: string): Promise<void> {
    this.#isWatching = true;
    this.#marks = marks;
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

  /** Waits for a time, and tells whether anybody follows then. */
  async #isPast(time: number): Promise<boolean> {
    const { signal } = this.#end;
    await delay(Math.max(0, time - performance.now()), undefined, { ref: false, signal }).catch(
      () => undefined,
    );
    return !signal.aborted && this.#streams.size > 0;
  }

  async #compare(): Promise<void> {
    // A database that is away says nothing; the next look tells what it missed.
    const marks = await this.source.read().then(encode, () => this.#marks);
    if (marks === this.#marks) return;
    this.#marks = marks;
    this.source.changed?.();
    const news = event(marks, 'news');
    const pages = [...this.#pages];
    const part = Math.max(AT_ONCE, Math.ceil(pages.length / PARTS));
    // Who hears asks for what it shows at once: all together would hold up everybody who calls.
    for (let told = 0; told < pages.length; told += part) {
      if (told > 0 && !(await this.#isPast(performance.now() + BETWEEN))) return;
      for (const page of pages.slice(told, told + part)) page.tell(news);
    }
  }

  /** Ends the streams whose session has ended, and lets the others know that they stand. */
  async #beat(): Promise<void> {
    const ids = new Set([...this.#pages].map(({ follower }) => follower.sessionId));
    // While the database is away nobody knows; nothing is told then either.
    const alive = await this.source.alive([...ids]).catch(() => ids);
    for (const page of this.#pages) {
      if (!ids.has(page.follower.sessionId) || alive.has(page.follower.sessionId)) page.beat();
      else page.end();
    }
  }
}

/** One page that follows; several hints that come before it takes one are one. */
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

  /** What it is told next; undefined when it is gone. */
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

function event(marks: string, kind: 'hello' | 'missed' | 'news'): string {
  return `id: ${marks}\nevent: ${kind}\ndata: ${Buffer.from(marks, 'base64url').toString('utf8')}\n\n`;
}

/** As an event id, which is one line. */
function encode(marks: Marks): string {
  return Buffer.from(JSON.stringify(marks)).toString('base64url');
}
