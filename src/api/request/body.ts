import type { IncomingMessage } from 'node:http';
import {
  type BodyLimits,
  clientGone,
  HttpFailure,
  hostBody,
  mediaType,
  readBody,
} from '../../http/index.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { invalidRequest } from '../errors.js';
import { checkValue, type JsonObject, readJsonObject, readUtf8 } from './json-text.js';

const JSON_TYPE = /^application\/(?:json|[a-z0-9.-]+\+json)$/;

/** Returns true if the headers announce a body. */
export function announcesBody(request: IncomingMessage): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return true;
  return Number(request.headers['content-length'] ?? 0) > 0;
}

/** @throws Refusal `invalid_request` for a body of another media type; a missing type counts as JSON */
export function checkJsonType(request: IncomingMessage): void {
  const type = mediaType(request.headers);
  if (type === '' || JSON_TYPE.test(type)) return;
  throw invalidRequest('The body has to be application/json.');
}

/** @throws HttpFailure `content_encoding_unsupported`: a compressed body could expand a thousandfold */
export function refuseEncoding(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.trim().toLowerCase() === 'identity') return;
  throw new HttpFailure('content_encoding_unsupported', 'Send the body without Content-Encoding.');
}

/** The work on one body, which is counted from its text on; end it when the call is answered. */
export class BodyWork {
  #end: (() => void) | undefined;

  /** @throws HttpFailure `server_busy` for a large body when too many wait */
  async begin(bytes: number, { unfinished, timeout }: BodyLimits): Promise<void> {
    this.#end = await unfinished.beginWork(bytes, timeout);
  }

  end(): void {
    this.#end?.();
  }
}

/** Returns the text of an unread body. */
async function unreadText(
  request: IncomingMessage,
  limits: BodyLimits,
  work?: BodyWork,
): Promise<string> {
  if (!announcesBody(request)) return '';
  refuseEncoding(request);
  const bytes = await readBody(request, limits);
  await work?.begin(bytes.length, limits);
  return readUtf8(bytes);
}

/** Returns the members after a parser of the host app consumed the body and stored nothing. */
function afterParser(request: IncomingMessage): JsonObject {
  const body: unknown = 'body' in request ? request.body : undefined;
  if (isObject(body) || !announcesBody(request)) return {};
  if (body !== undefined && body !== null)
    throw invalidRequest('The body is JSON, but not an object.');
  throw new HttpFailure(
    'body_consumed',
    'A middleware before the API read the body and stored nothing: mount the API before it, or use express.json().',
  );
}

/**
 * Returns the JSON object of a request, also of a body that the host app has read or parsed. Absent, empty and `{}` are
 * equivalent.
 *
 * @param work begins when the body is complete
 * @throws Refusal `invalid_request`; HttpFailure for a body that is too large, too slow, or gone
 */
export async function readRequest(
  request: IncomingMessage,
  limits: BodyLimits,
  work?: BodyWork,
): Promise<JsonObject> {
  const host = hostBody(request);
  if (host.kind === 'unread' && !announcesBody(request)) return {};
  if (host.kind === 'gone') throw clientGone();
  if (host.kind === 'consumed') return afterParser(request);
  checkJsonType(request);
  if (host.kind === 'unread') return readJsonObject(await unreadText(request, limits, work));
  if (host.kind === 'bytes') return readJsonObject(readUtf8(host.bytes));
  if (host.kind === 'text') return readJsonObject(host.text);
  if (!isObject(host.value)) throw invalidRequest('The body is JSON, but not an object.');
  checkValue(host.value);
  // A copy of the app's object, so that changes to the copy do not affect the app.
  return structuredClone(host.value);
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

function readForm(text: string): JsonObject {
  const members = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (members.has(name)) throw invalidRequest(`${shortName(name)} is sent twice.`);
    members.set(name, value);
  }
  return Object.fromEntries(members);
}

/**
 * Returns the members of a token request: JSON as in the document, or the form of RFC 6749 section 4.4.2, which every
 * OAuth library sends.
 */
export async function readTokenBody(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<JsonObject> {
  if (mediaType(request.headers) !== FORM_TYPE) {
    checkJsonType(request);
    return readRequest(request, limits);
  }
  const host = hostBody(request);
  if (host.kind === 'unread') return readForm(await unreadText(request, limits));
  if (host.kind === 'text') return readForm(host.text);
  if (host.kind === 'bytes') return readForm(host.bytes.toString('utf8'));
  return host.kind === 'parsed' ? { ...Object(host.value) } : {};
}
