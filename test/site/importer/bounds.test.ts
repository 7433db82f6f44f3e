import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { CUT_MARK } from '../../../src/site/importer/import/bounds.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { StubOwner, until } from './pair.js';

const [SQLITE] = ENGINES as [TestEngine];
const MIB = 1024 * 1024;
const ORDER = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102', wo_number: 'A' };

describe('what is imported of an owner that sends too much', () => {
  let test: TestSite;
  let stub: StubOwner;
  /** Answers to requests for files by their path. */
  let paths: Record<string, (response: ServerResponse) => unknown>;
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    paths = {};
    const listener = stub.server.listener;
    stub.server.listener = (request, response) => {
      const answer = paths[request.url ?? ''];
      if (answer) answer(response);
      else listener(request, response);
    };
    const options = { allowedHosts: [stub.server.host], pushWait: 5, thumbnails: false as const };
    test = await TestSite.open(SQLITE, options);
    stub.answers.get_all_orders = [{ report_id: '1', wo_number: 'A', wo_status: 'In Field' }];
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const start = async () => {
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', poll_seconds: 1, ...access });
    await test.site.start();
  };
  const find = (id = '1') => test.site.importer.orders.find('stub', id);
  const imported = async (id = '1') => {
    await until(async () => {
      const order = await find(id);
      return order !== undefined && order.unfinished === undefined;
    }, 'the import');
    const order = await find(id);
    if (!order) throw new Error('it is gone');
    return order;
  };
  const failure = async (id: string) => {
    let reason: string | null | undefined;
    await until(async () => {
      const jobs = await test.site.jobs.list({ kind: 'import' });
      reason = jobs.find(({ key }) => key.endsWith(`/${id}`))?.reason;
      return typeof reason === 'string';
    }, 'the failure');
    return reason;
  };
  const photo = (more: object) => ({
    report_id: '1',
    file_id: 5,
    file_name: 'front.jpg',
    module_type: 'uploads',
    obj_url: `${stub.server.url}/photo`,
    ...more,
  });

  it('is the first 100,000 characters of a text, the first 1,000 line items and 20 levels, each with a deviation [site.import.bounds]', async () => {
    const long = 'x'.repeat(100_001);
    let nested: unknown = 'the bottom';
    for (let level = 0; level < 40; level += 1) nested = { in: nested };
    const line = { desc: 'Grass', qty: '1.00', price: '2.00', total: '2.00', add: '' };
    stub.answers.get_order = () => ({
      ...ORDER,
      report_id: '1',
      comments: long,
      cust_text: 'y'.repeat(100_000),
      line_items: Array.from({ length: 1001 }, () => line),
      odd: nested,
    });
    await start();
    const order = await imported();
    expect(order.fields.comments).toBe(long.slice(1) + CUT_MARK);
    expect(order.fields.cust_text).toBe('y'.repeat(100_000));
    expect(order.line_items).toHaveLength(1000);
    const found = order.deviations.map(({ path: place, problem }) => `${place}: ${problem}`);
    expect(found).toContain('comments: 100001 characters: the first 100000 are stored');
    expect(found).toContain('line_items: 1001 line items: the first 1000 are stored');
    expect(found).toContainEqual(expect.stringMatching(/^odd(\.in){19}: nested deeper than 20/));
    // The raw record has all of it.
    expect(Reflect.get(Object(order.raw), 'comments')).toBe(long);
    const [listed] = await test.site.importer.orders.list();
    expect(listed?.fields.comments).toBe(`${'x'.repeat(1000)} […]`);
    expect(listed?.fields.city).toBe('Omaha');
  });

  it('is no answer above 8 MiB, plain or inflated, and one below it [site.import.bounds]', async () => {
    stub.answers.get_all_orders = ['1', '2', '3'].map((report_id) => ({
      report_id,
      wo_number: 'A',
      wo_status: 'In Field',
    }));
    const order = (report_id: string, size: number) => ({
      result_data: { ...ORDER, report_id, odd: 'z'.repeat(size) },
    });
    stub.answers.get_order = ({ report_id }: { report_id: string }, response: ServerResponse) => {
      if (report_id === '2') return { ...ORDER, report_id, odd: 'z'.repeat(9 * MIB) };
      if (report_id === '1') return { ...ORDER, report_id, odd: 'z'.repeat(7 * MIB) };
      const envelope = { remote_site_id: 'x', success: true, error: false, return_error_msg: null };
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(JSON.stringify({ ...envelope, ...order('3', 64 * MIB) })));
      return null;
    };
    await start();
    const kept = await imported('1');
    expect(kept.deviations).toContainEqual(expect.objectContaining({ path: 'odd' }));
    for (const id of ['2', '3']) {
      expect(await failure(id)).toMatch('the answer is larger than 8 MiB: it is not imported');
      expect(await find(id)).toBeUndefined();
    }
  });

  /** Answers with a picture of 200 MiB. @returns the bytes that were sent of it */
  const endless = (path: string) => {
    const of = { sent: 0 };
    paths[path] = (response) => {
      const piece = Buffer.alloc(MIB, 'x');
      piece.set([0xff, 0xd8, 0xff]);
      const more = () => {
        while (!response.destroyed && of.sent < 200 * MIB) {
          of.sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    return of;
  };

  it('is no thumbnail that is endless, and the photo all the same', async () => {
    paths['/photo'] = (response) => response.end('a photo');
    const thumbnail = endless('/thumb');
    stub.answers.get_file = [photo({ obj_url_thumb: `${stub.server.url}/thumb` })];
    await start();
    const { id } = await imported();
    const files = await test.site.importer.orders.files(id);
    expect(files).toMatchObject([{ file_name: 'front.jpg', thumbnail_sha256: null }]);
    expect(thumbnail.sent).toBeLessThan(50 * MIB);
  });

  it('is no thumbnail of a send_file that is endless, and the photo all the same', async () => {
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000, 'x')]);
    paths['/p.jpg'] = (response) => response.end(jpeg);
    const thumbnail = endless('/thumb');
    const dst_report_id = await test.order();
    await test.result('send_file', {
      dst_report_id,
      file_id: 'p',
      file_name: 'p.jpg',
      obj_url: `${stub.server.url}/p.jpg`,
      obj_url_thumb: `${stub.server.url}/thumb`,
    });
    const files = await test.owner.files.list(dst_report_id);
    expect(files).toMatchObject([{ file_name: 'p.jpg', thumbnail_sha256: null }]);
    expect(thumbnail.sent).toBeLessThan(50 * MIB);
  });

  it('is a thumbnail that keeps to its size, and nothing that is no JPEG', async () => {
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000, 'x')]);
    paths['/photo'] = (response) => response.end('a photo');
    paths['/thumb'] = (response) => {
      // In two pieces, of which the first is too short to tell.
      response.write(jpeg.subarray(0, 1));
      setTimeout(() => response.end(jpeg.subarray(1)), 20);
    };
    paths['/text'] = (response) => response.end('no photo');
    stub.answers.get_file = [
      photo({ obj_url_thumb: `${stub.server.url}/thumb` }),
      photo({ file_id: 6, file_name: 'b.jpg', obj_url_thumb: `${stub.server.url}/text` }),
    ];
    await start();
    const { id } = await imported();
    const files = await test.site.importer.orders.files(id);
    const thumbnails = files.map(({ thumbnail_sha256 }) => thumbnail_sha256 !== null);
    expect(thumbnails.toSorted()).toEqual([false, true]);
  });

  it('is what its quota admits: a file beyond it is left out, and the order says why [site.quota.account]', async () => {
    await test.close();
    test = await TestSite.open(SQLITE, {
      allowedHosts: [stub.server.host],
      pushWait: 5,
      thumbnails: false,
      quotas: { link: { files: 1 } },
    });
    paths['/photo'] = (response) => response.end('a photo');
    stub.answers.get_file = [photo({}), photo({ file_id: 6, file_name: 'b.jpg' })];
    await start();
    await until(async () => {
      const order = await find();
      return (
        order?.deviations.some(({ problem }) => problem.includes('of the 1 of its quota')) === true
      );
    }, 'the deviation');
    const [use] = await test.site.importer.links.storage();
    expect(use).toMatchObject({ name: 'stub', files: 1, files_quota: 1, bytes_quota: null });
  });

  it('is no file that comes compressed: a few bytes could fill the disk', async () => {
    paths['/photo'] = (response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(Buffer.alloc(MIB)));
    };
    stub.answers.get_file = [photo({})];
    await start();
    await until(async () => {
      const order = await find();
      return order?.deviations.some(({ problem }) => problem.includes('compressed')) === true;
    }, 'the deviation');
    const order = await find();
    expect(await test.site.importer.orders.files(order?.id ?? '')).toEqual([]);
  });
});
