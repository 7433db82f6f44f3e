import { sql } from 'kysely';
import { isCode } from '../../../src/site/engine/exchanges/masking/house-codes.js';
import { indexTexts } from '../../../src/site/engine/search/index-texts.js';
import { refillWords } from '../../../src/site/engine/search/refill-words.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { FOUND_MEMBERS } from '../../../src/site/engine/store/schema/order-words.js';
import { TEXT_FIELDS } from '../../../src/site/orders/order-fields.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const TODAY = '20261121';

describe.each(ENGINES)('the search for orders on $name', (engine) => {
  let test: TestConsole;
  const agents: Record<string, Awaited<ReturnType<TestConsole['as']>>> = {};
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    agents.reader = await test.as('reader');
    agents.member = await test.as('operator', 'member');
    const { owner } = test.test;
    await owner.users.createGroup('night');
    await owner.users.setGroups('member', ['night']);
    ids.cedar = await test.test.order({
      wo_number: 'WO-1031',
      address: '1211 Cedar Ln',
      city: 'Cedar Rapids',
      state: 'IA',
      zip: '52404',
      loan_number: '7700-1234-99',
      work_type_alias: 'Grass Cut',
      mortgage_name: 'Ägidius Öztürk',
      lock_code: 'secret-lock',
      date_due: '20261120',
    });
    ids.maple = await test.test.order({
      wo_number: '100%_x',
      address: '9 Maple St',
      zip: '68104',
      work_type_alias: 'Winterization',
    });
    ids.neighbour = await test.test.order({
      wo_number: 'WO-3',
      address: '9 Maple St',
      zip: '68104',
    });
    const note = (report_id: string, note_text: string, more: object = {}) =>
      owner.notes.create({ report_id, note_text, ...more });
    await note(ids.cedar, 'the gate\nis  broken');
    await note(ids.maple, 'the boiler has burst', { groups: ['night'] });
    await note(ids.maple, 'beware of the dog', { note_type: 'prop' });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  function as(who: string) {
    const agent = agents[who];
    if (!agent) throw new Error('nobody of this name');
    return agent;
  }

  async function found(text: string, query: object = {}, who = 'reader') {
    const asked = { view: 'all', today: TODAY, text, ...query };
    const { body } = await as(who).get('/api/orders').query(asked).expect(200);
    const { body: sum } = await as(who).get('/api/orders/total').query(asked).expect(200);
    expect(sum).toEqual({ total: body.orders.length, is_more: false });
    const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
    return body.orders.map(({ id }: { id: string }) => names[id]);
  }

  /** Carries all texts into the index, where there is one that is filled later. */
  async function index() {
    const database = await openDatabase(test.test.database);
    while (database.writeBeside && (await indexTexts(database)) > 0);
    await database.close();
  }

  const FINDS: readonly (readonly [text: string, names: readonly string[]])[] = [
    ['1211 Cedar Ln, Cedar Rapids', ['cedar']],
    ['rapids CEDAR 12', ['cedar']],
    ['68104', ['neighbour', 'maple']],
    ['#WO-1031', ['cedar']],
    ['1031', ['cedar']],
    ['Grass Cut', ['cedar']],
    ['7700-1234-99', ['cedar']],
    ['700-12', ['cedar']],
    ['Winteriz', ['maple']],
    ['ÖZTÜRK', ['cedar']],
    ['ägidius', ['cedar']],
    ['broken gate', ['cedar']],
    ['dog', ['neighbour', 'maple']],
    ['100%_', ['maple']],
    ['9 Maple', ['neighbour', 'maple']],
    ['"maple"', ['neighbour', 'maple']],
    ['"', []],
    ['100__x', []],
    ['maple AND NOT OR *', []],
    ['secret-lock', []],
    ['cedar maple', []],
    ['edarra', []],
    ['cedar broken', ['cedar']],
    ['dog 9 maple WO-3', ['neighbour']],
    ["' OR 1=1 --", []],
    [', ,', []],
    ['\u{1F3E0}\ud83c', []],
  ];

  describe.each(['not yet indexed', 'indexed'])('%s', (state) => {
    beforeAll(async () => {
      if (state === 'indexed') await index();
    });

    it.each(FINDS)('of %j finds %j', async (text, names) => {
      expect(await found(text)).toEqual(names);
    });

    it('finds orders of a view, and of an account', async () => {
      expect(await found('cedar', { view: 'late' })).toEqual(['cedar']);
      expect(await found('maple', { view: 'late' })).toEqual([]);
      expect(await found('cedar', { partner: 'acme' })).toEqual(['cedar']);
      expect(await found('cedar', { partner: 'bolt' })).toEqual([]);
      expect(await found('', { partner: 'nobody' })).toEqual([]);
    });

    it('finds no order by a note of a group for others than its members [site.visible.groups]', async () => {
      expect(await found('boiler', {}, 'member')).toEqual(['maple']);
      expect(await found('boiler')).toEqual([]);
      const { text } = await as('reader')
        .get('/api/orders.csv')
        .query({ view: 'all', today: TODAY, text: 'boiler' })
        .expect(200);
      expect(text).not.toContain('Maple');
    });
  });

  it('follows changes of orders and notes, and their removal', async () => {
    const { owner } = test.test;
    const id = await test.test.order({ wo_number: 'WO-77', address: '5 Birch Rd' });
    ids.birch = id;
    expect(await found('birch')).toEqual(['birch']);
    await index();
    await owner.orders.update(id, { address: '5 Linden Rd' });
    expect(await found('birch')).toEqual([]);
    expect(await found('linden')).toEqual(['birch']);
    await index();
    expect(await found('birch')).toEqual([]);
    expect(await found('linden')).toEqual(['birch']);
    const note_id = await owner.notes.create({ report_id: id, note_text: 'a yellow door' });
    await index();
    expect(await found('yellow')).toEqual(['birch']);
    const database = await openDatabase(test.test.database);
    await database.write(async (tx) => {
      await tx
        .updateTable('notes')
        .set({ body: 'a green door' })
        .where('id', '=', note_id)
        .execute();
    });
    expect([await found('yellow'), await found('green')]).toEqual([[], ['birch']]);
    await index();
    expect([await found('yellow'), await found('green')]).toEqual([[], ['birch']]);
    await database.write(async (tx) => {
      await tx.deleteFrom('notes').where('id', '=', note_id).execute();
    });
    expect(await found('green')).toEqual([]);
    await database.write(async (tx) => {
      await tx.deleteFrom('order_history').where('order_id', '=', id).execute();
      await tx.deleteFrom('order_changes').where('order_id', '=', id).execute();
      await tx.deleteFrom('orders').where('id', '=', id).execute();
    });
    expect(await found('linden')).toEqual([]);
    await index();
    const { rows } = await sql<{ all_count: number }>`
      SELECT count(*) AS all_count FROM order_texts WHERE order_id = ${id}`.execute(database.read);
    expect(rows).toEqual([{ all_count: 0 }]);
    await database.close();
  });

  it('of each word that an order shows finds it, and of words of its text and its notes together [console.find]', async () => {
    const { owner } = test.test;
    await owner.users.create({
      username: 'dispatcher7',
      role: 'operator',
      password: 'a long pass phrase',
    });
    const fields = Object.fromEntries(
      TEXT_FIELDS.map((name) => [name, `${name.replaceAll('_', '-')}-shown`]),
    );
    const id = await test.test.order({
      ...fields,
      wo_number: 'SHOWN-1',
      org_wo_num: '7700177',
      comments: 'Knock twice,\nthen "wait" at the back-door; call 555-0199.',
      line_items: [
        { desc: 'Mow the lawn', qty: '1', price: '60', add: 'extra long' },
        { desc: 'Rake leaves', qty: '1', price: '20' },
      ],
    });
    const person = { command: 'assign', ids: [id], person: 'dispatcher7' };
    await as('member').post('/api/orders/many').send(person).expect(200);
    await owner.orders.reject(id, 'blurry photographs');
    await owner.notes.create({ report_id: id, note_text: 'the neighbour keeps a spare key' });
    const { body } = await as('member').get(`/api/orders/${id}`).expect(200);
    const { account, wo_status, status_reason, notes, line_items } = body;
    const shown = [
      ...[id, body.wo_number, body.org_wo_num, account, wo_status, status_reason, 'dispatcher7'],
      ...Object.values(body.fields).filter((value) => !/^\d{8}$/.test(String(value ?? ''))),
      ...notes.map(({ note_text }: { note_text: string }) => note_text),
      ...line_items.flatMap(({ desc, add }: { desc: string; add: string }) => [desc, add]),
    ];
    const words = new Set(
      shown
        .join(' ')
        .split(/\s+/)
        .filter((word) => word !== ''),
    );
    expect(words.size).toBeGreaterThan(40);
    const finds = async (q: string) => {
      const found = await as('member').get('/api/find').query({ q, today: TODAY }).expect(200);
      return found.body.owned.some((order: { id: string }) => order.id === id);
    };
    for (const indexed of [false, true]) {
      if (indexed) await index();
      const missing = [];
      for (const word of words) if (!(await finds(word))) missing.push(word);
      expect(missing).toEqual([]);
      expect(await finds('spare lawn twice dispatcher7 SHOWN-1 knock')).toBe(true);
      expect(await finds('spare lawn dispatcher7 absent')).toBe(false);
      expect(await finds('lock-code-shown')).toBe(false);
    }
    // Line items that are replaced, and a user who has another name.
    await owner.orders.update(id, { line_items: [{ desc: 'Sweep', qty: '1', price: '1' }] });
    expect([await finds('lawn'), await finds('sweep knock')]).toEqual([false, true]);
    const database = await openDatabase(test.test.database);
    await database.write(async (tx) => {
      await tx
        .updateTable('users')
        .set({ display_name: 'Renamed Person' })
        .where('username', '=', 'dispatcher7')
        .execute();
    });
    for (const indexed of [false, true]) {
      if (indexed) await index();
      while (await refillWords(database));
      expect(await finds('renamed knock')).toBe(true);
      expect(await finds('sweep dispatcher7')).toBe(true);
    }
    await database.close();
    expect(
      TEXT_FIELDS.filter((name) => !isCode(name) && !Object(FOUND_MEMBERS).includes(name)),
    ).toEqual([]);
  });

  it('counts up to 1,000 orders, and pages through more in the order of the view', async () => {
    const database = await openDatabase(test.test.database);
    const first = ids.cedar ?? '';
    await database.write(async (tx) => {
      const numbers =
        engine.name === 'sqlite'
          ? sql`(WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100) SELECT n FROM numbers)`
          : sql`(SELECT n FROM generate_series(1, 1100) n)`;
      await sql`INSERT INTO orders (account_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed, modified_at, created_at)
        SELECT account_id, property_id, 'MANY-' || n, 'Unread', '{"city":"Manytown"}', CASE WHEN n % 2 = 0 THEN '20261119' ELSE '' END,
        is_assigned, is_other_allowed, n, n FROM orders, ${numbers} AS numbers WHERE id = ${first}`.execute(
        tx,
      );
    });
    await database.close();
    const total = async (query: object) =>
      (
        await as('reader')
          .get('/api/orders/total')
          .query({ view: 'all', today: TODAY, ...query })
      ).body;
    const many = { total: 1000, is_more: true };
    expect(await total({})).toEqual(many);
    expect(await total({ text: 'manytown' })).toEqual(many);
    expect(await total({ text: 'manytown', view: 'late' })).toEqual({ total: 550, is_more: false });
    expect(await total({ text: 'MANY-1100' })).toEqual({ total: 1, is_more: false });
    await index();
    expect(await total({ text: 'manytown' })).toEqual(many);
    for (const [view, count] of [
      ['all', 1100],
      ['late', 550],
    ] as const) {
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const query = { view, today: TODAY, text: 'manytown', next };
        const answer = await as('reader').get('/api/orders').query(query).expect(200);
        const body: { orders: { id: string }[]; next: string | null } = answer.body;
        seen.push(...body.orders.map(({ id }) => id));
        next = body.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([count, count]);
    }
  });
});
