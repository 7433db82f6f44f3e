import { textAt } from '../../src/site/console/sign-on/claims.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { ENGINES } from './databases.js';
import { TestSite } from './open-site.js';

/** A line break, a tab, an escape of terminals, a delete, a control of C1, and a separator of lines. */
const BEYOND_ONE_LINE = [
  'a\nb',
  'a\r\nb',
  'a\tb',
  'a\u001b[2Jb',
  'a\u007fb',
  'a\u0085b',
  'a\u2028b',
];
const FORM = /must be one line, without tabs, line breaks and other control characters/;
const LINK = { url: 'http://127.0.0.1:9/link', password: 'x' };
const FIELD = { name: 'roof', type: 'text' } as const;

const [engine] = ENGINES;

describe('the names of records and people', () => {
  let test: TestSite;
  beforeAll(async () => {
    await engine?.start();
    if (engine) test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine?.stop();
  });

  it.each([
    [
      'an account',
      async (name: string): Promise<unknown> => test.owner.accounts.create({ username: name }),
    ],
    [
      'an account as shown',
      (name: string) => test.owner.accounts.create({ username: 'shown', display_name: name }),
    ],
    [
      'an account at its receiver',
      (name: string) => test.owner.accounts.create({ username: 'r', receiver_username: name }),
    ],
    [
      'a client company of an account',
      (name: string) => test.owner.accounts.create({ username: 'c', client_companies: [name] }),
    ],
    ['a user', (name: string) => test.owner.users.create({ username: name })],
    [
      'a user as shown',
      (name: string) => test.owner.users.create({ username: 'shown', display_name: name }),
    ],
    ['a note group', (name: string) => test.owner.users.createGroup(name)],
    ['a link', (name: string) => test.site.importer.links.add({ ...LINK, username: 'x', name })],
    [
      'the user of a link',
      (name: string) => test.site.importer.links.add({ ...LINK, username: name }),
    ],
    [
      'the client company of a link',
      (name: string) =>
        test.site.importer.links.add({ ...LINK, username: 'x', client_company: name }),
    ],
    ['a unit', (name: string) => test.owner.units.create(name)],
    ['a document type', (name: string) => test.owner.documentTypes.create(name)],
    ['a work type', (name: string) => test.owner.choices.add('work_type', name)],
    [
      'a label of a field',
      (label: string) => test.owner.properties.fields.add({ ...FIELD, label }),
    ],
  ])('are one line: %s', async (_what, give) => {
    for (const name of BEYOND_ONE_LINE) {
      const error: unknown = await give(name).then(
        () => 'taken',
        (refusal) => refusal,
      );
      expect(error).toMatchObject({ code: 'input_invalid' });
      expect(String(error)).toMatch(FORM);
      // The message is shown and logged: it never repeats the name.
      expect(String(error)).not.toContain(name);
    }
  });

  it('hold letters of any language, and emoji with joiners', async () => {
    const { users } = test.owner;
    await users.create({ username: 'żółć', display_name: 'नमस्ते 👩‍🔧 O’Brien' });
    const made = (await users.list()).find(({ username }) => username === 'żółć');
    expect(made).toMatchObject({ display_name: 'नमस्ते 👩‍🔧 O’Brien' });
  });

  it('are absent where a provider of single sign-on states several lines', () => {
    for (const name of BEYOND_ONE_LINE) expect(textAt({ name }, 'name')).toBe('');
    expect(textAt({ name: ' Ann Lee\n' }, 'name')).toBe('Ann Lee');
  });

  it('lose blanks and line breaks around them', async () => {
    await test.owner.users.createGroup('  crew\n');
    expect(await test.owner.users.groups()).toContain('crew');
  });

  it('are changed and removed where an earlier version has stored a wrong one', async () => {
    const stored = { username: 'old\tone', display_name: 'old\tone', role: 'reader' };
    const database = await openDatabase(test.database);
    await database.write((tx) =>
      tx
        .insertInto('users')
        .values({ ...stored, password_hash: null, is_active: true, created_at: 1 })
        .execute(),
    );
    await database.write((tx) =>
      tx.insertInto('document_types').values({ name: 'old\ttype', created_at: 1 }).execute(),
    );
    await database.close();
    await test.owner.users.setProfile('old\tone', { display_name: 'One' });
    await test.owner.users.setActive('old\tone', false);
    await test.owner.documentTypes.remove('old\ttype');
    const users = await test.owner.users.list();
    expect(users.find(({ username }) => username === 'old\tone')).toMatchObject({
      display_name: 'One',
      is_active: false,
    });
  });
});
