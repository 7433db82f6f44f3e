import { TurnEnd } from '../../system/turn-end.js';
import { burstGate } from '../bursts/burst-gate.js';

/** Bytes of long bodies that are read in one turn of the event loop, of all connections together. */
const MOST_IN_A_TURN = 512 * 1024;

/** Bytes that Node reads of a connection at a time. */
const OF_A_CONNECTION = 64 * 1024;

/**
 * Bytes of long bodies that are read in a turn that follows an accepted connection. Node accepts one connection in each
 * turn: a small request waits for the turns of all connections in front of it.
 */
const MOST_WHILE_ACCEPTING = OF_A_CONNECTION;

/**
 * The order in which long bodies are read. Node reads up to 2 MiB of a fast connection in one turn of the event loop, and
 * the same of the next connection. Decoding and hashing that of thirty uploads takes a tenth of a second, and a small
 * request waits for several turns: until it is accepted, read, and answered. A body that has been given a large chunk
 * therefore pauses, and continues at its turn.
 */
export class ReadTurns {
  #bytes = 0;
  #most = MOST_IN_A_TURN;
  #accepted = 0;
  readonly #turnEnd = new TurnEnd(() => this.#endTurn());
  /** The bodies that are paused, the longest waiting first. */
  readonly #waiting = new Set<() => void>();

  /** @param accepts the connections that were accepted so far, and whether this turn is for accepting more */
  constructor(readonly accepts: { readonly count: number; readonly isQueued: boolean }) {}

  /** Bodies that wait for a later turn of the event loop. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Counts bytes that were read. */
  count(bytes: number): void {
    this.#bytes += bytes;
    this.#turnEnd.request();
  }

  /** Calls `resume` in this turn of the event loop, where little was read in it; otherwise in a later one. */
  resume(resume: () => void): void {
    if (this.#bytes < this.#most && this.#waiting.size === 0) {
      resume();
      return;
    }
    this.#waiting.add(resume);
    this.#turnEnd.request();
  }

  /** Forgets a body that ended while it waited. */
  forget(resume: () => void): void {
    this.#waiting.delete(resume);
  }

  #endTurn(): void {
    this.#bytes = 0;
    const { count: accepted, isQueued } = this.accepts;
    this.#most = accepted === this.#accepted ? MOST_IN_A_TURN : MOST_WHILE_ACCEPTING;
    if (isQueued) this.#most = 0;
    this.#accepted = accepted;
    let count = 0;
    for (const resume of this.#waiting) {
      if (count * OF_A_CONNECTION >= this.#most) break;
      count += 1;
      this.#waiting.delete(resume);
      resume();
    }
    if (this.#waiting.size > 0) this.#turnEnd.request();
  }
}

/** The turns of this process. */
export const readTurns = new ReadTurns(burstGate.acceptTurns);
