import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { optionError } from '../../../../protocol/options.js';
import { systemCode } from '../../../../system/part-file.js';
import { siteError } from '../../site-error.js';
import { damaged, HEADER_NAME } from '../format.js';
import { unsealed } from './seal.js';
import { LONGEST_HEADER, type OpenOptions, SEALED_MAGIC, sealingOf } from './seal-header.js';

/** An archive whose content may be read. */
export interface OpenArchive {
  /** The bytes of its content, a tar file. */
  readonly content: Readable;
  /** True if all of it was verified to be unchanged. */
  readonly isVerified: boolean;
}

/**
 * Opens an archive. A sealed one is read to its end and verified before its content is used.
 *
 * @throws LinkError `archive_invalid`, `archive_unverified`, `passphrase_wrong`, `key_wrong`, `option_invalid`
 */
export async function openArchive(path: string, opening: OpenOptions): Promise<OpenArchive> {
  const begin = await beginningOf(path);
  if (!begin.toString('latin1').startsWith(SEALED_MAGIC)) {
    refuseFirstFormat(begin, opening);
    return { content: createReadStream(path), isVerified: false };
  }
  const end = begin.indexOf(0x0a) + 1;
  if (end === 0) throw damaged('its first line has no end');
  const header = Buffer.from(begin.subarray(0, end));
  const sealing = await sealingOf(header, opening);
  const chunks = () => createReadStream(path, { start: end, highWaterMark: 1024 * 1024 });
  if (!sealing) {
    const none = { key: Buffer.alloc(0), isEncrypted: false, header };
    return { content: Readable.from(unsealed(chunks(), none, true)), isVerified: false };
  }
  for await (const _ of unsealed(chunks(), sealing));
  return { content: Readable.from(unsealed(chunks(), sealing)), isVerified: true };
}

/** Refuses an archive of the first format, which anybody could have changed without a trace. */
function refuseFirstFormat(begin: Buffer, { unverified }: OpenOptions): void {
  if (!begin.toString('latin1').startsWith(`${HEADER_NAME}\0`)) {
    throw damaged('it is cut off, or no archive of a site');
  }
  if (unverified) return;
  const message =
    'The archive has the first format, which nothing authenticates: a person who could write the file may have added users and accounts to it. Where it was out of the reach of others, restore it with --unverified (unverified: true).';
  throw siteError('archive_unverified', message);
}

async function beginningOf(path: string): Promise<Buffer> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER);
    return buffer.subarray(0, bytesRead);
  } catch (cause) {
    throw optionError('archive', `${path} cannot be read (${systemCode(cause)})`);
  } finally {
    await file?.close();
  }
}
