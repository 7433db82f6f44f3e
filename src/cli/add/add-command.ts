import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Define } from '../command.js';
import { CommandError, type ExitCode, exitCodes, UsageError } from '../command-error.js';
import { readOwnPackage } from '../init/project/package-json.js';
import { svclinkSource } from '../init/project/svclink-source.js';
import { type InitTools, usualTools } from '../init/tools.js';
import type { Io } from '../io.js';
import { type AppFile, findApp, readAppPackage } from './find-app.js';
import { type AdditionPlan, planAddition } from './plan.js';

/** The options as they were given. */
interface AddFlags {
  readonly path: string;
  readonly svclink?: string;
  readonly yes?: boolean;
  readonly install: boolean;
}

const MOUNT_PATH = /^\/[\w./-]*$/;

/** `svclink add`: puts a receiver into the Express app of the current folder. */
export const defineAdd: Define = (command, { io, packageRoot, initTools = usualTools }, finish) => {
  command
    .description(
      'Puts a receiver with six events, which keeps what it is sent in SQLite, into the Express app of this folder.',
    )
    .usage('[ENTRY] [options]')
    .argument('[ENTRY]', 'the file that makes the app; found where only one does')
    .option('--path <PATH>', 'where the receiver is mounted', '/link')
    .option(
      '--svclink <SPEC>',
      'what package.json names for svclink: a range, or the path of a tarball',
    )
    .option('--no-install', 'leaves npm install to you')
    .option('-y, --yes', 'asks nothing')
    .action(async (entry: string | undefined, flags: AddFlags) => {
      finish(await add(entry, flags, { io, packageRoot, tools: initTools }));
    });
};

interface Around {
  readonly io: Io;
  readonly packageRoot: string;
  readonly tools: InitTools;
}

async function add(
  entry: string | undefined,
  flags: AddFlags,
  { io, packageRoot, tools }: Around,
): Promise<ExitCode> {
  if (!MOUNT_PATH.test(flags.path)) throw new UsageError('--path: must be a path such as /link');
  const root = process.cwd();
  const from = readAppPackage(root);
  const app = findApp(root, entry, from);
  const own = readOwnPackage(packageRoot);
  const source = await svclinkSource(flags.svclink, { ...own, packageRoot }, tools.pack);
  const choices = { app, from, mountPath: flags.path, own, source };
  const plan = planAddition(root, choices, packageRoot);
  io.stdout(preview(root, plan));
  if (!flags.yes && !(io.isTerminal && (await tools.confirm('Write this?')))) {
    io.stderr(`Nothing was written${io.isTerminal ? '' : ': say --yes'}.\n`);
    return exitCodes.failed;
  }
  await write(root, plan);
  const code = flags.install ? await tools.install(root, io) : 0;
  if (code !== 0) io.stderr('npm install failed; the files are there: run it again.\n');
  io.stdout(next(app, flags));
  return code === 0 ? exitCodes.ok : exitCodes.failed;
}

function preview(root: string, { files, difference }: AdditionPlan): string {
  const rows = [...files.keys()].sort().map((path) => {
    return `  ${existsSync(join(root, path)) ? 'changes' : 'new    '} ${path}`;
  });
  return `${rows.join('\n')}\n\n${difference}\n\n`;
}

/** @throws CommandError that says what could not be written */
async function write(root: string, { files }: AdditionPlan): Promise<void> {
  for (const [path, content] of files) {
    try {
      await mkdir(dirname(join(root, path)), { recursive: true });
      // Readable by its owner alone, where it is new: it holds the password.
      await writeFile(join(root, path), content, { mode: path === '.env' ? 0o600 : 0o644 });
    } catch (cause) {
      throw new CommandError(`${path} cannot be written (${Object(cause).code})`, { cause });
    }
  }
}

function next(app: AppFile, { install, path }: AddFlags): string {
  const lines = [
    'Next:',
    ...(install ? [] : ['  npm install']),
    '  start your app as ever; then, with its port in place of 3000:',
    `  npm run svclink -- check http://localhost:3000${path}`,
    '',
    `User and password are in .env. ${app.path} has link.store: give it your orders by putOrder(reportId, sheet);`,
    'npx svclink events get_order shows the fields of a sheet. Orders, notes and files are in link-data.',
  ];
  return `${lines.join('\n')}\n`;
}
