import { createReadStream, fstatSync, openSync, type ReadStream, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LinkError } from '../protocol/errors/errors.js';
import { fileText } from '../protocol/files/file-text.js';
import { UsageError } from './command-error.js';

/** Turns an error about an input into wrong usage of a command. @throws UsageError */
export function asUsage<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw LinkError.is(error) ? new UsageError(error.message, { cause: error }) : error;
  }
}

/**
 * Reads bytes as UTF-8.
 *
 * @param name the source of the bytes, for the message
 * @throws UsageError
 */
export function utf8Text(bytes: Uint8Array, name: string): string {
  return asUsage(() => fileText(bytes, name));
}

/**
 * Reads a file as UTF-8 text.
 *
 * @param option the option or variable that names the file, for the message
 * @throws UsageError
 */
export function readTextFile(path: string, option?: string): string {
  const name = option === undefined ? path : `${option}: ${path}`;
  return utf8Text(bytesOf(path, name), name);
}

/** Opens a file as a stream. @throws UsageError for a folder, and for a file that cannot be read */
export function streamOf(path: string): ReadStream {
  return read(path, path, () => {
    const fd = openSync(path, 'r');
    // A folder can be opened, and fails only when it is read.
    if (fstatSync(fd).isDirectory()) throw Object.assign(new Error(path), { code: 'EISDIR' });
    return createReadStream(path, { fd });
  });
}

function bytesOf(path: string, name: string): Buffer {
  return read(path, name, () => readFileSync(path));
}

function read<Content>(path: string, name: string, reading: () => Content): Content {
  try {
    return reading();
  } catch (cause) {
    const { code } = Object(cause);
    const absent = code === 'ENOENT' ? `: there is no ${resolve(path)}` : '';
    throw new UsageError(`${name}: cannot be read (${code})${absent}`, { cause });
  }
}
