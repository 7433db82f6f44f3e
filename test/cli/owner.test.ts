import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { createLinkClient, type LinkClient } from '../../src/client/index.js';
import { defineForm } from '../../src/forms/index.js';
import { eventually } from '../support/eventually.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const env = { SVCLINK_DATA: join(folder, 'data') };
let served: ServedSite;
const clients: LinkClient[] = [];

/** Runs a command that has to succeed. */
async function run(...args: readonly string[]): Promise<string> {
  const { out, err, status } = await svclink(args, { env });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  return out;
}
const json = async (...args: readonly string[]) => JSON.parse(await run(...args, '--json'));
const fails = async (...args: readonly string[]) => {
  const { err, status } = await svclink(args, { env });
  return [status, err.split('\n')[0]];
};
function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
function clientOf(username: string, password: string): LinkClient {
  const siteId = '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84';
  const client = createLinkClient({ url: `${served.publicUrl}/link`, username, password, siteId });
  clients.push(client);
  return client;
}

beforeAll(async () => {
  served = await opened(env.SVCLINK_DATA);
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await served.stop();
  removeFolder(folder);
});

describe('the commands of the owner, beside a served site', () => {
  it('make an account that may call within a quarter of a second', async () => {
    const issued = await json('account', 'create', 'acme', '--set', 'org_id=18');
    expect(issued).toEqual({ username: 'acme', password: expect.stringMatching(/^\S{32}$/) });
    await delay(250);
    const client = clientOf('acme', issued.password);
    expect(await client.call('get_all_orders', {})).toEqual([]);
    expect(await run('account', 'list')).toMatch(/^username +display_name.*\nacme +acme +18 /);
    expect(await run('account', 'show', 'acme')).toMatch(/^org_id +18$/m);
    await run('account', 'set', 'acme', '--set', 'display_name=Acme Inc');
    const secret = file('password.txt', 'a password of ours\n');
    const rotated = await run(
      'account',
      'rotate',
      'acme',
      '--password-file',
      secret,
      '--overlap',
      '0',
    );
    expect(rotated).not.toContain('a password of ours');
    await delay(260);
    await expect(client.call('get_all_orders', {})).rejects.toThrow('validate');
    const next = clientOf('acme', 'a password of ours');
    expect(await next.call('get_all_orders', {})).toEqual([]);
    await run('account', 'disable', 'acme');
    await delay(260);
    await expect(next.call('get_all_orders', {})).rejects.toThrow('validate');
    await run('account', 'enable', 'acme');
  });

  it('make orders of comma-separated values, and move them', async () => {
    const orders = file(
      'orders.csv',
      '\ufeffContractor;Work order #;address;city;state;Zip-Code;comments;line_items;Due date\r\n' +
        'acme;WO-1;1 Elm St;Omaha;NE;68102;"Mind the ""dog"";\r\ncall ahead";"[{""desc"":""Grass"",""qty"":""1"",""price"":""45.00""}]";11/23/2026\r\n' +
        '\r\nacme;WO-2;2 Elm St;Omaha;NE;68102;;;\r\n',
    );
    const made = await json('order', 'create', orders);
    expect(made.map((one: { wo_number: string }) => one.wo_number)).toEqual(['WO-1', 'WO-2']);
    const [{ report_id: id }] = made;
    const client = clientOf('acme', 'a password of ours');
    await delay(260);
    const order = await client.call('get_order', { report_id: id });
    expect(order).toMatchObject({
      comments: 'Mind the "dog";\r\ncall ahead',
      date_due: '20261123',
      line_items: [{ desc: 'Grass', price: '45.00' }],
    });
    await run('order', 'set', id, '--set', 'lock_code=4711', '--by', 'ann');
    expect(await client.call('get_order', { report_id: id })).toMatchObject({ lock_code: '4711' });
    expect(await run('order', 'reject', id, 'photos are missing', '--by', 'ann')).toBe(
      `Order ${id} is Rejected.\n`,
    );
    const history = await json('order', 'history', id);
    expect(history.at(-1)).toMatchObject({ actor: 'ann', action: 'rejected' });
    expect(history[0].actor).toMatch(/@|owner/);
    const [example] = await json('order', 'create', '--example', '--set', 'account=acme');
    expect(example).toMatchObject({ account: 'acme', wo_number: 'WO-1001' });
    expect(await run('order', 'list', '--status', 'Rejected')).toMatch(
      /^report_id.*\n.*WO-1 .*1 Elm St/,
    );
    for (const [command, state] of [
      ['accept', 'Accepted'],
      ['return', 'Follow Up'],
      ['ready', 'Ready for Office'],
      ['invoiced', 'Invoiced'],
      ['reopen', 'In Field'],
      ['cancel', 'Cancelled'],
    ] as const) {
      const reason = command === 'return' || command === 'cancel' ? ['because'] : [];
      expect(await run('order', command, id, ...reason)).toBe(`Order ${id} is ${state}.\n`);
    }
    expect(await fails('order', 'accept', id)).toEqual([
      1,
      `svclink order: Order ${id} is Cancelled: it cannot become Accepted, only In Field.`,
    ]);
    await run('order', 'reopen', id);
    for (const mistyped of ['2027-02-30', '1-31', '31']) {
      expect(await fails('order', 'request-cancellation', id, mistyped)).toEqual([
        2,
        'svclink order: the date must be YYYY-MM-DD',
      ]);
    }
    await run('order', 'request-cancellation', id, '2027-01-31');
    await run('order', 'withdraw-cancellation', id);
    await run('order', 'add-note', id, 'Gate is open', '--by', 'ann');
    expect(await run('order', 'notes', id)).toMatch('Gate is open');
    await run('order', 'add-file', id, file('a.pdf', '%PDF-1.4'), '--desc', 'Permit');
    expect(await json('order', 'files', id)).toMatchObject([{ file_name: 'a.pdf' }]);
    expect(await json('order', 'results', id)).toMatchObject({ bids: [] });
    await run('order', 'assign', id);
    await expect(client.call('get_order', { report_id: id })).rejects.toThrow('no longer assigned');
  });

  it('add forms, items, users and groups', async () => {
    const form = defineForm({
      id: 71,
      name: 'Occupancy',
      questions: { a: { type: 'textbox', text: 'A?' } },
    });
    const path = file('form.json', JSON.stringify(form));
    expect(await run('form', 'add', path, '--version-id', '3')).toMatch(/^form_ver_id +3$/m);
    expect(await run('form', 'list')).toMatch('Occupancy');
    const items = file('items.csv', 'id,description\n501,Grass\n502,Lock\n');
    expect(await run('form', 'items', items, '--client', 'Bank')).toBe('2 items are set.\n');
    await run('group', 'create', 'office');
    await run('user', 'create', 'ann', '--role', 'operator', '--groups', 'office');
    expect(await json('user', 'list')).toMatchObject([{ username: 'ann', groups: ['office'] }]);
    await run('user', 'password', 'ann', '--password-file', file('p', 'long enough for it'));
    await run('user', 'role', 'ann', 'reader');
    await run('user', 'groups', 'ann');
    await run('user', 'disable', 'ann');
    expect(await json('user', 'list')).toMatchObject([
      { role: 'reader', is_active: false, groups: [] },
    ]);
    expect(await run('group', 'list')).toBe('name\noffice\n');
  });

  it('refuse a folder in place of a file, and one that is not there, by their names', async () => {
    const within = join(folder, 'folder.pdf');
    mkdirSync(within);
    for (const [path, code] of [
      [within, 'EISDIR'],
      [join(folder, 'absent.pdf'), 'ENOENT'],
    ] as const) {
      const message = expect.stringContaining(`${path}: cannot be read (${code})`);
      expect(await fails('order', 'add-file', '1', path)).toEqual([2, message]);
      expect(await fails('profile', 'preview', 'daily', path)).toEqual([2, message]);
      expect(await fails('profile', 'upload', 'daily', path)).toEqual([2, message]);
    }
  });

  it('take JSON from standard input, and the members of --set for all of it', async () => {
    const stdin = async () => '[{"wo_number":"WO-8"},{"wo_number":"WO-9"}]';
    const place = ['address=1 A', 'city=B', 'state=NE', 'zip=1'].flatMap((one) => ['--set', one]);
    const args = ['order', 'create', '-', '--set', 'account=acme', ...place, '--json'];
    const { out } = await svclink(args, { env, stdin });
    expect(JSON.parse(out)).toHaveLength(2);
  });

  it('take the texts of accounts as they stand, passwords that look like JSON too', async () => {
    const [one, other] = ['{"open] sesame', '[1,2,3,4,5,6]'];
    const rows = [
      'username,password,display_name,client_companies',
      `curly,"${one.replaceAll('"', '""')}",true,`,
    ];
    const accounts = file(
      'json-like.csv',
      [...rows, `square,"${other}",[A] Bank,First Bank`].join('\n'),
    );
    expect(await json('account', 'create', accounts)).toHaveLength(2);
    await delay(260);
    for (const [name = '', password = ''] of [
      ['curly', one],
      ['square', other],
    ]) {
      expect(await clientOf(name, password).call('get_all_orders', {})).toEqual([]);
    }
    expect(await json('account', 'show', 'curly')).toMatchObject({ display_name: 'true' });
    await run('account', 'set', 'curly', '--set', 'display_name={C}');
    expect(await json('account', 'show', 'curly')).toMatchObject({ display_name: '{C}' });
    expect(await json('account', 'show', 'square')).toMatchObject({ display_name: '[A] Bank' });
  });

  it('take the descriptions of items as they stand', async () => {
    const rows = ['id,description', '601,[Winter] heat', '602,TRUE', '603,"[""Boards""]"'];
    await run('form', 'items', file('json-like-items.csv', rows.join('\n')), '--client', 'Texts');
    const { report_id } = (
      await json(
        'order',
        'create',
        '--example',
        '--set',
        'account=square',
        '--set',
        'client_company_alias=Texts',
      )
    )[0];
    const client = clientOf('square', '[1,2,3,4,5,6]');
    const { items } = await client.call('get_invoice_items_order', { report_id });
    expect(items).toEqual(
      new Map([
        ['601', '[Winter] heat'],
        ['602', 'TRUE'],
        ['603', '["Boards"]'],
      ]),
    );
  });

  it('take a text of an order by --set as it stands, also one that looks like a list or a flag', async () => {
    const place = ['account=acme', 'address=1 A', 'city=B', 'state=NE', 'zip=1', 'cust_text=TRUE'];
    const given = [...place, 'comments=[RUSH] mow'].flatMap((one) => ['--set', one]);
    const [made] = await json('order', 'create', '--set', 'wo_number=WO-11', ...given);
    const order = async () => json('order', 'show', made.report_id);
    expect(await order()).toMatchObject({ comments: '[RUSH] mow', cust_text: 'TRUE' });
    await run('order', 'set', made.report_id, '--set', 'comments={gate} 7');
    const items = 'line_items=[{"desc":"Grass"}]';
    await run('order', 'set', made.report_id, '--set', 'lot_size=false');
    expect(await order()).toMatchObject({ comments: '{gate} 7', lot_size: 'false' });
    const [example] = await json('order', 'create', '--example', ...given, '--set', items);
    expect(await json('order', 'show', example.report_id)).toMatchObject({
      comments: '[RUSH] mow',
      line_items: [{ desc: 'Grass' }],
    });
  });

  it('give a member of --set precedence over that of a file', async () => {
    const orders = file('given.json', '[{"account":"acme","wo_number":"WO-10","address":"1 A"}]');
    const place = ['city=B', 'state=NE', 'zip=1', 'address=2 B'].flatMap((one) => ['--set', one]);
    const [made] = await json('order', 'create', orders, ...place);
    expect(await json('order', 'show', made.report_id)).toMatchObject({
      wo_number: 'WO-10',
      address: '2 B',
    });
  });

  it.each([
    [['order', 'create'], 2, 'what? Give a FILE'],
    [['order', 'create', '--set', 'acount=acme'], 1, 'did you mean account?'],
    [
      ['order', 'create', '/nowhere.csv'],
      2,
      'svclink order: /nowhere.csv: cannot be read (ENOENT): there is no /nowhere.csv',
    ],
    [['order', 'show', '999'], 1, 'There is no order 999.'],
    [['order', 'list', '--limit', '5000'], 2, 'limit: must be a whole number'],
    [
      ['account', 'create', 'acme'],
      1,
      'already an account acme. Another password: svclink account rotate.',
    ],
    [['account', 'disable', 'nobody'], 1, 'There is no account nobody.'],
    [['user', 'create', 'x', '--role', 'king'], 2, 'the role must be one of'],
    ...['password=s3cret', 'receiver_password=s3cret', 'push_url=https://a.example/s3cret'].map(
      (member) =>
        [
          ['account', 'create', 'flagged', '--set', member],
          2,
          `--set ${member.split('=')[0]}: is not taken, since every user of this machine sees the flags`,
        ] as [string[], number, string],
    ),
    [['account', 'set', 'acme', '--set', 'receiver_password=s3cret'], 2, 'give it in a FILE'],
    [
      ['link', 'add', 'https://a.example', '--user', 'u', '--set', 'password=s3cret'],
      2,
      'give it by --password-file',
    ],
    [['user', 'frobnicate'], 2, 'unknown command'],
    [['account', 'list', '--data', '/nowhere'], 2, 'there is no site at /nowhere/site.db'],
  ])('say in one line what is wrong with %j', async (args, status, sentence) => {
    const [code, line] = await fails(...args);
    expect(line).toContain(sentence);
    expect(line).not.toContain('s3cret');
    expect(code).toBe(status);
  });

  it('keep what stands before a row that is refused, and name the row', async () => {
    const rows = 'account,wo_number,address,city,state,zip\nacme,A,1 A,B,NE,1\nacme,,1 A,B,NE,1\n';
    const [status, line] = await fails('order', 'create', file('bad.csv', rows));
    expect(status).toBe(1);
    expect(line).toMatch(
      /order 2 of the list: orders\.create\.wo_number: is required \(made before it: \d+\)/,
    );
  });

  it('take a comment in brackets as text', async () => {
    const head = 'account,wo_number,address,city,state,zip,comments';
    const path = file('brackets.csv', `${head}\nacme,B-1,1 B,B,NE,1,[RUSH] mow\n`);
    const [made] = await json('order', 'create', path);
    const order = await json('order', 'show', made.report_id);
    expect(order).toMatchObject({ comments: '[RUSH] mow' });
    const change = file('change.csv', 'comments\n{gate} is open\n');
    await svclink(['order', 'set', made.report_id, change], { env });
    expect(await json('order', 'show', made.report_id)).toMatchObject({
      comments: '{gate} is open',
    });
  });

  it('make no order twice where that is asked for, and name one that is there', async () => {
    const rows = (second: string) =>
      `account,wo_number,address,city,state,zip\nacme,O-1,1 O,B,NE,1\nacme,${second},1 O,B,NE,1\n`;
    const path = file('once.csv', rows(''));
    expect((await fails('order', 'create', path, '--once'))[0]).toBe(1);
    writeFileSync(path, rows('O-2'));
    const made = await json('order', 'create', path, '--once');
    expect(made).toMatchObject([
      { wo_number: 'O-1', is_new: false },
      { wo_number: 'O-2', is_new: true },
    ]);
    expect(await json('order', 'create', path, '--once')).toEqual([
      made[0],
      { ...made[1], is_new: false },
    ]);
    expect((await json('order', 'create', path)).at(1)).not.toMatchObject({
      report_id: made[1].report_id,
    });
  });

  it('tell the passwords of accounts that stand before a row that is refused', async () => {
    const rows = file('accounts.csv', 'username,org_id\nnorth,1\nsouth,2\nnorth,3\neast,4\n');
    const { out, err, status } = await svclink(['account', 'create', rows, '--json'], { env });
    expect([status, err]).toEqual([
      1,
      'svclink account: account 3 of the list: There is already an account north. (made before it: north, south)\n',
    ]);
    await delay(260);
    const told: { username: string; password: string }[] = JSON.parse(out);
    expect(told.map(({ username }) => username)).toEqual(['north', 'south']);
    for (const { username, password } of told) {
      expect(await clientOf(username, password).call('get_all_orders', {})).toEqual([]);
    }
    const again = file('again.csv', 'username\nwest\nnorth\n');
    const table = await svclink(['account', 'create', again], { env });
    expect([table.status, table.out]).toEqual([1, expect.stringMatching(/\nwest +\S{32}\n$/)]);
  });

  it.each([
    ['Latin-1', 'latin1', 'is not UTF-8 text: save it as UTF-8'],
    ['UTF-16', 'utf16le', 'is UTF-16 text: save it as UTF-8'],
  ] as const)('refuse a file in %s, whose letters would be lost', async (_, encoding, sentence) => {
    for (const name of ['orders.csv', 'orders.json']) {
      const path = join(folder, `${encoding}-${name}`);
      writeFileSync(path, Buffer.from('\ufeffaccount;city\nacme;M\u00fcnster\n', encoding));
      const [status, line] = await fails('order', 'create', path);
      expect([status, line]).toEqual([2, `svclink order: ${path}: ${sentence}`]);
    }
  });

  it.each([
    ['a,a\n1,2\n', 'the column a is there twice'],
    ['a,b\n1,2,3\n', 'row 2: has more cells than there are names'],
    ['a,b\n"1,2\n', 'row 2: a cell in quotes does not end'],
    ['a,b\n"1"2,3\n', 'row 2: a cell in quotes does not end, or goes on behind'],
  ])('refuse %j', async (text, sentence) => {
    const [status, line] = await fails('order', 'create', file('odd.csv', text));
    expect([status, line]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('wait for a writer without holding the site up', async () => {
    const other = new Database(join(env.SVCLINK_DATA, 'site.db'));
    other.exec('BEGIN IMMEDIATE');
    const written = run('group', 'create', 'late');
    await delay(300);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    await eventually(() => turns > 10);
    clearInterval(counting);
    other.exec('COMMIT');
    other.close();
    expect(await written).toBe('There is a group late.\n');
  });

  it('leave an older schema as it is where they are told to', async () => {
    const data = join(folder, 'older');
    await (await opened(data)).stop();
    expect(await run('migrate', '--data', data)).toMatch(/has schema \d+, the newest\.\n$/);
    const database = new Database(join(data, 'site.db'));
    database.exec('DELETE FROM svclink_schema');
    database.close();
    const [status, line] = await fails('account', 'list', '--data', data, '--no-migrate');
    expect(status).toBe(2);
    expect(line).toMatch(/has schema 0, this program needs \d+: stop .* run svclink migrate/);
  });
});

describe('svclink user', () => {
  it('stores what is known of a person, and changes it', async () => {
    await run('user', 'create', 'eve', '--email', 'eve@example.com', '--company', 'Acme Inc');
    await run('user', 'set', 'eve', '--first-name', 'Eve', '--last-name', 'Miller');
    const eve = (await json('user', 'list')).find(
      ({ username }: { username: string }) => username === 'eve',
    );
    expect(eve).toMatchObject({
      email: 'eve@example.com',
      company: 'Acme Inc',
      first_name: 'Eve',
      last_name: 'Miller',
      display_name: 'eve',
    });
    const [status, message] = await fails('user', 'set', 'eve', '--email', 'eve');
    expect(status).toBeGreaterThan(0);
    expect(message).toContain('email: must be one e-mail address');
    expect((await fails('user', 'set', 'eve'))[1]).toContain('is required');
  });
});

describe('svclink user own-password', () => {
  it('changes the password of a user who knows the current one', async () => {
    const first = file('own-1.txt', 'marmalade on 14 boats\n');
    const second = file('own-2.txt', 'jam on fifteen ships\n');
    const often = file('own-3.txt', 'qwerty123456\n');
    await run('user', 'create', 'yan', '--password-file', first);
    const change = ['user', 'own-password', 'yan', '--current-file'] as const;
    const [status, message] = await fails(...change, second, '--password-file', second);
    expect(status).toBeGreaterThan(0);
    expect(message).toContain('current password is wrong');
    const [, refused] = await fails(...change, first, '--password-file', often);
    expect(refused).toContain('most used');
    await run(...change, first, '--password-file', second);
    const [again] = await fails(...change, first, '--password-file', second);
    expect(again).toBeGreaterThan(0);
  });
});

describe('svclink audit', () => {
  it('lists the acts of commands with their user, filtered and page by page [site.audit]', async () => {
    const secret = file('audited.txt', 'marmalade on 14 boats\n');
    await run('user', 'create', 'zoe', '--password-file', secret, '--by', 'ann');
    await run('user', 'role', 'zoe', 'operator', '--by', 'ann');
    await run('account', 'create', 'zed', '--by', 'bob');
    const list = async (...flags: readonly string[]) => {
      const out = await run('audit', '--json', ...flags);
      return out.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
    };
    const all = await list('--who', 'ann');
    expect(all).toEqual([
      expect.objectContaining({ action: 'user.role', subject: 'zoe', from: 'command' }),
      expect.objectContaining({ action: 'user.create', subject: 'zoe', who: 'ann' }),
    ]);
    expect(await list('--who', 'ann', '--before', all[0].id)).toEqual([all[1]]);
    expect(await list('--action', 'account', '--limit', '1')).toMatchObject([{ who: 'bob' }]);
    expect(await list('--subject', 'zoe', '--until', '2026-01-01T00:00:00Z')).toEqual([]);
    const text = await run('audit', '--subject', 'zoe');
    expect(text).toMatch(/ann +command +user\.role +zoe +role=operator before=reader/);
    expect(text).not.toContain('marmalade');
    expect(await fails('audit', '--since', 'yesterday')).toEqual([
      2,
      'svclink audit: --since: must be a time',
    ]);
    expect(await fails('audit', '--until', '7')).toEqual([
      2,
      'svclink audit: --until: must be a time',
    ]);
    const [status, message] = await fails('audit', '--action', 'nothing');
    expect([status, message]).toEqual([2, expect.stringContaining('must be one of login')]);
  });
});
