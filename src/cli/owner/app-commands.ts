import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import type { ClientCredentials } from '../../api/index.js';
import type { AppBounds, AppQuota, SiteApp } from '../../site/index.js';
import { systemCode } from '../../system/part-file.js';
import { commaNames, UsageError, wholeNumber } from '../command-error.js';
import { MEGABYTE } from '../serve/site-options.js';
import { withoutName } from './account-commands.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from './owner-command.js';

const OUT = 'the file of the credentials; default credentials.json, never over another file';
const LIMITS = {
  '--accounts <NAMES>': 'user names of accounts, with commas: it sees their orders only',
  '--links <NAMES>': 'names of links, with commas: it sees their orders only',
};

const BOUNDS = {
  '--rate <COUNT>': 'most calls within a minute; "default" for the rate of the site',
  '--quota-size <MB>': 'megabytes of files that it may store; "default" for the quota of the site',
  '--quota-files <COUNT>': 'files that it may store; "default" as above',
  '--quota-notes <COUNT>': 'notes that it may store; "default" as above',
};

/** Returns the bounds that flags name. */
function boundsOf({ rate, quotaSize, quotaFiles, quotaNotes }: OwnerCall['flags']): AppBounds {
  const bound = (value: unknown, flag: string, unit = 1) => {
    if (typeof value !== 'string') return undefined;
    return value === 'default' ? null : wholeNumber(flag)(value) * unit;
  };
  const quota: AppQuota = present({
    bytes: bound(quotaSize, 'quota-size', MEGABYTE),
    files: bound(quotaFiles, 'quota-files'),
    notes: bound(quotaNotes, 'quota-notes'),
  });
  const callsPerMinute = present({ callsPerMinute: bound(rate, 'rate') });
  return Object.keys(quota).length === 0 ? callsPerMinute : { ...callsPerMinute, quota };
}

/** Returns the members that have a value. */
function present(members: Readonly<Record<string, number | null | undefined>>) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

function listOf(text: unknown): string[] {
  return String(text ?? '')
    .split(/[\s,]+/)
    .filter((name) => name !== '');
}

/** @throws UsageError for any other word */
function yesOrNo(word: unknown): boolean {
  if (word === 'yes' || word === 'no') return word === 'yes';
  throw new UsageError('--codes: write yes or no');
}

/** Returns the limits that flags name; undefined for none. */
function limitsOf({ accounts, links }: OwnerCall['flags']) {
  if (accounts === undefined && links === undefined) return undefined;
  return { accounts: commaNames(accounts), links: commaNames(links) };
}

/** Opens the file of the credentials, before the secret is made. @throws UsageError for an existing file */
function openOut({ out }: OwnerCall['flags']): { readonly path: string; readonly file: number } {
  const path = typeof out === 'string' ? out : 'credentials.json';
  try {
    return { path, file: openSync(path, 'wx', 0o600) };
  } catch (error) {
    const code = systemCode(error);
    const problem =
      code === 'EEXIST'
        ? 'exists already; name another file by --out'
        : `cannot be written: ${code}`;
    throw new UsageError(`${path}: ${problem}`);
  }
}

/** Writes the credentials that `make` returns to their file, which only its owner can read. */
async function writeCredentials(
  { flags }: OwnerCall,
  make: () => Promise<ClientCredentials>,
): Promise<string> {
  const { path, file } = openOut(flags);
  try {
    const credentials = await make();
    writeSync(file, `${JSON.stringify(credentials, undefined, 2)}\n`);
    return `${credentials.client_id}: its credentials are in ${path}. The secret is not stored elsewhere.`;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Changes the limits of an app that flags name. */
async function limit({ site, words: [name], flags, acting }: OwnerCall): Promise<string> {
  const limits = limitsOf(flags);
  const bounds = boundsOf(flags);
  const isBounded = Object.keys(bounds).length > 0;
  if (limits ? flags.all === true : flags.all !== true && !isBounded) {
    throw new UsageError('give --accounts or --links, or else --all; or --rate or a quota');
  }
  const all = flags.all === true ? { limits: null } : {};
  const changes = { ...(limits ? { limits } : all), ...(isBounded ? { bounds } : {}) };
  await site.apps.change(name, changes, acting);
  return `${name} is changed: svclink app show ${name}`;
}

const apps: readonly OwnerCommand[] = [
  {
    usage: 'create <NAME>',
    example: 'app create reports --scopes "workorder-r bid-r" --accounts acme',
    summary: 'Makes an app that may call the JSON API, and writes its credentials.',
    options: {
      '--scopes <SCOPES>': 'what it may do: <service>-r or <service>-rw, with spaces; required',
      ...LIMITS,
      ...BOUNDS,
      '--codes': 'it sees lock and key codes',
      '--out <FILE>': OUT,
    },
    run(call) {
      const { site, words, flags, acting } = call;
      const app = {
        name: words[0],
        scopes: listOf(flags.scopes),
        codes: flags.codes === true,
        ...limitsOf(flags),
        ...boundsOf(flags),
      };
      return writeCredentials(call, () => site.apps.create(app, acting));
    },
  },
  {
    usage: 'list',
    example: 'app list',
    summary: 'Lists the apps, with their last use.',
    columns: ['name', 'client_id', 'scopes', 'accounts', 'links', 'used_at', 'disabled_at'],
    run: async ({ site }) => (await site.apps.list()).map(asRow),
  },
  {
    usage: 'show <NAME>',
    example: 'app show reports',
    summary: 'Shows an app, with what it stores and its quota. Its secret is not stored.',
    async run({ site, words: [name] }) {
      const app = await site.apps.get(name);
      const storage = (await site.apps.storage()).find((use) => use.name === name);
      if (app) return { ...asRow(app), ...withoutName(storage) };
      throw new UsageError(`there is no app ${name}`);
    },
  },
  {
    usage: 'limit <NAME>',
    example: 'app limit reports --links first-bank',
    summary:
      'Limits the orders that an app sees, the rate of its calls and what it stores, from its next call on.',
    options: { ...LIMITS, '--all': 'it sees all orders', ...BOUNDS },
    run: limit,
  },
  {
    usage: 'scopes <NAME>',
    example: 'app scopes reports --scopes "workorder-rw bid-r" --codes yes',
    summary:
      'Changes what an app may do. A scope that it loses ends with its next call; for one that it gains it requests another token.',
    options: {
      '--scopes <SCOPES>': 'all that it may do: <service>-r or <service>-rw, with spaces',
      '--codes <YES|NO>': 'it sees lock and key codes, or does not',
    },
    async run({ site, words: [name], flags, acting }) {
      const rights = {
        ...(flags.scopes === undefined ? {} : { scopes: listOf(flags.scopes) }),
        ...(flags.codes === undefined ? {} : { codes: yesOrNo(flags.codes) }),
      };
      if (Object.keys(rights).length === 0) throw new UsageError('give --scopes or --codes');
      await site.apps.setRights(name, rights, acting);
      return `${name} is changed: svclink app show ${name}`;
    },
  },
  {
    usage: 'rotate <NAME>',
    example: 'app rotate reports --out reports.json',
    summary: 'Gives an app another secret; the old one and its tokens end at once.',
    options: { '--out <FILE>': OUT },
    run: (call) => writeCredentials(call, () => call.site.apps.rotate(call.words[0], call.acting)),
  },
  {
    usage: 'disable <NAME>',
    example: 'app disable reports',
    summary: 'Refuses all its calls from now on.',
    async run({ site, words: [name], acting }) {
      await site.apps.disable(name, acting);
      return `${name} may not call any more.`;
    },
  },
  {
    usage: 'enable <NAME>',
    example: 'app enable reports',
    summary: 'Accepts its calls again.',
    async run({ site, words: [name], acting }) {
      await site.apps.enable(name, acting);
      return `${name} may call again.`;
    },
  },
  {
    usage: 'remove <NAME>',
    example: 'app remove reports',
    summary: 'Removes an app. What it did stays in histories.',
    async run({ site, words: [name], acting }) {
      await site.apps.remove(name, acting);
      return `${name} is removed.`;
    },
  },
  {
    usage: 'keys <ACTION>',
    example: 'app keys rotate',
    summary:
      'ACTION is rotate: makes another key for tokens. Tokens of the old one last until they expire.',
    options: { '--end-tokens': 'ends all tokens within half a minute; apps get new ones' },
    async run({ site, words: [action], flags, acting }) {
      if (action !== 'rotate') throw new UsageError('write: svclink app keys rotate');
      const endTokens = flags.endTokens === true;
      await site.apps.rotateKeys({ endTokens }, acting);
      return endTokens ? 'All tokens end.' : 'New tokens have the new key.';
    },
  },
];

/** Returns an app as a row of a table. */
function asRow({ scopes, accounts, links, ...app }: SiteApp) {
  const { quota_bytes: _bytes, quota_files: _files, quota_notes: _notes, ...row } = app;
  const shown = (names: readonly string[]) => (app.is_limited ? names.join(', ') || 'none' : 'all');
  return { ...row, scopes: scopes.join(' '), accounts: shown(accounts), links: shown(links) };
}

/** `svclink app`: the client apps of the JSON API. */
export const defineApp = ownerCommands('The apps that may call the JSON API of the site.', apps);
