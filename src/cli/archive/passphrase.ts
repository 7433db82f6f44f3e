import type { Command } from 'commander';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { readTextFile } from '../text-file.js';

/** The flags of a command that seals or opens the key of a site. */
export interface PassphraseFlags {
  readonly passphraseFile?: string;
  /** False for `--no-key`. */
  readonly key?: boolean;
}

/** Gives a command the flags of the passphrase. @param withoutKey what `--no-key` does */
export function addPassphraseFlags(command: Command, withoutKey: string): Command {
  return command
    .option(
      '--passphrase-file <FILE>',
      'holds the passphrase (or SVCLINK_PASSPHRASE, SVCLINK_PASSPHRASE_FILE); asked for on a terminal',
    )
    .option('--no-key', withoutKey);
}

/**
 * The passphrase of the key: that of a file, of the environment, or what is typed; null where the key is left out.
 *
 * @param isNew whether it is typed twice, because nobody could open what a slip had sealed
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
