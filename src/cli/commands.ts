import { readFile } from 'node:fs/promises';
import type { Io } from './io.js';

/** What every command may use. */
export interface CommandContext {
  readonly io: Io;
  /** Where the package lies: the scaffold's templates are in it. */
  readonly packageRoot: string;
}

/** One command of the command line. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** @returns the exit code: 0 success, 1 failure, 2 wrong usage */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** All commands. Each is loaded when it is called: most of them need what the others do not. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'send',
    {
      summary: 'send an event to a receiver and print its result',
      run: async (args, { io }) => (await import('./send/command.js')).sendCommand(args, io),
    },
  ],
  [
    'check',
    {
      summary: 'check whether a receiver speaks the protocol',
      run: async (args, { io }) => (await import('./check/command.js')).checkCommand(args, io),
    },
  ],
  [
    'init',
    {
      summary: 'make a receiver of your own in a new folder',
      run: async (args, { io, packageRoot }) =>
        (await import('./init/index.js')).initCommand(args, io, packageRoot),
    },
  ],
  [
    'forms',
    {
      summary: 'show a PCR form, or check answers against it',
      run: async (args, { io }) =>
        (await import('./forms/forms-command.js')).formsCommand(args, {
          stdout: io.stdout,
          stderr: io.stderr,
          readFile: (path) => (path === '-' ? io.stdin() : readFile(path, 'utf8')),
        }),
    },
  ],
  [
    'api',
    {
      summary: 'call an action of the JSON API',
      run: async (args, { io }) => (await import('./api/index.js')).apiCommand(args, io),
    },
  ],
  [
    'token',
    {
      summary: 'get an access token of the JSON API',
      run: async (args, { io }) => (await import('./api/index.js')).tokenCommand(args, io),
    },
  ],
]);
