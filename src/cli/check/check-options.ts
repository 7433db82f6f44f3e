import { readFile } from 'node:fs/promises';
import type { CheckOptions } from '../../conformance/index.js';
import { reasonOf } from '../../conformance/wire/reason.js';
import { isObject } from '../../protocol/envelope.js';
import type { Io } from '../io.js';
import { UsageError } from '../usage-error.js';
import type { CheckFlags } from './arguments.js';

function needed(value: string | undefined, option: string, variable: string): string {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(`--${option} is missing (or the environment variable ${variable})`);
}

function passwordOf(flags: CheckFlags, { env }: Io): { [name: string]: string } {
  const { password, 'password-sha1': passwordSha1 } = flags;
  if (password !== undefined && passwordSha1 !== undefined) {
    throw new UsageError('--password and --password-sha1 exclude each other');
  }
  if (password !== undefined) return { password };
  if (passwordSha1 !== undefined) return { passwordSha1 };
  if (env.SVCLINK_PASSWORD_SHA1) return { passwordSha1: env.SVCLINK_PASSWORD_SHA1 };
  return { password: needed(env.SVCLINK_PASSWORD, 'password', 'SVCLINK_PASSWORD') };
}

async function dialectOf(text: string): Promise<{ [name: string]: string }> {
  const json = text.startsWith('@') ? await contentOf(text.slice(1)) : text;
  const value = parsed(json);
  const names = isObject(value) ? Object.entries(value) : [];
  const isText = ([, name]: [string, unknown]) => typeof name === 'string';
  if (!isObject(value) || !names.every(isText)) {
    throw new UsageError('--dialect: must be a JSON object of texts, or @FILE with one');
  }
  return Object.fromEntries(names.map(([name, wire]) => [name, String(wire)]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function contentOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(`--dialect: ${reasonOf(error)}`);
  }
}

/**
 * Turns the options of the command into those of a check.
 *
 * @throws UsageError
 */
export async function checkOptions(url: string, flags: CheckFlags, io: Io): Promise<CheckOptions> {
  if (url === '') throw new UsageError('which URL? For example: svclink check https://host/link');
  const siteId = flags['site-id'] ?? io.env.SVCLINK_SITE_ID;
  if (flags.timeout !== undefined && !/^[0-9]{1,9}$/.test(flags.timeout)) {
    throw new UsageError('--timeout: must be a whole number of milliseconds');
  }
  return {
    url,
    username: needed(flags.user ?? io.env.SVCLINK_USER, 'user', 'SVCLINK_USER'),
    ...passwordOf(flags, io),
    ...(siteId ? { siteId } : {}),
    write: flags.write,
    ...(flags.order === undefined ? {} : { order: flags.order }),
    ...(flags.only === undefined ? {} : { only: flags.only }),
    ...(flags.dialect === undefined ? {} : { dialect: await dialectOf(flags.dialect) }),
    ...(flags.timeout === undefined ? {} : { timeout: Number(flags.timeout) }),
  };
}
