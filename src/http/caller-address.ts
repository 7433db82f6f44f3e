import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

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
 * A port that a proxy writes with the address is dropped: a caller has a new one on each connection.
 */
export function callerAddress(request: IncomingMessage, clientAddress?: ClientAddress): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  const address = clientAddress ? named(request, clientAddress) : foundByExpress(request);
  return address === undefined || address === peer ? peer : withoutPort(address);
}

function foundByExpress(request: IncomingMessage): string | undefined {
  return 'ip' in request && typeof request.ip === 'string' ? request.ip : undefined;
}

const BRACKETED = /^\[([^\]]+)\](?::\d{1,5})?$/;
const WITH_PORT = /^(.+):\d{1,5}$/;

/** Takes the port off `192.0.2.1:4711` and `[2001:db8::1]:4711`. Text that is no address stays as it is. */
function withoutPort(text: string): string {
  // An IPv6 address without brackets may end in digits of its own.
  if (!text.includes(':') || isIP(text) !== 0) return text;
  const [, address = ''] = BRACKETED.exec(text) ?? WITH_PORT.exec(text) ?? [];
  return isIP(address) === 0 ? text : address;
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
