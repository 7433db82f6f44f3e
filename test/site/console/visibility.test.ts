import { Readable } from 'node:stream';
import { defineForm } from '../../../src/forms/index.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const LOCK = '4711-lock';
const KEY = '0815-key';
const CODES = new RegExp(`${LOCK}|${KEY}|new-lock`);
const SECRET = 'the dog is called Rex';

describe.each(ENGINES)('what people see in the console on $name', (engine) => {
  let test: TestConsole;
  const agents: Record<string, Awaited<ReturnType<TestConsole['as']>>> = {};
  let id = '';
  let hidden = '';
  let file = '';

  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    for (const role of ['reader', 'operator', 'administrator'] as const) {
      agents[role] = await test.as(role);
    }
    agents.member = await test.as('operator', 'member');
    const { owner } = test.test;
    await owner.users.createGroup('night');
    await owner.users.setGroups('member', ['night']);
    await fill();
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  /** An order whose codes are changed, shown by a form and exchanged, and that has a note for a group. */
  async function fill(): Promise<void> {
    const { owner } = test.test;
    const questions = { lock: { type: 'svcfield', text: 'Lock code' } } as const;
    const form = defineForm({ id: 7, name: 'Entry', questions });
    await owner.forms.add(form, { form_ver_id: 1 });
    const pcr_forms = [{ pcr_form_id: 7 }];
    id = await test.test.order({ lock_code: LOCK, key_code: KEY, pcr_forms });
    await test.test.result('mark_order_imported', { report_id: id });
    await owner.orders.update(id, { lock_code: 'new-lock' });
    hidden = await owner.notes.create({ report_id: id, note_text: SECRET, groups: ['night'] });
    await owner.notes.create({ report_id: id, note_text: 'for all to read' });
    file = await owner.files.add({
      report_id: id,
      file_name: 'plan-of-night.pdf',
      note_id: hidden,
      content: Readable.from([Buffer.from('%PDF-1.4')]),
    });
    await test.test.result('get_order', { report_id: id });
    await test.test.result('get_all_orders', {});
    await test.test.result('get_all_updates', {} as never);
    await test.test.result('get_notes', { report_id: id });
    await test.test.site.exchanges.flush();
  }

  function as(who: string) {
    const agent = agents[who];
    if (!agent) throw new Error('nobody of this name');
    return agent;
  }
  const get = (who: string, path: string) => as(who).get(`/api/${path}`);

  it('are hidden in what a form begins with', async () => {
    const { body } = await get('administrator', `orders/${id}/forms/7/offer`).expect(200);
    expect(body.beginning).toMatchObject([{ question: 'Lock code', answer: '***' }]);
  });

  /** All that can be read by GET, of the order and of its exchanges. */
  async function allOf(who: string): Promise<string> {
    const { body } = await get(who, 'exchanges');
    const ids: string[] = body.exchanges.map((one: { id: string }) => one.id);
    const today = 'today=20240101&view=all';
    const paths = [
      `orders/${id}`,
      `orders/${id}/forms/7/offer`,
      `orders?${today}`,
      `orders.csv?${today}`,
      'exchanges.csv',
      'jobs',
      ...ids.map((one) => `exchanges/${one}`),
    ];
    const texts = await Promise.all(
      paths.map(async (path) => (await get(who, path).expect(200)).text),
    );
    return texts.join('\n');
  }

  it.each(['reader', 'operator', 'administrator'])(
    'holds no code of a house for a %s: not in changes, forms, exchanges and exports [site.visible.codes]',
    async (who) => {
      const text = await allOf(who);
      expect(text).not.toMatch(CODES);
      expect(text).toContain('get_all_updates');
      expect(text).toContain('1 Elm St');
      expect(text).toMatch(/"field":"lock_code"/);
    },
  );

  it('has codes by a request that the history names, and the wire and the stored changes are complete [site.visible.codes]', async () => {
    const { body } = await as('operator').post(`/api/orders/${id}/codes`).send({}).expect(200);
    expect(body).toEqual({ lock_code: 'new-lock', key_code: KEY });
    const history = await test.test.owner.orders.history(id);
    expect(history.at(-1)).toMatchObject({ actor: 'operator', action: 'codes shown' });
    await as('reader').post(`/api/orders/${id}/codes`).send({}).expect(403);
    const updates = await test.test.result('get_all_updates', {} as never);
    expect(JSON.stringify(updates)).toContain('new-lock');
    expect(JSON.stringify(await test.test.result('get_order', { report_id: id }))).toMatch(CODES);
  });

  it.each(['reader', 'operator', 'administrator'])(
    'has no note for a group, and nothing that is attached to it, for a %s outside of the group [site.visible.groups]',
    async (who) => {
      const text = await allOf(who);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain('plan-of-night');
      expect(text).toContain('for all to read');
      // The entry itself is there.
      expect(text).toContain('"event_name":"get_notes"');
      await get(who, `files/${file}`).expect(404);
      await get(who, `files/${file}/thumbnail`).expect(404);
    },
  );

  it('shows a member of the group its notes and what is attached, and no exchange holds the text [site.visible.groups]', async () => {
    const { text } = await get('member', `orders/${id}`).expect(200);
    expect(text).toContain(SECRET);
    expect(text).toContain('plan-of-night');
    await get('member', `files/${file}`).expect(200);
    const exchanges = (await get('member', 'exchanges')).body.exchanges;
    for (const one of exchanges) {
      expect((await get('member', `exchanges/${one.id}`)).text).not.toContain(SECRET);
    }
    const answer = JSON.stringify(await test.test.result('get_notes', { report_id: id }));
    expect(answer).toContain(SECRET);
  });

  it('refuses to revise a note that its writer cannot see, as one that is not there [site.visible.groups]', async () => {
    const revision = { note_text: 'revised', revises: hidden };
    const { body } = await as('operator')
      .post(`/api/orders/${id}/notes`)
      .send(revision)
      .expect(404);
    const unknown = { note_text: 'revised', revises: '999999' };
    const other = await as('operator').post(`/api/orders/${id}/notes`).send(unknown).expect(404);
    expect(body.message.replace(hidden, '')).toBe(other.body.message.replace('999999', ''));
    await as('member').post(`/api/orders/${id}/notes`).send(revision).expect(200);
  });
});
