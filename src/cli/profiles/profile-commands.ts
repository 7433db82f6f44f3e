import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { ImportProfile, NewProfile } from '../../site/index.js';
import { systemCode } from '../../system/part-file.js';
import { commaNames, UsageError } from '../command-error.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from '../owner/owner-command.js';
import { streamOf } from '../text-file.js';

/** Reads columns and the members that they are mapped to: `Order No=wo_number,Street=address`. */
function mappingOf(text: unknown): Readonly<Record<string, string>> {
  const pairs = commaNames(text).map((pair): [string, string] => {
    const at = pair.lastIndexOf('=');
    if (at < 1) throw new UsageError('--map: must be COLUMN=MEMBER, with commas between them');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  return Object.fromEntries(pairs);
}

/** Returns the new profile that arguments and flags describe. The site validates it. */
function profileOf({ words: [name], flags }: OwnerCall): NewProfile {
  const { account, client, kind, map, can } = flags;
  const given = {
    name,
    account,
    ...(client === undefined ? {} : { client_company: client }),
    ...(kind === undefined ? {} : { kind }),
    ...(map === undefined ? {} : { mapping: mappingOf(map) }),
    ...(can === undefined ? {} : { capabilities: commaNames(can) }),
  };
  return given as unknown as NewProfile;
}

const asRow = ({ mapping, capabilities, ...profile }: ImportProfile) => ({
  ...profile,
  capabilities: capabilities.join(', '),
  mapping: Object.entries(mapping)
    .map(([column, member]) => `${column}=${member}`)
    .join(', '),
});

async function show({ site, words: [name] }: OwnerCall) {
  const profile = await site.profiles.get(name);
  if (profile) return asRow(profile);
  throw new UsageError(`there is no import profile ${name}`);
}

/** Writes a new file, which only its owner can read. @throws UsageError for one that exists or cannot be opened */
async function writeNew(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600).catch((error: unknown) => {
    // It has a file open.
    if (content instanceof Readable) content.destroy();
    const code = systemCode(error);
    const problem = code === 'EEXIST' ? 'exists already' : `cannot be written: ${code}`;
    throw new UsageError(`${path}: ${problem}; name another file by --out`);
  });
  try {
    await pipeline(content, handle.createWriteStream());
  } catch (error) {
    // A part of an export is none.
    rmSync(path, { force: true });
    throw error;
  }
}

const setActive =
  (isActive: boolean): OwnerCommand['run'] =>
  async ({ site, words: [name], acting }) => {
    await site.profiles.setActive(name, isActive, acting);
    return `${name} is ${isActive ? 'active' : 'not active'}.`;
  };

const commands: readonly OwnerCommand[] = [
  {
    usage: 'create <NAME>',
    example: 'profile create daily --account acme --map "Order No=wo_number,Street=address"',
    summary: 'Makes a profile by which files of orders come in and results go out.',
    options: {
      '--account <NAME>': 'the account of its orders; required',
      '--client <NAME>': 'the client company of its orders',
      '--kind <KIND>': 'CSV (default) or INS, whose exports are the files that were put there',
      '--map <COLUMNS>':
        'COLUMN=MEMBER with commas; COLUMN= ignores one; default columns have the names of members',
      '--can <USES>': 'upload, export, or both with a comma; default both',
    },
    async run(call) {
      const id = await call.site.profiles.create(profileOf(call), call.acting);
      return `${call.words[0]} is import profile ${id}.`;
    },
  },
  {
    usage: 'list',
    example: 'profile list',
    summary: 'Lists the profiles.',
    run: async ({ site }) => (await site.profiles.list()).map(asRow),
  },
  {
    usage: 'show <NAME>',
    example: 'profile show daily',
    summary: 'Shows a profile with the columns that it maps.',
    run: show,
  },
  {
    usage: 'preview <NAME> <FILE>',
    example: 'profile preview daily orders.csv',
    summary: 'Shows the first rows of a file as the profile maps them; stores nothing.',
    async run({ site, words: [name, path] }) {
      const content = await buffer(streamOf(path));
      const rows = await site.profiles.preview(name, { file_name: basename(path), content });
      return rows.map(({ position, order, problem }) => ({
        position,
        problem: problem || 'none',
        ...(isObject(order) ? order : {}),
      }));
    },
  },
  {
    usage: 'upload <NAME> <FILE>',
    example: 'profile upload daily orders.csv',
    summary: 'Queues a file of orders, which a served site imports row by row.',
    async run({ site, words: [name, path], acting }) {
      const file = { file_name: basename(path), content: streamOf(path) };
      const id = await site.profiles.upload(name, file, acting);
      return `Queued as file ${id}. Its outcomes: svclink profile rows ${id}`;
    },
  },
  {
    usage: 'files <NAME>',
    example: 'profile files daily',
    summary: 'Lists the newest files of a profile, with their states.',
    run: ({ site, words: [name] }) => site.profiles.files(name),
  },
  {
    usage: 'rows <FILE_ID>',
    example: 'profile rows 12',
    summary: 'Lists the outcome of each row of a file: made, updated, there or refused.',
    run: ({ site, words: [id] }) => site.profiles.rows(id),
  },
  {
    usage: 'put <NAME> <DATE> <FILE>',
    example: 'profile put inspections 2026-11-20 pir.csv',
    summary: 'Puts the compiled file of a day for the exports of a profile of kind INS.',
    async run({ site, words: [name, day, path], acting }) {
      const file = { day, file_name: basename(path), content: streamOf(path) };
      await site.profiles.put(name, file, acting);
      return `${basename(path)} is the export of ${name} of ${day}.`;
    },
  },
  {
    usage: 'export <NAME> <DATE>',
    example: 'profile export daily 2026-11-20 --out results.csv',
    summary: 'Writes the results of a day to a file.',
    options: { '--out <FILE>': 'the file; default the name that the export has' },
    async run({ site, words: [name, day], flags }) {
      const { file_name, content } = await site.profiles.export(name, day);
      const path = typeof flags.out === 'string' ? flags.out : file_name;
      await writeNew(path, content);
      return `The export is in ${path}.`;
    },
  },
  {
    usage: 'disable <NAME>',
    example: 'profile disable daily',
    summary: 'Lets a profile take and give no files.',
    run: setActive(false),
  },
  {
    usage: 'enable <NAME>',
    example: 'profile enable daily',
    summary: 'Lets it take and give files again.',
    run: setActive(true),
  },
  {
    usage: 'remove <NAME>',
    example: 'profile remove daily',
    summary: 'Removes a profile. Its orders stay.',
    async run({ site, words: [name], acting }) {
      await site.profiles.remove(name, acting);
      return `${name} is removed.`;
    },
  },
];

/** `svclink profile`: the import profiles of the site. */
export const defineProfile = ownerCommands(
  'The import profiles: files of orders come in by them, and results go out.',
  commands,
);
