import { Readable } from 'node:stream';
import request from 'supertest';
import { type ClientCredentials, createApiClient } from '../../../src/api/index.js';
import { awayFromMidnight } from '../../support/midnight.js';
import { ENGINES } from '../databases.js';
import { LocalServer, until } from '../importer/pair.js';
import { PLACE } from '../open-site.js';
import { TestConsole } from './open-console.js';

describe.each(ENGINES)('set-up by the routes of a console, on $name', (engine) => {
  let test: TestConsole;
  let administrator: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    administrator = await test.as('administrator');
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  type Method = 'get' | 'post' | 'patch' | 'delete';
  const send = (method: Method, path: string, body?: object) =>
    administrator[method](`/api/${path}`).send(body);
  /** A request that succeeds, and its answer. */
  async function done(method: Method, path: string, body: object = {}) {
    const answer = await send(method, path, method === 'get' ? undefined : body);
    expect([path, answer.status, answer.body.message]).toEqual([path, 200, undefined]);
    return answer.body;
  }
  async function refused(method: Method, path: string, body: object) {
    const answer = await send(method, path, body);
    return [answer.status, answer.body.message];
  }
  const audited = async (action: string) =>
    (await test.test.site.audit.list({ action })).map(({ who, from, subject, action: what }) =>
      [what, subject, who, from].join(' '),
    );

  it('sets items of a client over those that the page knew alone', async () => {
    const rows = (names: readonly string[]) =>
      names.map((description) => ({ id: description, description }));
    const set = (names: readonly string[], before?: readonly string[]) => ({
      client_company: 'Oak',
      items: rows(names),
      ...(before === undefined ? {} : { items_before: rows(before) }),
    });
    await done('post', 'items', set(['Grass', 'Snow'], []));
    const [status, message] = await refused('post', 'items', set(['Roof'], ['Grass']));
    expect([status, message]).toEqual([422, expect.stringMatching(/they are now: Grass; Snow\./)]);
    await done('post', 'items', set([], ['Grass', 'Snow']));
    expect(await refused('post', 'items', set(['Roof'], ['Grass']))).toEqual([
      422,
      expect.stringMatching(/there are none now\./),
    ]);
    await done('post', 'items', { ...set(['Roof']), items_before: null });
    await done('post', 'items', set(['Snow']));
    expect((await done('get', 'items')).items).toMatchObject([{ item_desc: 'Snow' }]);
    await done('post', 'items', set([]));
  });

  it('makes, limits, renews, disables and removes apps, whose credentials work with the client of the package and are shown once [site.api.apps]', async () => {
    const server = await new LocalServer().listen();
    server.listener = (asked, response) => test.test.site.api(asked, response);
    const groups = async (credentials: ClientCredentials) => {
      const given = { ...credentials, api_url: server.url };
      const client = createApiClient({ credentials: given, insecureHttp: true });
      try {
        return await client.user.group.list();
      } finally {
        await client.close();
      }
    };
    try {
      const made = await done('post', 'apps', {
        name: 'desk',
        scopes: ['user-r', 'workorder-rw'],
        accounts: ['acme'],
        callsPerMinute: 100,
      });
      expect(Object.keys(made).sort()).toEqual(
        ['api_url', 'client_id', 'client_secret', 'grant_type', 'scope'].sort(),
      );
      expect(await groups(made)).toMatchObject({ groups: {} });
      // The last call is stored without a wait for it.
      const isUsed = async () => (await test.test.site.apps.get('desk'))?.used_at !== null;
      await until(isUsed, 'the last call');
      const page = await done('get', 'apps');
      expect(JSON.stringify(page)).not.toContain(made.client_secret);
      expect(page).toMatchObject({
        is_served: true,
        calls_per_minute: 6000,
        apps: [
          {
            name: 'desk',
            scopes: ['user-r', 'workorder-rw'],
            is_limited: true,
            accounts: ['acme'],
            links: [],
            sees_codes: false,
            calls_per_minute: 100,
            disabled_at: null,
            used_at: expect.any(Number),
          },
        ],
      });
      expect(page.services).toContain('workorder');

      await done('patch', 'apps/desk', { limits: null, bounds: { callsPerMinute: null } });
      expect((await done('get', 'apps')).apps).toMatchObject([
        { is_limited: false, accounts: [], calls_per_minute: null },
      ]);
      await done('post', 'apps/desk/disable');
      await expect(groups(made)).rejects.toThrow();
      await done('post', 'apps/desk/enable');
      const renewed = await done('post', 'apps/desk/rotate');
      expect(renewed.client_id).toBe(made.client_id);
      await expect(groups(made)).rejects.toThrow();
      expect(await groups(renewed)).toMatchObject({ groups: {} });
      await done('post', 'apps/keys', { endTokens: true });
      await done('delete', 'apps/desk');
      expect((await done('get', 'apps')).apps).toEqual([]);

      expect(await audited('app')).toEqual(
        [
          'remove desk',
          'keys ',
          'secret desk',
          'enable desk',
          'disable desk',
          'limit desk',
          'limit desk',
          'create desk',
        ].map((act) => `app.${act} administrator console`),
      );
      const audit = JSON.stringify(await test.test.site.audit.list());
      for (const secret of [made.client_secret, renewed.client_secret]) {
        expect(audit).not.toContain(secret);
      }
    } finally {
      await server.close();
    }
  });

  it('names the member of an app that is refused', async () => {
    const make = (app: object) =>
      refused('post', 'apps', { name: 'x', scopes: ['user-r'], ...app });
    await done('post', 'apps', { name: 'there', scopes: ['user-r'] });
    expect(await make({ name: 'there' })).toEqual([409, 'There is already an app there.']);
    expect(await make({ scopes: [] })).toEqual([
      422,
      expect.stringMatching(/^apps\.create\.scopes: is required/),
    ]);
    expect(await make({ callsPerMinute: 'many' })).toEqual([
      422,
      expect.stringMatching(/^apps\.create\.callsPerMinute: must be a whole number/),
    ]);
    expect(await make({ accounts: ['nobody'] })).toEqual([404, 'There is no account nobody.']);
    expect(await refused('patch', 'apps/there', { scopes: [] })).toEqual([
      422,
      expect.stringMatching(/^apps\.scopes: is not known/),
    ]);
    expect(await refused('patch', 'apps/none', { limits: null })).toEqual([
      404,
      'There is no app none.',
    ]);
    await done('delete', 'apps/there');
  });

  it('keeps price lists and units, which the JSON API offers with the items of an order [site.api.items]', async () => {
    await done('post', 'units', { name: 'Square foot' });
    await done('post', 'units', { name: 'Load' });
    await done('post', 'units/Load/disable');
    expect((await done('get', 'units')).units).toMatchObject([
      { name: 'Square foot', is_active: true },
      { name: 'Load', is_active: false },
    ]);
    await done('post', 'items', {
      client_company: 'First Bank',
      items: [
        { id: '501', description: 'Grass cut' },
        { id: '502', description: 'Debris' },
      ],
    });
    const order = await test.test.order({ client_company_alias: 'First Bank' });
    const list = { client_company: 'First Bank' };
    await done('post', 'prices', {
      ...list,
      item_id: '501',
      client_price: '57.5',
      contractor_price: '40',
      unit: 'Square foot',
    });
    await done('post', 'prices', { report_id: order, item_id: '501', client_price: '60' });
    expect((await done('get', 'prices/lists')).lists).toEqual([
      { client_company: 'First Bank', report_id: null, price_count: 1 },
      { client_company: '', report_id: order, price_count: 1 },
    ]);
    expect((await done('get', 'prices?client_company=First%20Bank')).prices).toEqual([
      { item_id: '501', client_price: '57.50', contractor_price: '40.00', unit: 'Square foot' },
    ]);

    const credentials = await done('post', 'apps', { name: 'pricing', scopes: ['bid-r'] });
    const { site } = test.test;
    const token = await request(site.api).post('/auth/token').send(credentials).expect(200);
    const call = async (path: string, body: object = {}) => {
      const asked = request(site.api).post(path).auth(token.body.access_token, { type: 'bearer' });
      return JSON.stringify((await asked.send(body).expect(200)).body);
    };
    const units = await call('/bid/uom');
    expect(units).toContain('Square foot');
    expect(units).not.toContain('Load');
    const items = () => call('/bid/invoice/items', { report_id: Number(order) });
    // The price of the order precedes that of its client.
    expect(await items()).toMatch(/60(?!.*57\.5)/);
    await done('post', 'prices/remove', { report_id: order, item_id: '501' });
    expect(await items()).toContain('57.5');

    expect(await refused('post', 'units', { name: 'Load' })).toEqual([
      409,
      'There is already a unit Load.',
    ]);
    expect(
      await refused('post', 'prices', { ...list, item_id: '501', client_price: '$60' }),
    ).toEqual([422, expect.stringMatching(/^prices\.set\.client_price: must be a decimal number/)]);
    expect(await audited('price')).toEqual([
      `price.remove order ${order} administrator console`,
      `price.set order ${order} administrator console`,
      'price.set First Bank administrator console',
    ]);
    expect(await audited('unit')).toHaveLength(3);
  });

  it('keeps fields of properties, document types and choices of orders', async () => {
    await done('post', 'property-fields', {
      name: 'pool',
      label: 'Pool',
      type: 'dropdown',
      options: ['none', 'drained'],
    });
    expect((await done('get', 'property-fields')).fields).toEqual([
      { name: 'pool', label: 'Pool', type: 'dropdown', options: ['none', 'drained'] },
    ]);
    const add = (field: object) => refused('post', 'property-fields', field);
    expect(await add({ name: 'Pool' })).toEqual([
      422,
      expect.stringMatching(/^properties\.fields\.add\.name: must be at most 64/),
    ]);
    expect(await add({ name: 'kind', type: 'dropdown' })).toEqual([
      422,
      expect.stringMatching(/^properties\.fields\.add\.options: is required/),
    ]);
    expect(await add({ name: 'pool' })).toEqual([409, 'There is already a field pool.']);
    await done('delete', 'property-fields/pool');

    await done('post', 'document-types', { name: 'Permit / lien' });
    expect((await done('get', 'document-types')).types).toMatchObject([{ name: 'Permit / lien' }]);
    expect((await refused('post', 'document-types', { name: ' ' }))[0]).toBe(422);
    await done('delete', 'document-types/Permit%20%2F%20lien');

    const choice = { field: 'work_type', name: 'Grass Cut' };
    await done('post', 'work-choices', choice);
    expect((await done('get', 'work-choices')).choices).toMatchObject([choice]);
    expect((await refused('post', 'work-choices', { ...choice, field: 'city' }))[0]).toBe(422);
    expect((await refused('post', 'work-choices', choice))[0]).toBe(409);
    await done('post', 'work-choices/remove', choice);
    expect((await done('get', 'work-choices')).choices).toEqual([]);
    for (const kind of ['field', 'document-type', 'choice']) {
      expect([kind, await audited(kind)]).toEqual([
        kind,
        [expect.stringMatching(/remove/), expect.stringMatching(/add|create/)],
      ]);
    }
  });

  it('adds, renews, pauses and removes hooks, whose secrets are shown once and whose addresses are masked', async () => {
    const url = 'https://hooks.example/in?key=4711-secret';
    const hook = await done('post', 'hooks', { url, events: ['order', 'trouble'] });
    expect(hook.secret).toMatch(/^whsec_/);
    const { secret } = await done('post', `hooks/${hook.id}/rotate`);
    expect(secret).not.toBe(hook.secret);
    await done('post', `hooks/${hook.id}/disable`);
    const shown = await done('get', 'hooks');
    expect(shown.hooks).toMatchObject([
      { id: hook.id, events: ['order', 'trouble'], disabled_at: expect.any(Number) },
    ]);
    const audit = await test.test.site.audit.list();
    for (const text of [hook.secret, secret, '4711-secret']) {
      expect(JSON.stringify([shown, audit])).not.toContain(text);
    }
    expect(await refused('post', `hooks/${hook.id}/replay-failed`, {})).toEqual([
      409,
      'Its hook is disabled: enable it first.',
    ]);
    await done('post', `hooks/${hook.id}/enable`);
    expect(await done('post', `hooks/${hook.id}/replay-failed`)).toEqual({ count: 0 });
    expect(await done('get', `hooks/${hook.id}/deliveries?state=failed`)).toMatchObject({
      deliveries: [],
      next: null,
    });
    expect((await send('get', `hooks/${hook.id}/deliveries?state=lost`)).status).toBe(422);
    const add = (given: object) => refused('post', 'hooks', { url, events: ['order'], ...given });
    expect(await add({ url: 'http://hooks.example' })).toEqual([
      422,
      expect.stringMatching(/^hooks\.add\.url: must be https/),
    ]);
    expect(await add({ events: [] })).toEqual([
      422,
      expect.stringMatching(/^hooks\.add\.events: must name some/),
    ]);
    await done('delete', `hooks/${hook.id}`);
    expect(await audited('hook')).toHaveLength(5);
  });

  it('tells the settings without a secret, and the storage with its quotas', async () => {
    const settings = await done('get', 'settings');
    expect(settings).toMatchObject({
      public_url: 'http://files.example/',
      database: engine.name,
      exchange_days: 30,
      audit_days: 400,
      backed_up_at: null,
      serves_api: true,
      notes_per_call: 1000,
    });
    expect(JSON.stringify(settings)).not.toMatch(/secret|password|postgres:\/\//);
    const { accounts, links } = await done('get', 'storage');
    expect(accounts).toMatchObject([
      { name: 'acme', bytes: 0, bytes_quota: null },
      { name: 'bolt', files: 0, files_quota: null },
    ]);
    expect(links).toEqual([]);
  });

  it('changes all that is given of a user and of an app, or nothing', async () => {
    const { users } = test.test.owner;
    await users.create({ username: 'half', role: 'reader' });
    const changes = { role: 'operator', password: 'correct horse battery', groups: ['nobody'] };
    expect((await refused('patch', 'users/half', changes))[0]).toBe(404);
    const [half] = (await users.list()).filter(({ username }) => username === 'half');
    expect(half).toMatchObject({ role: 'reader', has_password: false, groups: [] });
    await done('patch', 'users/half', { ...changes, groups: [], is_active: false });
    const [whole] = (await users.list()).filter(({ username }) => username === 'half');
    expect(whole).toMatchObject({ role: 'operator', has_password: true, is_active: false });
    await test.test.site.apps.create({ name: 'half', scopes: ['bid-r'] });
    const limits = { accounts: ['acme'] };
    expect(
      (await refused('patch', 'apps/half', { limits, bounds: { callsPerMinute: -1 } }))[0],
    ).toBe(422);
    const [app] = (await test.test.site.apps.list()).filter(({ name }) => name === 'half');
    expect(app).toMatchObject({ is_limited: false });
    await test.test.site.apps.remove('half');
  });

  it('records damages of an order with their photos, and tells its history who did', async () => {
    const order = await test.test.order({ wo_number: 'WO-D' });
    const add = (file_name: string) =>
      test.test.owner.files.add({
        report_id: order,
        file_name,
        content: Readable.from([Buffer.from('ffd8ffe0', 'hex')]),
      });
    const [first, second] = [await add('a.jpg'), await add('b.jpg')];
    const document = await add('c.pdf');
    const { damage_id } = await done('post', `orders/${order}/damages`, { title: 'Roof leaks' });
    const photos = (file_ids: readonly string[]) =>
      done('post', `damages/${damage_id}/photos`, { file_ids });
    await photos([first, second]);
    await photos([second]);
    expect((await done('get', `orders/${order}/damages`)).damages).toMatchObject([
      { title: 'Roof leaks', kind: 'damage', created_by: 'administrator', file_ids: [second] },
    ]);
    for (const file_ids of [[document], [first, document]]) {
      expect(await refused('post', `damages/${damage_id}/photos`, { file_ids })).toEqual([
        422,
        expect.stringMatching(/file_id: must be the id of a photo of order/),
      ]);
    }
    expect((await done('get', `orders/${order}/damages`)).damages).toMatchObject([
      { file_ids: [second] },
    ]);
    expect(await refused('post', `orders/${order}/damages`, { title: ' ' })).toEqual([
      422,
      'damages.create.title: is required',
    ]);
    expect((await refused('post', `orders/${order}/damages`, { title: 'x', kind: 'y' }))[0]).toBe(
      422,
    );
    const detail = await done('get', `orders/${order}`);
    expect(JSON.stringify(detail.history)).toContain('damage recorded');
    await done('delete', `damages/${damage_id}`);
    expect((await done('get', `orders/${order}/damages`)).damages).toEqual([]);
  });

  it('previews and makes import profiles, imports a file row by row, and exports a day', async () => {
    const profile = {
      name: 'Bank / daily',
      account: 'acme',
      client_company: 'Bank',
      mapping: { Number: 'wo_number', Street: 'address', City: 'city', ST: 'state', Zip: 'zip' },
    };
    const text = 'Number,Street,City,ST,Zip\nB-1,5 Elm,Omaha,NE,68102\nB-2,6 Elm,,NE,68102\n';
    const { rows } = await done('post', 'profiles/preview', { profile, file_name: 'a.csv', text });
    expect(rows).toMatchObject([
      { position: 'row 2', order: { wo_number: 'B-1', address: '5 Elm' }, problem: '' },
      { position: 'row 3', problem: 'orders.create.city: is required' },
    ]);
    expect((await done('get', 'profiles')).profiles).toEqual([]);
    await done('post', 'profiles', profile);
    const at = 'profiles/Bank%20%2F%20daily';
    const page = await done('get', 'profiles');
    expect(page).toMatchObject({ profiles: [{ ...profile, is_active: true }] });
    expect(page.members).toEqual(expect.arrayContaining(['', 'wo_number', 'comments']));
    const wrong = { ...profile, mapping: { Number: 'number' } };
    expect(
      await refused('post', 'profiles/preview', { profile: wrong, file_name: 'a.csv', text }),
    ).toEqual([422, expect.stringContaining('column Number: is mapped to number')]);
    expect(await refused('post', 'profiles', profile)).toEqual([
      409,
      'There is already an import profile Bank / daily.',
    ]);

    const operator = await test.as('operator');
    const upload = (name: string) =>
      operator
        .post(`/api/${at}/files`)
        .query({ name })
        .type('application/octet-stream')
        .send(Buffer.from(text));
    expect((await upload('a.exe')).status).toBe(422);
    const sent = await upload('a.csv').expect(200);
    await test.test.site.start();
    const files = async () => (await done('get', `${at}/files`)).files;
    await until(async () => (await files())[0]?.state === 'done', 'the imported file');
    expect(await files()).toMatchObject([{ file_name: 'a.csv', uploaded_by: 'operator' }]);
    expect((await done('get', `profile-files/${sent.body.id}`)).rows).toMatchObject([
      { position: 'row 2', outcome: 'made', report_id: expect.any(String) },
      { position: 'row 3', outcome: 'refused', reason: 'orders.create.city: is required' },
    ]);

    await awayFromMidnight();
    const day = new Date().toISOString().slice(0, 10);
    const exported = await operator.get(`/api/${at}/export`).query({ day }).expect(200);
    expect(exported.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining(`results-${day}.csv`),
    });
    expect((await operator.get(`/api/${at}/export`).query({ day: 'today' })).status).toBe(422);
    const codes = {
      name: 'codes',
      account: 'acme',
      mapping: { No: 'wo_number', Lock: 'lock_code' },
    };
    await done('post', 'profiles', codes);
    const { owner } = test.test.site;
    const order = { account: 'acme', wo_number: 'C-1', ...PLACE, lock_code: '4711' };
    await owner.orders.readyForOffice(await owner.orders.create(order));
    const reader = await test.as('reader');
    const { body: shown } = await reader.get('/api/profiles/codes/export').query({ day });
    expect(String(shown)).toBe('\ufeffNo,Lock\r\nC-1,\r\n');
    expect(await audited('export')).toContain('export profiles/codes/export reader console');
    await done('delete', 'profiles/codes');
    await done('post', `${at}/disable`);
    expect(await refused('post', `${at}/enable`, {})).toEqual([200, undefined]);
    await done('delete', at);
    expect((await done('get', 'profiles')).profiles).toEqual([]);
    expect(await audited('profile')).toEqual([
      'profile.remove Bank / daily administrator console',
      'profile.change Bank / daily administrator console',
      'profile.change Bank / daily administrator console',
      'profile.remove codes administrator console',
      'profile.create codes administrator console',
      'profile.upload Bank / daily operator console',
      'profile.create Bank / daily administrator console',
    ]);
  });
});
