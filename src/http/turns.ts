import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait on one connection; then no more of it is read. Not 1: a paused connection hides a hang-up. */
const MOST_WAITING = 8;

/**
 * So many requests may wait on all connections together, at some 2,500 bytes each: Node takes apart at once what came at
 * once, which may be hundreds of one connection. Beyond it the connection that has the most of them is ended.
 */
const MOST_WAITING_IN_ALL = 2000;

/** What one connection is doing. */
interface Line {
  readonly socket: Socket;
  /** Whether one of its requests is being answered. */
  isBusy: boolean;
  /** Whether that one has been begun. */
  isBegun: boolean;
  /** Whether the request that is being answered counts among {@link MOST_PIPELINED}. */
  isCounted: boolean;
  readonly waiting: (() => void)[];
  /** Whether its end is listened for. */
  isWatched: boolean;
  /** Ends the connection, and reports it. */
  cut: () => void;
}

const lines = new WeakMap<Socket, Line>();

function lineOf(request: IncomingMessage): Line | undefined {
  const { socket } = request;
  // Requests of one HTTP/2 connection are answered side by side; some hosts that inject requests have no connection.
  if (request.httpVersionMajor !== 1 || !socket) return undefined;
  let line = lines.get(socket);
  if (line === undefined) {
    line = {
      socket,
      isBusy: false,
      isBegun: false,
      isCounted: false,
      waiting: [],
      isWatched: false,
      cut: () => socket.destroy(),
    };
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
 * @param cut called where the connection is ended because it sends on and on without waiting for its answers
 */
export function inTurn(request: IncomingMessage, run: () => void, cut?: () => void): void {
  const line = lineOf(request);
  if (!line) {
    run();
    return;
  }
  if (!line.isBusy) {
    line.isBusy = true;
    line.isBegun = due.length === 0 && hasTime();
    if (line.isBegun) run();
    else soon(request.socket, line, run);
    return;
  }
  wait(line, run, cut);
}

/** Connections that have more waiting than is read on purpose. */
const crowded = new Set<Line>();
let waitingInAll = 0;

function wait(line: Line, run: () => void, cut: (() => void) | undefined): void {
  const { socket, waiting } = line;
  // Node goes on to take apart what came with the request that this connection was ended at.
  if (socket.destroyed) return;
  waiting.push(run);
  waitingInAll += 1;
  if (!line.isWatched) socket.once('close', () => forget(line));
  line.isWatched = true;
  if (cut) {
    line.cut = () => {
      socket.destroy();
      cut();
    };
  }
  if (line.isBegun) count(line);
  if (waiting.length >= MOST_WAITING) socket.pause();
  if (waiting.length > MOST_WAITING) crowded.add(line);
  if (waitingInAll > MOST_WAITING_IN_ALL) endMostCrowded();
}

function endMostCrowded(): void {
  let most: Line | undefined;
  for (const line of crowded) {
    if (most === undefined || line.waiting.length > most.waiting.length) most = line;
  }
  if (most === undefined) return;
  forget(most);
  most.cut();
}

function forget(line: Line): void {
  crowded.delete(line);
  waitingInAll -= line.waiting.length;
  line.waiting.length = 0;
}

/** Ends the turn of a request whose answer has been taken, or will never be. */
export function endTurn({ socket }: IncomingMessage, response: ServerResponse): void {
  const line = lines.get(socket);
  if (line === undefined) return;
  line.isBegun = false;
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

/** Counts the request that is being answered on a connection that sends on without waiting for the answer. */
function count(line: Line): void {
  if (line.isCounted) return;
  line.isCounted = true;
  pipelined += 1;
}

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
  line.isBegun = true;
  if (!isPolite && !socket.destroyed) count(line);
  if (run && !socket.destroyed) run();
  else nextTurn(socket, line);
}

function nextTurn(socket: Socket, line: Line): void {
  if (socket.destroyed) {
    forget(line);
    return;
  }
  const run = line.waiting.shift();
  if (run) waitingInAll -= 1;
  if (line.waiting.length <= MOST_WAITING) crowded.delete(line);
  if (line.waiting.length === 0) socket.resume();
  run?.();
}
