import type { IncomingMessage } from 'node:http';

/** How long a caller may go on sending a body that has been answered already, in milliseconds. */
const LINGER = 2000;

/**
 * Lets a caller finish after an early answer (too large, too slow, refused before the file was read), and cuts it off
 * when it does not. Closing at once would reset the connection, and the caller would never see the answer.
 */
export function linger(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}
