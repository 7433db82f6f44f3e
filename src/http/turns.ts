import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait on one connection; then no more of it is read. Not 1: a paused connection hides a hang-up. */
const MOST_WAITING = 8;

/** What one connection is doing. */
interface Line {
  /** Answers the request that came last. */
  latest: ServerResponse;
  waiting: number;
}

const lines = new WeakMap<Socket, Line>();

/**
 * Calls `run` when it is the turn of this request: at once, unless an answer to an earlier request of its connection is
 * still being made or has not been taken. A caller that sends on without reading would else make us keep all answers.
 * Nobody runs for a caller that has hung up meanwhile.
 */
export function inTurn(request: IncomingMessage, response: ServerResponse, run: () => void): void {
  const { socket } = request;
  // Requests of one HTTP/2 connection are answered side by side; some hosts that inject requests have no connection.
  if (request.httpVersionMajor !== 1 || !socket) {
    run();
    return;
  }
  const line = lines.get(socket);
  if (line === undefined) {
    lines.set(socket, { latest: response, waiting: 0 });
    run();
    return;
  }
  const { latest } = line;
  line.latest = response;
  if (latest === response || latest.writableFinished || latest.destroyed) run();
  else waitFor(latest, socket, line, run);
}

function waitFor(before: ServerResponse, socket: Socket, line: Line, run: () => void): void {
  line.waiting += 1;
  if (line.waiting >= MOST_WAITING) socket.pause();
  before.once('close', () => {
    line.waiting -= 1;
    if (socket.destroyed) return;
    if (line.waiting === 0) socket.resume();
    run();
  });
}
