import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { shortName } from '../protocol/errors/short-name.js';
import { CallError } from './call-error.js';
import type { RequestContent } from './exchange.js';

/** Parses an absolute http or https address; a relative one only with a base, as in a redirect. */
export function readAddress(text: string | URL, base?: URL): URL {
  const where = base ? `the redirect target of ${base.host}` : 'the address';
  // The error of the parser contains the whole text, so it is not passed on.
  if (!URL.canParse(String(text), base?.href)) {
    throw new CallError('address_invalid', `${where} is not an absolute http or https address`);
  }
  const url = new URL(String(text), base?.href);
  if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  const scheme = shortName(url.protocol);
  throw new CallError('address_invalid', `${where} is an address of ${scheme}, not http or https`);
}

/** Methods of outgoing requests. */
export type OutgoingMethod = Dispatcher.HttpMethod;

/** One request of an exchange: the first, or that of a redirect. */
export interface RedirectStep {
  readonly url: URL;
  readonly method: OutgoingMethod;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: RequestContent | undefined;
}

/**
 * Headers that may be sent to any host; all others, above all credentials, are only for the host that the caller named.
 */
const forAnyHost: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'range',
  'user-agent',
]);

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Returns true for a status of a redirect; without a Location it is an answer. */
export function isRedirect(status: number): boolean {
  return redirects.has(status);
}

function becomesGet(status: number, method: OutgoingMethod): boolean {
  if (status === 303) return method !== 'HEAD';
  return (status === 301 || status === 302) && method === 'POST';
}

function retainedBody(step: RedirectStep, url: URL): RequestContent | undefined {
  if (step.body === undefined) return undefined;
  const said = `${step.url.host} redirects a request that has a body`;
  if (url.origin !== step.url.origin) {
    throw new CallError('address_refused', `${said} to ${url.host}; use that address itself`);
  }
  if (step.body instanceof Readable) {
    throw new CallError('address_refused', `${said}, which was a stream and is spent`);
  }
  return step.body;
}

/**
 * Returns the request that a redirect asks for, by RFC 9110 section 15.4; bodies and credentials stay with their
 * origin.
 */
export function redirected(step: RedirectStep, status: number, location: string): RedirectStep {
  const url = readAddress(location, step.url);
  const asGet = becomesGet(status, step.method);
  const body = asGet ? undefined : retainedBody(step, url);
  const sameOrigin = url.origin === step.url.origin;
  const retained = [...step.headers].filter(([name]) => {
    if (asGet && name.startsWith('content-')) return false;
    return sameOrigin || forAnyHost.has(name);
  });
  return { url, method: asGet ? 'GET' : step.method, headers: new Map(retained), body };
}

function decoded(text: string, host: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new CallError(
      'address_invalid',
      `The credentials in an address of ${host} are malformed`,
    );
  }
}

/** Returns the headers of a step for sending: credentials in its address become a header for that host alone. */
export function headersOf({ url, headers }: RedirectStep): string[] {
  const all = new Map(headers);
  if (!all.has('accept-encoding')) all.set('accept-encoding', 'identity');
  if ((url.username || url.password) && !all.has('authorization')) {
    const pair = `${decoded(url.username, url.host)}:${decoded(url.password, url.host)}`;
    all.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  }
  return [...all].flat();
}
