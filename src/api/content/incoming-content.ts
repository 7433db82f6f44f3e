import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  type BodyLimits,
  bodyChunks,
  declaredLength,
  hostBody,
  type SpooledFile,
  tooLarge,
} from '../../http/index.js';
import { syncFolder } from '../../system/part-file.js';
import { announcesBody, checkJsonType, readRequest, refuseEncoding } from '../request/body.js';
import { type JsonObject, readJsonObject, readUtf8 } from '../request/json-text.js';
import { Base64Decoder, decodedRoom, encodedLength } from './base64-text.js';
import { ContentSplitter } from './content-splitter.js';

/** The content of a request, which was sent as base64. It exists until the handler has finished; save it before. */
export class IncomingContent {
  /** Number of bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string;
  readonly #file: SpooledFile;

  constructor(file: SpooledFile) {
    this.#file = file;
    this.size = file.size;
    this.hash = file.sha256;
  }

  /** Returns the bytes as a stream; each call starts at the first byte. */
  stream(): Readable {
    return this.#file.open();
  }

  /**
   * Returns all bytes at once.
   *
   * @param maxBytes most bytes in memory. Default: 16 MiB, so that a large file is streamed instead
   * @throws RangeError when there are more
   */
  async bytes(maxBytes = 16 * 1024 * 1024): Promise<Buffer> {
    if (this.size > maxBytes) {
      throw new RangeError(
        `the content has ${this.size} bytes, more than ${maxBytes}: use stream() or saveTo()`,
      );
    }
    return buffer(this.#file.open());
  }

  /**
   * Writes the bytes to a new file. After a failure there is none. Resolves when content and name are on the disk.
   *
   * @throws the error of the file system; `EEXIST` for an existing file
   */
  async saveTo(path: string): Promise<void> {
    const handle = await open(path, 'wx');
    try {
      await pipeline(this.#file.open(), handle.createWriteStream({ flush: true }));
      await syncFolder(dirname(path));
    } catch (failure) {
      await rm(path, { force: true });
      throw failure;
    }
  }
}

/** The placeholder in a request for content that is in the spool already. */
const PLACEHOLDER = { empty: '', valid: 'AAAA', invalid: false } as const;

/** Stores the content of one request. */
export interface ContentStorage {
  /** Most bytes of the content. */
  readonly maxBytes: number;
  /** Stores chunks, each before it asks for the next one. @throws HttpFailure `body_too_large` */
  store(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<SpooledFile>;
}

/** A request whose content has been stored. */
interface SplitRequest {
  /** The members, with a placeholder for the content. */
  readonly members: JsonObject;
  /** Undefined where no content was sent. */
  readonly content: SpooledFile | undefined;
}

/**
 * Returns the most bytes of a body with content: its other members, and the content as base64. Encoders may write each
 * `/` as `\/`, and line breaks as `\r\n`.
 *
 * @param maxBodyBytes most bytes of the other members
 * @param maxFileBytes most bytes of the content
 */
export function uploadLimit(maxBodyBytes: number, maxFileBytes: number): number {
  return maxBodyBytes + 2 * encodedLength(maxFileBytes);
}

async function fromStream(
  request: IncomingMessage,
  limits: BodyLimits,
  storage: ContentStorage,
): Promise<SplitRequest> {
  const most = uploadLimit(limits.maxBytes, storage.maxBytes);
  if ((declaredLength(request) ?? 0) > most) throw tooLarge(storage.maxBytes);
  const splitter = new ContentSplitter(limits.maxBytes);
  async function* decoded(): AsyncGenerator<Buffer> {
    // One Buffer for all chunks.
    let target: Buffer = Buffer.alloc(0);
    for await (const chunk of bodyChunks(request, limits.timeout)) {
      const room = decodedRoom(chunk.length);
      if (target.length < room) target = Buffer.allocUnsafeSlow(room);
      yield splitter.write(chunk, target);
    }
    yield splitter.end();
  }
  const content = await storage.store(decoded());
  const members = readJsonObject(readUtf8(splitter.takeRest()));
  if (splitter.content !== undefined) members.content = PLACEHOLDER[splitter.content];
  return { members, content };
}

/** Characters of a text that are decoded at a time. */
const PIECE = 64 * 1024;

function* decodedText(text: string, decoder: Base64Decoder): Generator<Buffer> {
  for (let at = 0; at < text.length; at += PIECE) {
    // In UTF-8 no byte of another character is one of base64.
    const piece = Buffer.from(text.slice(at, at + PIECE), 'utf8');
    const target = Buffer.allocUnsafeSlow(decodedRoom(piece.length));
    yield target.subarray(0, decoder.write(piece, 0, piece.length, target, 0));
  }
  yield decoder.end();
}

async function fromMembers(members: JsonObject, storage: ContentStorage): Promise<SplitRequest> {
  if (typeof members.content !== 'string') return { members, content: undefined };
  const decoder = new Base64Decoder();
  const content = await storage.store(decodedText(members.content, decoder));
  const found = decoder.isEmpty ? 'empty' : 'valid';
  members.content = PLACEHOLDER[decoder.isValid ? found : 'invalid'];
  return { members, content };
}

/**
 * Reads a request whose `content` is base64. The bytes are written to the spool as they arrive; the members are
 * returned with a placeholder for them.
 *
 * @throws Refusal, HttpFailure
 */
export async function readContent(
  request: IncomingMessage,
  limits: BodyLimits,
  storage: ContentStorage,
): Promise<SplitRequest> {
  if (hostBody(request).kind !== 'unread')
    return fromMembers(await readRequest(request, limits), storage);
  if (!announcesBody(request)) return { members: {}, content: undefined };
  checkJsonType(request);
  refuseEncoding(request);
  return fromStream(request, limits, storage);
}
