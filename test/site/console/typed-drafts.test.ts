import { sql } from 'kysely';
import { databaseLocation } from '../../../src/site/engine/store/database-source.js';
import { openLocation } from '../../../src/site/engine/store/open-database.js';
import { migrate } from '../../../src/site/engine/store/schema/migrations.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

describe.each(ENGINES)('texts that are typed in a console on $name', (engine) => {
  let test: TestConsole;
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const PLACE = `/api/drafts/${encodeURIComponent('orders/1/note')}`;
  const typed = (text: string, version = 0, writer = 'tab 1') => ({
    version,
    writer,
    content: { fields: { note_text: text } },
  });

  it('are stored over the version that their writer knows, and refused over another [console.keep.two-editors]', async () => {
    const cy = await test.as('operator', 'cy');
    const first = await cy.post(PLACE).send(typed('one')).expect(200);
    expect(first.body).toEqual({ stored: { version: 1, at: expect.any(Number) } });
    expect((await cy.post(PLACE).send(typed('two', 1)).expect(200)).body.stored.version).toBe(2);
    const other = await cy
      .post(PLACE)
      .send(typed('three', 1, 'tab 2'))
      .expect(200);
    expect(other.body).toEqual({
      other: { version: 2, by: 'cy', at: expect.any(Number), content: typed('two').content },
    });
    // The answer was lost: the same page, or the same text, is no other version.
    expect((await cy.post(PLACE).send(typed('four', 1)).expect(200)).body.stored.version).toBe(3);
    const same = await cy
      .post(PLACE)
      .send(typed('four', 0, 'tab 3'))
      .expect(200);
    expect(same.body.stored.version).toBe(3);
    const { body } = await cy.get(PLACE).expect(200);
    expect(body.draft).toMatchObject({ version: 3, content: typed('four').content });
  });

  it('are stored by one of several pages that write over the same version at once [console.keep.two-editors]', async () => {
    const cy = await test.as('operator', 'cy');
    const at = `/api/drafts/${encodeURIComponent('orders/1/at-once')}`;
    const pages = Array.from({ length: 8 }, (_, page) => `page ${page}`);
    for (const version of [0, 1, 2]) {
      const answers = await Promise.all(
        pages.map((page) => cy.post(at).send(typed(`${page} over ${version}`, version, page))),
      );
      const stored = answers.filter(({ body }) => 'stored' in body);
      expect(stored.map(({ body }) => body.stored.version)).toEqual([version + 1]);
      expect(answers.filter(({ body }) => 'other' in body)).toHaveLength(pages.length - 1);
    }
  });

  it('are shown to their user only, listed, and removed [console.keep.typing]', async () => {
    const cy = await test.as('operator', 'cy');
    const bo = await test.as('operator', 'bo');
    await cy.post(PLACE).send(typed('mine', 99)).expect(200);
    expect((await bo.get(PLACE).expect(200)).body).toEqual({ draft: null, others: [] });
    expect((await bo.post(PLACE).send(typed('yours')).expect(200)).body.stored.version).toBe(1);
    expect((await bo.get('/api/drafts').expect(200)).body.drafts).toEqual([
      { path: 'orders/1/note', at: expect.any(Number) },
    ]);
    await bo.delete(PLACE).expect(200);
    expect((await bo.get('/api/drafts').expect(200)).body.drafts).toEqual([]);
    expect((await cy.get(PLACE).expect(200)).body.draft).not.toBeNull();
  });

  it('stay where a late removal is that of an earlier text', async () => {
    const cy = await test.as('operator', 'cy');
    const at = `/api/drafts/${encodeURIComponent('orders/1/late')}`;
    const first = await cy.post(at).send(typed('first')).expect(200);
    const finished = { writer: 'tab 1', at: first.body.stored.at };
    await cy.delete(at).query(finished).expect(200);
    test.test.ahead += 1;
    await cy
      .post(at)
      .send(typed('second', 0, 'tab 2'))
      .expect(200);
    await cy.delete(at).query(finished).expect(200);
    expect((await cy.get(at).expect(200)).body.draft.content).toEqual(typed('second').content);
    // The answer to the only save was lost: its page knows no time.
    await cy.delete(at).query({ writer: 'tab 2', at: 0 }).expect(200);
    expect((await cy.get(at).expect(200)).body.draft).toBeNull();
    await cy.delete(at).query({ writer: 'tab 2', at: 'x' }).expect(422, /at/);
  });

  it('show who has the same place open', async () => {
    const cy = await test.as('operator', 'cy');
    const bo = await test.as('operator', 'bo');
    const place = `/api/drafts/${encodeURIComponent('imported/1/forms/71')}`;
    expect((await cy.get(place).query({ writer: 'a' }).expect(200)).body.others).toEqual([]);
    expect((await bo.get(place).query({ writer: 'b' }).expect(200)).body.others).toEqual(['cy']);
    expect((await cy.get(place).query({ writer: 'a' }).expect(200)).body.others).toEqual(['bo']);
  });

  it('are bounded, and no reader stores one [console.roles]', async () => {
    const cy = await test.as('operator', 'cy');
    const content = { text: 'x'.repeat(1_000_001) };
    await cy
      .post(PLACE)
      .send({ version: 0, writer: 'a', content })
      .expect(422, /1000000/);
    await cy
      .post(PLACE)
      .send({ ...typed('x'), version: -1 })
      .expect(422, /version/);
    await cy
      .post(PLACE)
      .send({ ...typed('x'), writer: '' })
      .expect(422, /writer/);
    await cy
      .post(PLACE)
      .send({ ...typed('x'), content: 'text' })
      .expect(422, /object/);
    await cy
      .post(PLACE)
      .send({ ...typed('x'), more: 1 })
      .expect(422, /more/);
    const odd = encodeURIComponent('a b');
    await cy.post(`/api/drafts/${odd}`).send(typed('x')).expect(422, /path/);
    await cy
      .post(`/api/drafts/${'p'.repeat(201)}`)
      .send(typed('x'))
      .expect(422, /200/);
    const noForm = encodeURIComponent('imported/999/forms/71');
    await cy.post(`/api/drafts/${noForm}`).send(typed('x')).expect(404);
    const reader = await test.as('reader');
    await reader.post(PLACE).send(typed('x')).expect(403);
    await reader.get(PLACE).expect(403);
    await reader.delete(PLACE).expect(403);
    await test.stranger.get('/api/drafts').expect(401);
  });

  it('hold the forms that an older site has stored [site.store.migrations]', async () => {
    const database = await openLocation(databaseLocation(await engine.address()));
    await migrate(database, 2);
    const run = (text: string) => database.write((tx) => sql.raw(text).execute(tx));
    await run(
      "INSERT INTO properties (address, city, state, zip, place_key, created_at) VALUES ('a', 'c', 's', 'z', 'k', 1)",
    );
    await run(
      `INSERT INTO orders (property_id, wo_number, status, fields, is_assigned, is_other_allowed, modified_at, created_at)
       SELECT id, 'WO', 'Unread', '{}', ${engine.name === 'sqlite' ? '1, 1' : 'true, true'}, 1, 1 FROM properties`,
    );
    await run(
      `INSERT INTO form_drafts (order_id, pcr_form_id, answers, username, modified_at)
       SELECT id, '71', '{"1":"half"}', 'cy', 5 FROM orders`,
    );
    await migrate(database);
    const rows = await database.read.selectFrom('typed_drafts').selectAll().execute();
    const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await database.close();
    expect(rows).toMatchObject([
      { path: `imported/${id}/forms/71`, owner_key: '', username: 'cy', modified_at: 5 },
    ]);
    expect(JSON.parse(rows[0]?.content ?? '')).toEqual({ answers: { '1': 'half' } });
  });
});
