import { basename } from 'node:path';
import { LinkError } from '../../index.js';
import type { Owner } from '../../site/index.js';
import { namedOrder, textColumns } from '../../site/owner/order-files/order-rows.js';
import { commaNames, readTime, UsageError, wholeNumber } from '../command-error.js';
import type { Row } from '../table.js';
import { streamOf } from '../text-file.js';
import { makeEach } from './make-each.js';
import { type OwnerCall, type OwnerCommand, ownerCommands, SET } from './owner-command.js';
import { type Given, membersOfSet } from './read-input.js';

const MEMBERS =
  'Members: account, wo_number, address, city, state, zip, and those that get_order has; line_items and pcr_forms as JSON. Columns may have names in words, such as "Work order #" and "Due date".';

type Orders = Owner['orders'];

/** Returns the commands that change the state of an order. */
function moving(
  name: string,
  summary: string,
  run: (orders: Orders, id: string, reason: string, acting: OwnerCall['acting']) => Promise<void>,
  hasReason = false,
): OwnerCommand {
  return {
    usage: hasReason ? `${name} <REPORT_ID> [REASON]` : `${name} <REPORT_ID>`,
    example: `order ${name} 1001${hasReason ? ' "photos are missing" --by ann' : ''}`,
    summary,
    async run({ site, words: [id, reason], acting }) {
      await run(site.owner.orders, id, reason, acting);
      return stateOf(site.owner.orders, id);
    },
  };
}

async function stateOf(orders: Orders, id: string): Promise<string> {
  return `Order ${id} is ${(await orders.get(id))?.wo_status}.`;
}

/** An example order: the required members and some work. */
const EXAMPLE: Given = {
  wo_number: 'WO-1001',
  address: '12 Main Street',
  city: 'Omaha',
  state: 'NE',
  zip: '68102',
  comments: 'Cut the grass in front and at the back of the house; photos before and after.',
};

/** Returns the example with the members of `--set`, for the account of the options or the only account. */
async function exampleOrder({ site, flags }: OwnerCall): Promise<Given> {
  const members = membersOfSet(flags.set, textColumns()) ?? {};
  const [only, another] = await site.owner.accounts.list();
  if (only !== undefined && another === undefined) {
    return { account: only.username, ...EXAMPLE, ...members };
  }
  if (members.account !== undefined) return { ...EXAMPLE, ...members };
  const fix = only === undefined ? 'make one with svclink account create' : 'choose one';
  throw new UsageError(`--example: for which account? ${fix}, and say --set account=NAME`);
}

async function create(call: OwnerCall): Promise<Row[]> {
  const { site, words, input, acting, flags } = call;
  const { orders } = site.owner;
  const make = async (given: Given) => {
    const order = namedOrder(given);
    const made =
      flags.once === true
        ? await orders.createOnce(order, acting)
        : { report_id: await orders.create(order, acting) };
    return { ...made, account: order.account, wo_number: order.wo_number };
  };
  const given =
    flags.example === true ? [await exampleOrder(call)] : await input(words[0], textColumns());
  return makeEach(given, make, 'order', ({ report_id }) => report_id);
}

async function list({ site, flags }: OwnerCall): Promise<Row[]> {
  const { account, status, after, limit } = flags;
  const orders = await site.owner.orders.list({
    ...(typeof account === 'string' ? { account } : {}),
    ...(typeof status === 'string' ? { status } : {}),
    ...(typeof after === 'string' ? { after } : {}),
    ...(typeof limit === 'string' ? { limit: wholeNumber('limit')(limit) } : {}),
  });
  const accounts = await site.owner.accounts.list();
  const names = new Map(accounts.map(({ id, username }) => [id, username]));
  return orders.map((order) => ({
    ...order,
    account: names.get(order.account_id),
    address: order.fields.address,
    city: order.fields.city,
    date_due: order.fields.date_due,
  }));
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'create [FILE]',
    example: 'order create orders.csv',
    summary: `Makes an order, or one for each row of a .csv or .json file. ${MEMBERS}`,
    options: {
      ...SET,
      '--example': 'makes an order to try things with, for the only account or --set account=NAME',
      '--once': 'leaves out an order that its account has already, by number and address',
    },
    run: create,
  },
  {
    usage: 'list',
    example: 'order list --account acme --status "In Field"',
    summary: 'Lists orders by report_id upwards.',
    options: {
      '--account <NAME>': 'of this account only',
      '--status <STATUS>': 'of this status only, such as "In Field"',
      '--after <REPORT_ID>': 'list those after this one',
      '--limit <COUNT>': 'default 100, at most 1000',
    },
    columns: [
      'report_id',
      'account',
      'wo_number',
      'wo_status',
      'address',
      'city',
      'date_due',
      'modified_at',
    ],
    run: list,
  },
  {
    usage: 'show <REPORT_ID>',
    example: 'order show 1001',
    summary: 'Shows an order with its fields, line items and forms.',
    async run({ site, words: [id] }) {
      const order = await site.owner.orders.get(id);
      if (!order) throw new LinkError('order_not_found', `There is no order ${id}.`);
      const { fields, ...rest } = order;
      return { ...rest, ...fields };
    },
  },
  {
    usage: 'set <REPORT_ID> [FILE]',
    example: 'order set 1001 --set lock_code=4711',
    summary: 'Changes an open order, and reports it to its account.',
    options: SET,
    async run({ site, words: [id, path], input, acting }) {
      for (const changes of await input(path, textColumns())) {
        await site.owner.orders.update(id, changes, acting);
      }
      return stateOf(site.owner.orders, id);
    },
  },
  {
    usage: 'history <REPORT_ID>',
    example: 'order history 1001',
    summary: 'What happened to an order, who did it and when.',
    run: ({ site, words: [id] }) => site.owner.orders.history(id),
  },
  {
    usage: 'results <REPORT_ID>',
    example: 'order results 1001 --json',
    summary: 'What came back for an order: bids, invoices, answers, flags, check-ins.',
    run: ({ site, words: [id] }) => site.owner.results(id),
  },
  {
    usage: 'form <REPORT_ID> <FORM>',
    example: 'order form 1001 12',
    summary:
      'What a form of an order begins with: fields of the order, and what earlier orders of its property have answered.',
    run: async ({ site, words: [id, form] }) => ({ ...(await site.owner.formOffer(id, form)) }),
  },
  {
    usage: 'files <REPORT_ID>',
    example: 'order files 1001',
    summary: 'Lists the photos and documents of an order.',
    columns: ['file_id', 'area', 'file_name', 'file_type', 'file_size', 'org_name', 'file_desc'],
    run: ({ site, words: [id] }) => site.owner.files.list(id),
  },
  {
    usage: 'add-file <REPORT_ID> <FILE>',
    example: 'order add-file 1001 permit.pdf --desc Permit',
    summary: 'Adds a photo or document to an order.',
    options: {
      '--desc <TEXT>': 'what it shows',
      '--org <NAME>': 'who it is from',
      '--document-type <NAME>': 'its document type',
    },
    async run({ site, words: [id, path], flags: { desc, org, documentType }, acting }) {
      const file = {
        report_id: id,
        file_name: basename(path),
        content: streamOf(path),
        ...(typeof desc === 'string' ? { file_desc: desc } : {}),
        ...(typeof org === 'string' ? { org_name: org } : {}),
        ...(typeof documentType === 'string' ? { document_type: documentType } : {}),
      };
      return { file_id: await site.owner.files.add(file, acting) };
    },
  },
  {
    usage: 'notes <REPORT_ID>',
    example: 'order notes 1001',
    summary: 'Lists the notes that show on an order.',
    columns: ['note_id', 'note_type', 'insert_date', 'insert_by', 'org_name', 'note_text'],
    run: ({ site, words: [id] }) => site.owner.notes.list(id),
  },
  {
    usage: 'add-note <REPORT_ID> <TEXT>',
    example: 'order add-note 1001 "The gate is open" --property',
    summary: 'Writes a note on an order.',
    options: {
      '--property': 'it shows on every order of the property',
      '--users <NAMES>': 'users that it is to be sent to, with commas',
      '--emails <ADDRESSES>': 'addresses that it is to be sent to, with commas',
      '--remind <DATE>': 'the date of its reminder, YYYYMMDD or YYYY-MM-DD',
      '--remind-at <TIME>': 'the time of its reminder, HHMMSS, in UTC; default 000000',
    },
    async run({ site, words: [id, text], flags, acting }) {
      const { users, emails, remind, remindAt } = flags;
      const note = {
        report_id: id,
        note_text: text,
        note_type: flags.property === true ? ('prop' as const) : ('wo' as const),
        insert_by: acting.by,
        send_to_users: commaNames(users),
        send_to_emails: commaNames(emails),
        ...(typeof remind === 'string' ? { reminder_date: remind } : {}),
        ...(typeof remindAt === 'string' ? { reminder_time: remindAt } : {}),
      };
      return { note_id: await site.owner.notes.create(note, undefined, acting) };
    },
  },
  {
    usage: 'assign <REPORT_ID> [ACCOUNT]',
    example: 'order assign 1001 acme',
    summary: 'Gives an order to another account; to none where none is named.',
    async run({ site, words: [id, account], acting }) {
      await site.owner.orders.assign(id, account || null, acting);
      return account ? `Order ${id} is for ${account}.` : `Order ${id} is for nobody.`;
    },
  },
  moving(
    'accept',
    'Takes what was done on an open order as it is. One that is Ready for Office goes on by invoiced or complete, or back by return.',
    (orders, id, _reason, by) => orders.accept(id, by),
  ),
  moving(
    'reject',
    'Refuses what was done.',
    (orders, id, reason, by) => orders.reject(id, reason, by),
    true,
  ),
  moving(
    'return',
    'Returns an order to the vendor, with the reason.',
    (orders, id, reason, by) => orders.followUp(id, reason, by),
    true,
  ),
  moving(
    'cancel',
    'Cancels an order.',
    (orders, id, reason, by) => orders.cancel(id, reason, by),
    true,
  ),
  moving('ready', 'Takes an order as ready, whatever is missing.', (orders, id, _reason, by) =>
    orders.readyForOffice(id, by),
  ),
  moving('invoiced', 'It has been invoiced.', (orders, id, _reason, by) => orders.invoiced(id, by)),
  moving('complete', 'Nothing more is expected.', (orders, id, _reason, by) =>
    orders.complete(id, by),
  ),
  moving('reopen', 'Opens an order again.', (orders, id, _reason, by) => orders.reopen(id, by)),
  {
    usage: 'request-cancellation <REPORT_ID> [DATE]',
    example: 'order request-cancellation 1001 2026-12-31',
    summary: 'Asks for the cancellation of an order; default as of now.',
    async run({ site, words: [id, date], acting }) {
      const at = date === '' ? undefined : readTime(date);
      if (date !== '' && at === undefined) throw new UsageError('the date must be YYYY-MM-DD');
      await site.owner.orders.requestCancellation(id, at, acting);
      return `The cancellation of order ${id} is asked for.`;
    },
  },
  {
    usage: 'withdraw-cancellation <REPORT_ID>',
    example: 'order withdraw-cancellation 1001',
    summary: 'Takes the request for its cancellation back.',
    async run({ site, words: [id], acting }) {
      await site.owner.orders.withdrawCancellation(id, acting);
      return stateOf(site.owner.orders, id);
    },
  },
];

/** `svclink order`: the orders of the site. */
export const defineOrder = ownerCommands('The orders that the site owns.', commands);
