import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LinkCallError } from '../errors/call-error.js';

/**
 * Writes a stream beside its path and moves it there when it is complete, so that nobody ever sees half a file.
 *
 * @returns its bytes
 * @throws LinkCallError of the stream, or `file_unwritable`
 */
export async function saveStream(stream: Readable, path: string, event: string): Promise<number> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = createWriteStream(part, { flags: 'wx' });
  try {
    await pipeline(stream, file);
    await rename(part, path);
    return file.bytesWritten;
  } catch (cause) {
    await rm(part, { force: true });
    if (LinkCallError.is(cause)) throw cause;
    const message = `the file could not be written to ${path}`;
    throw new LinkCallError('file_unwritable', event, message, { cause });
  }
}
