import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { housePicture } from '../../../examples/quickstart/src/demo/house-picture.js';
import { defineForm, parseForm } from '../../../src/forms/index.js';
import { DiskFileStore } from '../../../src/site/engine/files/disk-file-store.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { change } from '../troubles/put-conditions.js';
import { TestConsole } from './open-console.js';

const TODAY = '20261122';
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: { remarks: { type: 'textarea', text: 'Remarks' } },
});

describe.each(ENGINES)('what a console shows of the importing side on $name', (engine) => {
  let owner: TestSite;
  let server: Server;
  let test: TestConsole;
  let url = '';
  beforeAll(async () => {
    await engine.start();
    owner = await TestSite.open(engine);
    server = createServer((request, response) => owner.site.receiver(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    url = `http://${host}/link`;
    test = await TestConsole.open(engine, { allowedHosts: [host] });
    await test.test.site.start();
  });
  afterAll(async () => {
    await test?.close();
    server?.closeAllConnections();
    server?.close();
    await owner?.close();
    await engine.stop();
  });

  const link = (more = {}) => ({
    name: 'big owner',
    url,
    username: 'acme',
    password: 'open sesame',
    ...more,
  });

  /** Asks until it is as expected: the import works in the background. */
  async function until<Answer>(read: () => Promise<Answer>, isThere: (answer: Answer) => boolean) {
    let answer = await read();
    await eventually(async () => {
      if (!isThere(answer)) answer = await read();
      return isThere(answer);
    });
    return answer;
  }

  it('is a link that is made, tested, paused and removed, and no password of it [console.accounts]', async () => {
    const administrator = await test.as('administrator');
    const operator = await test.as('operator');
    await operator.post('/api/links').send(link()).expect(403);
    const made = await administrator.post('/api/links').send(link()).expect(200);
    expect(made.body).toMatchObject({
      name: 'big owner',
      failure: null,
      validated_at: expect.any(Number),
    });
    await administrator.post('/api/links').send(link()).expect(409);
    const wrong = await administrator
      .post('/api/links')
      .send(link({ name: 'wrong', password: 'no' }))
      .expect(200);
    expect(wrong.body.failure).toEqual(expect.any(String));
    await administrator.post('/api/links/wrong/rotate').send({ password: 'neither' }).expect(502);
    await administrator
      .post('/api/links/wrong/rotate')
      .send({ password: 'open sesame' })
      .expect(200);
    await operator.post('/api/links/wrong/test').send({}).expect(200);
    await administrator.post('/api/links/wrong/pause').send({}).expect(200);
    const { body, text } = await operator.get('/api/links').expect(200);
    expect(body.links).toMatchObject([
      { name: 'big owner' },
      { name: 'wrong', paused_at: expect.any(Number) },
    ]);
    expect(text).not.toMatch(/sesame|secret|v1\./);
    await administrator.delete('/api/links/wrong').expect(200);
    await operator.post('/api/links/wrong/test').send({}).expect(404);
  });

  it('is an order that arrives, with its owner’s report_id, and changes of its owner [console.live]', async () => {
    const agent = await test.as('operator');
    const report_id = await owner.order({
      wo_number: 'FAR-1',
      lock_code: '0815-lock',
      date_due: '20261101',
    });
    await agent.post('/api/links/big owner/sync').send({}).expect(200);
    const listed = async (query = {}) =>
      (await agent.get('/api/imported').query({ today: TODAY, ...query })).body.orders;
    const [order] = await until(listed, (orders) => orders.length === 1);
    expect(order).toMatchObject({ report_id, partner: 'big owner', wo_number: 'FAR-1' });
    expect(await listed({ view: 'late' })).toHaveLength(1);
    expect(await listed({ partner: 'nobody' })).toEqual([]);
    const own = await agent.get('/api/orders').query({ today: TODAY, view: 'all' });
    expect(own.body.orders).toEqual([]);

    await owner.owner.orders.update(report_id, { comments: 'ring', lock_code: '4711-lock' });
    await agent.post('/api/links/big owner/sync').send({}).expect(200);
    const read = async () => (await agent.get(`/api/imported/${order.id}`).expect(200)).text;
    const text = await until(read, (answer) => answer.includes('"ring"'));
    expect(text).not.toMatch(/0815-lock|4711-lock/);
    expect(JSON.parse(text)).toMatchObject({ link: 'big owner', report_id, has_codes: true });
    await agent
      .post(`/api/imported/${order.id}/codes`)
      .send({})
      .expect(200, /4711-lock/);
    await agent.post(`/api/imported/${order.id}/read-again`).send({}).expect(200);
    await agent.post('/api/imported/999/read-again').send({}).expect(404);
    for (const unknown of ['999', 'x', '9'.repeat(30)]) {
      await agent.get(`/api/imported/${unknown}/forms/71`).expect(404, /form_not_found/);
    }
    await agent.get('/api/imported.csv').query({ today: TODAY }).expect(200, /FAR-1/);
  });

  it('takes for a note only what was sent for it, by who may', async () => {
    const agent = await test.as('operator');
    await owner.order({ wo_number: 'NOTE-1' });
    await owner.order({ wo_number: 'NOTE-2' });
    await agent.post('/api/links/big owner/sync').send({}).expect(200);
    const read = async () =>
      (await agent.get('/api/imported').query({ today: TODAY, text: 'NOTE-' })).body.orders;
    const [one, other] = await until(read, (orders) => orders.length === 2);
    const results = `/api/imported/${one.id}/results`;
    const attach = (name: string, by = agent, path = results) =>
      by
        .post(`${path}/attachments`)
        .query({ name })
        .type('application/octet-stream')
        .send(Buffer.from('%PDF-1.4'));
    await attach('run.exe').expect(422, /allowed file type/);
    await attach('').expect(422);
    await attach('a.pdf', await test.as('reader')).expect(403);
    await attach('a.pdf', test.stranger).expect(401);
    await attach('a.pdf').set('Origin', 'https://evil.example').expect(403);
    await attach('a.pdf', agent, '/api/imported/999/results').expect(404);
    const { attachment } = (await attach('../a.pdf').expect(200)).body;
    const add = (attachments: unknown, path = results) =>
      agent.post(path).send({ notes: [{ key: 'n', note_text: 'See', attachments }] });
    const elsewhere = `/api/imported/${other.id}/results`;
    await add([attachment], elsewhere).expect(422, /sent for this order/);
    await add(['v1:AAAA']).expect(422, /sent for this order/);
    await add('all').expect(422, /must be a list/);
    await add([{ file_name: 'a.pdf' }]).expect(422, /must be text/);
    await agent.post(results).send({ notes: 'all' }).expect(422, /list/);
    // A file that is opened for a refused note would stay open.
    const opened = jest.spyOn(DiskFileStore.prototype, 'open');
    const untold = { key: 'n', note_text: '', attachments: Array(50).fill(attachment) };
    await agent
      .post(results)
      .send({ notes: [untold] })
      .expect(422, /note_text/);
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
    await add([attachment]).expect(200);
    // Whoever lost the answer sends it again.
    await add([attachment]).expect(200);
    await agent.post(`/api/imported/${one.id}/results/send`).send({}).expect(200, { count: 1 });
    const { body } = await agent.get(`/api/imported/${one.id}`).expect(200);
    expect(body.files).toMatchObject([{ file_name: 'a.pdf', note_id: body.notes[0].note_id }]);
    expect((await agent.get(`/api/imported/${other.id}`)).body.notes).toEqual([]);
  });

  it('sends, removes and calls back results for who may, and takes no empty file [console.draft.change] [console.roles]', async () => {
    const agent = await test.as('operator');
    const reader = await test.as('reader');
    await owner.order({ wo_number: 'DRAFT-1' });
    await agent.post('/api/links/big owner/sync').send({}).expect(200);
    const read = async () =>
      (await agent.get('/api/imported').query({ today: TODAY, text: 'DRAFT-' })).body.orders;
    const [one] = await until(read, (orders) => orders.length === 1);
    const results = `/api/imported/${one.id}/results`;
    const file = (name: string, content: Buffer) =>
      agent
        .post(`${results}/files`)
        .query({ name, kind: 'files' })
        .type('application/octet-stream')
        .send(content);
    await file('a.pdf', Buffer.alloc(0)).expect(422, /0 bytes/);
    await file('run.exe', Buffer.from('MZ')).expect(422, /allowed file type/);
    await file('a.pdf', Buffer.from('%PDF-1.4')).expect(200);
    const listed = await agent.get('/api/results').query({ state: 'draft' }).expect(200);
    const [{ id }] = listed.body.results;
    expect(listed.body.results).toMatchObject([{ wo_number: 'DRAFT-1', state: 'draft' }]);
    for (const path of ['send', 'remove', 'call-back']) {
      await reader
        .post(`${results}/${path}`)
        .send({ ids: [id] })
        .expect(403);
      await agent.post(`${results}/${path}`).send({ all: true }).expect(422, /all/);
    }
    await agent
      .post(`${results}/call-back`)
      .send({ ids: [id] })
      .expect(422, /called back/);
    await agent
      .post(`${results}/remove`)
      .send({ ids: ['1000000'] })
      .expect(404);
    await agent
      .post(`${results}/remove`)
      .send({ ids: [id] })
      .expect(200);
    expect((await agent.get('/api/results').query({ state: 'draft' })).body.results).toEqual([]);
  });

  it('is an order whose photos that are to be sent are one archive', async () => {
    const agent = await test.as('operator');
    await owner.order({ wo_number: 'PHOTO-1' });
    await agent.post('/api/links/big owner/sync').send({}).expect(200);
    const read = async () =>
      (await agent.get('/api/imported').query({ today: TODAY, text: 'PHOTO-1' })).body.orders;
    const [{ id }] = await until(read, (orders) => orders.length === 1);
    const pictures = [1, 2].map((house) => housePicture(house, 320, 240));
    const photos = pictures.map((bytes, index) => ({
      file_name: `${index}.jpg`,
      content: Readable.from([bytes]),
    }));
    await test.test.site.importer.results.add(id, { photos }, { draft: true });
    const path = `/api/imported/${id}/photos.zip`;
    const { body } = await agent.get(path).responseType('blob').expect(200);
    const files = Object.entries(unzipSync(new Uint8Array(body)));
    expect(files.map(([name]) => name)).toEqual(['0.jpg', '1.jpg']);
    expect(files.map(([, bytes], index) => pictures[index]?.equals(bytes))).toEqual([true, true]);

    // Its owner lists what was sent among its files: the order shows it once.
    await test.test.site.importer.results.send(id);
    const sent = async () =>
      (await test.test.site.importer.results.list(id)).filter(({ state }) => state === 'sent');
    await until(sent, (all) => all.length === 2);
    await change(test.test, async (tx) => {
      const { id: link_id } = await tx.selectFrom('links').select('id').executeTakeFirstOrThrow();
      const rows = await tx.selectFrom('files').selectAll().where('order_id', '=', id).execute();
      for (const { id: sender_file_id, ...row } of rows) {
        await tx
          .insertInto('files')
          .values({ ...row, link_id, sender_file_id })
          .execute();
      }
    });
    expect(await test.test.site.importer.orders.files(id)).toHaveLength(4);
    expect((await agent.get(`/api/imported/${id}`).expect(200)).body.files).toHaveLength(2);
    const again = await agent.get(path).responseType('blob').expect(200);
    expect(Object.keys(unzipSync(new Uint8Array(again.body)))).toEqual(['0.jpg', '1.jpg']);
  });

  it('keeps every photo, where two users add others of the same name at once', async () => {
    const [cy, bo] = [await test.as('operator', 'cy'), await test.as('operator', 'bo')];
    await owner.order({ wo_number: 'SAME-1' });
    await cy.post('/api/links/big owner/sync').send({}).expect(200);
    const read = async () =>
      (await cy.get('/api/imported').query({ today: TODAY, text: 'SAME-1' })).body.orders;
    const [{ id }] = await until(read, (orders) => orders.length === 1);
    const pictures = [11, 12, 13].map((house) => housePicture(house, 320, 240));
    const name = 'IMG_0001.jpg';
    const add = (agent: typeof cy, content: Buffer | undefined, more = {}) =>
      agent
        .post(`/api/imported/${id}/results/files`)
        .query({ name, key: name, kind: 'photos', ...more })
        .type('application/octet-stream')
        .send(content)
        .expect(200);
    const stored = async () => {
      const { files } = (await cy.get(`/api/imported/${id}/work`).expect(200)).body;
      const contents = new Map<string, number>();
      for (const { key, file_id } of files) {
        const { body } = await cy.get(`/api/files/${file_id}`).responseType('blob').expect(200);
        contents.set(
          key,
          pictures.findIndex((one) => one.equals(body)),
        );
      }
      return contents;
    };
    await Promise.all([add(cy, pictures[0]), add(bo, pictures[1])]);
    // The answer was lost: the page sends it again.
    await add(bo, pictures[1]);
    expect([...(await stored()).keys()].toSorted()).toEqual(['IMG_0001 (2).jpg', name]);
    expect([...(await stored()).values()].toSorted()).toEqual([0, 1]);

    // What a user replaces is another matter.
    await add(cy, pictures[2], { replaces: '1' });
    expect((await stored()).get(name)).toBe(2);
    expect((await stored()).size).toBe(2);
  });

  /** Imports an order with a form of one question. */
  async function withForm(wo_number: string) {
    const cy = await test.as('operator', 'cy');
    await owner.owner.forms.add(FORM, { form_ver_id: 1 });
    const reportId = await owner.order({ wo_number, pcr_forms: [{ pcr_form_id: 71 }] });
    await cy.post('/api/links/big owner/sync').send({}).expect(200);
    const read = async () =>
      (await cy.get('/api/imported').query({ today: TODAY, text: wo_number })).body.orders;
    const [{ id }] = await until(read, (orders) => orders.length === 1);
    await until(
      async () => (await cy.get(`/api/imported/${id}`)).body.forms ?? [],
      (forms) => forms.length === 1,
    );
    const [question = ''] = parseForm(FORM).questions.map((one) => one.id);
    const path = `/api/drafts/${encodeURIComponent(`imported/${id}/forms/71`)}`;
    return { cy, id, reportId, question, path };
  }

  it('sends no answer that a user has cleared in a form, and clears it at the owner', async () => {
    const { cy, id, reportId, question, path } = await withForm('CLEAR-1');
    let version = 0;
    const store = async (answers: object) => {
      const body = { version, writer: 'c', content: { answers } };
      version = (await cy.post(path).send(body).expect(200)).body.stored.version;
    };
    const drafts = async () => (await cy.get(`/api/imported/${id}/forms/71`)).body.answers;
    const send = () => cy.post(`/api/imported/${id}/results/send`).send({}).expect(200);
    const answered = async () => JSON.stringify((await owner.owner.results(reportId)).answers);

    await store({ [question]: 'typed by mistake' });
    await store({ [question]: null });
    expect(await drafts()).toEqual({});
    await store({ [question]: 'wrong, but sent' });
    await send();
    await until(answered, (text) => text.includes('wrong, but sent'));
    await store({ [question]: null });
    await send();
    await until(answered, (text) => !text.includes('wrong, but sent'));
  });

  it('shows both versions of a form that another page has changed and sent meanwhile', async () => {
    const { cy, id, question, path } = await withForm('FORM-1');
    const bo = await test.as('operator', 'bo');
    const form = (text: string) => ({ answers: { [question]: text } });
    const store = async (agent: typeof cy, text: string, version: number) => {
      const body = { version, writer: agent === cy ? 'c' : 'b', content: form(text) };
      return (await agent.post(path).send(body).expect(200)).body;
    };
    const answers = async () =>
      (await cy.get(`/api/imported/${id}/forms/71`).expect(200)).body.answers;
    const send = () => cy.post(`/api/imported/${id}/results/send`).send({}).expect(200);

    const first = await store(cy, 'as bo has read it', 0);
    const { draft } = (await bo.get(path).expect(200)).body;
    expect(draft).toMatchObject({
      version: first.stored.version,
      content: form('as bo has read it'),
    });
    const second = await store(cy, 'as it was sent', first.stored.version);
    await send();
    // The page of bo still shows what it has read.
    const refused = await store(bo, 'typed over what bo has read', draft.version);
    expect(refused.other).toMatchObject({ by: 'cy', content: form('as it was sent') });
    expect(await answers()).toEqual({ [question]: 'as it was sent' });
    const own = await store(bo, 'as bo has chosen', refused.other.version);
    expect(own.stored.version).toBeGreaterThan(second.stored.version);
    expect(await answers()).toEqual({ [question]: 'as bo has chosen' });

    // A program that corrects what was sent is no page: the form begins with its answers.
    await send();
    const corrected = [{ pcr_form_id: 71, answers: { [question]: 'by a program' } }];
    await test.test.site.importer.results.add(id, { answers: corrected });
    const begun = (await bo.get(path).expect(200)).body.draft;
    expect(begun.content).toEqual(form('by a program'));
    expect(await store(bo, 'after the program', begun.version)).toHaveProperty('stored');
  });

  it('leaves the later answers of two saves at once in the results, whichever of them arrives last', async () => {
    const { cy, id, question, path } = await withForm('FORM-2');
    const { results } = test.test.site.importer;
    const add = results.add.bind(results);
    const save = (text: string, version: number) =>
      cy.post(path).send({ version, writer: 'c', content: { answers: { [question]: text } } });
    const spied = jest.spyOn(results, 'add').mockImplementationOnce(async (...given) => {
      // The second save arrives whole while the first one has only stored its text.
      await save('later', 1).expect(200);
      return add(...given);
    });
    await save('earlier', 0).expect(200);
    spied.mockRestore();
    expect((await cy.get(`/api/imported/${id}/forms/71`)).body.answers).toEqual({
      [question]: 'later',
    });
  });

  it('takes photos with names that are longer than a key, each under a key of its own', async () => {
    const { cy, id } = await withForm('LONG-1');
    const name = `${'p'.repeat(240)}.jpg`;
    const send = (content: string) =>
      cy
        .post(`/api/imported/${id}/results/files`)
        .query({ name, key: name })
        .set('Content-Type', 'application/octet-stream')
        .send(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(content)]))
        .expect(200);
    for (const content of ['one', 'other', 'one']) await send(content);
    const { files } = (await cy.get(`/api/imported/${id}/work`).expect(200)).body;
    const start = 'p'.repeat(196);
    expect(files).toMatchObject([
      { key: `${start}.jpg` },
      { key: `${start.slice(0, 192)} (2).jpg` },
    ]);
  });
});
