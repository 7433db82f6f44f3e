import type { ServerResponse } from 'node:http';
import Libsql from 'libsql';
import { defineForm } from '../../../src/forms/index.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import type { ImporterContext } from '../../../src/site/importer/context.js';
import { importJobs } from '../../../src/site/importer/import/import-order.js';
import { LinkClients } from '../../../src/site/importer/links/link-clients.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { StubOwner, until } from './pair.js';

const [SQLITE] = ENGINES as [TestEngine];
const FORM = defineForm({ id: 71, name: 'Occupancy', questions: {} });
const PLAN = '%PDF-1.4 a plan';

const listed = (report_id: string, more: object = {}) => ({
  report_id,
  wo_number: `WO-${report_id}`,
  wo_status: 'In Field',
  ...more,
});
const update = (report_id: string, field: string, value: string, transaction_id: string) =>
  listed(report_id, {
    wo_status: 'Update',
    update_field: field,
    update_value: value,
    transaction_id,
  });

describe('an order that is imported', () => {
  let test: TestSite;
  let stub: StubOwner;
  let downloads: string[];
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    downloads = [];
    const listener = stub.server.listener;
    stub.server.listener = (request, response) => {
      if (!request.url?.startsWith('/file/')) return listener(request, response);
      downloads.push(request.url);
      response.end(PLAN);
    };
    stub.answers.get_pcr_json = FORM;
    const options = { allowedHosts: [stub.server.host], pushWait: 5, thumbnails: false as const };
    test = await TestSite.open(SQLITE, options);
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const importer = () => test.site.importer;
  const file = (report_id: string, file_id: number, more: object = {}) => ({
    report_id,
    file_id,
    file_name: `plan-${file_id}.pdf`,
    file_size: PLAN.length,
    obj_url: `${stub.server.url}/file/${file_id}`,
    module_type: 'uploads',
    ...more,
  });
  const start = async (more: object = {}) => {
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await importer().links.add({ name: 'stub', poll_seconds: 1, ...access, ...more });
    await test.site.start();
  };
  const found = (reportId: string) => importer().orders.find('stub', reportId);
  const imported = async (reportId: string) => {
    await until(async () => {
      const order = await found(reportId);
      return order !== undefined && order.unfinished === undefined;
    }, `the import of ${reportId}`);
    const order = await found(reportId);
    if (!order) throw new Error('it is gone');
    return order;
  };
  const looked = async (times = 2) => {
    const before = stub.called('get_pending_cancellations').length;
    await importer().links.sync('stub');
    await until(() => stub.called('get_pending_cancellations').length >= before + times);
  };
  const reason = async (reportId: string) => {
    const job = (await test.site.jobs.list({ kind: 'import' })).find(({ key }) =>
      key.endsWith(`/${reportId}`),
    );
    return job?.reason ?? '';
  };
  const order =
    (more: object = {}) =>
    ({ report_id }: { report_id: string }) => ({
      wo_number: `WO-${report_id}`,
      address: `${report_id} Elm St`,
      ...more,
    });

  it('is asked for once, with each of its parts, however often it is listed and looked at, over a restart too [site.import.seen]', async () => {
    const ids = ['1', '2', '3'];
    stub.answers.get_all_orders = ids.map((id) => listed(id));
    stub.answers.get_order = order({
      pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3, form_required: 1 }],
    });
    stub.answers.get_file = ({ report_id }: { report_id: string }) => [
      file(report_id, Number(report_id)),
    ];
    await start();
    for (const id of ids) await imported(id);
    await looked();
    await test.restart();
    await test.site.start();
    await looked();
    test.ahead = 24 * 60 * 60 * 1000;
    await looked();
    const counts = (event: string) => stub.called(event).length;
    expect(['get_order', 'mark_order_imported', 'get_file'].map(counts)).toEqual([3, 3, 3]);
    expect(counts('get_invoice_items_order')).toBe(3);
    expect(counts('get_pcr_json')).toBe(1);
    expect(downloads.toSorted()).toEqual(['/file/1', '/file/2', '/file/3']);
  });

  it('is asked for its files again when it has changed, and only new ones are fetched', async () => {
    stub.answers.get_all_orders = [listed('1')];
    const files = [file('1', 5)];
    stub.answers.get_file = () => files;
    await start();
    const { id } = await imported('1');
    files.push(file('1', 6));
    stub.answers.get_all_updates = [update('1', 'comments', 'see the plan', 't-1')];
    await looked();
    await until(async () => (await importer().orders.files(id)).length === 2, 'the second file');
    await imported('1');
    expect(downloads).toEqual(['/file/5', '/file/6']);
    expect(stub.called('get_order')).toHaveLength(1);
    expect(stub.called('mark_order_imported')).toHaveLength(1);
  });

  it('gets the files of news that come while its own are on their way', async () => {
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = order({ has_foh: 1 });
    const files = [file('1', 5)];
    stub.answers.get_file = () => files;
    let isWaiting = false;
    let goOn = () => {};
    stub.answers.get_foh = async () => {
      isWaiting = true;
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return { obj_url: `${stub.server.url}/file/front` };
    };
    await start();
    await until(() => isWaiting, 'the last step');
    files.push(file('1', 6));
    stub.answers.get_all_updates = [update('1', 'comments', 'see the plan', 't-1')];
    await until(async () => (await found('1'))?.fields.comments === 'see the plan', 'the news');
    goOn();
    const { id } = await imported('1');
    expect((await importer().orders.files(id)).map(({ file_name }) => file_name)).toEqual(
      expect.arrayContaining(['plan-5.pdf', 'plan-6.pdf']),
    );
    expect(downloads.filter((path) => path === '/file/5')).toHaveLength(1);
    const history = (await importer().orders.history(id)).map(({ action }) => action);
    expect(history.filter((action) => action === 'imported')).toHaveLength(1);
  });

  it('is not moved by a list that has its confirmation before that is stored', async () => {
    stub.answers.get_all_orders = [listed('1', { wo_status: 'Unread' })];
    let goOn = () => {};
    const answered = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    stub.answers.get_invoice_items_order = async () => {
      await answered;
      return { '0': '', '***other***': 'other' };
    };
    await start();
    await until(() => stub.called('mark_order_imported').length > 0, 'the confirmation');
    stub.answers.get_all_orders = [listed('1')];
    await looked(3);
    expect((await found('1'))?.wo_status).toBe('Unread');
    goOn();
    const { id, wo_status } = await imported('1');
    expect(wo_status).toBe('In Field');
    const history = (await importer().orders.history(id)).map(({ action }) => action);
    expect(history).toEqual(['received', 'imported']);
    expect(stub.called('get_file')).toHaveLength(1);
  });

  it('is read again on request, although news queue it meanwhile, and once only', async () => {
    stub.answers.get_all_orders = [listed('1')];
    await start();
    const { id } = await imported('1');
    await importer().links.pause('stub');
    await importer().orders.readAgain(id);
    stub.answers.get_order = order({ address: '7 Oak St' });
    stub.answers.get_file = (_: never, response: ServerResponse) => response.writeHead(500).end();
    stub.answers.get_all_updates = [update('1', 'comments', 'hello', 't-1')];
    await importer().links.resume('stub');
    await until(async () => (await found('1'))?.fields.address === '7 Oak St', 'the reading');
    await until(async () => (await reason('1')).includes('get_file'), 'the failure');
    stub.answers.get_file = [];
    await importer().links.pause('stub');
    await importer().links.resume('stub');
    await imported('1');
    expect(stub.called('get_order')).toHaveLength(2);
  });

  it('is read again with its status, which stands in the lists of its owner alone', async () => {
    stub.answers.get_all_orders = [listed('1')];
    await start({ poll_seconds: 3600 });
    const { id } = await imported('1');
    await until(async () => (await found('1'))?.wo_status === 'In Field', 'the confirmation');
    stub.answers.get_order = order({ city: 'Lincoln' });
    // The list has begun before the order is stored, which has changed no status.
    stub.answers.get_all_orders = async () => {
      await until(async () => (await found('1'))?.fields.city === 'Lincoln', 'the city');
      return [listed('1', { wo_status: 'Rejected' })];
    };
    await importer().orders.readAgain(id);
    await until(async () => (await found('1'))?.wo_status === 'Rejected', 'the status');
    expect(stub.called('get_order')).toHaveLength(2);
  });

  it('is read again with its number, which its owner has changed or did not give before', async () => {
    stub.answers.get_all_orders = [{ report_id: '1', wo_status: 'In Field' }];
    stub.answers.get_order = { address: '1 Elm St' };
    await start();
    const { id, wo_number } = await imported('1');
    expect(wo_number).toBe('');
    for (const number of ['WO-8', 'WO-9']) {
      stub.answers.get_order = { address: '1 Elm St', wo_number: number };
      await importer().orders.readAgain(id);
      await until(async () => (await found('1'))?.wo_number === number, number);
    }
    expect(await importer().orders.changes(id)).toMatchObject([
      { field: 'wo_number', old_value: '', new_value: 'WO-8' },
      { field: 'wo_number', old_value: 'WO-8', new_value: 'WO-9' },
    ]);
    // An answer without a number leaves it.
    stub.answers.get_order = { address: '2 Elm St' };
    await importer().orders.readAgain(id);
    await until(async () => (await found('1'))?.fields.address === '2 Elm St', 'the address');
    expect(await found('1')).toMatchObject({ wo_number: 'WO-9' });
  });

  it('is not read again after its link was removed, and says so', async () => {
    stub.answers.get_all_orders = [listed('1')];
    await start();
    const { id } = await imported('1');
    await importer().links.remove('stub');
    await expect(importer().orders.readAgain(id)).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('link of the order was removed'),
    });
    expect(await test.site.jobs.list({ kind: 'import' })).toEqual([]);
  });

  it('is read again on request also where a change of it arrives while its owner cannot answer', async () => {
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = order({ address: '1 Elm St' });
    await start();
    const { id } = await imported('1');
    stub.answers.get_order = (_: never, response: ServerResponse) => response.writeHead(503).end();
    await importer().orders.readAgain(id);
    await until(async () => (await reason('1')).includes('get_order'), 'the failure');
    stub.answers.get_all_updates = [update('1', 'comments', 'hello', 't-1')];
    await importer().links.sync('stub');
    await until(async () => (await found('1'))?.fields.comments === 'hello', 'the change');
    stub.answers.get_order = order({ address: '7 Oak St' });
    await importer().links.pause('stub');
    await importer().links.resume('stub');
    await imported('1');
    expect((await found('1'))?.fields.address).toBe('7 Oak St');
  });

  it('is not taken from the answer for another order, and is fetched when its own comes', async () => {
    stub.answers.get_all_orders = [listed('1'), listed('2')];
    stub.answers.get_order = ({ report_id }: { report_id: string }) => ({
      report_id: report_id === '2' ? '1' : report_id,
      wo_number: 'A',
      address: '1 Elm',
    });
    // It is tried again when that is asked for.
    test.stopped = Date.now();
    await start();
    await imported('1');
    await until(async () => (await reason('2')) !== '', 'the failure');
    expect(await reason('2')).toBe('get_order: the answer is of order 1, not of 2');
    expect(await found('2')).toBeUndefined();
    expect(stub.called('mark_order_imported')).toEqual([{ report_id: '1' }]);
    stub.answers.get_order = order();
    const [job] = await test.site.jobs.list({ kind: 'import' });
    await test.site.jobs.retry(job?.id ?? '');
    expect(await imported('2')).toMatchObject({ fields: { address: '2 Elm St' } });
  });

  it('gets no files, notes and forms of another, and all of its own', async () => {
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = order({ pcr_forms: [{ pcr_form_id: 72, form_ver_id: 1 }] });
    stub.answers.get_file = [file('9', 5), file('1', 6), file('0', 7)];
    stub.answers.get_notes = [
      { note_id: 'a', report_id: '9', note_type: 'wo', note_text: 'of another' },
      { note_id: 'b', report_id: '1', note_type: 'wo', note_text: 'its own' },
      { note_id: 'c', report_id: '9', note_type: 'prop', note_text: 'of the house' },
    ];
    await test.owner.users.createGroup('crew');
    await start({ job_notes: true, note_groups: ['crew'] });
    await until(async () => (await reason('1')) !== '', 'the failure');
    const id = (await found('1'))?.id ?? '';
    expect(await reason('1')).toBe('get_pcr_json: the answer is form 71, not 72');
    expect(downloads.toSorted()).toEqual(['/file/6', '/file/7']);
    const texts = (await importer().orders.notes(id)).map(({ note_text }) => note_text);
    expect(texts.toSorted()).toEqual(['its own', 'of the house']);
    expect((await found('1'))?.pcr_forms).toEqual([]);
  });

  it('is not done when its site is stopped between two of its parts', async () => {
    stub.answers.get_order = order();
    stub.answers.get_file = [file('1', 5)];
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    const link = await importer().links.add({ name: 'stub', ...access });
    const stopping = new AbortController();
    const context: ImporterContext = Reflect.get(importer().orders, 'context');
    const { database } = context;
    const stopped: Database = {
      ...database,
      async write(work) {
        const written = await database.write(work);
        if (stub.called('get_invoice_items_order').length > 0) stopping.abort();
        return written;
      },
    };
    const key = `${link.id}/1`;
    const payload = { report_id: '1' };
    const job = { id: '1', kind: 'import', lane: 'stub', key, payload, failures: 0, token: 1 };
    const clients = new LinkClients(context);
    try {
      const first = importJobs({ ...context, database: stopped }, clients);
      await expect(first.run(job, stopping.signal)).rejects.toThrow('aborted');
      expect(stub.called('get_file')).toHaveLength(0);
      const store = await importJobs(context, clients).run(job, new AbortController().signal);
      if (typeof store !== 'function') throw new Error('it brings nothing');
      await database.write(store);
    } finally {
      await clients.close();
    }
    const { id } = (await found('1')) ?? { id: '' };
    expect(await importer().orders.files(id)).toMatchObject([{ file_name: 'plan-5.pdf' }]);
    expect(stub.called('get_order')).toHaveLength(1);
    expect(stub.called('get_invoice_items_order')).toHaveLength(1);
  });

  it('has each of its files fetched once, however many there are', async () => {
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = order();
    const ids = Array.from({ length: 11 }, (_, index) => index + 1);
    stub.answers.get_file = ids.map((id) => file('1', id));
    await start();
    const { id } = await imported('1');
    const names = (await importer().orders.files(id)).map(({ file_name }) => file_name);
    expect(names.toSorted()).toEqual(ids.map((one) => `plan-${one}.pdf`).toSorted());
    expect(downloads).toHaveLength(11);
  });

  it('is tried at once when its owner is back, however long it would have waited', async () => {
    let isDown = false;
    const away = (_: never, response: ServerResponse) => response.writeHead(503).end('away');
    stub.answers.get_all_orders = () => (isDown ? undefined : [listed('1')]);
    stub.answers.get_order = away;
    await start();
    await until(async () => (await reason('1')) !== '', 'the failure');
    isDown = true;
    stub.answers.get_all_orders = away;
    await importer().links.sync('stub');
    await until(async () => (await importer().links.get('stub'))?.failure !== null, 'the outage');
    const db = new Libsql(test.database.slice('sqlite:'.length));
    const later = Date.now() + 3_600_000;
    db.exec(
      `PRAGMA busy_timeout = 5000; UPDATE jobs SET run_at = ${later}, attempt_count = 11 WHERE kind = 'import'`,
    );
    db.close();
    stub.answers.get_all_orders = [listed('1')];
    stub.answers.get_order = order();
    await importer().links.sync('stub');
    await imported('1');
  });

  it.each([
    ['null', null],
    ['blank', ''],
    ['an empty list', []],
  ])('comes after a list that is %s, which is none at all', async (_name, nothing) => {
    stub.answers.get_all_orders = nothing;
    await start();
    await until(async () => (await importer().links.get('stub'))?.full_at != null, 'the list');
    stub.answers.get_all_orders = [listed('1')];
    await looked();
    expect(await imported('1')).toMatchObject({ wo_number: 'WO-1' });
  });

  it('is read as deployed services write it [site.import.tolerant]', async () => {
    stub.answers.get_all_orders = [
      { report_id: 4711, wo_number: 77, wo_status: 'Unread' },
      { report_id: null, wo_number: 'none' },
      'nonsense',
    ];
    stub.answers.get_order = (_: never, response: ServerResponse) => {
      response.setHeader('content-type', 'text/html');
      return {
        wo_number: 77,
        zip: 68102,
        address: '1 Elm',
        date_due: '00000000',
        line_items: { '0': { desc: 'Grass', qty: '2', price: '1,250.00', total: null } },
        pcr_forms: [],
        key_values: [],
      };
    };
    stub.answers.get_file = '';
    stub.answers.get_notes = [{ note_id: 'n/1', note_text: 'hello', insert_date: 'yesterday' }];
    await test.owner.users.createGroup('crew');
    await start({ job_notes: true, note_groups: ['crew'] });
    const found = await imported('4711');
    expect(found).toMatchObject({
      wo_number: '77',
      fields: { zip: '68102', date_due: null },
      line_items: [{ desc: 'Grass' }],
    });
    expect(await importer().orders.notes(found.id)).toMatchObject([{ note_text: 'hello' }]);
  });
});
