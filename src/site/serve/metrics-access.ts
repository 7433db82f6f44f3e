import type { IncomingMessage } from 'node:http';
import { sameText } from '../../secrets/index.js';

/** The access to the metrics of a site. */
export interface MetricsAccess {
  /** A bearer token. Default none. */
  readonly token?: string | undefined;
  /**
   * True if only this machine can reach the site: it listens on a loopback address, and neither its public address nor
   * a setting names a proxy. Only then may programs of this machine read without a token. Default false.
   */
  readonly isLocal?: boolean;
}

/**
 * Returns true if the caller may read. A proxy on the same machine calls from this machine for everybody. Without a
 * token a request must therefore have all properties of a direct request of a program of this machine.
 */
export function mayReadMetrics(request: IncomingMessage, access: MetricsAccess): boolean {
  const { headers } = request;
  const { token, isLocal = false } = access;
  if (token !== undefined) return sameText(headers.authorization ?? '', `Bearer ${token}`);
  return (
    isLocal &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(hostNamed(headers.host)) &&
    // nginx by default uses HTTP/1.0 with its own Host and no header that shows the proxy.
    request.httpVersion !== '1.0' &&
    !Object.keys(headers).some(isOfProxy)
  );
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|localhost)$/;

function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Returns the host without its port; `''` where the header names none. */
function hostNamed(header = ''): string {
  const url = `http://${header}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
}

const PROXY =
  /^(?:x-forwarded|x-original|forwarded|via$|x-real-ip$|x-client-ip$|true-client-ip$|cf-)/;

function isOfProxy(header: string): boolean {
  return PROXY.test(header);
}
