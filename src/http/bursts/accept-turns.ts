import { TurnEnd } from '../../system/turn-end.js';

/** Turns of the event loop in a row that each accepted a connection, after which further ones probably wait. */
const QUEUED = 8;

/** One of so many such turns does other work too: callers who connect without an end stop nobody else. */
const WORKING = 100;

/**
 * The turns of the event loop in which connections are accepted. Node accepts one connection in each turn: a caller at the
 * end of a queue of five hundred connections waits for the work of five hundred turns. While there is such a queue, most
 * turns only accept: no request starts, and no long body continues.
 */
export class AcceptTurns {
  #count = 0;
  #counted = 0;
  #inRow = 0;
  readonly #turnEnd = new TurnEnd(() => this.#endTurn());

  /** Connections that were accepted so far. */
  get count(): number {
    return this.#count;
  }

  /** True while connections are queued and this turn only accepts them. */
  get isQueued(): boolean {
    return this.#inRow >= QUEUED && this.#inRow % WORKING !== 0;
  }

  /** Counts an accepted connection. */
  add(): void {
    this.#count += 1;
    this.#turnEnd.request();
  }

  #endTurn(): void {
    const hasAccepted = this.#count !== this.#counted;
    this.#counted = this.#count;
    this.#inRow = hasAccepted ? this.#inRow + 1 : 0;
    if (hasAccepted) this.#turnEnd.request();
  }
}
