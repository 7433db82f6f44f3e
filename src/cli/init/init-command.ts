import type { Define } from '../command.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import { canAsk, type Io } from '../io.js';
import { readEvents } from './choices/events.js';
import { targetFolder } from './choices/target-folder.js';
import { readOwnPackage } from './project/package-json.js';
import { projectFiles } from './project/project.js';
import { svclinkSource } from './project/svclink-source.js';
import { findTemplate, templates } from './project/templates.js';
import { writeProject } from './project/write-project.js';
import { report } from './report.js';
import { type InitTools, usualTools } from './tools.js';

/** The options of the command. */
interface InitFlags {
  readonly template?: string;
  readonly events?: string;
  readonly svclink?: string;
  readonly yes?: boolean;
  readonly install: boolean;
}

type Given = InitFlags & { readonly directory: string | undefined };

function templateList(): string {
  const rows = templates.map(({ name, title }) => `  ${name.padEnd(14)}${title}`);
  return `\nTemplates:\n${rows.join('\n')}\n\nA DIR that begins with a dash comes last, after --.`;
}

function directoryOf(words: readonly string[]): string | undefined {
  if (words.length <= 1) return words[0];
  throw new UsageError(
    `one DIR at a time: put quotes around a name with blanks, as in "${words.join(' ')}"`,
  );
}

/** `svclink init`: makes a project with its own receiver. */
export const defineInit: Define = (command, context, finish) => {
  const { io, packageRoot, initTools = usualTools } = context;
  command
    .description('Makes a project with a receiver of your own in the new or empty folder DIR.')
    .usage('DIR [options]')
    .argument('[DIR...]', 'a new or empty folder')
    .option('--template <NAME>', `one of those below; ${templates[0].name} by default`)
    .option(
      '--events <LIST>',
      'of demo and javascript: keeps these handlers, as a,b,c; the others say that they are not there yet',
    )
    .option(
      '--svclink <SPEC>',
      'what package.json names for svclink: a range, or the path of a tarball',
    )
    .option('--no-install', 'leaves npm install to you')
    .option('-y, --yes', 'asks nothing')
    .addHelpText('after', templateList())
    .action(async (words: readonly string[], flags: InitFlags) => {
      const given = { ...flags, directory: directoryOf(words) };
      const choices = await complete(given, io, initTools);
      if (choices) return finish(await make(choices, io, packageRoot, initTools));
      io.stderr('Nothing was written.\n');
      finish(exitCodes.failed);
    });
};

type Choices = Omit<Given, 'directory' | 'template' | 'events'> & {
  readonly directory: string;
  readonly template: string;
  readonly events?: string | undefined;
};

/** Completes the arguments by questions on a terminal, or else by the defaults. */
async function complete(read: Given, io: Io, { ask }: InitTools): Promise<Choices | undefined> {
  const { directory, template, events, yes } = read;
  const isWhole =
    template !== undefined && (events !== undefined || findTemplate(template).kind !== 'demo');
  const isOpen = directory === undefined || !isWhole;
  if (canAsk(io) && !yes && isOpen) {
    const answers = await ask({ directory, template, events });
    return answers && { ...read, ...answers };
  }
  if (directory === undefined) {
    throw new UsageError('which DIR? For example: svclink init my-receiver');
  }
  return { ...read, directory, template: template ?? templates[0].name };
}

async function make(
  choices: Choices,
  io: Io,
  packageRoot: string,
  { install, pack }: InitTools,
): Promise<ExitCode> {
  const template = findTemplate(choices.template);
  const events = readEvents(choices.events);
  if (template.kind !== 'demo' && choices.events !== undefined) {
    const has = template.kind === 'site' ? 'answers them all' : 'has its six';
    throw new UsageError(`--events: the template ${template.name} ${has}; take demo`);
  }
  const folder = targetFolder(choices.directory);
  const own = readOwnPackage(packageRoot);
  const source = await svclinkSource(choices.svclink, { version: own.version, packageRoot }, pack);
  const files = projectFiles(folder, { template, events, own, source }, packageRoot);
  await writeProject(folder.path, files);
  const code = choices.install ? await install(folder.path, io) : 0;
  if (code !== 0) io.stderr('npm install failed; the files are there: run it again.\n');
  io.stdout(report(folder.path, files, { installed: choices.install && code === 0 }));
  return code === 0 ? exitCodes.ok : exitCodes.failed;
}
