import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { awayFromMidnight } from '../../support/midnight.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { TestSite } from '../open-site.js';
import { TestApp } from './site-api.js';

const MAPPING = { 'Order No': 'wo_number', Street: 'address', Due: 'date_due', Remark: '' };
const HEAD = 'Order No,Street,city,state,zip,Due,Remark';
const ROWS = [
  'A-1,1 Elm St,Omaha,NE,68102,20261201,x',
  '"A-2","2 Elm St",Omaha,NE,68102,2026-12-02,',
  'A-3,3 Elm St,Omaha,NE,68102,20261399,',
];
const base64 = (text: string) => Buffer.from(text).toString('base64');
const csv = (...rows: readonly string[]) => base64(`${[HEAD, ...rows].join('\n')}\n`);

describe.each(ENGINES)('the service autoimport of a site on $name', (engine) => {
  let test: TestSite;
  let app: TestApp;
  let limited: TestApp;
  let daily: number;
  let pir: number;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    const { profiles } = test.site;
    const client_company = 'First Bank';
    daily = Number(
      await profiles.create(
        { name: 'daily', account: 'acme', client_company, mapping: MAPPING },
        { by: 'ada' },
      ),
    );
    const kind = 'INS';
    pir = Number(
      await profiles.create({ name: 'pir', account: 'acme', kind, capabilities: ['export'] }),
    );
    await profiles.create({ name: 'off', account: 'bolt', capabilities: ['upload'] });
    await profiles.setActive('off', false);
    const scopes = ['autoimport-rw'];
    app = await TestApp.create(test.site, { scopes });
    limited = await TestApp.create(test.site, { name: 'limited', scopes, accounts: ['bolt'] });
    await test.site.start();
  });
  afterAll(async () => {
    await test.close();
    await engine.stop();
  });

  const outcomes = async (index = 0) => {
    const done = async () => (await test.site.profiles.files('daily'))[index]?.state !== 'queued';
    await until(done, 'the import of a file');
    const file = (await test.site.profiles.files('daily'))[index];
    return { file, rows: await test.site.profiles.rows(file?.id ?? '') };
  };
  const upload = (content: string, name = 'orders.csv', headers = {}) =>
    app.call('autoimport/upload', { autoimport_id: daily, name, content }, headers);
  const count = async () => (await test.owner.orders.list({ account: 'acme' })).length;
  const refusal = async (action: string, data: object, one = app) => {
    const { status, body } = await one.call(`autoimport/${action}`, data);
    return [status, body.error];
  };

  it('lists the profiles of the accounts that an app may see [site.api.autoimport]', async () => {
    const [first, second, third] = await app.result('autoimport/list');
    expect(first).toEqual({
      autoimport_id: daily,
      import_name: 'CSV',
      client_company_name: 'First Bank',
      active: 1,
      friendly_name: 'daily',
      api_capabilities: ['upload', 'export'],
    });
    expect(second).toMatchObject({ import_name: 'INS', api_capabilities: ['export'] });
    expect(await limited.result('autoimport/list')).toEqual([third]);
    const hidden = { autoimport_id: daily, name: 'a.csv', content: csv() };
    expect(await refusal('upload', hidden, limited)).toEqual([400, 'autoimport_not_found']);
    const day = { autoimport_id: daily, export_date: '2026-11-20' };
    expect(await refusal('export', day, limited)).toEqual([400, 'autoimport_invalid']);
  });

  it('queues a file whose rows make orders, each with an outcome; the same file again makes nothing twice [site.api.autoimport]', async () => {
    const { body, status } = await upload(csv(...ROWS));
    expect([status, body.message]).toEqual([200, 'Queued orders.csv.']);
    const { file, rows } = await outcomes();
    expect(file).toMatchObject({ state: 'done', uploaded_by: 'app desk', reason: '' });
    expect(rows).toEqual([
      { position: 'row 2', outcome: 'made', report_id: expect.any(String), reason: '' },
      { position: 'row 3', outcome: 'made', report_id: expect.any(String), reason: '' },
      {
        position: 'row 4',
        outcome: 'refused',
        report_id: null,
        reason: expect.stringContaining('date_due: must be a date that exists'),
      },
    ]);
    const id = rows[0]?.report_id ?? '';
    const order = await test.owner.orders.get(id);
    expect(order).toMatchObject({
      wo_number: 'A-1',
      fields: { client_company_alias: 'First Bank', date_due: '20261201' },
    });
    const [entry] = await test.owner.orders.history(id);
    expect(entry).toMatchObject({ actor: 'profile daily', action: 'created' });
    expect(await test.result('get_all_orders', {})).toHaveLength(2);

    // A change by a person stays, because the row says nothing new.
    await test.owner.orders.update(id, { date_due: '20261224' });
    await upload(csv(...ROWS));
    const again = await outcomes();
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['there', 'there', 'refused']);
    expect(await count()).toBe(2);
    expect((await test.owner.orders.get(id))?.fields.date_due).toBe('20261224');
  });

  it('changes the orders whose rows have changed, and tells their account [site.api.autoimport]', async () => {
    await upload(csv(ROWS[0] ?? '', 'A-2,2  ELM st,Omaha,NE,68102,20261231,'));
    const { rows } = await outcomes();
    expect(rows.map(({ outcome }) => outcome)).toEqual(['there', 'updated']);
    const order = await test.owner.orders.get(rows[1]?.report_id ?? '');
    expect(order?.fields).toMatchObject({ date_due: '20261231', address: '2 Elm St' });
    expect(JSON.stringify(await test.result('get_all_updates', {}))).toContain('20261231');
    expect(await count()).toBe(2);
  });

  it('makes a repeated call once by its Idempotency-Key, and keeps a file that cannot be read with its reason', async () => {
    const before = (await test.site.profiles.files('daily')).length;
    const headers = { 'Idempotency-Key': 'once' };
    const bad = base64('Order No,Colour\nA-9,red\n');
    const first = await upload(bad, 'colours.csv', headers);
    expect((await upload(bad, 'colours.csv', headers)).body).toEqual(first.body);
    expect(await test.site.profiles.files('daily')).toHaveLength(before + 1);
    const { file, rows } = await outcomes();
    expect(file).toMatchObject({ state: 'failed' });
    expect(file?.reason).toBe('colours.csv: row 1: Colour: is not known');
    expect(rows).toEqual([]);
    expect(await count()).toBe(2);
  });

  it('refuses a row whose values are objects that have no text, and imports the others', async () => {
    await test.site.profiles.create({ name: 'objects', account: 'acme' });
    const row = { wo_number: 'J-1', address: '1 Ash St', city: 'Omaha', state: 'NE', zip: '68102' };
    const rows = [{ ...row, address: { toString: 1, valueOf: 1 } }, row];
    const content = Readable.from([Buffer.from(JSON.stringify(rows))]);
    const id = await test.site.profiles.upload('objects', { file_name: 'a.json', content });
    const made = () => test.site.profiles.rows(id);
    await until(async () => (await made()).length === 2, 'the rows of a file');
    expect(await made()).toMatchObject([
      { outcome: 'refused', reason: 'orders.create.address: must be text' },
      { outcome: 'made' },
    ]);
    await test.site.profiles.remove('objects');
  });

  it('imports a file again whose job a person retries after it was dead', async () => {
    const away = await TestSite.open(engine);
    try {
      await away.site.profiles.create({ name: 'daily', account: 'acme' });
      const head = 'wo_number,address,city,state,zip';
      const content = Readable.from([`${head}\nD-1,1 Fir St,Omaha,NE,68102\n`]);
      await away.site.profiles.upload('daily', { file_name: 'a.csv', content });
      const files = join(away.folder, 'files');
      renameSync(files, `${files}-away`);
      await away.site.start();
      const job = async () => (await away.site.jobs.list({ kind: 'import-file' }))[0];
      for (let failures = 1; failures < 8; failures += 1) {
        const isTried = async () => ((await job())?.failures ?? 0) >= failures;
        await until(isTried, `failure ${failures}`);
        away.ahead += 2 * 60 * 60_000;
      }
      const file = async () => (await away.site.profiles.files('daily'))[0];
      await until(async () => (await file())?.state === 'failed', 'the end');
      rmSync(files, { recursive: true, force: true });
      renameSync(`${files}-away`, files);
      await away.site.jobs.retry((await job())?.id ?? '');
      await until(async () => (await job()) === undefined, 'the job');
      expect(await file()).toMatchObject({ state: 'done', reason: '' });
      expect(await away.owner.orders.list()).toMatchObject([{ wo_number: 'D-1' }]);
    } finally {
      await away.close();
    }
  });

  it('takes a comment in brackets, and one of the word true, as text, and lists as JSON', async () => {
    const head = 'wo_number,address,city,state,zip,comments,line_items';
    const rows = ['T-1,1 Oak St,Omaha,NE,68102,[RUSH] mow,"[{""desc"":""Grass""}]"'];
    rows.push('T-2,2 Oak St,Omaha,NE,68102,true,', 'T-3,3 Oak St,Omaha,NE,68102,{gate code},');
    await test.site.profiles.create({ name: 'texts', account: 'acme' });
    const file = Buffer.from([head, ...rows].join('\n'));
    await test.site.profiles.upload('texts', {
      file_name: 'a.csv',
      content: Readable.from([file]),
    });
    const uploaded = async () => (await test.site.profiles.files('texts'))[0];
    await until(async () => (await uploaded())?.state !== 'queued', 'the import of a file');
    const made = await test.site.profiles.rows((await uploaded())?.id ?? '');
    const orders = await Promise.all(
      made.map(({ report_id }) => test.owner.orders.get(report_id ?? '')),
    );
    expect(orders.map((order) => order?.fields.comments)).toEqual([
      '[RUSH] mow',
      'true',
      '{gate code}',
    ]);
    expect(orders[0]?.line_items).toMatchObject([{ desc: 'Grass' }]);
    await test.site.profiles.remove('texts');
    for (const order of orders) await test.owner.orders.cancel(order?.report_id ?? '');
  });

  it('previews the rows of a file, and stores nothing', async () => {
    const content = Buffer.from(`${HEAD}\n${ROWS[0]}\n,9 Elm St,Omaha,NE,68102,,\n`);
    const files = (await test.site.profiles.files('daily')).length;
    const [good, bad] = await test.site.profiles.preview('daily', { file_name: 'a.csv', content });
    expect(good).toEqual({
      position: 'row 2',
      problem: '',
      order: {
        wo_number: 'A-1',
        address: '1 Elm St',
        city: 'Omaha',
        state: 'NE',
        zip: '68102',
        date_due: '20261201',
        client_company_alias: 'First Bank',
        account: 'acme',
      },
    });
    expect(bad?.problem).toBe('orders.create.wo_number: is required');
    expect(await test.site.profiles.files('daily')).toHaveLength(files);
  });

  it('exports the orders that became ready on a day in the columns of the profile, and compiled files of INS [site.api.autoimport]', async () => {
    const [{ report_id: id } = { report_id: null }] = (await outcomes(2)).rows;
    await awayFromMidnight();
    await test.owner.orders.readyForOffice(id ?? '');
    const day = new Date(Date.now() + test.ahead).toISOString().slice(0, 10);
    const asked = { autoimport_id: daily, export_date: day };
    const { file_name, content, hash } = await app.result('autoimport/export', asked);
    expect(file_name).toBe(`results-${day}.csv`);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Buffer.from(content, 'base64').toString()).toBe(
      `\ufeffOrder No,Street,Due\r\nA-1,1 Elm St,20261224\r\n`,
    );
    const empty = await app.result('autoimport/export', { ...asked, export_date: '2020-02-29' });
    expect(Buffer.from(empty.content, 'base64').toString()).toBe('\ufeffOrder No,Street,Due\r\n');

    const compiled = { autoimport_id: pir, export_date: '2026-11-20' };
    expect(await refusal('export', compiled)).toEqual([400, 'pir_not_found']);
    const file = { day: '2026-11-20', file_name: 'pir.csv', content: Readable.from(['a,b\n']) };
    await test.site.profiles.put('pir', file);
    expect(await app.result('autoimport/export', compiled)).toMatchObject({
      file_name: 'pir.csv',
      content: base64('a,b\n'),
    });
  });

  it('exports the codes of houses only to apps that see them, and invoices after adjustment and discount [site.api.visibility]', async () => {
    const members = { Lock: 'lock_code', Key: 'key_code', Total: 'invoice_total' };
    const mapping = { Order: 'wo_number', ...members };
    const profile = { name: 'codes', account: 'acme', mapping, client_company: 'Code Bank' };
    const id = Number(await test.site.profiles.create(profile));
    const codes = { lock_code: '4711', key_code: 'A389' };
    const order = { wo_number: 'C-1', client_company_alias: 'Code Bank', ...codes };
    const report_id = await test.order(order);
    await test.owner.invoices.create(report_id, {
      contractor_lines: [{ item_desc: 'Paint', quantity: 2, price: 10, adjustment: '0.50' }],
      client_lines: [{ item_desc: 'Paint', price: 99 }],
    });
    const invoice = (await test.owner.invoices.find(report_id)) ?? '';
    await test.owner.invoices.update(invoice, { contractor_discount: 10 });
    await awayFromMidnight();
    await test.owner.orders.readyForOffice(report_id);
    const export_date = new Date(Date.now() + test.ahead).toISOString().slice(0, 10);
    const exported = async (one: TestApp) => {
      const asked = { autoimport_id: id, export_date };
      const { content } = await one.result('autoimport/export', asked);
      return Buffer.from(content, 'base64').toString().split('\r\n')[1];
    };
    expect(await exported(app)).toBe('C-1,,,18.45');
    const scopes = ['autoimport-r'];
    const seeing = await TestApp.create(test.site, { name: 'seeing', scopes, codes: true });
    expect(await exported(seeing)).toBe('C-1,4711,A389,18.45');
    await test.site.profiles.remove('codes');
  });

  it('exports the total of the invoice that /invoice/get answers, without that of the account before', async () => {
    const mapping = { Order: 'wo_number', Total: 'invoice_total' };
    await test.site.profiles.create({
      name: 'sums',
      account: 'acme',
      mapping,
      client_company: 'Sum',
    });
    const order = { account: 'bolt', wo_number: 'S-1', client_company_alias: 'Sum' };
    const report_id = await test.order(order);
    const { invoices, orders } = test.owner;
    const lines = (price: number) => ({ contractor_lines: [{ item_desc: 'Paint', price }] });
    await invoices.create(report_id, lines(20));
    await orders.assign(report_id, 'acme');
    const exported = async () => {
      const day = new Date(Date.now() + test.ahead).toISOString().slice(0, 10);
      const { content } = await test.site.profiles.export('sums', day);
      return (await text(Readable.from(content))).split('\r\n')[1];
    };
    await awayFromMidnight();
    await orders.readyForOffice(report_id);
    expect(await exported()).toBe('S-1,20.00');
    await invoices.create(report_id, lines(7));
    expect(await exported()).toBe('S-1,7.00');
    await test.site.profiles.remove('sums');
  });

  it('reads a large file in turns of the event loop, and limits its values', async () => {
    const names = Array.from({ length: 490 }, (_, index) => `unknown column ${index}`).join(',');
    const row = `\n${'1,'.repeat(489)}1`;
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const preview = (rows: number) => {
      const content = Buffer.from(`${names}${row.repeat(rows)}`);
      return test.site.profiles.preview('daily', { file_name: 'a.csv', content });
    };
    await expect(preview(500)).rejects.toThrow('row 1: unknown column 0: is not known');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    await expect(preview(2100)).rejects.toThrow('a.csv: has more than 1000000 values');
  });

  it('reads a cell of millions of quotes', async () => {
    const { profiles } = test.site;
    const preview = (cell: string) =>
      profiles.preview('daily', { file_name: 'a.csv', content: Buffer.from(`city\n${cell}\n`) });
    const [row] = await preview('"'.repeat(8_000_000));
    expect(row?.order.city).toHaveLength(3_999_999);
    await expect(preview('"'.repeat(7_999_999))).rejects.toThrow('row 2: a cell in quotes');
  });

  it('refuses what is absent, malformed, inactive or without the capability', async () => {
    const off = Number((await test.site.profiles.get('off'))?.id);
    const file = { name: 'a.csv', content: csv(...ROWS) };
    const before = (await test.site.profiles.files('daily')).length;
    for (const [action, data, type] of [
      ['upload', file, 'autoimport_invalid'],
      ['upload', { ...file, autoimport_id: 'x' }, 'autoimport_invalid'],
      ['upload', { ...file, autoimport_id: 999 }, 'autoimport_not_found'],
      ['upload', { ...file, autoimport_id: off }, 'auto_import_inactive'],
      ['upload', { ...file, autoimport_id: pir }, 'upload_not_supported'],
      ['upload', { autoimport_id: daily, content: file.content }, 'name_required'],
      ['upload', { autoimport_id: daily, name: 'a.csv' }, 'content_required'],
      ['upload', { ...file, autoimport_id: daily, content: '***' }, 'content_invalid'],
      ['upload', { ...file, autoimport_id: daily, name: 'a.exe' }, 'content_invalid'],
      ['export', { export_date: '2026-11-20' }, 'autoimport_invalid'],
      ['export', { autoimport_id: off, export_date: '2026-11-20' }, 'auto_import_inactive'],
      ['export', { autoimport_id: daily }, 'export_date_required'],
      ['export', { autoimport_id: daily, export_date: '2026-02-30' }, 'export_date_invalid'],
    ] as const) {
      expect([type, await refusal(action, data)]).toEqual([type, [400, type]]);
    }
    expect(await test.site.profiles.files('daily')).toHaveLength(before);
    await test.site.profiles.setActive('off', true);
    const day = { autoimport_id: off, export_date: '2026-11-20' };
    expect(await refusal('export', day)).toEqual([400, 'export_not_support']);
  });

  it('refuses profiles that could not work, and removes one with its files', async () => {
    const { profiles } = test.site;
    for (const [profile, message] of [
      [{ name: 'x' }, 'profiles.create.account: is required'],
      [{ name: 'x', account: 'nobody' }, 'There is no account nobody'],
      [{ name: 'daily', account: 'acme' }, 'There is already an import profile daily'],
      [{ name: 'x', account: 'acme', kind: 'XLS' }, 'must be one of CSV, INS'],
      [{ name: 'x', account: 'acme', capabilities: ['mail'] }, 'must be of upload, export'],
      [{ name: 'x', account: 'acme', mapping: { A: 'colour' } }, 'column A: is mapped to colour'],
      [{ name: 'x', account: 'acme', mapping: { A: 'city', B: 'city' } }, 'two columns to city'],
      [{ name: 'x', account: 'acme', mapping: { A: 'account' } }, 'is no member of an order'],
    ] as const) {
      const made = profiles.create(profile as Parameters<typeof profiles.create>[0]);
      await expect(made).rejects.toThrow(message);
    }
    const orders = await count();
    await profiles.remove('daily', { by: 'ada' });
    await expect(profiles.files('daily')).rejects.toMatchObject({ code: 'not_found' });
    expect(await count()).toBe(orders);
    const [act] = await test.site.audit.list({ action: 'profile.remove' });
    expect(act).toMatchObject({ who: 'ada', subject: 'daily' });
  });
});
