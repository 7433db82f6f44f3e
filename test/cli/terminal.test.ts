import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { passwordSha1 } from '../../src/index.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { refusing, StubOwner } from '../site/importer/pair.js';
import { eventually } from '../support/eventually.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

/** Clears a screen, sets a title, colours, moves up and writes over, turns text, hides in it. */
const STEERING =
  '\u001b[2J\u001b]0;title\u0007\u009b31m\u001b[1A\r\b\u0085\u2028\u202egpj\u2066\u200b';
/** A text that steers a terminal, and that looks like a line of its own. */
const EVIL = `x${STEERING}\nforged_line  yes`;
const UNSAFE = /[^\P{Cc}\n]|[\u2028\u2029\u200b\u202a-\u202e\u2060-\u206f]/u;

const folder = temporaryFolder();
const env = { SVCLINK_DATA: join(folder, 'data') };
let served: ServedSite;
let stub: StubOwner;
let order: string;

const run = (args: string, io: object = {}) => svclink(args.split(' '), { env, ...io });
const post = (path: string, type: string, body: string) =>
  fetch(`${served.publicUrl}${path}`, { method: 'POST', headers: { 'content-type': type }, body });

beforeAll(async () => {
  stub = await StubOwner.open();
  served = await opened(env.SVCLINK_DATA);
  const { owner, importer } = served.site;
  await owner.accounts.create({ username: 'acme' });
  // Versions before 0.2.0 have stored such names.
  const database = await openDatabase(`sqlite:${join(env.SVCLINK_DATA, 'site.db')}`);
  await database.write((tx) => tx.updateTable('accounts').set({ display_name: EVIL }).execute());
  await database.close();
  const place = { address: EVIL, city: EVIL, state: 'NE', zip: EVIL, comments: EVIL };
  order = await owner.orders.create({ account: 'acme', wo_number: EVIL, ...place });
  await owner.notes.create({ report_id: order, note_text: EVIL });
  // Callers name what they like: in the exchange log, and in the audit.
  const call = { username: EVIL, password: passwordSha1('x'), site_id: EVIL, event_name: EVIL };
  await post(
    '/link',
    'application/x-www-form-urlencoded',
    `payload=${encodeURIComponent(JSON.stringify(call))}`,
  );
  await post(
    '/console/api/login',
    'application/json',
    JSON.stringify({ username: EVIL, password: 'x' }),
  );
  // An owner says what it likes: in the records of a link and its jobs.
  stub.answers.get_all_orders = [{ report_id: '1', wo_number: EVIL, wo_status: 'In Field' }];
  stub.answers.get_order = refusing(EVIL);
  const access = { url: stub.url, username: 'us', password: 'open sesame' };
  await importer.links.add({ name: 'owner', ...access });
  await eventually(async () => (await run('job list --json')).out.includes('forged_line'));
  await served.site.exchanges.flush();
});
afterAll(async () => {
  await served?.stop();
  await stub?.server.close();
  removeFolder(folder);
});

const COMMANDS = [
  'account list',
  'account show acme',
  'order list',
  'order show ORDER',
  'order notes ORDER',
  'order history ORDER',
  'link list',
  'link show owner',
  'job list',
  'audit',
  'log',
  'log --bodies',
  'user list',
];

describe('texts of others in what commands print', () => {
  it.each(COMMANDS)('%s: steer no terminal and forge no line', async (named) => {
    const args = named.replace('ORDER', order);
    const { out, err, status } = await run(args);
    expect([status, err]).toEqual([0, '']);
    expect(UNSAFE.exec(out)).toBeNull();
    expect(out).not.toMatch(/^forged_line/m);
    const { out: json } = await run(`${args} --json`);
    expect(UNSAFE.exec(json)).toBeNull();
  });

  it('leave the colours of the log as they are', async () => {
    const { out } = await run('log', { isTerminal: true });
    expect(out).toContain('\u001b[31mcredentials_invalid');
    expect(UNSAFE.exec(stripVTControlCharacters(out))).toBeNull();
    expect(out).not.toContain('\u001b[2J');
  });

  it('are in what these commands print at all', async () => {
    // Names of users that are not there are not in the audit.
    const silent = ['audit', 'order history ORDER', 'link list', 'link show owner', 'user list'];
    for (const named of COMMANDS) {
      const { out } = await run(`${named.replace('ORDER', order)} --json`);
      if (!silent.includes(named))
        expect([named, out]).toEqual([named, expect.stringContaining('forged_line')]);
    }
  });
});
