import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { bodyChunks, declaredLength, tooLarge } from '../../http/index.js';
import { inputError } from '../engine/input.js';

const EMPTY = 'is empty (0 bytes): choose one with content';
/** As large as a receiver takes them, where it has no such option. */
const LARGEST = 512 * 1024 * 1024;
/** Milliseconds that a browser may be silent within a file. */
const IDLE = 30_000;

/**
 * The body of a request as a file, within its size and without long silence.
 *
 * @param largest in bytes
 * @throws HttpFailure `body_too_large`; the stream fails with it, with `body_too_slow` and `client_gone`, and with
 * LinkError `input_invalid` for one without content
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
