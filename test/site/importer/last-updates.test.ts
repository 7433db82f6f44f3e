import type { ServerResponse } from 'node:http';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { refusing, StubOwner, until } from './pair.js';

const UPDATE = {
  report_id: '1',
  update_type: 'update',
  update_field: 'comments',
  update_value: 'the key is under the mat',
  transaction_id: 'a',
};
const READY = { error: [], cell_updates: [], error_reportid: [] };

describe.each(ENGINES)('an order that is reported as ready on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  let id = '';
  /** An owner that reports updates of open orders only; the next regular look is an hour away. */
  let isOpen = true;
  let updates: object[] = [];
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    [isOpen, updates] = [true, []];
    stub = await StubOwner.open();
    stub.answers.get_all_orders = [{ report_id: '1', wo_status: 'Unread' }];
    stub.answers.get_all_updates = () => (isOpen ? updates : []);
    stub.answers.send_ready_for_office = () => {
      isOpen = false;
      return READY;
    };
    test = await TestSite.open(engine, { allowedHosts: [stub.server.host], thumbnails: false });
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', ...access, poll_seconds: 3600 });
    await test.site.start();
    const order = () => test.site.importer.orders.find('stub', '1');
    await until(async () => {
      const found = await order();
      return found !== undefined && found.unfinished === undefined;
    });
    id = (await order())?.id ?? '';
    await until(async () => (await test.site.importer.links.list())[0]?.good_at !== null);
    stub.calls.length = 0;
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const addReady = () => test.site.importer.results.add(id, { ready: true });
  const state = async () =>
    (await test.site.importer.results.list(id)).find(({ kind }) => kind === 'ready')?.state;
  const events = () => stub.calls.map(({ event }) => event);
  const comments = async () => (await test.site.importer.orders.get(id))?.fields.comments;

  it('has the updates that were made just before, which are asked for first', async () => {
    updates = [UPDATE];
    await addReady();
    await until(async () => (await state()) === 'sent');
    expect(events().slice(0, 2)).toEqual(['get_all_updates', 'send_ready_for_office']);
    expect(await comments()).toBe('the key is under the mat');
  });

  it('is asked about again where the owner refuses it', async () => {
    stub.answers.send_ready_for_office = () => {
      updates = [UPDATE];
      return { ...READY, error: ['a photo is missing'] };
    };
    await addReady();
    await until(async () => (await state()) === 'refused');
    await until(async () => (await comments()) !== undefined && (await comments()) !== '');
    expect(await comments()).toBe('the key is under the mat');
    const asked = events().filter((event) => /^(?:get_all_updates|send_ready)/.test(event));
    expect(asked.slice(0, 3)).toEqual([
      'get_all_updates',
      'send_ready_for_office',
      'get_all_updates',
    ]);
  });

  it('is not sent where the updates cancel it', async () => {
    updates = [{ report_id: '1', wo_status: 'Cancelled' }];
    await addReady();
    await until(async () => (await state()) === 'refused');
    expect(events()).not.toContain('send_ready_for_office');
  });

  it('stays cancelled where its cancellation is read before the answer', async () => {
    const { links, orders } = test.site.importer;
    const status = async () => (await orders.get(id))?.wo_status;
    stub.answers.send_ready_for_office = async () => {
      stub.answers.get_cancel_orders = [{ report_id: '1', cancel_timestamp: 1_780_000_000 }];
      await links.sync('stub');
      await until(async () => (await status()) === 'Cancelled', 'the cancellation');
      stub.answers.get_cancel_orders = [];
      return READY;
    };
    await addReady();
    await until(async () => (await state()) === 'sent', 'the answer');
    expect(await status()).toBe('Cancelled');
    const actions = (await orders.history(id)).map(({ action }) => action);
    expect(actions).not.toContain('ready for office');
  });

  it('is sent where the owner has no updates to give', async () => {
    stub.answers.get_all_updates = refusing('there is no such event');
    await addReady();
    await until(async () => (await state()) === 'sent');
  });

  it('waits where the owner cannot be asked', async () => {
    stub.answers.get_all_updates = (_: never, response: ServerResponse) => {
      response.statusCode = 503;
      response.end();
    };
    test.stopped = Date.now();
    await addReady();
    await until(async () => (await state()) === 'failed');
    expect(events()).not.toContain('send_ready_for_office');
    stub.answers.get_all_updates = () => updates;
    // The result has failed a moment before its job ends.
    const job = async () => (await test.site.jobs.list({ kind: 'results' }))[0];
    await until(async () => (await job())?.state === 'waiting', 'the job that waits');
    await test.site.jobs.retry((await job())?.id ?? '');
    await until(async () => (await state()) === 'sent');
  });
});
