import type { IncomingMessage } from 'node:http';
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

/** Who follows. */
export interface Follower {
  readonly userId: string;
  /** Whether the session still holds: a stream ends with it. */
  isAlive(): Promise<boolean>;
}

/** How far each kind of thing has come: a number or text that grows with everything that happens to it. */
export type Marks = Readonly<Record<string, string>>;

/** Reads how far everything has come, whoever has written it: commands and other processes too. */
export type ReadMarks = () => Promise<Marks>;

/**
 * Tells pages what has something new: hints only, never content, so a page asks for what it shows and gets what its
 * user may see. One look at the database serves all pages; nobody looking costs nothing.
 */
export class LiveHints {
  readonly #followers = new Set<(marks: string) => void>();
  readonly #streams = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #marks = '';
  #isClosed = false;

  /** @param heartbeat milliseconds; as often a stream is asked whether its session still holds */
  constructor(
    readonly read: ReadMarks,
    readonly heartbeat = HEARTBEAT,
  ) {}

  /** How many pages are following. */
  get followers(): number {
    return this.#followers.size;
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
    const now = await this.#now().catch((error) => {
      this.#count(follower.userId, -1);
      throw error;
    });
    const seen = String(request.headers['last-event-id'] ?? '');
    this.#marks = now;
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
      body: this.#events(request, follower, { now: encode(now), seen }),
    };
  }

  /** Ends all streams: the process is going. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const tell of this.#followers) tell('');
  }

  async *#events(
    request: IncomingMessage,
    { userId, isAlive }: Follower,
    { now, seen }: { readonly now: string; readonly seen: string },
  ): AsyncGenerator<string> {
    let isKnown = performance.now();
    const waiting = new Waiting(request);
    const tell = (marks: string) => waiting.tell(marks);
    this.#followers.add(tell);
    this.#look();
    try {
      yield `retry: ${RETRY}\n\n`;
      // The first event says where the page is from now on; one that was elsewhere has missed something.
      yield event(now, seen !== '' && seen !== now ? 'missed' : 'hello');
      while (!this.#isClosed) {
        const marks = await waiting.next(this.heartbeat);
        if (marks === 'gone' || this.#isClosed) return;
        if (performance.now() - isKnown >= this.heartbeat) {
          if (!(await isAlive())) return;
          isKnown = performance.now();
        }
        yield marks === 'silence' ? ': still here\n\n' : event(marks, 'news');
      }
    } finally {
      this.#followers.delete(tell);
      this.#count(userId, -1);
      waiting.end();
    }
  }

  async #now(): Promise<string> {
    return JSON.stringify(await this.read());
  }

  #count(userId: string, change: 1 | -1): void {
    const count = (this.#streams.get(userId) ?? 0) + change;
    if (count > 0) this.#streams.set(userId, count);
    else this.#streams.delete(userId);
  }

  #look(): void {
    if (this.#timer !== undefined || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#compare(), INTERVAL);
    this.#timer.unref();
  }

  async #compare(): Promise<void> {
    // A database that is away says nothing; the next look tells what it missed.
    const marks = await this.read().then(JSON.stringify, () => this.#marks);
    if (marks !== this.#marks) {
      this.#marks = marks;
      const encoded = encode(marks);
      for (const tell of this.#followers) tell(encoded);
    }
    this.#timer = undefined;
    if (this.#followers.size > 0) this.#look();
  }
}

/** Waits for the next hint of one page; several that come meanwhile are one. */
class Waiting {
  #latest: string | undefined;
  #wake: (() => void) | undefined;
  #isGone = false;
  readonly #leaves = () => {
    this.#isGone = true;
    this.#wake?.();
  };

  constructor(readonly request: IncomingMessage) {
    request.socket.once('close', this.#leaves);
    this.#isGone = request.socket.destroyed;
  }

  tell(marks: string): void {
    this.#latest = marks;
    this.#wake?.();
  }

  async next(longest: number): Promise<string | 'silence' | 'gone'> {
    if (this.#latest === undefined && !this.#isGone) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longest);
        timer.unref();
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = undefined;
    }
    if (this.#isGone) return 'gone';
    const marks = this.#latest;
    this.#latest = undefined;
    return marks ?? 'silence';
  }

  end(): void {
    this.request.socket.removeListener('close', this.#leaves);
  }
}

function event(marks: string, kind: 'hello' | 'missed' | 'news'): string {
  return `id: ${marks}\nevent: ${kind}\ndata: ${Buffer.from(marks, 'base64url').toString('utf8')}\n\n`;
}

/** As an event id, which is one line. */
function encode(marks: string): string {
  return Buffer.from(marks).toString('base64url');
}
