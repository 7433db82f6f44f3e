import { Readable } from 'node:stream';
import {
  CallError,
  type CallErrorCode,
  type OutgoingAnswer,
  type Peer,
  saveToPath,
} from '../../net/index.js';
import { LinkCallError } from '../errors/call-error.js';

/** A file on its way from the address that the receiver gave. */
export interface Download {
  /** The bytes. Read it or destroy it; its failures are LinkCallErrors. */
  readonly stream: Readable;
  /** Bytes, as the server of the file declares them; undefined when it does not. */
  readonly size: number | undefined;
  /**
   * Writes the file to a path; it appears there when it is complete, replacing what was there, readable for its owner
   * alone. Fails with `file_unwritable`, for example where the folder is not there. Gives its bytes.
   */
  saveTo(path: string): Promise<number>;
}

const CODES: ReadonlyMap<string, CallErrorCode> = new Map([
  ['address_invalid', 'file_address_refused'],
  ['address_refused', 'file_address_refused'],
  ['answer_too_large', 'file_size_mismatch'],
  ['timed_out', 'timed_out'],
  ['aborted', 'aborted'],
  ['client_closed', 'client_closed'],
]);

/** A failure to fetch a file, in the words of a call. */
export function downloadError(error: unknown, event: string): LinkCallError {
  if (LinkCallError.is(error)) return error;
  if (!CallError.is(error)) {
    return new LinkCallError('file_unavailable', event, 'the file could not be fetched', {
      cause: error,
    });
  }
  const code = CODES.get(error.code) ?? 'file_unavailable';
  return new LinkCallError(code, event, `the file could not be fetched: ${error.message}`, {
    cause: error,
  });
}

async function* checked(
  body: Readable,
  expected: number | undefined,
  event: string,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw downloadError(error, event);
  }
  if (expected === undefined || bytes === expected) return;
  const message = `the file has ${bytes} bytes, and the record says ${expected}`;
  throw new LinkCallError('file_size_mismatch', event, message);
}

/**
 * Makes a download of an answer.
 *
 * @param expected bytes that the file must have; undefined when that is not known
 */
export function toDownload(
  answer: OutgoingAnswer,
  expected: number | undefined,
  event: string,
): Download {
  const { body, size } = answer;
  const stream = Readable.from(checked(body, expected, event), { objectMode: false });
  // One that nobody reads may still fail, by its deadline; that must not end the process.
  stream.on('error', () => undefined);
  stream.once('close', () => body.destroy());
  const fail: Peer['fail'] = (code, text, options) => new LinkCallError(code, event, text, options);
  return { stream, size, saveTo: (path) => saveToPath(stream, path, { fail }) };
}
