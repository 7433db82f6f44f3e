import type { IncomingMessage } from 'node:http';
import { type BodyLimits, declaredLength, hostBody, tooLarge } from '../../http/index.js';
import { announcesBody, checkEncoding, checkJsonType, readRequest } from '../request/body.js';
import { type JsonObject, readJsonObject, readUtf8 } from '../request/json-text.js';
import { Base64Decoder } from './base64-decoder.js';
import { ContentSplitter } from './content-splitter.js';
import { eachChunk } from './each-chunk.js';
import type { Spool } from './spool.js';

/** What stands in a request in place of content that is in the spool already. */
const STAND_IN = { empty: '', valid: 'AAAA', invalid: false } as const;

/** Content in base64 has four characters for three bytes. */
const encodedLength = (bytes: number): number => Math.ceil(bytes / 3) * 4;

async function fromStream(
  request: IncomingMessage,
  limits: BodyLimits,
  spool: Spool,
): Promise<JsonObject> {
  const most = limits.maxBytes + encodedLength(spool.maxBytes) + encodedLength(spool.maxBytes) / 32;
  if ((declaredLength(request) ?? 0) > most) throw tooLarge(spool.maxBytes);
  const splitter = new ContentSplitter(limits.maxBytes);
  const take = async (chunk: Buffer): Promise<void> => {
    for (const decoded of splitter.write(chunk)) await spool.write(decoded);
  };
  await eachChunk(request, take, limits.timeout);
  await spool.write(splitter.end());
  const members = readJsonObject(readUtf8(splitter.rest));
  if (splitter.content !== undefined) members.content = STAND_IN[splitter.content];
  return members;
}

async function fromMembers(members: JsonObject, spool: Spool): Promise<JsonObject> {
  if (typeof members.content !== 'string') return members;
  const decoder = new Base64Decoder();
  await spool.write(decoder.write(members.content));
  await spool.write(decoder.end());
  const found = decoder.isEmpty ? 'empty' : 'valid';
  members.content = STAND_IN[decoder.isValid ? found : 'invalid'];
  return members;
}

/**
 * Reads a request whose `content` is base64: the bytes go into the spool as they come, the members come back with a
 * stand-in for them.
 *
 * @throws Refusal, HttpFailure
 */
export async function readContent(
  request: IncomingMessage,
  limits: BodyLimits,
  spool: Spool,
): Promise<JsonObject> {
  if (hostBody(request).kind !== 'unread')
    return fromMembers(await readRequest(request, limits), spool);
  if (!announcesBody(request)) return {};
  checkJsonType(request);
  checkEncoding(request);
  return fromStream(request, limits, spool);
}
