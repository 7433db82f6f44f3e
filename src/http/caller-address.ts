import type { IncomingMessage } from 'node:http';

/**
 * Names the address of a caller, where the server stands behind a proxy and Express does not work it out. Read only
 * what your own proxy writes: a header that a caller can set lets it guess passwords without being slowed down.
 *
 * @example ({ headers }) => String(headers['x-real-ip'])
 */
export type ClientAddress = (request: IncomingMessage) => string;

/** As long as the longest IPv6 address with its zone may be; what is longer is no address. */
const LONGEST = 100;

/**
 * The address of the caller: what the app's option says, else what Express worked out under the app's `trust proxy`
 * setting, else the peer of the connection. No forwarding header is believed here; whom to trust is the app's decision.
 * Where the option gives no address, or throws, it is the peer's: then all callers behind a proxy are slowed down as one.
 */
export function callerAddress(request: IncomingMessage, clientAddress?: ClientAddress): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (clientAddress) return named(request, clientAddress) ?? peer;
  return 'ip' in request && typeof request.ip === 'string' ? request.ip : peer;
}

function named(request: IncomingMessage, clientAddress: ClientAddress): string | undefined {
  try {
    const address: unknown = clientAddress(request);
    const text = typeof address === 'string' ? address.trim() : '';
    return text !== '' && text.length <= LONGEST ? text : undefined;
  } catch {
    return undefined;
  }
}
