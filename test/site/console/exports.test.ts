import { Readable } from 'node:stream';
import { DefaultQueryExecutor } from 'kysely';
import { defineForm } from '../../../src/forms/index.js';
import { readCsv } from '../../../src/site/engine/records/csv.js';
import { awayFromMidnight } from '../../support/midnight.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const TODAY = '20261122';
const LISTS = [
  ['orders', { today: TODAY, view: 'all' }],
  ['imported', { today: TODAY, view: 'all' }],
  ['exchanges', { today: TODAY }],
  ['jobs', { today: TODAY }],
  ['results', { today: TODAY }],
  ['accounts', { today: TODAY }],
  ['links', { today: TODAY }],
  ['users', { today: TODAY }],
  ['sessions', { today: TODAY }],
  ['forms', { today: TODAY }],
  ['items', { today: TODAY }],
  ['properties', { today: TODAY }],
] as const;

describe.each(ENGINES)('the lists of a console for spreadsheets, on $name', (engine) => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    agent = await test.as('reader');
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const exported = async (list: string, query: object = { today: TODAY }) => {
    const { text, headers } = await agent.get(`/api/${list}.csv`).query(query).expect(200);
    return { text, headers, rows: [...readCsv(text, list)].map(({ cells }) => cells) };
  };

  it.each(LISTS)(
    'name the columns of %s where there are no rows too, and the day in their file',
    async (list, query) => {
      await awayFromMidnight();
      const { text, headers } = await exported(list, query);
      const today = await test.test.site.preferences.today();
      const day = today.replace(/(\d{4})(\d{2})/, '$1-$2-');
      expect(text).toMatch(/^\ufeff[a-z_]+(?:,[a-z_]+)+\r\n/);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${list}-${day}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      await test.stranger.get(`/api/${list}.csv`).query(query).expect(401);
    },
  );

  it('write a list into one cell, with a comma and a blank between', async () => {
    const { users } = test.test.owner;
    for (const group of ['crew', 'office']) await users.createGroup(group);
    await users.create({
      username: 'cy',
      display_name: 'Cy',
      role: 'reader',
      groups: ['crew', 'office'],
    });
    const { rows, text } = await exported('users');
    expect(rows.find(({ username }) => username === 'cy')?.groups).toBe('crew, office');
    expect(text).toContain(',"crew, office",');
  });

  it('keep the filters of their page', async () => {
    await test.test.send('get_all_orders', {});
    await test.test.send('get_order', { report_id: '999' });
    await test.test.site.exchanges.flush();
    const failed = await exported('exchanges', { failed: 'yes' });
    expect(failed.rows.map(({ event_name, code }) => [event_name, code])).toEqual([
      ['get_order', 'order_not_found'],
    ]);
    const { rows } = await exported('exchanges', { event: 'get_all_orders' });
    expect(rows.map(({ direction, username }) => [direction, username])).toEqual([['in', 'acme']]);
    await agent
      .get('/api/jobs.csv')
      .query({ state: 'wating' })
      .expect(422, /did you mean waiting/);
    await agent.get('/api/results.csv').query({ state: 'sent' }).expect(422, /state/);
  });

  it('hold no secret, and no cell that a spreadsheet would compute', async () => {
    const { owner } = test.test;
    const formula = '=HYPERLINK("http://x")';
    await owner.accounts.create({
      username: 'secretive',
      password: 'account password',
      display_name: formula,
      push_url: 'https://push.example/topsecret',
      receiver_password: 'receiver password',
    });
    await owner.users.create({
      username: 'zoe',
      display_name: '+1',
      password: 'a long enough one',
    });
    await owner.users.create({ username: 'yan', display_name: '＝1+1' });
    await owner.users.create({ username: 'xi', display_name: '@sum, "quoted"' });
    const text = (await Promise.all(LISTS.map(([list, query]) => exported(list, query))))
      .map((one) => one.text)
      .join('');
    expect(text).not.toMatch(/account password|topsecret|receiver password|scrypt|long enough/);
    const names = (await exported('users')).rows.map(({ display_name }) => display_name);
    expect(names).toEqual(expect.arrayContaining(['+1', "'＝1+1", `'@sum, "quoted"`]));
    const accounts = (await exported('accounts')).rows;
    const [row] = accounts.filter(({ username }) => username === 'secretive');
    expect(row).toMatchObject({ display_name: `'${formula}`, has_push_url: 'true' });
    expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('list forms, items and properties with what is in them', async () => {
    const { owner } = test.test;
    const form = defineForm({
      id: 71,
      name: 'Exterior',
      questions: { q: { type: 'textbox', text: 'Q' } },
    });
    await owner.forms.add(form, { form_ver_id: 3 });
    await owner.items.setForClient('First Bank', [{ id: 501, description: 'Grass' }]);
    const id = await test.test.order({ address: '77 Rue d’Été', wo_number: 'WO-É' });
    expect((await exported('forms')).rows).toEqual([
      { pcr_form_id: '71', form_ver_id: '3', name: 'Exterior', is_default_required: 'false' },
    ]);
    expect((await exported('items')).rows).toEqual([
      { client_company: 'First Bank', item_id: '501', item_desc: 'Grass' },
    ]);
    expect((await exported('properties')).rows).toContainEqual(
      expect.objectContaining({ address: '77 Rue d’Été', owned_count: '1', imported_count: '0' }),
    );
    const { rows } = await exported('orders', { today: TODAY, text: 'WO-' });
    expect(rows).toContainEqual(expect.objectContaining({ report_id: id, wo_number: 'WO-É' }));
    expect(rows[0]?.modified_at).toMatch(/^\d{4}-\d\d-\d\d /);
  });

  it('are not stored by browsers nor read by other origins, nor are files and answers; assets are [console.files.cache]', async () => {
    const { owner } = test.test;
    const report_id = await test.test.order();
    const content = Readable.from([Buffer.from('%PDF-1.7 a paper')]);
    const id = await owner.files.add({ report_id, file_name: 'paper.pdf', content });
    const photos = `orders/${report_id}/photos.zip`;
    for (const path of ['users.csv', `files/${id}`, photos, 'users', 'state']) {
      const { headers } = await agent.get(`/api/${path}`).expect(200);
      expect([path, headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
        path,
        'no-store',
        'same-origin',
      ]);
    }
    const { text } = await agent.get('/').expect(200);
    const [script = ''] = /[\w-]+-[\w-]+\.js/.exec(text) ?? [];
    const { headers } = await agent.get(`/${script}`).expect(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('read items of some clients and forms of some rows at a time, in their order', async () => {
    const { items, forms } = test.test.owner;
    const most = new Map<string, number>();
    const run = DefaultQueryExecutor.prototype.executeQuery;
    const spy = jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    spy.mockImplementation(async function (this: DefaultQueryExecutor, query, ...rest) {
      const result = await run.call(this, query, ...rest);
      const [, table = ''] = /^select.* from "(invoice_items|forms)"/s.exec(query.sql) ?? [];
      most.set(table, Math.max(most.get(table) ?? 0, result.rows.length));
      return result;
    } as typeof run);
    try {
      const clients = Array.from({ length: 25 }, (_, at) => `Bank ${String(at).padStart(2, '0')}`);
      for (const client of clients.toReversed()) {
        await items.setForClient(client, [
          { id: 'z', description: 'first' },
          { id: 'a', description: 'second' },
        ]);
      }
      const { rows } = await exported('items');
      const own = rows.filter(({ client_company }) => client_company?.startsWith('Bank '));
      expect(own.map(({ client_company, item_id }) => `${client_company} ${item_id}`)).toEqual(
        clients.flatMap((client) => [`${client} z`, `${client} a`]),
      );
      const versions = Array.from({ length: 7 }, (_, at) => String(at + 1));
      const form = defineForm({
        id: 77,
        name: 'Pages',
        questions: { remarks: { type: 'textbox', text: 'Remarks' } },
      });
      for (const version of versions) await forms.add(form, { form_ver_id: version });
      const pages = [];
      for await (const page of forms.pages(3)) pages.push(page);
      expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true);
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.flat()).toMatchObject(await forms.list());
      const exportedForms = (await exported('forms')).rows;
      expect(
        exportedForms
          .filter(({ pcr_form_id }) => pcr_form_id === '77')
          .map((row) => row.form_ver_id),
      ).toEqual(versions);
      // Ten clients with two items each, and those of other tests.
      expect(most.get('invoice_items')).toBeLessThan(30);
    } finally {
      spy.mockRestore();
    }
  });
});
