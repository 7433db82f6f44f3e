import type { IncomingMessage } from 'node:http';
import { type BodyLimits, hostBody, mediaType } from '../../http/index.js';
import { invalidRequest } from '../errors/refusal.js';
import { checkJsonType, readRequest, unreadText } from './body.js';
import type { JsonObject } from './json-text.js';

const FORM_TYPE = 'application/x-www-form-urlencoded';

function readForm(text: string): JsonObject {
  const members = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (members.has(name)) throw invalidRequest(`${name.slice(0, 40)} is sent twice.`);
    members.set(name, value);
  }
  return Object.fromEntries(members);
}

/**
 * The members of a token request: the document's JSON, or the form of RFC 6749 section 4.4.2, which every OAuth
 * library sends.
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
