import type { Command } from 'commander';
import type { ExitCode } from './command-error.js';
import type { InitTools } from './init/tools.js';
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

/** Shows a call of a command at the end of its help. @param example as it is typed behind `svclink` */
export function addExample(command: Command, example: string): void {
  command.addHelpText('after', `\nExample:\n  svclink ${example}`);
}
