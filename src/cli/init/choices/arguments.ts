import { parseArgs } from 'node:util';
import { InitError } from '../init-error.js';

const OPTIONS = {
  template: { type: 'string' },
  events: { type: 'string' },
  svclink: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
  'no-install': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The arguments as they were given. */
export interface InitArguments {
  readonly directory: string | undefined;
  readonly template: string | undefined;
  readonly events: string | undefined;
  readonly svclink: string | undefined;
  readonly yes: boolean;
  readonly install: boolean;
  readonly help: boolean;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new InitError(`${message} (see svclink init --help)`, 2, { cause: error });
  }
}

/**
 * Reads the arguments of the command.
 *
 * @throws InitError
 */
export function readArguments(args: readonly string[]): InitArguments {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) {
    const message = `one DIR at a time: put quotes around a name with blanks, as in "${positionals.join(' ')}"`;
    throw new InitError(message, 2);
  }
  const { template, events, svclink, yes, help } = values;
  return {
    directory: positionals[0],
    template,
    events,
    svclink,
    yes,
    install: !values['no-install'],
    help,
  };
}
