import { isObject } from '../../protocol/envelope/envelope.js';
import type { NewResults, Site } from '../../site/index.js';
import { timeOption, UsageError } from '../command-error.js';
import { type OwnerCommand, ownerCommands, SET } from '../owner/owner-command.js';
import { streamOf } from '../text-file.js';

const ORDER = 'ORDER is our id, or LINK/REPORT_ID.';

/** Returns our id of an order from the id itself, or from link and report_id. */
async function orderId(site: Site, name: string): Promise<string> {
  const at = name.lastIndexOf('/');
  if (at < 0) return name;
  const [link, reportId] = [name.slice(0, at), name.slice(at + 1)];
  const found = await site.importer.orders.find(link, reportId);
  if (found) return found.id;
  const failed = await site.importer.orders.failure(link, reportId);
  const reason = failed?.reason ?? (await reasonOfLink(site, link));
  throw new UsageError(`order ${name} is not imported: ${reason}`);
}

/** Returns the reason for which an order that a link has not mentioned is not there. */
async function reasonOfLink(site: Site, name: string): Promise<string> {
  const link = await site.importer.links.get(name);
  const failure = link?.pause_reason ?? link?.stopped ?? link?.failure;
  if (failure != null) return `the link ${name} does not work: ${failure}`;
  return `its owner has not given it; svclink link sync ${name} asks for news now`;
}

/** Replaces the `path` of a file by its content. All other members are as `results.add` takes them. */
function withContents(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(withContents);
  if (!isObject(given)) return given;
  const members = Object.entries(given).map(([name, value]) => [name, withContents(value)]);
  const { path, ...rest } = Object.fromEntries(members);
  if (typeof path !== 'string') return { ...rest, ...(path === undefined ? {} : { path }) };
  return { file_name: path, ...rest, content: streamOf(path) };
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'list <ORDER>',
    example: 'result list first-bank/4711',
    summary: `Lists what is sent back for an order, in the order in which it is sent. ${ORDER}`,
    columns: ['id', 'kind', 'key', 'state', 'waits_for', 'missing', 'reason', 'next_at'],
    run: async ({ site, words: [order] }) =>
      (await site.importer.results.list(await orderId(site, order))).map((result) => ({
        ...result,
        waits_for: result.waits_for.join(', '),
        missing: result.missing.join(' '),
      })),
  },
  {
    usage: 'add <ORDER> [FILE]',
    example: 'result add first-bank/4711 results.json',
    summary: `Adds results from a JSON file, or --set ready=true. ${ORDER} Files are named by "path".`,
    options: {
      ...SET,
      '--draft': 'stores them as drafts: svclink result send, or a person, sends them',
    },
    async run({ site, words: [order, file], input, flags, acting }) {
      const id = await orderId(site, order);
      const draft = flags.draft === true;
      for (const given of await input(file)) {
        const results = withContents(given) as NewResults;
        await site.importer.results.add(id, results, { draft, ...acting });
      }
      if (draft) return `Stored as drafts: svclink result send ${order} sends them.`;
      return 'Queued: the site that is served sends it.';
    },
  },
  {
    usage: 'send <ORDER>',
    example: 'result send first-bank/4711',
    summary: `Sends the drafts of an order. ${ORDER}`,
    async run({ site, words: [order], acting }) {
      const count = await site.importer.results.send(await orderId(site, order), acting);
      if (count === 0) return 'There are no drafts.';
      return `${count} queued: the site that is served sends them.`;
    },
  },
  {
    usage: 'remove <ORDER> <ID>',
    example: 'result remove first-bank/4711 17',
    summary: `Removes a draft, or a result that its owner refused. ${ORDER}`,
    async run({ site, words: [order, id], acting }) {
      await site.importer.results.remove(await orderId(site, order), [id], acting);
      return `Result ${id} is removed.`;
    },
  },
  {
    usage: 'call-back <ORDER> <ID>',
    example: 'result call-back first-bank/4711 17',
    summary: `Makes a draft of a queued result again, as long as it is not under way. ${ORDER}`,
    async run({ site, words: [order, id], acting }) {
      await site.importer.results.callBack(await orderId(site, order), [id], acting);
      return `Result ${id} is a draft again.`;
    },
  },
  {
    usage: 'form <ORDER> <FORM>',
    example: 'result form first-bank/4711 12',
    summary: `What a form of an order begins with: fields of the order, and what was answered for earlier orders of its property. ${ORDER}`,
    run: async ({ site, words: [order, form] }) => ({
      ...(await site.importer.results.formOffer(await orderId(site, order), form)),
    }),
  },
  {
    usage: 'send-again [ORDER]',
    example: 'result send-again --since 2026-11-22T08:00:00Z',
    summary: `Sends again what failed, of one order or of all. ${ORDER}`,
    options: {
      '--since <TIME>': 'only what failed since then, such as 2026-11-22T08:00:00Z',
      '--refused': 'also what the owner refused',
    },
    async run({ site, words: [order], flags, acting }) {
      const since = timeOption('since', flags.since);
      const filter = {
        ...(order === '' ? {} : { order: await orderId(site, order) }),
        ...(since === undefined ? {} : { since }),
        refused: flags.refused === true,
      };
      const count = await site.importer.results.sendAgain(filter, acting);
      return `${count} to be sent again.`;
    },
  },
  {
    usage: 'decide <ID> <DECISION>',
    example: 'result decide 17 sent --remote-id 501',
    summary:
      'Says of an unclear result what you found at its owner: sent, or send (it did not arrive).',
    options: { '--remote-id <ID>': 'the id that it got there' },
    async run({ site, words: [id, decision], flags: { remoteId }, acting }) {
      if (decision !== 'sent' && decision !== 'send') {
        throw new UsageError('the decision must be sent or send');
      }
      const remote = typeof remoteId === 'string' ? remoteId : undefined;
      await site.importer.results.decide(id, decision, remote, acting);
      return `Result ${id}: ${decision}.`;
    },
  },
];

/** `svclink result`: the results that a site sends for imported orders. */
export const defineResult = ownerCommands('What a site sends back for imported orders.', commands);
