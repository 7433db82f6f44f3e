import { Command, CommanderError } from 'commander';
import { messageOf, SvclinkError } from '../protocol/errors/base-error.js';
import { LinkError } from '../protocol/errors/errors.js';
import { printable } from '../protocol/printable.js';
import { packageVersion } from '../system/package-version.js';
import { addExample, type CommandContext, type Finish } from './command.js';
import { CommandError, type ExitCode, exitCodes } from './command-error.js';
import { commands } from './commands.js';
import { ENV_FILE_OPTION, withEnvFile } from './env-file.js';
import { processIo } from './io.js';
import { presentCall } from './old-names.js';

const STATUS = 'Exit status: 0 success, 1 failed, 2 wrong usage.';
const WIDTH = 110;

function quiet(command: Command, { io }: CommandContext): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => io.stdout(text),
      // The code below prints the error.
      writeErr: () => {},
      getOutHelpWidth: () => WIDTH,
    });
}

/** Creates the program with all commands. Only the called command is loaded. */
async function createProgram(
  called: string | undefined,
  context: CommandContext,
  finish: Finish,
): Promise<Command> {
  const program = quiet(new Command('svclink'), context)
    .description('Receivers, clients, forms and checks for the link web service.')
    .usage('COMMAND [options]')
    .version(await packageVersion(context.packageRoot), '-v, --version', 'which version this is')
    .helpOption('-h, --help', 'the arguments and options of a command')
    .option(ENV_FILE_OPTION, 'before COMMAND: a file with variables such as SVCLINK_PASSWORD')
    .helpCommand('help [COMMAND]', 'the arguments and options of a command');
  for (const { name, group, summary, example, load } of commands) {
    const command = quiet(program.command(name).summary(summary).helpGroup(`${group}:`), context);
    if (name !== called) continue;
    (await load())(command, context, finish);
    addExample(command, example);
    command.addHelpText('after', ({ command: shown }) => (shown === command ? `\n${STATUS}` : ''));
    for (const inner of command.commands) quiet(inner, context);
  }
  return program;
}

/** The usual reason of too many arguments: the shell has divided a value. */
const QUOTES = 'A value that contains blanks stands in single quotes.';

/** Returns the message about wrong usage in one line, without the given value, which may be a password. */
function inOneLine({ message, code }: CommanderError): string {
  const [first = '', hint] = message.replace(/^error: /, '').split('\n');
  const said = first.replace(/(?<![\w-])(--[\w-]+)=[^']*/, '$1');
  const fix = code === 'commander.excessArguments' ? QUOTES : hint;
  return [said, fix].filter(Boolean).join(' ');
}

/** Returns the help of the option that a message is about. */
function optionHelp(message: string, command: Command | undefined): string {
  const named = /^([a-z][\w.]*):/i.exec(message)?.[1]?.split('.')[0];
  const kebab = named?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const mentioned = [...message.matchAll(/--[a-z0-9-]+/g)].map(([long]) => long);
  const names = [...mentioned, `--${kebab === 'username' ? 'user' : kebab}`];
  const option = command?.options.find(
    ({ long, hidden }) => long != null && !hidden && names.includes(long),
  );
  return option === undefined ? '' : `  ${option.flags}  ${option.description}\n`;
}

/** Returns the help of --overwrite where a file is in the way and the command can replace it. */
function overwriteHelp(
  { code }: SvclinkError | CommanderError,
  command: Command | undefined,
): string {
  return code === 'file_exists' ? optionHelp('--overwrite', command) : '';
}

/** Error codes for inputs of a command that cannot be used, from any part of the package. */
const MISUSE: ReadonlySet<string> = new Set(['option_invalid', 'input_invalid']);

function exitCodeOf(error: SvclinkError | CommanderError): ExitCode {
  if (CommandError.is(error)) return error.exitCode;
  const isOfSetup = LinkError.is(error) && error.stage === 'setup';
  const isMisuse = error instanceof CommanderError || isOfSetup || MISUSE.has(error.code);
  return isMisuse ? exitCodes.misuse : exitCodes.failed;
}

/** Prints the reason of a failure. @returns the exit code */
function printFailure(
  error: unknown,
  command: Command | undefined,
  { io }: CommandContext,
): ExitCode {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok;
  const isOurs = SvclinkError.is(error) || error instanceof CommanderError;
  if (!isOurs) throw error;
  const message = error instanceof CommanderError ? inOneLine(error) : error.message;
  const exitCode = exitCodeOf(error);
  const name = command === undefined ? 'svclink' : `svclink ${command.name()}`;
  const help =
    exitCode === exitCodes.misuse ? optionHelp(message, command) : overwriteHelp(error, command);
  io.stderr(`${name}: ${printable(message)}\n${help}`);
  return exitCode;
}

/** Runs the command line. @returns the exit code */
export async function main(given: readonly string[], around: CommandContext): Promise<ExitCode> {
  try {
    const { args: typed, io } = withEnvFile(given, around.io);
    const { args, notice } = presentCall(typed);
    if (notice !== undefined) io.stderr(`${notice}\n`);
    return await runCommand(args, { ...around, io });
  } catch (error) {
    return printFailure(error, undefined, around);
  }
}

async function runCommand(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  const [first, second] = args;
  const called = first === 'help' ? second : first;
  let code: ExitCode = exitCodes.ok;
  const program = await createProgram(called, context, (ended) => {
    code = ended;
  });
  if (first === undefined) {
    context.io.stderr(program.helpInformation());
    return exitCodes.misuse;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    const command = program.commands.find((one) => one.name() === called);
    return printFailure(error, command, context);
  }
}

/** Runs the command line with the arguments and streams of the process. */
export function run(packageRoot: string): void {
  main(process.argv.slice(2), { io: processIo(), packageRoot }).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const message = messageOf(error);
      process.stderr.write(`svclink: ${message}\n`);
      process.exitCode = exitCodes.failed;
    },
  );
}
