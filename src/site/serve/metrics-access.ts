import type { IncomingMessage } from 'node:http';
import { sameText } from '../../secrets/index.js';

/** Who may read the metrics of a site. */
export interface MetricsAccess {
  /** A bearer token. Default none. */
  readonly token?: string | undefined;
  /**
   * Whether this machine alone reaches the site: it listens on a loopback address, and neither its public address nor a
   * setting speaks of a proxy. Only then programs of this machine may read without a token. Default false.
   */
  readonly isLocal?: boolean;
}

/**
 * Whether the caller may read. A proxy on the same machine is a caller of this machine, too, for everybody who calls
 * it: so without a token a request has to look in every respect like that of a program that was pointed here.
 */
export function mayReadMetrics(request: IncomingMessage, access: MetricsAccess): boolean {
  const { headers } = request;
  const { token, isLocal = false } = access;
  if (token !== undefined) return sameText(headers.authorization ?? '', `Bearer ${token}`);
  return (
    isLocal &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(hostNamed(headers.host)) &&
    // nginx calls by HTTP/1.0 where nothing else is set, with a Host of its own and no header that tells of it.
    request.httpVersion !== '1.0' &&
    !Object.keys(headers).some(isOfProxy)
  );
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|localhost)$/;

function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The host without its port; `''` where the header names none. */
function hostNamed(header = ''): string {
  const url = `http://${header}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
}

const PROXY =
  /^(?:x-forwarded|x-original|forwarded|via$|x-real-ip$|x-client-ip$|true-client-ip$|cf-)/;

function isOfProxy(header: string): boolean {
  return PROXY.test(header);
}
