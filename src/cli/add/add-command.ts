import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Define } from '../command.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import { readOwnPackage } from '../init/project/package-json.js';
import { type SvclinkSource, svclinkSource } from '../init/project/svclink-source.js';
import { type InitTools, usualTools } from '../init/tools.js';
import { canAsk, type Io } from '../io.js';
import { exampleName } from './app-environment.js';
import { difference } from './difference.js';
import { hasReceiver } from './edit-app.js';
import { type AppPackage, findApp, readAppPackage } from './find-app.js';
import { memberLines, nextSteps } from './next-steps.js';
import { type PackageManager, packageManager } from './package-manager.js';
import { pastedInto, pasteLines } from './paste-lines.js';
import { type AdditionPlan, planAddition, presentText, specIn } from './plan.js';
import type { AppFile } from './sources.js';
import { writeAddition } from './write-addition.js';

/** The given options. */
interface AddFlags {
  readonly path: string;
  readonly svclink?: string;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly install: boolean;
  readonly mount: boolean;
}

const MOUNT_PATH = /^\/[\w./-]*$/;

/** The command `svclink add`: adds a receiver to the Express app of the current folder. */
export const defineAdd: Define = (command, { io, packageRoot, initTools = usualTools }, finish) => {
  command
    .description(
      'Puts a receiver with six events, which stores what it is sent in SQLite, into the Express app of this folder.',
    )
    .usage('[ENTRY] [options]')
    .argument('[ENTRY]', 'the file that makes the app; found where only one does')
    .option('--path <PATH>', 'where the receiver is mounted', '/link')
    .option(
      '--svclink <SPEC>',
      'what package.json names for svclink: a range, or the path of a tarball; what it names already stays',
    )
    .option('--dry-run', 'shows the whole change, and writes nothing')
    .option('--no-mount', 'leaves the files of the app as they are: you paste the lines')
    .option('--no-install', 'leaves the installation to you')
    .option('-y, --yes', 'asks nothing')
    .addHelpText(
      'after',
      '\nExit status 3: nothing was changed, since the app is one that people edit; the lines to paste are shown.',
    )
    .action(async (entry: string | undefined, flags: AddFlags) => {
      finish(await add(entry, flags, { io, packageRoot, tools: initTools }));
    });
};

interface Around {
  readonly io: Io;
  readonly packageRoot: string;
  readonly tools: InitTools;
}

async function add(entry: string | undefined, flags: AddFlags, around: Around): Promise<ExitCode> {
  if (!MOUNT_PATH.test(flags.path)) throw new UsageError('--path: must be a path such as /link');
  const { io } = around;
  const root = process.cwd();
  const from = readAppPackage(root);
  const found = findApp(root, entry, from);
  if (found.kind === 'workspace') {
    io.stdout(memberLines(found.members));
    return exitCodes.byHand;
  }
  const file = found.kind === 'app' ? found.file : found.app.file;
  if (hasReceiver(file)) {
    io.stdout(`${file.path} has a receiver already. Nothing was changed.\n`);
    return exitCodes.ok;
  }
  if (found.kind === 'by-hand' && flags.mount) {
    io.stdout(pasteLines(found.app, flags.path));
    return exitCodes.byHand;
  }
  const byHand = found.kind === 'by-hand' ? found.app : undefined;
  const pasted = flags.mount ? undefined : pastedInto(file, byHand, flags.path);
  return change(root, { file, from, pasted }, flags, around);
}

/** The app that gets a receiver. */
interface Target {
  readonly file: AppFile;
  readonly from: AppPackage;
  /** The lines that a developer pastes, if the files of the app are not edited. */
  readonly pasted: readonly string[] | undefined;
}

/** Displays the change, asks, writes, installs. */
async function change(
  root: string,
  { file, from, pasted }: Target,
  flags: AddFlags,
  { io, packageRoot, tools }: Around,
): Promise<ExitCode> {
  const own = readOwnPackage(packageRoot);
  const source = await sourceOf(from, flags, { ...own, packageRoot }, tools);
  const choices = { file, from, mountPath: flags.path, mounts: flags.mount, own, source };
  const plan = planAddition(root, choices, packageRoot);
  io.stdout(preview(root, plan));
  if (flags.dryRun) {
    io.stdout('Nothing was written: this was a dry run.\n');
    return exitCodes.ok;
  }
  if (!flags.yes && !(canAsk(io) && (await tools.confirm('Write this?')))) {
    io.stderr(`Nothing was written${canAsk(io) ? '' : ': say --yes'}.\n`);
    return exitCodes.failed;
  }
  await writeAddition(root, plan.files);
  const manager = packageManager(root, io.env.npm_config_user_agent);
  const code = flags.install ? await install(root, manager, io, tools) : 0;
  const { dependencies, devDependencies } = from.content;
  const all = { ...Object(devDependencies), ...Object(dependencies) };
  const installed = flags.install && code === 0;
  const { isClosed } = plan;
  const example = exampleName(root);
  io.stdout(nextSteps(file, { manager, installed, isClosed, pasted, example, dependencies: all }));
  return code === 0 ? exitCodes.ok : exitCodes.failed;
}

/** Returns the source of svclink for the app: an existing entry stays, and a dry run packs nothing. */
async function sourceOf(
  from: AppPackage,
  { svclink, dryRun }: AddFlags,
  own: { readonly version: string; readonly packageRoot: string },
  { pack }: InitTools,
): Promise<SvclinkSource> {
  const present = svclink === undefined ? specIn(from) : undefined;
  if (present !== undefined) return { spec: present };
  return svclinkSource(svclink, own, dryRun ? async () => new Uint8Array() : pack);
}

async function install(
  root: string,
  manager: PackageManager,
  io: Io,
  tools: InitTools,
): Promise<number> {
  const code = await tools.install(root, io, manager);
  if (code === 0) return 0;
  const again = `${manager.name} ${manager.install.join(' ')}`;
  io.stderr(`${manager.name} install failed; the files are there: run ${again} again.\n`);
  return code;
}

/** Returns the new files and the changed lines of existing ones, without the password. */
function preview(root: string, { files }: AdditionPlan): string {
  const changed: string[] = [];
  const rows = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => {
      const isThere = existsSync(join(root, path));
      if (isThere && path !== '.env' && typeof content === 'string') {
        const shown = difference(path, presentText(root, path), content);
        if (shown !== '') changed.push(`\n${shown}\n`);
      }
      return `  ${isThere ? 'changes' : 'new    '} ${path}`;
    });
  return `${rows.join('\n')}\n${changed.join('')}\n`;
}
