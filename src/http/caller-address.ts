import type { IncomingMessage } from 'node:http';

/**
 * The address of the caller: what Express worked out under the app's `trust proxy` setting, else the peer of the
 * connection. No forwarding header is believed here; whom to trust is the app's decision.
 */
export function callerAddress(request: IncomingMessage): string {
  if ('ip' in request && typeof request.ip === 'string') return request.ip;
  return request.socket.remoteAddress ?? 'unknown';
}
