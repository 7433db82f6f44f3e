import { ENGINES } from '../databases.js';
import { PLACE } from '../open-site.js';
import { OrdersOfApp } from './orders-of-app.js';

describe.each(ENGINES)('workorder/get and workorder/fields of a site on $name', (engine) => {
  let test: OrdersOfApp;
  beforeAll(async () => {
    await engine.start();
    test = await OrdersOfApp.open(engine, { order: { lock_code: '4711', date_due: '20260301' } });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  it('answer the fields of owned and imported orders by their one number [site.api.report-id] [site.api.workorder.get]', async () => {
    const { app, owned, imported, remote } = test;
    const own = await app.result('workorder/get', { report_id: owned });
    expect(own).toMatchObject({
      report_id: owned,
      org_property_id: expect.any(Number),
      values: { ...PLACE, wo_number: 'OWN-1', wo_status: 'Unread', account: 'acme', link: '' },
      fields: {
        address: { name: 'Address', type: 'text', source: 'workorder' },
        date_due: { name: 'Date due', type: 'date' },
        work_type: { type: 'dropdown', options: {} },
      },
    });
    const other = await app.result('workorder/get', { report_id: String(imported) });
    expect(imported).not.toBe(owned);
    expect(String(imported)).not.toBe(remote);
    expect(other).toMatchObject({
      report_id: imported,
      values: { ...PLACE, wo_number: 'WO-77', link: 'owner', remote_report_id: remote },
    });
    expect(other.values.date_due).toBe('20260301');
    const fields = await app.result('workorder/fields');
    expect(fields).toEqual(other.fields);
    expect(Object.keys(other.values).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  it('list what may be chosen by id, and leave out the codes of houses for apps without the right', async () => {
    const { choices } = test.site.site.owner;
    const { id } = await choices.add('work_type', 'Grass cut', { by: 'ann' });
    const { work_type } = await test.app.result('workorder/fields');
    expect(work_type.options).toEqual({ [id]: 'Grass cut' });
    await expect(choices.add('work_type', 'Grass cut')).rejects.toMatchObject({
      code: 'already_there',
    });
    await choices.remove('work_type', 'Grass cut');
    await expect(choices.remove('work_type', 'Grass cut')).rejects.toThrow('There is no');
    const [removed, added] = await test.site.site.audit.list();
    expect([added?.action, added?.who, removed?.action]).toEqual([
      'choice.add',
      'ann',
      'choice.remove',
    ]);

    const seeing = await test.createApp({ name: 'seeing', codes: true });
    const { values } = await seeing.result('workorder/get', { report_id: test.imported });
    expect(values.lock_code).toBe('4711');
    const blind = await test.app.result('workorder/get', { report_id: test.imported });
    expect(JSON.stringify(blind)).not.toMatch(/lock_code|4711/);
  });

  it('refuse unknown orders and those outside of the limits of the app alike', async () => {
    const { owned, imported } = test;
    const limited = await test.createApp({ name: 'bolts', accounts: ['bolt'] });
    const linked = await test.createApp({ name: 'linked', links: ['owner'] });
    const answers = [];
    for (const [app, report_id] of [
      [test.app, 999_999],
      [limited, owned],
      [limited, imported],
      [linked, owned],
    ] as const) {
      const { status, body } = await app.call('workorder/get', { report_id });
      answers.push({ status, body });
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { error: 'not_found' } });
    expect((await linked.result('workorder/get', { report_id: imported })).report_id).toBe(
      imported,
    );
    for (const data of [{}, { report_id: 'x' }, { report_id: -1 }, { report_id: 1.5 }]) {
      expect((await test.app.call('workorder/get', data)).status).toBe(400);
    }
  });

  it('are in the exchange log under the name of the app, without token and codes, and are not replayed', async () => {
    const { site } = test.site;
    const seeing = await test.createApp({ name: 'log', codes: true });
    await seeing.result('workorder/get', { report_id: test.imported });
    await seeing.call('workorder/get', { report_id: 999_999 });
    await site.exchanges.flush();
    const [refused, got] = await site.exchanges.list({ username: 'app log' });
    expect(got).toMatchObject({
      direction: 'in',
      event_name: 'workorder/get',
      report_id: String(test.imported),
      code: null,
    });
    expect(refused).toMatchObject({ code: 'not_found', event_name: 'workorder/get' });
    const bodies = got && (await site.exchanges.bodies(got));
    expect(bodies?.data).toContain(String(test.imported));
    expect(bodies?.answer).toContain('WO-77');
    expect(JSON.stringify([got, refused, bodies])).not.toContain(seeing.token);
    expect(bodies?.answer).not.toContain('4711');
    await expect(
      site.replays.replay(got?.id ?? '', { by: 'ann', incoming: true }),
    ).rejects.toMatchObject({ code: 'not_replayable' });
  });
});
