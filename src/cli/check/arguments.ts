import { parseArgs } from 'node:util';
import { reasonOf } from '../../conformance/wire/reason.js';
import { UsageError } from '../usage-error.js';

const OPTIONS = {
  user: { type: 'string' },
  password: { type: 'string' },
  'password-sha1': { type: 'string' },
  'site-id': { type: 'string' },
  write: { type: 'boolean', default: false },
  order: { type: 'string' },
  only: { type: 'string', multiple: true },
  list: { type: 'boolean', default: false },
  dialect: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean', default: false },
  junit: { type: 'string' },
  html: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The options as they were given. */
export type CheckFlags = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

/**
 * Reads the arguments of the command.
 *
 * @returns the options, and the address, `''` when none was given
 * @throws UsageError
 */
export function readArguments(args: readonly string[]): { url: string; flags: CheckFlags } {
  const { values, positionals } = parsed(args);
  const [url = '', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`one URL at a time, not also ${more.join(' ')}`);
  return { url, flags: values };
}

function parsed(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(reasonOf(error));
  }
}
