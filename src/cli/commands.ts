import type { Command } from 'commander';
import type { ExitCode } from './command-error.js';
import type { InitTools } from './init/init-command.js';
import type { Io } from './io.js';

/** What every command may use. */
export interface CommandContext {
  readonly io: Io;
  /** Where the package lies: the scaffold's templates are in it. */
  readonly packageRoot: string;
  /** What the scaffold does outside the file system. Default: it asks on the terminal and runs npm. */
  readonly initTools?: InitTools;
}

/** Hears what the process should end with; a command that says nothing ends with 0. */
export type Finish = (code: ExitCode) => void;

/** Gives a command its arguments, its options and its action. */
export type Define = (command: Command, context: CommandContext, finish: Finish) => void;

/** One row of the table of commands. */
export interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  load(): Promise<Define>;
}

/** All commands. Each is loaded when it is called: most of them need what the others do not. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'send',
    summary: 'send an event to a receiver and print its result',
    load: async () => (await import('./send/send-command.js')).defineSend,
  },
  {
    name: 'events',
    summary: 'list the events, or show the fields of one',
    load: async () => (await import('./events/events-command.js')).defineEvents,
  },
  {
    name: 'check',
    summary: 'check whether a receiver speaks the protocol',
    load: async () => (await import('./check/check-command.js')).defineCheck,
  },
  {
    name: 'init',
    summary: 'make a receiver of your own in a new folder',
    load: async () => (await import('./init/init-command.js')).defineInit,
  },
  {
    name: 'forms',
    summary: 'show a PCR form, or check answers against it',
    load: async () => (await import('./forms/forms-command.js')).defineForms,
  },
  {
    name: 'api',
    summary: 'call an action of the JSON API',
    load: async () => (await import('./api/api-command.js')).defineApi,
  },
  {
    name: 'token',
    summary: 'get an access token of the JSON API',
    load: async () => (await import('./api/api-command.js')).defineToken,
  },
];
