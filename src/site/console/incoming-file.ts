import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { bodyChunks, declaredLength, tooLarge } from '../../http/index.js';
import { inputError } from '../engine/input.js';

const EMPTY = 'is empty (0 bytes): choose one with content';
/** The default size limit of a receiver. */
const LARGEST = 512 * 1024 * 1024;
/** Milliseconds without data after which an upload is ended. */
const IDLE = 30_000;

/**
 * Returns the body of a request as a file, within the limits of size and idle time.
 *
 * @param largest in bytes
 * @throws HttpFailure `body_too_large`; errors of the stream are the same, `body_too_slow` and `client_gone`, and
 * LinkError `input_invalid` for an empty file
 */
export function incomingFile(request: IncomingMessage, largest = LARGEST): Readable {
  if ((declaredLength(request) ?? 0) > largest) throw tooLarge(largest);
  return Readable.from(chunks(request, largest));
}

async function* chunks(request: IncomingMessage, largest: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bodyChunks(request, IDLE)) {
    size += chunk.length;
    if (size > largest) throw tooLarge(largest);
    yield chunk;
  }
  if (size === 0) throw inputError('file', EMPTY);
}
