import { readFile } from 'node:fs/promises';
import { type Command, type CommandContext, commands } from './commands.js';
import { processIo } from './process-io.js';

const USAGE = `svclink: receivers, clients, forms and checks for the link web service

Usage: svclink COMMAND [options]

${[...commands].map(([name, { summary }]) => `  ${name.padEnd(7)} ${summary}`).join('\n')}

svclink COMMAND --help says what a command takes; svclink --version, which version this is.
`;

/** Runs the command line; the exit code is 0 for success, 1 for a failure, 2 for wrong usage. */
export async function main(args: readonly string[], context: CommandContext): Promise<number> {
  const [name, ...rest] = args;
  const { io, packageRoot } = context;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    (name === undefined ? io.stderr : io.stdout)(USAGE);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    io.stdout(`${await packageVersion(packageRoot)}\n`);
    return 0;
  }
  const command: Command | undefined = commands.get(name);
  if (command === undefined) {
    io.stderr(`svclink: there is no command ${name.slice(0, 80)}\n\n${USAGE}`);
    return 2;
  }
  return command.run([...rest], context);
}

async function packageVersion(packageRoot: string): Promise<string> {
  const { version } = JSON.parse(await readFile(`${packageRoot}/package.json`, 'utf8'));
  return String(version);
}

/** What the executable calls: the process's own arguments and streams. */
export function run(packageRoot: string): void {
  // A reader that closes early (`svclink … | head`) is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  main(process.argv.slice(2), { io: processIo(), packageRoot }).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      process.stderr.write(`svclink: ${message}\n`);
      process.exitCode = 1;
    },
  );
}
