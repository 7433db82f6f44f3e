import {
  type Accounts,
  createReceiver,
  type EventMap,
  type EventName,
  type IncomingFile,
  type LinkEvent,
  type Receiver,
  type ReceiverOptions,
  staticAccounts,
  typedSchema,
} from '../../src/index.js';

// Checked by the compiler alone: each line that must not compile says so.

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(equal: Same<A, B>): boolean => equal;

const accounts = [{ username: 'acme', password: 'x' }];
const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const receiver = createReceiver({ siteId, accounts });

same<typeof receiver, Receiver>(true);
same<keyof EventMap, EventName>(true);

// What handlers get.
receiver.on('get_order', ({ data, account, signal, id, remoteOrgId }) => {
  same<typeof data.report_id, string>(true);
  same<typeof account.username, string>(true);
  same<typeof signal, AbortSignal>(true);
  same<typeof id, string>(true);
  same<typeof remoteOrgId, number | undefined>(true);
  // @ts-expect-error a member that get_order does not have
  data.remote_report_id;
  // @ts-expect-error handlers never see a password
  account.password.length;
  throw new Error();
});
receiver.on('get_cancel_orders', ({ data }) => {
  same<typeof data.timestamp, number>(true);
  return [];
});
receiver.on('get_all_orders', ({ data }) => {
  same<typeof data.timestamp, number | undefined>(true);
  return [{ report_id: '1', wo_number: 'W', wo_status: 'Unread' }];
});
receiver.on('send_file', async ({ data, file }) => {
  same<typeof file, IncomingFile>(true);
  same<typeof file.fileArea, 0 | 1>(true);
  same<typeof data.file_id, string>(true);
  // @ts-expect-error a file has no such member
  file.path;
  // @ts-expect-error a file is saved to a path
  await file.saveTo();
  await file.saveTo('/tmp/a.jpg');
});
receiver.on('get_notes', (event) => {
  // @ts-expect-error only send_file brings a file
  event.file;
  // @ts-expect-error the id of an event is not for handlers to set
  event.id = 'x';
  event.remoteOrgId = 18;
  return [];
});

// What handlers may return.
receiver.on('mark_order_imported', () => null);
receiver.on('mark_order_imported', async () => {});
// @ts-expect-error mark_order_imported answers null
receiver.on('mark_order_imported', () => ({ ok: true }));
// @ts-expect-error an item lacks wo_status
receiver.on('get_all_orders', () => [{ report_id: '1', wo_number: 'W' }]);
receiver.on('get_all_orders', () => [{ report_id: 1, wo_number: 'W', wo_status: 'Unread' }]);
// @ts-expect-error an id is digits, as text or as a number
receiver.on('get_all_orders', () => [{ report_id: true, wo_number: 'W', wo_status: 'Unread' }]);
// @ts-expect-error a list event answers no single object
receiver.on('get_all_orders', () => ({ report_id: '1', wo_number: 'W', wo_status: 'Unread' }));
receiver.on('get_all_orders', async function* () {
  yield { report_id: '1', wo_number: 'W', wo_status: 'Unread' };
});
// @ts-expect-error a wrong item of a stream
receiver.on('get_all_orders', async function* () {
  yield { report_id: 1 };
});
receiver.on('get_invoice_items_order', () => new Map([['12', 'Grass cut']]));
// @ts-expect-error a description is text
receiver.on('get_invoice_items_order', () => new Map([['12', 5]]));
receiver.on('send_notes', () => ({ remote_note_id: '61' }));
// @ts-expect-error the id is missing
receiver.on('send_notes', () => ({}));
receiver.on('send_photo_flag', () => ({ whatever: ['is', 'not', 'published'] }));

// Events that there are, and are not.
// @ts-expect-error no such event
receiver.on('get_job_notes', () => null);
// @ts-expect-error a misspelt event
receiver.on('get_ordr', () => null);
// @ts-expect-error a handler is a function
receiver.on('validate_user', null);
receiver.on('*', ({ name, data, file }) => {
  same<typeof name, string>(true);
  same<typeof data, Record<string, unknown>>(true);
  same<typeof file, IncomingFile | undefined>(true);
});

// Events of one's own.
const own = receiver.define('find_crews', {
  data: typedSchema<{ zip: string }>({ type: 'object' }),
  result: typedSchema<{ crews: number }>({ type: 'object' }),
});
own.on('find_crews', ({ data }) => {
  same<typeof data, { zip: string }>(true);
  return { crews: data.zip.length };
});
own.on('get_order', ({ data }) => {
  same<typeof data.report_id, string>(true);
  throw new Error();
});
// @ts-expect-error a member that its data does not have
own.on('find_crews', ({ data }) => ({ crews: data.city.length }));
// @ts-expect-error a wrong result
own.on('find_crews', () => ({ crews: 'many' }));
// @ts-expect-error an event that was not defined
own.on('find_all', () => null);
// @ts-expect-error a schema has to be given its type
receiver.define('bare', { data: { type: 'object' } });
// @ts-expect-error an event of one's own needs a schema of its data
receiver.define('empty', {});

// Options.
// @ts-expect-error a receiver needs a siteId
createReceiver({ accounts });
// @ts-expect-error a receiver needs accounts
createReceiver({ siteId });
// @ts-expect-error no such option
createReceiver({ siteId, accounts, sitId: siteId });
// @ts-expect-error an unknown rule for sites
createReceiver({ siteId, accounts, siteIds: 'all' });
// @ts-expect-error a limit is a number
createReceiver({ siteId, accounts, maxBodySize: '1mb' });
// @ts-expect-error a neutral name that there is not
createReceiver({ siteId, accounts, dialect: { report_id: 'x' } });
createReceiver({ siteId, accounts: staticAccounts(accounts), logger: console });
createReceiver({ siteId, accounts: async (username) => ({ username, password: 'x' }) });
// @ts-expect-error an account has a username
staticAccounts([{ password: 'x' }]);

export const options: ReceiverOptions = {
  siteId,
  accounts,
  deadline: { default: 5, get_order: 9 },
};
export const find: Accounts['find'] = () => undefined;
export const event = (given: LinkEvent<{ zip: string }>): string => given.data.zip;
// @ts-expect-error options are not changed
options.siteId = 'x';
