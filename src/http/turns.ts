import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait on one connection; then no more of it is read. Not 1: a paused connection hides a hang-up. */
const MOST_WAITING = 8;

/** What one connection is doing. */
interface Line {
  /** Whether one of its requests is being answered. */
  isBusy: boolean;
  /** Whether the request that is being answered counts among {@link MOST_PIPELINED}. */
  isCounted: boolean;
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<Socket, Line>();

function lineOf(request: IncomingMessage): Line | undefined {
  const { socket } = request;
  // Requests of one HTTP/2 connection are answered side by side; some hosts that inject requests have no connection.
  if (request.httpVersionMajor !== 1 || !socket) return undefined;
  let line = lines.get(socket);
  if (line === undefined) {
    line = { isBusy: false, isCounted: false, waiting: [] };
    lines.set(socket, line);
  }
  return line;
}

/**
 * Calls `run` when it is the turn of this request: at once, unless an answer to an earlier request of its connection is
 * still being made or has not been taken, or many requests that came together have taken up the event loop. A caller
 * that sends on without reading would else make us keep all answers, and hold up everybody else.
 * Nobody runs for a caller that has hung up meanwhile.
 *
 * @param run has to end in {@link endTurn}
 */
export function inTurn(request: IncomingMessage, run: () => void): void {
  const line = lineOf(request);
  if (!line) {
    run();
    return;
  }
  if (!line.isBusy) {
    line.isBusy = true;
    if (due.length === 0 && hasTime()) run();
    else soon(request.socket, line, run);
    return;
  }
  line.waiting.push(run);
  if (line.waiting.length >= MOST_WAITING) request.socket.pause();
}

/** Ends the turn of a request whose answer has been taken, or will never be. */
export function endTurn({ socket }: IncomingMessage, response: ServerResponse): void {
  const line = lines.get(socket);
  if (line === undefined) return;
  if (line.isCounted) {
    line.isCounted = false;
    pipelined -= 1;
    if (due.length > 0) schedule();
  }
  if (line.waiting.length === 0) line.isBusy = false;
  else if (response.closed || socket.destroyed) soon(socket, line);
  // Only then does Node give the connection to the next response.
  else response.once('close', () => soon(socket, line));
}

/** How long requests are begun within one turn of the event loop, in milliseconds; the rest wait for the next. */
const BUDGET = 10;
/** When the first request of this turn of the event loop was begun. */
let begunAt: number | undefined;

/** Whether this turn of the event loop may begin another request. */
function hasTime(): boolean {
  if (begunAt !== undefined) return performance.now() - begunAt < BUDGET;
  begunAt = performance.now();
  void endOfLoop();
  return true;
}

let end: Promise<void> | undefined;

/**
 * Resolves at the end of this turn of the event loop, for all who wait for it one after the other. Replies leave
 * there, together: a caller that is woken by the first finds the others, where each one alone would wake it again.
 */
export function endOfLoop(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined;
      begunAt = undefined;
      resolve();
    });
  });
  return end;
}

/** A request that is to be begun in a later turn of the event loop. */
interface Due {
  readonly socket: Socket;
  readonly line: Line;
  /** Default: what waits first on its connection. */
  readonly run: (() => void) | undefined;
}

const due: Due[] = [];
let isScheduled = false;

/** So many answers are made at one time for callers that send on without waiting for one; each may be large. */
const MOST_PIPELINED = 64;
let pipelined = 0;

function soon(socket: Socket, line: Line, run?: () => void): void {
  due.push({ socket, line, run });
  schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(beginDue);
}

/**
 * Begins what has waited: those that wait for their answer before they send on first, as many as there is time for;
 * of those that do not wait, one per turn of the event loop. In between everybody else is served.
 */
function beginDue(): void {
  isScheduled = false;
  const started = performance.now();
  let isPolite = true;
  while (isPolite && due.length > 0 && performance.now() - started < BUDGET) {
    const polite = due.findIndex(({ line }) => line.waiting.length === 0);
    isPolite = polite >= 0;
    if (!isPolite && pipelined >= MOST_PIPELINED) return;
    const [next] = due.splice(Math.max(polite, 0), 1);
    if (next) begin(next, isPolite);
  }
  if (due.length > 0) schedule();
}

function begin({ socket, line, run }: Due, isPolite: boolean): void {
  if (!isPolite && !socket.destroyed) {
    line.isCounted = true;
    pipelined += 1;
  }
  if (run && !socket.destroyed) run();
  else nextTurn(socket, line);
}

function nextTurn(socket: Socket, line: Line): void {
  if (socket.destroyed) {
    line.waiting.length = 0;
    return;
  }
  const run = line.waiting.shift();
  if (line.waiting.length === 0) socket.resume();
  run?.();
}
