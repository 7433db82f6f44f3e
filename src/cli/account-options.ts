import type { Command } from 'commander';
import { UsageError } from './command-error.js';
import type { Io } from './io.js';

/** The options of the account that a command calls with. */
export interface AccountFlags {
  readonly user?: string;
  readonly password?: string;
  readonly passwordSha1?: string;
  readonly siteId?: string;
}

/** The complete account that a command calls with. */
export type GivenAccount = { readonly username: string; readonly siteId: string | undefined } & (
  | { readonly password: string }
  | { readonly passwordSha1: string }
);

/** Returns the value of an option, or else of its environment variable. @throws UsageError without either */
export function needed(value: string | undefined, option: string, variable: string): string {
  if (value) return value;
  throw new UsageError(`--${option} is missing (or the environment variable ${variable})`);
}

/** Returns the address of the receiver: the argument, or the value of the environment. */
export function receiverUrl(given: string | undefined, { env }: Io): string | undefined {
  if (given || env.SVCLINK_URL) return given || env.SVCLINK_URL;
  return env.PORT ? `http://localhost:${env.PORT}/link` : undefined;
}

/** Adds the options of an account to a command. */
export function addAccountOptions(command: Command): Command {
  return command
    .option('--user <NAME>', 'user name of the account (or SVCLINK_USER)')
    .option(
      '--password <TEXT>',
      'its password; better in SVCLINK_PASSWORD, where process lists do not show it, or asked for on a terminal',
    )
    .option('--password-sha1 <HEX>', 'the SHA-1 of the password instead (or SVCLINK_PASSWORD_SHA1)')
    .option(
      '--site-id <UUID>',
      'v4 UUID of the calling site (or SVCLINK_SITE_ID); default: a new one for each call',
    );
}

/** Reads an account. On a terminal the command asks for a missing password. @throws UsageError */
export async function readAccount(flags: AccountFlags, io: Io): Promise<GivenAccount> {
  const { env } = io;
  const username = needed(flags.user || env.SVCLINK_USER, 'user', 'SVCLINK_USER');
  const secret = secretOf(flags, io) ?? { password: await asked(username, io) };
  return { username, siteId: flags.siteId ?? (env.SVCLINK_SITE_ID || undefined), ...secret };
}

type Secret = { readonly password: string } | { readonly passwordSha1: string };

function secretOf({ password, passwordSha1 }: AccountFlags, { env }: Io): Secret | undefined {
  if (password !== undefined && passwordSha1 !== undefined) {
    throw new UsageError('--password and --password-sha1 exclude each other');
  }
  if (password !== undefined) return { password };
  if (passwordSha1 !== undefined) return { passwordSha1 };
  if (env.SVCLINK_PASSWORD) return { password: env.SVCLINK_PASSWORD };
  return env.SVCLINK_PASSWORD_SHA1 ? { passwordSha1: env.SVCLINK_PASSWORD_SHA1 } : undefined;
}

async function asked(username: string, { askSecret }: Io): Promise<string> {
  const typed = await askSecret?.(`Password of ${username}: `);
  return needed(typed, 'password', 'SVCLINK_PASSWORD');
}
