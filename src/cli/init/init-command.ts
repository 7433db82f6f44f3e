import type { Io } from '../io.js';
import { type InitArguments, readArguments } from './choices/arguments.js';
import { readEvents } from './choices/events.js';
import { type Ask, askOnTerminal } from './choices/questions.js';
import { targetFolder } from './choices/target-folder.js';
import { InitError } from './init-error.js';
import { type Install, npmInstall } from './install.js';
import { projectFiles } from './project/project.js';
import { findTemplate, templates } from './project/templates.js';
import { writeProject } from './project/write-project.js';
import { report } from './report.js';
import { INIT_USAGE } from './usage.js';

/** What the command does outside the file system; tests give their own. */
export interface InitTools {
  readonly ask: Ask;
  readonly install: Install;
}

const usualTools: InitTools = { ask: askOnTerminal, install: npmInstall };

/**
 * `svclink init`: makes a project with a receiver of one's own.
 *
 * @param packageRoot the folder of the svclink package, which holds `examples/`
 * @returns the exit code: 0 made, 1 it could not be made, 2 wrong usage
 */
export async function initCommand(
  args: string[],
  io: Io,
  packageRoot: string,
  tools: InitTools = usualTools,
): Promise<number> {
  try {
    const read = readArguments(args);
    if (read.help) {
      io.stdout(INIT_USAGE);
      return 0;
    }
    const choices = await complete(read, io, tools);
    if (choices) return await make(choices, io, packageRoot, tools);
    io.stderr('Nothing was written.\n');
    return 1;
  } catch (error) {
    if (!(error instanceof InitError)) throw error;
    io.stderr(`svclink init: ${error.message}\n`);
    return error.exitCode;
  }
}

type Choices = InitArguments & { readonly directory: string; readonly template: string };

/** Fills in what the arguments leave open: by asking on a terminal, else by the usual. */
async function complete(
  read: InitArguments,
  { isTerminal }: Io,
  { ask }: InitTools,
): Promise<Choices | undefined> {
  const { directory, template, events, yes } = read;
  const isOpen = directory === undefined || template === undefined || events === undefined;
  if (isTerminal && !yes && isOpen) {
    const answers = await ask({ directory, template, events });
    return answers && { ...read, ...answers };
  }
  if (directory === undefined) {
    throw new InitError('which DIR? For example: svclink init my-receiver', 2);
  }
  return { ...read, directory, template: template ?? templates[0].name };
}

async function make(
  choices: Choices,
  io: Io,
  packageRoot: string,
  { install }: InitTools,
): Promise<number> {
  const template = findTemplate(choices.template);
  const events = readEvents(choices.events);
  const folder = targetFolder(choices.directory);
  const { svclink } = choices;
  const files = projectFiles(folder, { template, events, svclink }, packageRoot);
  await writeProject(folder.path, files);
  const code = choices.install ? await install(folder.path, io) : 0;
  if (code !== 0) io.stderr('npm install failed; the files are there: run it again.\n');
  io.stdout(report(folder.path, files, { installed: choices.install && code === 0 }));
  return code === 0 ? 0 : 1;
}
