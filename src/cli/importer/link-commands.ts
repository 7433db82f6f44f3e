import type { NewLink, SiteLink } from '../../site/index.js';
import { CommandError, UsageError } from '../command-error.js';
import { givenPassword, inShort, withoutName } from '../owner/account-commands.js';
import { type OwnerCommand, ownerCommands, SET } from '../owner/owner-command.js';

const PASSWORD = 'a file whose first line is the password; - asks for it';
const SETTINGS =
  'Members: username, client_company, account, note_groups, job_notes, supplied_notes, invoicing, bid_comp_confirm, assign_vendors, recognises_repetitions, files_by_address, poll_seconds, dialect.';

/** The members of a link that are text. */
const TEXTS: ReadonlySet<string> = new Set([
  'name',
  'url',
  'username',
  'client_company',
  'account',
]);
const isText = (member: string) => TEXTS.has(member);

/** Returns a link as one row. */
function row(link: SiteLink) {
  const { name, url, username, pause_reason, stopped, failure, good_at } = link;
  const reason = pause_reason ?? stopped ?? failure ?? failedImportsText(link);
  return { name, url, username, state: stateOf(link), reason, good_at };
}

/** Returns the reason for which orders were not imported; '' where all were. */
function failedImportsText({ failed_imports: [failed, ...more] }: SiteLink): string {
  if (!failed) return '';
  const others = more.length === 0 ? '' : ' and others';
  return `order ${failed.report_id}${others} not imported: ${failed.reason}`;
}

/** Returns the state of a link as a word: orders that are not imported are a failure too. */
function stateOf({ state }: SiteLink): string {
  if (state === 'paused' || state === 'stopped') return state;
  return state === 'failing' || state === 'not_imported' ? 'failing' : 'active';
}

/** Returns the state of the credentials as text. */
function credentialsText(link: SiteLink): string {
  if (link.failure === null) return `${link.name}: the owner accepts the credentials.`;
  return `${link.name} is saved, and the owner does not accept it yet: ${link.failure}\nAnother password: svclink link password ${link.name} --password-file -. Another address or user: svclink link update ${link.name}.`;
}

/** Returns the reason for which a link is paused, and how it continues. */
function pausedText({ name, pause_reason, asks_at }: SiteLink): string {
  const asks =
    asks_at === null ? '' : `; it asks its owner again at ${new Date(asks_at).toISOString()}`;
  return `${name} is paused: ${pause_reason} (svclink link resume ${name} resumes it now${asks})`;
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'add <URL>',
    example: 'link add https://orders.example/link --user acme --name first-bank --password-file -',
    summary: `Saves a link to an owner, and asks whether it accepts the credentials. ${SETTINGS}`,
    ifThere: 'Another password: svclink link password. Other changes: svclink link update.',
    options: {
      ...SET,
      '--name <NAME>': 'what it is called here; default the user name and the host',
      '--user <NAME>': 'the user name there',
      '--password-file <FILE>': PASSWORD,
    },
    async run(call) {
      const { site, words, flags } = call;
      const [members = {}] = flags.set === undefined ? [] : await call.input('', isText);
      const password = await givenPassword(call);
      if (password === undefined) throw new UsageError('--password-file is missing; - asks for it');
      const given = {
        ...members,
        url: words[0],
        password,
        ...(typeof flags.name === 'string' ? { name: flags.name } : {}),
        ...(typeof flags.user === 'string' ? { username: flags.user } : {}),
      } as NewLink;
      return credentialsText(await site.importer.links.add(given, call.acting));
    },
  },
  {
    usage: 'list',
    example: 'link list',
    summary:
      'Lists the links: which are active, paused, stopped or failing, and why; with what was imported by each.',
    run: async ({ site }) => {
      const storage = new Map((await site.importer.links.storage()).map((use) => [use.name, use]));
      const links = await site.importer.links.list();
      return links.map((link) => ({ ...row(link), ...inShort(storage.get(link.name)) }));
    },
  },
  {
    usage: 'show <NAME>',
    example: 'link show first-bank',
    summary: 'Shows a link.',
    async run({ site, words: [name] }) {
      const link = await site.importer.links.get(name);
      const storage = (await site.importer.links.storage()).find((use) => use.name === name);
      if (link) return { ...link, ...withoutName(storage) };
      throw new UsageError(`there is no link ${name}`);
    },
  },
  {
    usage: 'test <NAME>',
    example: 'link test first-bank',
    summary: 'Asks the owner whether it accepts the credentials, and gives it our push address.',
    run: async ({ site, words: [name] }) => credentialsText(await site.importer.links.test(name)),
  },
  {
    usage: 'update <NAME>',
    example: 'link update first-bank --set poll_seconds=60',
    summary: `Changes a link. Another url takes its password with it, and replaces the old one when its owner accepts both. ${SETTINGS}`,
    options: { ...SET, '--password-file <FILE>': PASSWORD },
    async run(call) {
      const { site, words, flags, acting } = call;
      const [members = {}] = flags.set === undefined ? [] : await call.input('', isText);
      const password = await givenPassword(call);
      const given = { ...members, ...(password === undefined ? {} : { password }) };
      return { ...(await site.importer.links.update(words[0], given, acting)) };
    },
  },
  {
    usage: 'password <NAME>',
    example: 'link password first-bank --password-file -',
    summary: 'Gives a link another password, when the owner accepts it; a paused link goes on.',
    options: { '--password-file <FILE>': PASSWORD },
    async run(call) {
      const password = await givenPassword(call);
      if (password === undefined) throw new UsageError('--password-file is missing; - asks for it');
      await call.site.importer.links.rotate(call.words[0], password, call.acting);
      return `${call.words[0]} has another password, which the owner accepts.`;
    },
  },
  {
    usage: 'pause <NAME> [REASON]',
    example: 'link pause first-bank "their site is rebuilt"',
    summary: 'Asks for and sends nothing until it is resumed.',
    async run({ site, words: [name, reason], acting }) {
      await site.importer.links.pause(name, reason || undefined, acting);
      return `${name} is paused.`;
    },
  },
  {
    usage: 'resume <NAME>',
    example: 'link resume first-bank',
    summary: 'Goes on with a link.',
    async run({ site, words: [name], acting }) {
      await site.importer.links.resume(name, acting);
      return `${name} goes on.`;
    },
  },
  {
    usage: 'sync <NAME>',
    example: 'link sync first-bank',
    summary: 'Looks for news now.',
    async run({ site, words: [name] }) {
      const link = await site.importer.links.sync(name);
      if (link.paused_at !== null) throw new CommandError(pausedText(link));
      return `${name} is looked at by the site that is served.`;
    },
  },
  {
    usage: 'remove <NAME>',
    example: 'link remove first-bank',
    summary: 'Ends a link; its orders stay.',
    async run({ site, words: [name], acting }) {
      await site.importer.links.remove(name, acting);
      return `${name} is removed.`;
    },
  },
];

/** `svclink link`: the owners from which a site imports orders. */
export const defineLink = ownerCommands('The owners that a site imports orders from.', commands);
