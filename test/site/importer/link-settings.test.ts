import type { LinkClient } from '../../../src/client/index.js';
import { LinkClients } from '../../../src/site/importer/links/link-clients.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { StubOwner } from './pair.js';

describe.each(ENGINES)('the settings of a link on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    test = await TestSite.open(engine, { allowedHosts: [stub.server.host] });
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const links = () => test.site.importer.links;
  const GIVEN = {
    dialect: { obj_url: 'acme_url' },
    recognises_repetitions: true,
    job_notes: true,
    supplied_notes: true,
    invoicing: false,
    bid_comp_confirm: true,
    assign_vendors: false,
    files_by_address: true,
    poll_seconds: 77,
  };
  const add = () =>
    links().add({ name: 'stub', url: stub.url, username: 'us', password: 'open sesame', ...GIVEN });

  it('are those that were given', async () => {
    await add();
    expect((await links().get('stub'))?.settings).toEqual(GIVEN);
  });

  it.each([
    ['acme', { brand: 'acme' }],
    ['brand=acme, obj_url=s3_url', { brand: 'acme', obj_url: 's3_url' }],
    ['', {}],
  ])(
    'take the names on the wire %j as text, as those of accounts [site.link.dialect]',
    async (text, dialect) => {
      await add();
      expect((await links().update('stub', { dialect: text })).settings).toEqual({
        ...GIVEN,
        dialect,
      });
    },
  );

  it.each([
    ['poll_seconds', 60],
    ['invoicing', true],
    ['recognises_repetitions', false],
    ['dialect', {}],
  ])('stay as they are where only %s is changed', async (name, value) => {
    await add();
    const updated = await links().update('stub', { [name]: value });
    expect(updated.settings).toEqual({ ...GIVEN, [name]: value });
    expect((await links().get('stub'))?.settings).toEqual({ ...GIVEN, [name]: value });
  });

  it('stay as they are where one that is given is refused', async () => {
    await add();
    await expect(links().update('stub', { poll_seconds: 0, invoicing: true })).rejects.toThrow(
      'poll_seconds',
    );
    expect((await links().get('stub'))?.settings).toEqual(GIVEN);
  });

  it('stay as they are over a change of the client company, a pause and another password', async () => {
    await add();
    await links().update('stub', { client_company: 'Acme' });
    await links().pause('stub');
    await links().resume('stub');
    await links().rotate('stub', 'another password');
    const link = await links().get('stub');
    expect(link?.settings).toEqual(GIVEN);
    expect(link?.client_company).toBe('Acme');
    expect(link?.paused_at).toBeNull();
  });

  it('make a new client each time they change, of which the last four stay open until the end', async () => {
    const { id } = await add();
    const made: LinkClient[] = [];
    const closed = new Set<LinkClient>();
    class CountedClients extends LinkClients {
      override connect(...given: Parameters<LinkClients['connect']>): LinkClient {
        const client = super.connect(...given);
        made.push(client);
        const close = async () => {
          closed.add(client);
          await client.close();
        };
        return Object.assign(Object.create(client), { close });
      }
    }
    const clients = new CountedClients(Reflect.get(test.site.importer.orders, 'context'));
    try {
      for (let count = 1; count <= 12; count += 1) {
        await links().update('stub', { poll_seconds: 60 + count });
        const { client } = await clients.open(id);
        expect((await clients.open(id)).client).toBe(client);
        expect(made).toHaveLength(count);
        expect(made.filter((one) => !closed.has(one))).toEqual(made.slice(-4));
      }
    } finally {
      await clients.close();
    }
    expect(closed.size).toBe(12);
  });
});
