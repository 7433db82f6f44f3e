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
import { isObject } from '../../protocol/envelope/envelope.js';
import { parseSafeJson, refuseUnsafe } from '../../protocol/json/safe-json.js';
import type { ActingUser } from '../engine/context.js';
import type { SentPhoto } from '../engine/files/prepared-file.js';
import { inputError } from '../engine/input.js';
import { siteError } from '../engine/site-error.js';
import type { Role } from '../orders/people/stored-users.js';
import type { Browser, ConsoleUser, Session, Sessions } from './sessions.js';

/** The role that a request requires; `anyone` requires no session. */
export type Permission = Role | 'anyone';

/** One request of the page with its user. */
export interface Call<Body = unknown> {
  readonly request: IncomingMessage;
  /** The parameters of the path, such as `id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly browser: Browser;
  readonly session: Session | undefined;
  /** @throws LinkError `session_required` */
  readonly user: ConsoleUser;
  /** The user, for histories and the audit. @throws LinkError `session_required` */
  readonly acting: ActingUser;
  /**
   * Reads the JSON of the request. Its type is that of the contract and is not yet validated: callers check every
   * member, as all methods of the owner do.
   *
   * @throws LinkError `input_invalid`; HttpFailure
   */
  body(): Promise<Body>;
  /**
   * Returns the body of the request as the bytes of a small file.
   *
   * @throws LinkError `input_invalid`; HttpFailure
   */
  bytes(): Promise<Buffer>;
  /** Returns the body of the request as a file within the size limit. @throws HttpFailure, as an error of the stream */
  file(): Readable;
  /**
   * Returns the same with the thumbnail in front of it, whose bytes the query states as `thumbnail`.
   *
   * @throws LinkError `input_invalid`; HttpFailure
   */
  photo(): Promise<Readable | SentPhoto>;
}

/** Returns the id of the record that the path of a request names. */
export const idOf = ({ params }: Pick<Call, 'params'>): string => params.id ?? '';

/** Returns the name of the record that the path of a request names. */
export const named = ({ params }: Pick<Call, 'params'>): string => params.name ?? '';

/**
 * Returns the name of the session cookie. Cookies are shared by all ports of a host: the port in the name keeps sites
 * of one host from logging each other out. Without https browsers refuse the host-only name, which would be no safer
 * there.
 */
export function cookieName({ headers }: IncomingMessage, isSecure: boolean): string {
  const [, port = isSecure ? '443' : '80'] = /:(\d{1,5})$/.exec(headers.host ?? '') ?? [];
  return isSecure ? `__Host-svclink-${port}` : `svclink-${port}`;
}

/** Returns the header that stores a session in the browser, or removes it for ''. */
export function sessionCookie(request: IncomingMessage, token: string, isSecure: boolean): string {
  const end = token === '' ? '; Max-Age=0' : '';
  const secure = isSecure ? '; Secure' : '';
  const name = cookieName(request, isSecure);
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}

/** Returns the session token from a browser. */
export function tokenOf(request: IncomingMessage, isSecure: boolean): string | undefined {
  return cookieOf(request, cookieName(request, isSecure));
}

/** Returns the 32 random bytes of a cookie as base64url. */
function cookieOf(request: IncomingMessage, cookie: string): string | undefined {
  const name = `${cookie}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((one) => one.trim());
  const value = cookies.find((one) => one.startsWith(name))?.slice(name.length) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Seconds for which a browser stores its secret of single sign-on, like the attempts that it is part of. */
const SECRET_AGE = 600;

function secretName(request: IncomingMessage, isSecure: boolean): string {
  return `${cookieName(request, isSecure)}-sign-on`;
}

/** Returns the header that stores the secret of single sign-on in the browser. */
export function browserSecretCookie(
  request: IncomingMessage,
  secret: string,
  isSecure: boolean,
): string {
  const secure = isSecure ? '; Secure' : '';
  const name = secretName(request, isSecure);
  return `${name}=${secret}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${SECRET_AGE}`;
}

/** Returns the secret of single sign-on from a browser. */
export function browserSecretOf(request: IncomingMessage, isSecure: boolean): string | undefined {
  return cookieOf(request, secretName(request, isSecure));
}

/**
 * Refuses requests by pages of other origins. Browsers state the origin in Sec-Fetch-Site, older ones in Origin. A
 * caller that sends neither is not a browser and has no user's cookie.
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

/** Returns the origin of a request for the list of sessions. */
export function browserOf(request: IncomingMessage, clientAddress?: ClientAddress): Browser {
  return {
    address: callerAddress(request, clientAddress),
    agent: (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, ' '),
  };
}

/** Returns the session of a request; undefined without one. */
export async function sessionOf(
  request: IncomingMessage,
  sessions: Sessions,
  isSecure: boolean,
): Promise<Session | undefined> {
  const token = tokenOf(request, isSecure);
  return token === undefined ? undefined : sessions.find(token, !isUnattended(request));
}

/**
 * Returns true for a request that no user has caused: the stream of changes, and what a page asks by itself while nobody
 * uses it. Such a request does not prolong a session.
 */
function isUnattended({ headers }: IncomingMessage): boolean {
  return headers['svclink-unattended'] === '1' || headers.accept === 'text/event-stream';
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

/** The limits of the JSON of a request. */
export interface JsonBodyLimits extends BodyLimits {
  /** The most objects, lists and all values in them. */
  readonly maxValues: number;
}

/**
 * Reads the JSON of a request, also after a parser of the app. Every route takes an object.
 *
 * @throws LinkError `input_invalid`; HttpFailure
 */
export async function readJson(request: IncomingMessage, limits: JsonBodyLimits): Promise<object> {
  // A form of another page can send text, but never with the type of JSON.
  if (mediaType(request.headers) !== 'application/json') {
    throw new LinkError('input_invalid', 'The body has to be application/json.');
  }
  const host = hostBody(request);
  if (host.kind === 'parsed') {
    safely(() => refuseUnsafe(host.value, 'body', limits));
    return requireObject(host.value);
  }
  const text = String(await unparsedBody(request, host, limits));
  return requireObject(safely(() => parseSafeJson(text, 'body', limits)));
}

function requireObject(value: unknown): object {
  if (isObject(value)) return value;
  throw inputError('body', 'must be an object');
}

/**
 * Reads the bytes of a small file.
 *
 * @throws LinkError `input_invalid`; HttpFailure
 */
export async function readBytes(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  // A form of another page can send text, but never with this type.
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

/** Reports every fault of the JSON by the same message. */
function safely<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (LinkError.is(cause)) throw new LinkError('input_invalid', cause.message, { cause });
    throw cause;
  }
}
