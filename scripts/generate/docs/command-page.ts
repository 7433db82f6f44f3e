import { Command, type Option } from 'commander';
import type { CommandContext } from '../../../src/cli/command.js';
import { COMMAND_GROUPS, type CommandEntry, commands } from '../../../src/cli/commands.js';
import { settings } from '../../../src/cli/serve/settings.js';
import { ROOT } from '../project-files.js';
import { markdownTable } from './markdown.js';

const INTRODUCTION = `# Commands

<!-- Generated from the table of commands by \`npm run generate\`: do not edit. -->

\`npx svclink COMMAND --help\` shows the same on a terminal, with an example of each call. The exit code is 0 on success, 1 on a failure, 2 for wrong usage. Commands on a site
also take the [settings](settings.md) that open its store, such as \`--data\` and \`--database\`: the tables mark them with *store*. Those with *settings* take all of them.
\`svclink --env-file FILE COMMAND …\` reads variables from a file.`;

/** The context of a command that is not run. */
const CONTEXT: CommandContext = {
  io: {
    env: {},
    isTerminal: false,
    stdin: () => Promise.resolve(''),
    stdout: () => {},
    stderr: () => {},
  },
  packageRoot: ROOT.pathname,
};

/** The number of settings from which a command has all of them: the store alone needs about a third. */
const ALL_SETTINGS = Object.keys(settings).length / 2;

const SETTING_FLAGS: ReadonlySet<string | undefined> = new Set(
  ['config', ...Object.values(settings).map(({ flag }) => flag)].map((flag) => `--${flag}`),
);

const code = (text: string): string => `\`${text.replaceAll(/[<>]/g, '')}\``;

function opensStore({ options }: Command): boolean {
  // A command that calls others has a --data of its own: the data that it sends.
  return options.some(({ long }) => long === '--database');
}

/** Returns the options that a command has besides settings. */
function ownOptions(command: Command): readonly Option[] {
  const visible = command.options.filter(({ hidden }) => !hidden);
  if (!opensStore(command)) return visible;
  return visible.filter(({ long }) => !SETTING_FLAGS.has(long ?? undefined));
}

/** Returns the description with the default, which the help of a command appends itself. */
function describedOption({ description, defaultValue }: Option): string {
  const isShown = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  return isShown ? `${description}; default ${defaultValue}` : description;
}

function argumentsOf({ registeredArguments }: Command): string {
  return registeredArguments
    .map((one) => {
      const name = `${one.name()}${one.variadic ? '…' : ''}`;
      return one.required ? ` ${name}` : ` [${name}]`;
    })
    .join('');
}

/** Returns the rows of a call: the call itself, its arguments and its options. */
function rowsOf(call: string, command: Command): (readonly string[])[] {
  const own = ownOptions(command);
  const taken = command.options.filter(({ hidden }) => !hidden).length - own.length;
  const summary = command.description().split('\n').join(' ');
  const mark = !opensStore(command) ? '' : taken > ALL_SETTINGS ? ' *settings*' : ' *store*';
  const described = command.registeredArguments.filter(({ description }) => description !== '');
  return [
    [`**${code(`${call}${argumentsOf(command)}`)}**`, `${summary}${mark}`],
    ...described.map((one) => [code(one.name()), one.description]),
    ...own.map((option) => [code(option.flags), describedOption(option)]),
  ];
}

async function sectionOf({ name, summary, example, load }: CommandEntry): Promise<string> {
  const command = new Command(name);
  (await load())(command, CONTEXT, () => {});
  const calls =
    command.commands.length === 0
      ? rowsOf(name, command)
      : command.commands.flatMap((inner) => rowsOf(`${name} ${inner.name()}`, inner));
  const table = markdownTable(['call, argument or option', 'what it does'], calls);
  const sentence = `${summary[0]?.toUpperCase()}${summary.slice(1)}.`;
  return `### svclink ${name}\n\n${sentence}\n\n\`\`\`text\nsvclink ${example}\n\`\`\`\n\n${table}`;
}

/** The page of all commands with their options, as commander has them. */
export async function commandPage(): Promise<readonly [path: string, text: string]> {
  const groups = await Promise.all(
    COMMAND_GROUPS.map(async (group) => {
      const own = commands.filter((one) => one.group === group);
      const sections = await Promise.all(own.map(sectionOf));
      return `## ${group}\n\n${sections.join('\n\n')}`;
    }),
  );
  return ['docs/commands.md', `${INTRODUCTION}\n\n${groups.join('\n\n')}\n`];
}
