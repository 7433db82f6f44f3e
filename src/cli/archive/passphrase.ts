import type { Command } from 'commander';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { readTextFile } from '../text-file.js';

/** The flags of a command that encrypts or decrypts the key of a site. */
export interface PassphraseFlags {
  readonly passphraseFile?: string;
  /** False for `--no-key`. */
  readonly key?: boolean;
}

/** Adds the flags of the passphrase to a command. @param withoutKey the effect of `--no-key` */
export function addPassphraseFlags(command: Command, withoutKey: string): Command {
  return command
    .option(
      '--passphrase-file <FILE>',
      'holds the passphrase (or SVCLINK_PASSPHRASE, SVCLINK_PASSPHRASE_FILE); asked for on a terminal',
    )
    .option('--no-key', withoutKey);
}

/**
 * Reads the passphrase of the key from a file, the environment or the terminal; null where the key is left out.
 *
 * @param isNew true if it is typed twice: after a typing error nobody could decrypt the key
 * @throws UsageError
 */
export async function readPassphrase(
  { passphraseFile, key }: PassphraseFlags,
  { env, askSecret }: Io,
  isNew: boolean,
): Promise<string | null> {
  if (key === false) return null;
  if (passphraseFile !== undefined) return ofFile(passphraseFile, '--passphrase-file');
  if (env.SVCLINK_PASSPHRASE) return env.SVCLINK_PASSPHRASE;
  if (env.SVCLINK_PASSPHRASE_FILE) {
    return ofFile(env.SVCLINK_PASSPHRASE_FILE, 'SVCLINK_PASSPHRASE_FILE');
  }
  const typed = await askSecret?.('Passphrase of the key: ');
  if (!typed) {
    throw new UsageError(
      '--passphrase-file: is required, or SVCLINK_PASSPHRASE; --no-key leaves the key out',
    );
  }
  if (isNew && (await askSecret?.('The same again: ')) !== typed) {
    throw new UsageError('--passphrase-file: the two that were typed are not the same');
  }
  return typed;
}

function ofFile(path: string, source: string): string {
  return readTextFile(path, source).replace(/\r?\n$/, '');
}
