import type { ServerResponse } from 'node:http';
import { DOOR_PHOTO } from '../../support/exif-photo.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { StubOwner, until } from './pair.js';

const [SQLITE] = ENGINES as [TestEngine];
const PLAN = '%PDF-1.4 a plan';

describe('files of owners that write their records in their own way', () => {
  let test: TestSite;
  let stub: StubOwner;
  let downloads: string[];
  /** Answers to requests for files by their path; others are the plan. */
  let paths: Record<string, (response: ServerResponse) => unknown>;
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    downloads = [];
    paths = {};
    const listener = stub.server.listener;
    stub.server.listener = (request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (!path.startsWith('/file/')) return listener(request, response);
      downloads.push(path);
      const answer = paths[path] ?? ((one) => one.end(PLAN + path));
      answer(response);
    };
    const options = { allowedHosts: [stub.server.host], pushWait: 5, thumbnails: false as const };
    test = await TestSite.open(SQLITE, options);
    stub.answers.get_all_orders = [{ report_id: '1', wo_number: 'A', wo_status: 'In Field' }];
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const address = (path: string, signature = 's1') =>
    `${stub.server.url}/file/${path}${path.includes('?') ? '&' : '?'}X-Amz-Signature=${signature}`;
  const record = (name: string, more: object = {}) => ({
    report_id: '1',
    file_id: Number(name),
    file_name: `plan-${name}.pdf`,
    file_size: 0,
    obj_url: address(name),
    module_type: 'uploads',
    ...more,
  });
  const start = async (more: object = {}) => {
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', poll_seconds: 1, ...access, ...more });
    await test.site.start();
  };
  /** The order, with the deviations of other events than get_order. */
  const found = async () => {
    const order = await test.site.importer.orders.find('stub', '1');
    const deviations = order?.deviations.filter(({ event }) => event !== 'get_order') ?? [];
    return order && { ...order, deviations };
  };
  const imported = async () => {
    await until(async () => {
      const order = await found();
      return order !== undefined && order.unfinished === undefined;
    }, 'the import');
    const order = await found();
    if (!order) throw new Error('it is gone');
    return order;
  };
  /** Asks for the files again, as news of the order do. */
  const lookAgain = async () => {
    const before = stub.called('get_file').length;
    const update = { report_id: '1', wo_status: 'Update', update_field: 'comments' };
    const news = { ...update, update_value: `news ${before}`, transaction_id: `t${before}` };
    stub.answers.get_all_updates = [news];
    await test.site.importer.links.sync('stub');
    await until(() => stub.called('get_file').length > before, 'the next get_file');
    return imported();
  };
  const namesOf = async (id: string) =>
    (await test.site.importer.orders.files(id)).map(({ file_name }) => file_name).toSorted();
  const places = async () =>
    (await found())?.deviations.map(({ event, path: place }) => [event, place]);

  it('are stored whatever file_size says, and fetched once [site.import.file-size]', async () => {
    const sizes = ['2', 2, 0, -5, '', null, undefined, 'two', '1 MB', 9e15, { bytes: 3 }];
    stub.answers.get_file = sizes.map((file_size, index) =>
      record(String(index + 1), { file_size }),
    );
    await start();
    const { id, deviations } = await imported();
    expect(await namesOf(id)).toHaveLength(sizes.length);
    // A size of 0 or 1 megabytes is that of a small file.
    const wrong = deviations.filter(({ problem }) => problem.includes('megabytes'));
    expect(wrong.map(({ event, path: place, value }) => [event, place, value])).toEqual([
      ['get_file', 'file 1: file_size', '2'],
      ['get_file', 'file 2: file_size', '2'],
      ['get_file', 'file 4: file_size', '-5'],
      ['get_file', 'file 10: file_size', '9000000000000000'],
    ]);
    await lookAgain();
    expect(downloads).toHaveLength(sizes.length);
    expect((await found())?.deviations).toEqual(deviations);
  });

  it('are stored by their address where they have no file_id, and fetched once under any signature [site.import.file-id]', async () => {
    const nameless = (path: string, signature: string) =>
      record('', { file_id: undefined, file_name: 'photo.pdf', obj_url: address(path, signature) });
    const answer = (signature: string) => [
      nameless('get.php?file=1', signature),
      nameless('get.php?file=2', signature),
      nameless('a', signature),
      record('9', { file_id: null, obj_url: address('b', signature) }),
    ];
    paths['/file/get.php'] = (response) => response.end(`${PLAN} ${downloads.length}`);
    stub.answers.get_file = answer('s1');
    await start();
    const { id } = await imported();
    expect(await namesOf(id)).toEqual(['photo.pdf', 'photo.pdf', 'photo.pdf', 'plan-9.pdf']);
    stub.answers.get_file = answer('s2');
    await lookAgain();
    expect(downloads).toHaveLength(4);
    // A signature that nobody knows as one: the content says that it is the same file.
    const odd = `${stub.server.url}/file/a?proof=`;
    stub.answers.get_file = [nameless('a', 's3')].map((one) => ({ ...one, obj_url: `${odd}1` }));
    await lookAgain();
    expect(downloads).toHaveLength(5);
    expect(await namesOf(id)).toHaveLength(4);
  });

  it('without file_id stay one after the positions of photos were removed, and have none again', async () => {
    paths['/file/door'] = (response) => response.end(DOOR_PHOTO);
    const photo = (signature: string) =>
      record('', {
        file_id: undefined,
        file_name: 'door.jpg',
        obj_url: `${stub.server.url}/file/door?proof=${signature}`,
      });
    stub.answers.get_file = [photo('1')];
    await start();
    const { id } = await imported();
    expect(await test.site.retention.removePositions(Date.now() + 1000)).toBe(1);
    stub.answers.get_file = [photo('2')];
    await lookAgain();
    expect(downloads).toHaveLength(2);
    expect(await namesOf(id)).toEqual(['door.jpg']);
    expect(await test.site.retention.removePositions(Date.now() + 1000)).toBe(0);
  });

  it('are named among the deviations of their order where they are left out [site.import.file-id]', async () => {
    stub.answers.get_file = [
      record('1'),
      { report_id: '1', file_name: 'nothing.pdf', file_size: 3 },
      record('3', { obj_url: undefined, s3_url: 'https://files.example/3' }),
      record('4', { obj_url: null, obj_url_thumb: 'https://files.example/t' }),
      'no record',
      record('6', { file_name: null }),
    ];
    await start();
    const { id, deviations } = await imported();
    expect(await namesOf(id)).toEqual(['file-6', 'plan-1.pdf']);
    expect(deviations).toMatchObject([
      {
        event: 'get_file',
        path: 'result_data[1]',
        problem: 'the record is left out: needs file_id or obj_url',
      },
      { path: 'result_data[4]', problem: expect.stringContaining('the record is left out') },
      {
        path: 'file 3: obj_url',
        problem:
          'the file is left out: its record has no obj_url; s3_url holds an address: where it is that of the file, set dialect.obj_url of the link to this name',
      },
      {
        path: 'file 4: obj_url',
        problem: 'the file is left out: its record has no obj_url',
      },
    ]);
    // What the owner has corrected is no deviation any more, and arrives.
    stub.answers.get_file = [record('1'), record('3')];
    expect((await lookAgain()).deviations).toEqual([]);
    expect(await namesOf(id)).toEqual(['file-6', 'plan-1.pdf', 'plan-3.pdf']);
  });

  it('are found under the name that the site has for their address, and under that of a link that has its own [site.link.dialect]', async () => {
    const names = { obj_url: undefined, acme_url: address('1'), bolt_url: address('2') };
    stub.answers.get_file = [record('1', names)];
    await test.site.stop();
    test.site = await test.create({ receiver: { dialect: { obj_url: 'acme_url' } } });
    await start();
    await imported();
    expect(downloads).toEqual(['/file/1']);
    await test.site.importer.links.update('stub', { dialect: { obj_url: 'bolt_url' } });
    stub.answers.get_file = [record('1', names), record('7', names)];
    await lookAgain();
    expect(downloads).toEqual(['/file/1', '/file/2']);
    await test.site.importer.links.update('stub', { dialect: {} });
    stub.answers.get_file = [record('8', names)];
    await lookAgain();
    expect(downloads).toEqual(['/file/1', '/file/2', '/file/1']);
    await test.site.exchanges.flush();
    const [entry] = await test.site.exchanges.list({ event: 'get_file', limit: 1 });
    const { answer } = (entry && (await test.site.exchanges.bodies(entry))) ?? {};
    expect(JSON.parse(answer ?? '')).toMatchObject({ result_data: [{ acme_url: '(hidden)' }] });
  });

  it('do not keep an import from its end: what cannot be had is listed with its reason, and can be tried again alone [site.import.ends]', async () => {
    paths['/file/2'] = (response) => response.writeHead(404).end();
    paths['/file/5'] = (response) => response.writeHead(503).end();
    stub.answers.get_file = [
      record('1'),
      record('2'),
      record('3', { obj_url: 'http://169.254.169.254/latest' }),
      record('4', { report_id: '77' }),
      record('5'),
      record('6'),
    ];
    test.stopped = Date.now();
    await start();
    const job = async () => (await test.site.jobs.list({ kind: 'import' }))[0];
    for (let failures = 1; failures <= 4; failures += 1) {
      await until(async () => (await job())?.failures === failures, `failure ${failures}`);
      // Each of them is named from the first attempt on.
      expect((await places())?.map(([, place]) => place).toSorted()).toEqual([
        'file 2',
        'file 3',
        'file 4',
        'file 5',
      ]);
      if (failures === 4) paths['/file/5'] = (response) => response.end(PLAN);
      test.ahead += 120_000;
    }
    const { id, deviations } = await imported();
    expect(await namesOf(id)).toEqual(['plan-1.pdf', 'plan-5.pdf', 'plan-6.pdf']);
    expect(deviations.map(({ path: place, problem }) => [place, problem])).toEqual([
      ['file 4', 'the file is left out: get_file: file 4 is of order 77'],
      ['file 3', expect.stringMatching(/left out: .*could not be fetched: .*169\.254\.169\.254/)],
      ['file 2', expect.stringContaining('answered 404')],
    ]);
    const fetched = downloads.length;
    paths = {};
    stub.answers.get_file = ['1', '2', '3', '4', '5', '6'].map((name) => record(name));
    await test.site.importer.orders.readAgain(id);
    await until(async () => (await namesOf(id)).length === 6, 'the files that were left out');
    expect((await imported()).deviations).toEqual([]);
    expect(downloads.slice(fetched).toSorted()).toEqual(['/file/2', '/file/3', '/file/4']);
  });

  it('wait for a storage that is away, until the job is put aside for a person', async () => {
    paths['/file/2'] = (response) => response.writeHead(503).end();
    stub.answers.get_file = [record('1'), record('2')];
    test.stopped = Date.now();
    await start();
    const job = async () => (await test.site.jobs.list({ kind: 'import' }))[0];
    for (let failures = 1; failures < 12; failures += 1) {
      await until(async () => (await job())?.failures === failures, `failure ${failures}`);
      test.ahead += 2 * 60 * 60_000;
    }
    await until(async () => (await job())?.state === 'dead', 'the end');
    expect(await job()).toMatchObject({ reason: expect.stringContaining('answered 503') });
    expect(await places()).toEqual([['get_file', 'file 2']]);
    paths = {};
    await test.site.jobs.retry((await job())?.id ?? '');
    const { id, deviations } = await imported();
    expect(deviations).toEqual([]);
    expect(await namesOf(id)).toEqual(['plan-1.pdf', 'plan-2.pdf']);
    expect(downloads.filter((path) => path === '/file/1')).toHaveLength(1);
  });

  it('of notes are kept apart from those of the order, and so are notes that are left out', async () => {
    await test.owner.users.createGroup('crew');
    stub.answers.get_file = ({ module_type }: { module_type: string }) =>
      module_type === 'uploads' ? [record('1', { obj_url: '' })] : [record('2', { obj_url: '' })];
    stub.answers.get_notes = [
      { note_id: 'a', report_id: '1', note_text: 'fine', has_attachments: true },
      { note_text: 'nobody knows which' },
      { note_id: 'c', report_id: '9', note_text: 'of another' },
    ];
    stub.answers.get_invoice_items_order = { '5': 'Mow', '6': null, '7': ['no text'] };
    await start({ job_notes: true, note_groups: ['crew'], invoicing: true });
    const { id } = await imported();
    expect(await places()).toEqual(
      expect.arrayContaining([
        ['get_file', 'file 1: obj_url'],
        ['get_file job_notes', 'file 2: obj_url'],
        ['get_notes', 'result_data[1].note_id'],
        ['get_notes', 'note c: report_id'],
        ['get_invoice_items_order', 'result_data.7'],
      ]),
    );
    const texts = (await test.site.importer.orders.notes(id)).map(({ note_text }) => note_text);
    expect(texts).toEqual(['fine']);
  });
});
