import crypto from 'node:crypto';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';

const [SQLITE] = ENGINES as [TestEngine];

describe('a site', () => {
  let test: TestSite;
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    test = await TestSite.open(SQLITE);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.close();
  });

  it.each(['create', 'rotate'] as const)(
    'draws no password by %s that a spreadsheet would take for a formula',
    async (way) => {
      const draw = crypto.randomBytes.bind(crypto);
      let draws = 0;
      // The first bits of a `-` in base64url: one draw in 64 begins so.
      jest.spyOn(crypto, 'randomBytes').mockImplementation(((size: number) => {
        const bytes = draw(size);
        if (size === 24) draws += 1;
        if (size === 24 && draws < 4) bytes[0] = 0xf8;
        return bytes;
      }) as typeof crypto.randomBytes);
      const { accounts } = test.owner;
      const { password } =
        way === 'create'
          ? await accounts.create({ username: 'new' })
          : await accounts.rotate('acme');
      expect(draws).toBe(4);
      expect(password).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_-]{31}$/);
    },
  );

  it('writes a note without a type on its own order only', async () => {
    const mine = await test.order();
    const other = await test.order({ wo_number: 'WO-2' });
    await test.owner.notes.create({ report_id: mine, note_text: 'the gate sticks' });
    const texts = async (report_id: string) =>
      JSON.stringify(await test.result('get_notes', { report_id }));
    expect(await texts(mine)).toContain('the gate sticks');
    expect(await texts(other)).not.toContain('the gate sticks');
    expect((await test.owner.notes.list(mine)).map(({ note_type }) => note_type)).toEqual(['wo']);
    expect(await test.owner.notes.list(other)).toEqual([]);
  });
});
