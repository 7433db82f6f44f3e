import type { ServerResponse } from 'node:http';
import { ENGINES } from '../databases.js';
import { StubOwner, until } from '../importer/pair.js';
import { TestSite } from '../open-site.js';

const PLAN = '%PDF-1.4 a plan';

describe.each(ENGINES)('attachments of notes that an account has sent, on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  let missing: ReadonlySet<string>;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    missing = new Set();
    stub = await StubOwner.open();
    const listener = stub.server.listener;
    stub.server.listener = (request, response: ServerResponse) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (!path.startsWith('/file/')) return listener(request, response);
      if (missing.has(path)) response.writeHead(404).end();
      else response.end(PLAN + path);
    };
    const allowedHosts = [stub.server.host];
    const receiver = { dialect: { obj_url: 'acme_url' } };
    test = await TestSite.open(engine, { allowedHosts, pushWait: 5, thumbnails: false, receiver });
    await test.owner.accounts.update('acme', {
      receiver_url: stub.url,
      receiver_username: 'us',
      receiver_password: 'their secret',
    });
    await test.site.start();
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const record = (name: string, more: object = {}) => ({
    file_id: Number(name),
    file_name: `plan-${name}.pdf`,
    acme_url: `${stub.server.url}/file/${name}?X-Amz-Signature=hunter2`,
    module_type: 'job_notes',
    ...more,
  });
  /** Sends a note with attachments. @returns the order that it is of */
  const sent = async () => {
    const id = await test.order();
    const note = { note_type: 'wo', note_text: 'see the plans', has_attachments: true } as const;
    await test.result('send_notes', { dst_report_id: id, note: [{ ...note, note_id: id }] });
    return id;
  };
  const has = (id: string, state: string) =>
    until(async () => (await test.owner.notes.list(id))[0]?.attachments === state, state);
  const namesOf = async (id: string) =>
    (await test.owner.files.list(id)).map(({ file_name }) => file_name).toSorted();
  const deviations = async (id: string) => (await test.owner.orders.get(id))?.deviations ?? [];
  const newest = async () => {
    await test.site.exchanges.flush();
    const [entry] = await test.site.exchanges.list({ event: 'get_file', limit: 1 });
    if (!entry) throw new Error('no get_file');
    return entry;
  };

  it('are read with the names of the account on the wire, and with those of the site where it has none [site.link.dialect] [site.log.redacted]', async () => {
    stub.answers.get_file = [record('1')];
    const id = await sent();
    await has(id, 'fetched');
    expect(await namesOf(id)).toEqual(['plan-1.pdf']);
    await test.owner.accounts.update('acme', { dialect: 'obj_url=s3_path' });
    stub.answers.get_file = [record('2', { acme_url: null, s3_path: record('2').acme_url })];
    const other = await sent();
    await has(other, 'fetched');
    expect(await namesOf(other)).toEqual(['plan-2.pdf']);
    const bodies = await test.site.exchanges.bodies(await newest());
    const { result_data } = JSON.parse(bodies?.answer ?? '');
    expect(result_data).toMatchObject([{ file_name: 'plan-2.pdf', s3_path: '(hidden)' }]);
  });

  it('are named among the deviations of their order where they are left out, and keep no other out', async () => {
    missing = new Set(['/file/5']);
    stub.answers.get_file = [
      record('1', { file_id: null }),
      { file_name: 'nothing.pdf' },
      record('3', { acme_url: null }),
      record('4', { file_name: 'run.exe' }),
      record('5'),
      record('6'),
    ];
    test.stopped = Date.now();
    const id = await sent();
    for (let failures = 1; failures <= 4; failures += 1) {
      const job = async () => (await test.site.jobs.list({ kind: 'attachments' }))[0];
      await until(async () => (await job())?.failures === failures, `failure ${failures}`);
      test.ahead += 120_000;
    }
    await has(id, 'not fetched');
    expect(await namesOf(id)).toEqual(['plan-1.pdf', 'plan-6.pdf']);
    const found = await deviations(id);
    expect(found.every(({ event }) => event === 'get_file job_notes')).toBe(true);
    expect(found.map(({ path, problem }) => [path, problem])).toEqual([
      ['result_data[1]', 'the record is left out: needs file_id or obj_url'],
      ['file 3: obj_url', 'the file is left out: its record has no obj_url'],
      ['file 4: file_name', expect.stringMatching(/^the file is left out: .*allowed/)],
      ['file 5', expect.stringMatching(/^the file is left out: .*answered 404/)],
    ]);
    // A person has the sender correct it, and asks again.
    missing = new Set();
    stub.answers.get_file = ['1', '3', '5', '6'].map((name) => record(name));
    await test.site.replays.replay((await newest()).id);
    await has(id, 'fetched');
    expect(await deviations(id)).toEqual([]);
    expect(await namesOf(id)).toContain('plan-5.pdf');
  });
});
