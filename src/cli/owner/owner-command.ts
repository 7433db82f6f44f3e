import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import type { Command } from 'commander';
import { LinkError } from '../../protocol/errors/errors.js';
import { jsonText, printable } from '../../protocol/printable.js';
import { storedPublicUrl } from '../../site/engine/identity.js';
import { openDatabase, sqlitePath } from '../../site/engine/store/open-database.js';
import type { Site } from '../../site/index.js';
import { openSite } from '../../site/open-site.js';
import { addExample, type Define } from '../command.js';
import { CommandError, UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { addSettingFlags, readServeSettings } from '../serve/read-settings.js';
import type { ServeSettings } from '../serve/settings.js';
import { migrateOf, siteOptions } from '../serve/site-options.js';
import { type Row, sheet, table } from '../table.js';
import { MadeInPart } from './make-each.js';
import { addMember, type Given, membersOfSet, readInputFile, type SetTexts } from './read-input.js';

/** The call of a command. */
export interface OwnerCall {
  readonly site: Site;
  readonly io: Io;
  /** The arguments; '' for an absent one. */
  readonly words: readonly [string, string, string];
  readonly flags: Readonly<Record<string, unknown>>;
  /** The settings of svclink serve. */
  readonly settings: ServeSettings;
  /** The actor, as the history of an order shows it. */
  readonly acting: { readonly by: string; readonly from: 'command' };
  /** Returns the records of a file argument and of `--set`. @param isText true for a member of text. Default: none */
  input(path: string, isText?: (column: string) => boolean): Promise<readonly Given[]>;
}

/** The outcome of a command: text for people, one record, or a list. */
export type Outcome = string | Row | readonly Row[];

/** One command on the store. */
export interface OwnerCommand {
  /** The name and the arguments, such as `show <REPORT_ID>`. */
  readonly usage: string;
  /** An example of a call: the words after `svclink`. */
  readonly example: string;
  readonly summary: string;
  /** The flags with their descriptions. */
  readonly options?: Readonly<Record<string, string>>;
  /** The commands that change a record whose name is taken. */
  readonly ifThere?: string;
  /** The columns of its list. Default: all. */
  readonly columns?: readonly string[];
  run(call: OwnerCall): Promise<Outcome>;
}

/** The option of commands that make or change a record. */
export const SET = { '--set <NAME=VALUE>': 'one member; may be repeated. Lists as JSON' } as const;

/** Adds the commands on the store of a site to a command. They may run while the site is served. */
export function ownerCommands(description: string, commands: readonly OwnerCommand[]): Define {
  return (command, { io }) => {
    command
      .description(`${description}\nThe site may be served meanwhile.`)
      .usage('COMMAND [options]');
    for (const one of commands) addCommand(command, one, io);
  };
}

function addCommand(parent: Command, one: OwnerCommand, io: Io): void {
  const command = parent.command(one.usage).description(one.summary);
  addExample(command, one.example);
  for (const [flags, description] of Object.entries(one.options ?? {})) {
    if (flags.startsWith('--set ')) command.option<SetTexts>(flags, description, addMember);
    else command.option(flags, description);
  }
  command.option('--by <NAME>', 'who does it, for the history; default the user of this machine');
  command.option('--json', 'the result as JSON');
  addSettingFlags(command, ({ isOfStore = false }) => isOfStore);
  command.action(async (...given: unknown[]) => {
    const flags: Readonly<Record<string, unknown>> = Object(given.at(-2));
    const [first, second, third] = given.slice(0, -2).map((word) => String(word ?? ''));
    const words = [first ?? '', second ?? '', third ?? ''] as const;
    const { settings } = readServeSettings(flags, io);
    const call = {
      io,
      words,
      flags,
      settings,
      acting: actingOf(flags),
      input: inputOf(flags, io),
    };
    const isJson = flags.json === true;
    try {
      print(await onSite(settings, (site) => one.run({ site, ...call })), one, isJson, io);
    } catch (error) {
      if (MadeInPart.is(error) && error.made.length > 0) print(error.made, one, isJson, io);
      throw withFix(error, one);
    }
  });
}

/** Returns the error, with the commands that change the record where its name is taken. */
function withFix(error: unknown, { ifThere }: OwnerCommand): unknown {
  if (ifThere === undefined || !LinkError.is(error) || error.code !== 'already_there') return error;
  return new CommandError(`${error.message} ${ifThere}`, { cause: error });
}

function inputOf(flags: OwnerCall['flags'], io: Io): OwnerCall['input'] {
  return (path, isText) => {
    const members = membersOfSet(flags.set, isText);
    return readInputFile(path === '' ? undefined : path, members, io, isText);
  };
}

/** Returns the actor: the named one, else the user of this machine. */
export function actingOf({ by }: OwnerCall['flags']): OwnerCall['acting'] {
  const from = 'command';
  if (typeof by === 'string' && by !== '') return { by, from };
  try {
    return { by: `${userInfo().username}@${hostname()}`, from };
  } catch {
    // The user has no entry of its own, as in containers.
    return { by: 'owner', from };
  }
}

/** Opens the store of a site for one piece of work. */
export async function onSite<Result>(
  settings: ServeSettings,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const path = sqlitePath(settings.database);
  if (path !== undefined && !existsSync(path)) {
    throw new UsageError(
      `there is no site at ${path}: start svclink serve first, go to the folder where it was started, or name its data by --data`,
    );
  }
  const publicUrl = settings.publicUrl ?? (await servedAt(settings));
  const options = { ...siteOptions(settings, publicUrl), logger: false } as const;
  const site = await openSite(options, 'later');
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** Returns the address of the site as callers reach it. The push addresses for owners begin with it. */
async function servedAt(settings: ServeSettings): Promise<string> {
  const { database: address, port } = settings;
  const database = await openDatabase(address, migrateOf(settings));
  try {
    return (await storedPublicUrl(database)) ?? `http://localhost:${port}`;
  } finally {
    await database.close();
  }
}

function print(outcome: Outcome, { columns }: OwnerCommand, isJson: boolean, io: Io): void {
  if (isJson) {
    const value = typeof outcome === 'string' ? { done: outcome } : outcome;
    io.stdout(`${jsonText(value, 2)}\n`);
  } else if (typeof outcome === 'string') {
    io.stdout(`${printable(outcome)}\n`);
  } else if (isList(outcome)) {
    io.stdout(outcome.length === 0 ? 'None.\n' : printable(table(outcome, columns?.slice())));
  } else {
    io.stdout(printable(sheet(outcome)));
  }
}

function isList(outcome: Row | readonly Row[]): outcome is readonly Row[] {
  return Array.isArray(outcome);
}
