import type { IncomingMessage } from 'node:http';
import {
  type BodyLimits,
  bodyChunks,
  declaredLength,
  hostBody,
  type SpooledFile,
  tooLarge,
} from '../../http/index.js';
import { announcesBody, checkEncoding, checkJsonType, readRequest } from '../request/body.js';
import { type JsonObject, readJsonObject, readUtf8 } from '../request/json-text.js';
import { Base64Decoder } from './base64-decoder.js';
import { ContentSplitter } from './content-splitter.js';

/** What stands in a request in place of content that is in the spool already. */
const STAND_IN = { empty: '', valid: 'AAAA', invalid: false } as const;

/** Where the content of one request is kept. */
export interface ContentPlace {
  /** Of the content, in bytes. */
  readonly maxBytes: number;
  /** @throws HttpFailure `body_too_large` */
  keep(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<SpooledFile>;
}

/** A request whose content has been kept. */
export interface ContentRequest {
  /** With a stand-in for the content. */
  readonly members: JsonObject;
  /** Undefined where none was sent. */
  readonly content: SpooledFile | undefined;
}

/** Content in base64 has four characters for three bytes. */
const encodedLength = (bytes: number): number => Math.ceil(bytes / 3) * 4;

async function fromStream(
  request: IncomingMessage,
  limits: BodyLimits,
  place: ContentPlace,
): Promise<ContentRequest> {
  const most = limits.maxBytes + encodedLength(place.maxBytes) + encodedLength(place.maxBytes) / 32;
  if ((declaredLength(request) ?? 0) > most) throw tooLarge(place.maxBytes);
  const splitter = new ContentSplitter(limits.maxBytes);
  async function* decoded(): AsyncGenerator<Buffer> {
    for await (const chunk of bodyChunks(request, limits.timeout)) yield* splitter.write(chunk);
    yield splitter.end();
  }
  const content = await place.keep(decoded());
  const members = readJsonObject(readUtf8(splitter.takeRest()));
  if (splitter.content !== undefined) members.content = STAND_IN[splitter.content];
  return { members, content };
}

async function fromMembers(members: JsonObject, place: ContentPlace): Promise<ContentRequest> {
  if (typeof members.content !== 'string') return { members, content: undefined };
  const decoder = new Base64Decoder();
  const content = await place.keep([decoder.write(members.content), decoder.end()]);
  const found = decoder.isEmpty ? 'empty' : 'valid';
  members.content = STAND_IN[decoder.isValid ? found : 'invalid'];
  return { members, content };
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
  place: ContentPlace,
): Promise<ContentRequest> {
  if (hostBody(request).kind !== 'unread')
    return fromMembers(await readRequest(request, limits), place);
  if (!announcesBody(request)) return { members: {}, content: undefined };
  checkJsonType(request);
  checkEncoding(request);
  return fromStream(request, limits, place);
}
