import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  type BodyLimits,
  type ClientAddress,
  callerAddress,
  type HostBody,
  HttpFailure,
  hostBody,
  mediaType,
  readBody,
} from '../../http/index.js';
import { LinkError } from '../../index.js';
import { parseSafeJson, refuseUnsafe } from '../../protocol/json/safe-json.js';
import type { Acting } from '../engine/context.js';
import { siteError } from '../engine/site-error.js';
import type { Role } from '../orders/people/stored-users.js';
import type { Browser, ConsoleUser, Session, Sessions } from './sessions.js';

/** What a user needs to be for something; `anyone` needs no session. */
export type Permission = Role | 'anyone';

/** One request of the page, once it is known who asks. */
export interface Call {
  readonly request: IncomingMessage;
  /** What stands in the places of the path, such as `id`. */
  readonly places: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly browser: Browser;
  readonly session: Session | undefined;
  /** @throws LinkError `session_required` */
  readonly user: ConsoleUser;
  /** The user, for histories and the audit. @throws LinkError `session_required` */
  readonly acting: Acting;
  /**
   * Reads the JSON of the request, for what checks every member itself, as all methods of the owner do.
   *
   * @throws LinkError `input_invalid`; HttpFailure
   */
  body<Checked>(): Promise<Checked>;
  /**
   * The body of the request as the bytes of a small file, whole.
   *
   * @throws LinkError `input_invalid`; HttpFailure
   */
  bytes(): Promise<Buffer>;
  /** The body of the request as a file, within its size. @throws HttpFailure, as the stream does */
  file(): Readable;
}

/**
 * The name of the cookie of a session. Cookies are the same for all ports of a host: with the port in the name, as the
 * browser sends it, the sites of one host do not log each other out. The host-only name is refused by browsers without
 * https, where it would be no safer anyway.
 */
export function cookieName({ headers }: IncomingMessage, isSecure: boolean): string {
  const [, port = isSecure ? '443' : '80'] = /:(\d{1,5})$/.exec(headers.host ?? '') ?? [];
  return isSecure ? `__Host-svclink-${port}` : `svclink-${port}`;
}

/** The header that gives a session to the browser, or with '' takes it away. */
export function sessionCookie(request: IncomingMessage, token: string, isSecure: boolean): string {
  const end = token === '' ? '; Max-Age=0' : '';
  const secure = isSecure ? '; Secure' : '';
  const name = cookieName(request, isSecure);
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}

/** The token of the session that a browser sends. */
export function tokenOf(request: IncomingMessage, isSecure: boolean): string | undefined {
  const name = `${cookieName(request, isSecure)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((one) => one.trim());
  const token = cookies.find((one) => one.startsWith(name))?.slice(name.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * Refuses what a page of another origin asks for. Browsers say by Sec-Fetch-Site who asks, older ones by Origin; a
 * caller that sends neither is no browser, and has no cookie of anybody.
 *
 * @throws LinkError `origin_refused`
 */
export function checkOrigin({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const isOwn =
    site === undefined ? isSameHost(origin, host) : /^(?:same-origin|none)$/.test(String(site));
  if (!isOwn) throw siteError('origin_refused', 'A page of another address may not ask this.');
}

function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Where a request comes from, as sessions list it. */
export function browserOf(request: IncomingMessage, clientAddress?: ClientAddress): Browser {
  return {
    address: callerAddress(request, clientAddress),
    agent: (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, ' '),
  };
}

/** The session of a request, if it has one. */
export async function sessionOf(
  request: IncomingMessage,
  sessions: Sessions,
  isSecure: boolean,
): Promise<Session | undefined> {
  const token = tokenOf(request, isSecure);
  return token === undefined ? undefined : sessions.find(token);
}

const RANKS: readonly Role[] = ['reader', 'operator', 'administrator'];

/** @throws LinkError `session_required`, `role_insufficient` */
export function checkPermission(session: Session | undefined, needed: Permission): void {
  if (needed === 'anyone') return;
  if (!session) throw siteError('session_required', 'Log in to go on.');
  if (RANKS.indexOf(session.user.role) >= RANKS.indexOf(needed)) return;
  const message = `This takes the role ${needed}; yours is ${session.user.role}.`;
  throw siteError('role_insufficient', message);
}

/** What the JSON of a request may cost. */
export interface JsonBodyLimits extends BodyLimits {
  /** Objects, lists and all values in them. */
  readonly maxValues: number;
}

/**
 * Reads the JSON of a request, whether the app in front has parsed it or not.
 *
 * @throws LinkError `input_invalid`; HttpFailure
 */
export async function readJson(request: IncomingMessage, limits: JsonBodyLimits): Promise<unknown> {
  // A form of another page can send text, never JSON under its name.
  if (mediaType(request.headers) !== 'application/json') {
    throw new LinkError('input_invalid', 'The body has to be application/json.');
  }
  const host = hostBody(request);
  if (host.kind === 'parsed') {
    safely(() => refuseUnsafe(host.value, 'body', limits));
    return host.value;
  }
  const text = String(await unparsedBody(request, host, limits));
  return safely(() => parseSafeJson(text, 'body', limits));
}

/**
 * Reads the bytes of a small file.
 *
 * @throws LinkError `input_invalid`; HttpFailure
 */
export async function readBytes(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  // A form of another page can send text, never bytes under this name.
  if (mediaType(request.headers) !== 'application/octet-stream') {
    throw new LinkError('input_invalid', 'The body has to be application/octet-stream.');
  }
  return Buffer.from(await unparsedBody(request, hostBody(request), limits));
}

async function unparsedBody(
  request: IncomingMessage,
  host: HostBody,
  limits: BodyLimits,
): Promise<Buffer | string> {
  if (host.kind === 'unread') return readBody(request, limits);
  if (host.kind === 'bytes') return host.bytes;
  if (host.kind === 'text') return host.text;
  throw new HttpFailure('body_consumed', 'Mount the console before what reads bodies.');
}

/** Whatever is wrong with the JSON is told alike. */
function safely<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (LinkError.is(cause)) throw new LinkError('input_invalid', cause.message, { cause });
    throw cause;
  }
}
