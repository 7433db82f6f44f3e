import type { Command } from 'commander';
import type { ExitCode } from './command-error.js';
import type { InitTools } from './init/tools.js';
import type { Io } from './io.js';

/** The context of a command. */
export interface CommandContext {
  readonly io: Io;
  /** The folder of the package, which contains the scaffold's templates. */
  readonly packageRoot: string;
  /** The actions of the scaffold outside of the file system. Default: it asks on the terminal and runs npm. */
  readonly initTools?: InitTools;
}

/** Sets the exit code of the process. Default: 0. */
export type Finish = (code: ExitCode) => void;

/** Adds arguments, options and action to a command. */
export type Define = (command: Command, context: CommandContext, finish: Finish) => void;

/** Shows a call of a command at the end of its help. @param example the words after `svclink` */
export function addExample(command: Command, example: string): void {
  command.addHelpText('after', `\nExample:\n  svclink ${example}`);
}
