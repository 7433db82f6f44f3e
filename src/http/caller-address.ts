import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Returns the address of a caller, where the server stands behind a proxy and Express does not determine it. Read only
 * a header that your own proxy writes: with a header that callers can set, a caller could guess passwords without being
 * throttled.
 *
 * @example ({ headers }) => String(headers['x-real-ip'])
 */
export type ClientAddress = (request: IncomingMessage) => string;

/** Longest IPv6 address with its zone, in characters. */
const LONGEST = 100;

/**
 * The address of the caller: from the app's option, else from Express under the app's `trust proxy` setting, else the
 * peer of the connection. Forwarding headers are not read here; which proxies to trust is the app's decision. An option
 * that returns no address, or throws, yields the peer's address: all callers behind a proxy are then throttled as one.
 * A port that a proxy writes with the address is removed, because each connection has another.
 */
export function callerAddress(request: IncomingMessage, clientAddress?: ClientAddress): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  const address = clientAddress
    ? configuredAddress(request, clientAddress)
    : expressAddress(request);
  return address === undefined || address === peer ? peer : withoutPort(address);
}

function expressAddress(request: IncomingMessage): string | undefined {
  return 'ip' in request && typeof request.ip === 'string' ? request.ip : undefined;
}

const BRACKETED = /^\[([^\]]+)\](?::\d{1,5})?$/;
const WITH_PORT = /^(.+):\d{1,5}$/;

/** Removes the port of `192.0.2.1:4711` and `[2001:db8::1]:4711`. Other text is returned unchanged. */
function withoutPort(text: string): string {
  // The last group of an IPv6 address without brackets looks like a port.
  if (!text.includes(':') || isIP(text) !== 0) return text;
  const [, address = ''] = BRACKETED.exec(text) ?? WITH_PORT.exec(text) ?? [];
  return isIP(address) === 0 ? text : address;
}

function configuredAddress(
  request: IncomingMessage,
  clientAddress: ClientAddress,
): string | undefined {
  try {
    const address: unknown = clientAddress(request);
    const text = typeof address === 'string' ? address.trim() : '';
    return text !== '' && text.length <= LONGEST ? text : undefined;
  } catch {
    return undefined;
  }
}
