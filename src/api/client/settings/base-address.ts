import { optionError } from '../../../protocol/options.js';

/** Where the service is. */
export interface BaseAddress {
  readonly origin: string;
  readonly host: string;
  /** What stands before `/<service>/<action>`; no slash at its end. */
  readonly path: string;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname)
  );
}

/**
 * Reads the base address of the credentials.
 *
 * @throws LinkError `option_invalid` for what is no http or https address, and for http to another machine unless that is allowed: the
 *   client secret goes there (RFC 6749 section 2.3.1)
 */
export function readBaseAddress(text: string, insecureHttp: boolean): BaseAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw optionError('credentials', 'api_url is no absolute https address');
  }
  if (url.username || url.password || url.search || url.hash) {
    throw optionError('credentials', 'api_url has more than a host and a path');
  }
  if (url.protocol === 'http:' && !insecureHttp && !isLoopback(url.hostname)) {
    throw optionError(
      'credentials',
      `api_url leads to ${url.host} without TLS, and the client secret would be readable on the way: use https, or set insecureHttp if that network is yours`,
    );
  }
  let end = url.pathname.length;
  while (url.pathname[end - 1] === '/') end -= 1;
  return { origin: url.origin, host: url.host, path: url.pathname.slice(0, end) };
}
