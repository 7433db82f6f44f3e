import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.js';

const OPTIONS = {
  url: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  'password-sha1': { type: 'string' },
  'site-id': { type: 'string' },
  data: { type: 'string' },
  file: { type: 'string' },
  raw: { type: 'boolean', default: false },
  multipart: { type: 'boolean', default: false },
  unchecked: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  dialect: { type: 'string' },
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  'connect-timeout': { type: 'string' },
  retry: { type: 'string' },
  'recognises-repetitions': { type: 'boolean', default: false },
  'max-answer-size': { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The options as they were given. */
export type SendFlags = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

/**
 * Reads the arguments of the command.
 *
 * @throws UsageError
 */
export function readArguments(args: readonly string[]): { event: string; flags: SendFlags } {
  const { values, positionals } = parsed(args);
  const [event = '', ...more] = positionals;
  if (values.help) return { event, flags: values };
  if (event.trim() === '') throw new UsageError('which EVENT? For example: svclink send get_order');
  if (more.length > 0) throw new UsageError(`one EVENT at a time, not also ${more.join(' ')}`);
  if (values.raw && values.multipart)
    throw new UsageError('--raw and --multipart exclude each other');
  if (values.file !== undefined && event !== 'send_file') {
    throw new UsageError('--file goes with send_file only');
  }
  if (values.file !== undefined && (values.raw || values.unchecked)) {
    throw new UsageError('--file is sent as multipart, and checked');
  }
  return { event, flags: values };
}

function parsed(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
