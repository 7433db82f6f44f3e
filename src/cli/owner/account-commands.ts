import { DAY } from '../../protocol/units.js';
import type { NewAccount, StorageUse } from '../../site/index.js';
import { isAccountText } from '../../site/owner/account-record.js';
import { UsageError, wholeNumber } from '../command-error.js';
import { readTextFile } from '../text-file.js';
import { makeEach } from './make-each.js';
import { type OwnerCall, type OwnerCommand, ownerCommands, SET } from './owner-command.js';
import type { Given } from './read-input.js';

const MEMBERS =
  'Members: username, password, org_id, display_name, push_url, receiver_url, receiver_username, receiver_password, client_companies, site_ids, dialect, content_check, form_records.';
const PASSWORD =
  'a file whose first line is the password; - asks for it. Default a random one, shown once';

/** Returns the password of the options or the terminal; undefined for a generated one. */
export async function givenPassword({ flags, io }: OwnerCall): Promise<string | undefined> {
  const { passwordFile: path } = flags;
  if (typeof path !== 'string') return undefined;
  const text = path === '-' ? await typed(io) : readTextFile(path, '--password-file');
  const [password = ''] = text.split(/\r?\n/, 1);
  if (password !== '') return password;
  throw new UsageError('--password-file: holds no password');
}

function typed({ askSecret, stdin }: OwnerCall['io']): Promise<string> {
  return askSecret ? askSecret('Password: ') : stdin();
}

/** Returns the storage of an account as a list shows it: `512 of 1000` with a quota. */
export function inShort(use: StorageUse | undefined) {
  const shown = (part: 'bytes' | 'files' | 'notes') => {
    const quota = use?.[`${part}_quota`] ?? null;
    const stored = use?.[part] ?? 0;
    return quota === null ? String(stored) : `${stored} of ${quota}`;
  };
  return { bytes: shown('bytes'), files: shown('files'), notes: shown('notes') };
}

/** Returns the storage with a member for each figure, for records that have a name already. */
export function withoutName(use: StorageUse | undefined) {
  const { name: _, ...figures } = use ?? { name: '' };
  return figures;
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'create [NAME_OR_FILE]',
    example: 'account create acme --set org_id=18',
    summary: `Makes an account, or one for each row of a .csv or .json file. ${MEMBERS}`,
    ifThere: 'Another password: svclink account rotate. Other changes: svclink account set.',
    options: { ...SET, '--password-file <FILE>': PASSWORD },
    async run(call) {
      const { site, words } = call;
      const [name] = words;
      const isFile = name === '-' || /\.(?:csv|json)$/i.test(name);
      if (isFile) {
        const make = (one: Given) =>
          site.owner.accounts.create(one as unknown as NewAccount, call.acting);
        return makeEach(
          await call.input(name, isAccountText),
          make,
          'account',
          ({ username }) => username,
        );
      }
      const password = await givenPassword(call);
      const [members = {}] =
        call.flags.set === undefined ? [] : await call.input('', isAccountText);
      const account = {
        ...members,
        ...(name === '' ? {} : { username: name }),
        ...(password === undefined ? {} : { password }),
      } as NewAccount;
      const { username, password: issued } = await site.owner.accounts.create(account, call.acting);
      return password === undefined ? { username, password: issued } : { username };
    },
  },
  {
    usage: 'list',
    example: 'account list --json',
    summary: 'Lists the accounts, with what each stores.',
    columns: [
      'username',
      'display_name',
      'org_id',
      'created_at',
      'disabled_at',
      'bytes',
      'files',
      'notes',
    ],
    run: async ({ site }) => {
      const storage = new Map((await site.owner.accounts.storage()).map((use) => [use.name, use]));
      return (await site.owner.accounts.list()).map((account) => ({
        ...account,
        ...inShort(storage.get(account.username)),
      }));
    },
  },
  {
    usage: 'show <NAME>',
    example: 'account show acme',
    summary: 'Shows an account, with what it stores and its quota.',
    async run({ site, words: [name] }) {
      const account = await site.owner.accounts.get(name);
      const storage = (await site.owner.accounts.storage()).find((use) => use.name === name);
      if (account) return { ...account, ...withoutName(storage) };
      throw new UsageError(`there is no account ${name}`);
    },
  },
  {
    usage: 'set <NAME> [FILE]',
    example: 'account set acme --set display_name="Acme Inc"',
    summary: `Changes what is known of an account. ${MEMBERS}`,
    options: SET,
    async run({ site, words: [name, path], input, acting }) {
      for (const changes of await input(path, isAccountText)) {
        await site.owner.accounts.update(name, changes, acting);
      }
      return `${name} is changed.`;
    },
  },
  {
    usage: 'rotate <NAME>',
    example: 'account rotate acme --overlap 14',
    summary: 'Gives an account another password; the old one works on for a while.',
    options: {
      '--password-file <FILE>': PASSWORD,
      '--overlap <DAYS>': 'how long the old one works; default 7, 0 ends it at once',
    },
    async run(call) {
      const [name] = call.words;
      const password = await givenPassword(call);
      const { overlap } = call.flags;
      const days = typeof overlap === 'string' ? wholeNumber('overlap', ' of days')(overlap) : 7;
      const given = { overlap: days * DAY, ...(password === undefined ? {} : { password }) };
      const issued = await call.site.owner.accounts.rotate(name, given, call.acting);
      return password === undefined ? { ...issued } : { username: name };
    },
  },
  {
    usage: 'disable <NAME>',
    example: 'account disable acme',
    summary: 'Refuses all its calls from now on.',
    async run({ site, words: [name], acting }) {
      await site.owner.accounts.disable(name, acting);
      return `${name} may not call any more.`;
    },
  },
  {
    usage: 'enable <NAME>',
    example: 'account enable acme',
    summary: 'Takes its calls again.',
    async run({ site, words: [name], acting }) {
      await site.owner.accounts.enable(name, acting);
      return `${name} may call again.`;
    },
  },
];

/** `svclink account`: the accounts that may call the site. */
export const defineAccount = ownerCommands('The accounts that may call the site.', commands);
