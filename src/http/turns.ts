import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait on one connection; then no more of it is read. Not 1: a paused connection hides a hang-up. */
const MOST_WAITING = 8;

/** What one connection is doing. */
interface Line {
  /** Whether one of its requests is being answered. */
  isBusy: boolean;
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<Socket, Line>();

function lineOf(request: IncomingMessage): Line | undefined {
  const { socket } = request;
  // Requests of one HTTP/2 connection are answered side by side; some hosts that inject requests have no connection.
  if (request.httpVersionMajor !== 1 || !socket) return undefined;
  let line = lines.get(socket);
  if (line === undefined) {
    line = { isBusy: false, waiting: [] };
    lines.set(socket, line);
  }
  return line;
}

/**
 * Calls `run` when it is the turn of this request: at once, unless an answer to an earlier request of its connection is
 * still being made or has not been taken. A caller that sends on without reading would else make us keep all answers.
 * Nobody runs for a caller that has hung up meanwhile.
 *
 * @param run has to end in {@link endTurn}
 */
export function inTurn(request: IncomingMessage, run: () => void): void {
  const line = lineOf(request);
  if (!line?.isBusy) {
    if (line) line.isBusy = true;
    run();
    return;
  }
  line.waiting.push(run);
  if (line.waiting.length >= MOST_WAITING) request.socket.pause();
}

/** Ends the turn of a request whose answer has been taken, or will never be. */
export function endTurn({ socket }: IncomingMessage, response: ServerResponse): void {
  const line = lines.get(socket);
  if (line === undefined) return;
  if (line.waiting.length === 0) line.isBusy = false;
  else if (response.closed || socket.destroyed) soon(() => nextTurn(socket, line));
  // Only then does Node give the connection to the next response.
  else response.once('close', () => soon(() => nextTurn(socket, line)));
}

const due: (() => void)[] = [];

/**
 * One of the requests that have waited per turn of the event loop, in order, whatever their connections: in between
 * everybody else is served.
 */
function soon(begin: () => void): void {
  if (due.push(begin) === 1) setImmediate(beginNext);
}

function beginNext(): void {
  const begin = due.shift();
  if (due.length > 0) setImmediate(beginNext);
  begin?.();
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
