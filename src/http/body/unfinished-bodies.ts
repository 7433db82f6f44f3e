import { HttpFailure } from '../failure.js';

/** A body up to this size is never refused for want of room. */
const ALWAYS_TAKEN = 64 * 1024;

/** A body has stalled when nothing of it has come for so long, in milliseconds. */
const STALLED = 500;

/** Seconds after which a refused caller may find room: a stalled body makes room for it at once. */
const RETRY_AFTER = 5;

/** One body that is coming in. */
export interface UnfinishedBody {
  /** So many more bytes of it are held now. This may end it. */
  grow(bytes: number): void;
  /** Nothing of it is held any more; harmless the second time. */
  done(): void;
}

interface Entry {
  bytes: number;
  /** When its last bytes came. */
  last: number;
  isOver: boolean;
  readonly end: (failure: HttpFailure) => void;
}

function isLarge({ bytes }: Entry): boolean {
  return bytes > ALWAYS_TAKEN;
}

/** The failure for a large body that there is no room for. */
function busy(): HttpFailure {
  const message = `too much is being received at this moment; try again in ${RETRY_AFTER} seconds`;
  return new HttpFailure('server_busy', message, { retryAfter: RETRY_AFTER });
}

function stalled(): HttpFailure {
  const message = 'the request body stalled while its room was needed for others; send it again';
  return new HttpFailure('body_too_slow', message);
}

/**
 * The one budget for the memory of all bodies that have not come to their end. When it is full, the body that has
 * stalled longest is ended, and new large ones are asked to come again; small ones are always taken. So a caller who
 * sends many bodies and ends none of them is served worse, and nobody else.
 */
export class UnfinishedBodies {
  readonly #bodies = new Set<Entry>();
  #held = 0;

  /** @param maxBytes what all of them may hold together */
  constructor(readonly maxBytes: number) {}

  /** In bytes, now. */
  get held(): number {
    return this.#held;
  }

  /**
   * Begins with a body.
   *
   * @param end told when the body has to end, with the reason
   * @param declared its length in bytes, where it is known
   * @throws HttpFailure `server_busy` for a large body, when all that is declared of it would not fit
   */
  begin(end: (failure: HttpFailure) => void, declared = 0): UnfinishedBody {
    if (declared > ALWAYS_TAKEN && this.#held + declared > this.maxBytes) {
      this.#makeRoom(declared);
      throw busy();
    }
    const entry: Entry = { bytes: 0, last: 0, isOver: false, end };
    return {
      grow: (bytes) => this.#grow(entry, bytes),
      done: () => this.#remove(entry),
    };
  }

  /**
   * Counts a body that has come to its end as long as it waits for something: one that is whole cannot be ended, but
   * no further large one is taken meanwhile.
   *
   * @param bytes of it that are held
   */
  during<Result>(bytes: number, work: () => Result | Promise<Result>): Result | Promise<Result> {
    return bytes <= ALWAYS_TAKEN ? work() : this.#holding(bytes, work);
  }

  async #holding<Result>(bytes: number, work: () => Result | Promise<Result>): Promise<Result> {
    this.#held += bytes;
    try {
      return await work();
    } finally {
      this.#held -= bytes;
    }
  }

  #grow(entry: Entry, bytes: number): void {
    if (entry.isOver) return;
    const wasLarge = isLarge(entry);
    if (entry.bytes === 0) this.#bodies.add(entry);
    entry.last = performance.now();
    entry.bytes += bytes;
    this.#held += bytes;
    if (this.#held <= this.maxBytes) return;
    const hasRoom = this.#makeRoom(0, entry);
    if (isLarge(entry) && (!wasLarge || !hasRoom)) this.#end(entry, busy());
  }

  /** Ends stalled bodies, the longest stalled first, until so much more fits; tells whether it does. */
  #makeRoom(bytes: number, keep?: Entry): boolean {
    const since = performance.now() - STALLED;
    const candidates = [...this.#bodies]
      .filter((entry) => entry !== keep && entry.last <= since)
      .sort((one, other) => one.last - other.last);
    // The small ones last: they give little.
    for (const entry of [...candidates.filter(isLarge), ...candidates]) {
      if (this.#held + bytes <= this.maxBytes) return true;
      if (!entry.isOver) this.#end(entry, stalled());
    }
    return this.#held + bytes <= this.maxBytes;
  }

  #end(entry: Entry, failure: HttpFailure): void {
    this.#remove(entry);
    entry.end(failure);
  }

  #remove(entry: Entry): void {
    this.#bodies.delete(entry);
    this.#held -= entry.bytes;
    entry.bytes = 0;
    entry.isOver = true;
  }
}
