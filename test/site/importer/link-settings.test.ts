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
});
