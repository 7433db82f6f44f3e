import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import type { ClientCredentials } from '../../api/index.js';
import type { SiteApp } from '../../site/index.js';
import { systemCode } from '../../system/part-file.js';
import { commaNames, UsageError } from '../command-error.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from './owner-command.js';

const OUT = 'the file of the credentials; default credentials.json, never over another file';
const LIMITS = {
  '--accounts <NAMES>': 'user names of accounts, with commas: it sees their orders only',
  '--links <NAMES>': 'names of links, with commas: it sees their orders only',
};

function listOf(text: unknown): string[] {
  return String(text ?? '')
    .split(/[\s,]+/)
    .filter((name) => name !== '');
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

const apps: readonly OwnerCommand[] = [
  {
    usage: 'create <NAME>',
    example: 'app create reports --scopes "workorder-r bid-r" --accounts acme',
    summary: 'Makes an app that may call the JSON API, and writes its credentials.',
    options: {
      '--scopes <SCOPES>': 'what it may do: <service>-r or <service>-rw, with spaces; required',
      ...LIMITS,
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
    summary: 'Shows an app. Its secret is not stored.',
    async run({ site, words: [name] }) {
      const app = await site.apps.get(name);
      if (app) return asRow(app);
      throw new UsageError(`there is no app ${name}`);
    },
  },
  {
    usage: 'limit <NAME>',
    example: 'app limit reports --links first-bank',
    summary: 'Limits an app to the orders of accounts and links, from its next call on.',
    options: { ...LIMITS, '--all': 'it sees all orders' },
    async run({ site, words: [name], flags, acting }) {
      const limits = limitsOf(flags);
      if ((limits !== undefined) === (flags.all === true)) {
        throw new UsageError('give --accounts or --links, or else --all');
      }
      await site.apps.limit(name, limits, acting);
      return limits ? `${name} is limited.` : `${name} sees all orders.`;
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
  const shown = (names: readonly string[]) => (app.is_limited ? names.join(', ') || 'none' : 'all');
  return { ...app, scopes: scopes.join(' '), accounts: shown(accounts), links: shown(links) };
}

/** `svclink app`: the client apps of the JSON API. */
export const defineApp = ownerCommands('The apps that may call the JSON API of the site.', apps);
