import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  type DeviationReport,
  type FileRecordRead,
  LinkCallError,
} from '../../src/client/index.js';
import { temporaryFolder } from '../support/resources.js';
import { answering, clientFor, cut, dataOf, failureOf, sharedPeer, text } from './peer.js';

const peer = sharedPeer({ allowedHosts: ['127.0.0.1'], headers: { 'x-gate': 'gate-key' } });
const files = sharedPeer();
const folder = temporaryFolder();

beforeEach(() => {
  files.answer = text('content', 200, { 'content-length': '7' });
});
afterEach(() => jest.restoreAllMocks());

const address = (name: string) => `http://127.0.0.1:${files.port}/${name}?signature=s3cret`;

const wire = (name = 'old', more: object = {}) => ({
  report_id: 5,
  remote_report_id: '88',
  file_id: 9,
  file_name: 'a.jpg',
  file_type: 'image/jpeg',
  file_size: 7,
  obj_url: address(name),
  obj_url_thumb: address(`${name}-thumb`),
  module_type: 'uploads',
  org_name: 'Acme',
  imported: 1,
  ...more,
});

const DATA = { report_id: '5', remote_report_id: '88', module_type: 'uploads' } as const;

async function recordOf(more: object = {}): Promise<FileRecordRead> {
  peer.answer = answering({ result_data: [{ ...wire('other'), file_id: 8 }, wire('old', more)] });
  const records = await peer.client.call('get_file', DATA);
  const record = records.find(({ file_id }) => file_id === '9');
  if (!record) throw new Error('not listed');
  return record;
}

const later = (minutes: number) => {
  const now = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};
const fetched = () => files.seen.map(({ url }) => url.split('?')[0]);

describe('a download', () => {
  it('is a stream from obj_url, without any credentials [client.get-file.download]', async () => {
    const record = await recordOf();
    const { stream, size } = await peer.client.download(record);
    expect(size).toBe(7);
    expect(String(await buffer(stream))).toBe('content');
    const [request] = files.seen;
    expect(request).toMatchObject({ method: 'GET', url: '/old?signature=s3cret' });
    expect(request?.body).toHaveLength(0);
    const { host: _host, connection: _connection, ...headers } = request?.headers ?? {};
    expect(headers).toEqual({ 'accept-encoding': 'identity' });
  });

  it('may be of the thumbnail', async () => {
    files.answer = text('tiny');
    const { stream } = await peer.client.download(await recordOf(), { thumbnail: true });
    expect(String(await buffer(stream))).toBe('tiny');
    expect(fetched()).toEqual(['/old-thumb']);
  });

  it('is saved where it belongs, and nothing else is left', async () => {
    const download = await peer.client.download(await recordOf());
    const path = join(folder, 'saved.jpg');
    expect(await download.saveTo(path)).toBe(7);
    expect(await readFile(path, 'utf8')).toBe('content');
    expect(await readdir(folder)).toEqual(['saved.jpg']);
  });

  it('may be of the photo of get_foh', async () => {
    peer.answer = answering({
      result_data: { obj_url: address('foh'), file_metadata: { file_size: 3 } },
    });
    const photo = await peer.client.call('get_foh', { remote_report_id: '88' });
    expect(String(await buffer((await peer.client.download(photo)).stream))).toBe('content');
  });
});

describe('a file_size', () => {
  const told: DeviationReport[] = [];
  const hearing = sharedPeer({
    allowedHosts: ['127.0.0.1'],
    onDeviation: (report) => void told.push(report),
  });
  beforeEach(() => void told.splice(0));

  /** Downloads a file whose record states a size. @returns its bytes */
  const downloaded = async (file_size: unknown, content = 'content') => {
    files.answer = text(content);
    hearing.answer = answering({ result_data: [wire('old', { file_size })] });
    const [record] = await hearing.client.call('get_file', DATA);
    if (!record) throw new Error('not listed');
    return (await buffer((await hearing.client.download(record)).stream)).length;
  };
  const LARGE = 'x'.repeat(2_300_000);

  it.each([7, '7', 0, 1, '1'])(
    'of %j is taken as it is for a file of 7 bytes [client.file.size]',
    async (size) => {
      expect(await downloaded(size)).toBe(7);
      expect(told).toEqual([]);
    },
  );

  it.each([2_300_000, 2, 3, 2.3, '2'])(
    'of %j is taken as it is for a file of 2.3 megabytes [client.file.size]',
    async (size) => {
      expect(await downloaded(size, LARGE)).toBe(2_300_000);
      expect(told).toEqual([]);
    },
  );

  it.each([
    [2, 'content'],
    ['2', 'content'],
    [-1, 'content'],
    [8, 'content'],
    [1, LARGE],
    [4, LARGE],
    [0, LARGE],
  ])('of %j is a deviation, and the file is there [client.file.size]', async (size, content) => {
    expect(await downloaded(size, content)).toBe(content.length);
    expect(told).toContainEqual({
      event: 'get_file',
      path: 'file_size',
      problem: `the file has ${content.length} bytes; the size is neither that nor its megabytes`,
      value: String(size),
    });
  });

  it.each(['two', '7 KB', {}, undefined, null, ''])(
    'of %j is no size, and the file is there',
    async (size) => {
      expect(await downloaded(size)).toBe(7);
      expect(told).toMatchObject([{ path: 'result_data[0].file_size' }]);
    },
  );
});

describe('an address that is over', () => {
  it('is asked for again after 30 minutes, before it is tried [client.get-file.expired]', async () => {
    const record = await recordOf();
    later(31);
    peer.answer = answering({ result_data: [{ ...wire('other'), file_id: 8 }, wire('fresh')] });
    expect(String(await buffer((await peer.client.download(record)).stream))).toBe('content');
    expect(fetched()).toEqual(['/fresh']);
    expect(peer.seen).toHaveLength(2);
    expect(dataOf(peer.seen[1])).toEqual(DATA);
  });

  it('is not asked for again before [client.get-file.expired]', async () => {
    const record = await recordOf();
    later(29);
    await buffer((await peer.client.download(record)).stream);
    expect(fetched()).toEqual(['/old']);
    expect(peer.seen).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 410])(
    'is asked for again when its server says %i',
    async (status) => {
      const record = await recordOf();
      peer.answer = answering({ result_data: [wire('fresh')] });
      files.answer = (request, response) =>
        (request.url.startsWith('/old') ? text('over', status) : text('content'))(
          request,
          response,
        );
      expect(String(await buffer((await peer.client.download(record)).stream))).toBe('content');
      expect(fetched()).toEqual(['/old', '/fresh']);
    },
  );

  it('is asked for again for a record that was kept elsewhere, by the time that comes with it', async () => {
    const kept: FileRecordRead = JSON.parse(JSON.stringify(await recordOf()));
    peer.answer = answering({ result_data: [wire('fresh')] });
    const receivedAt = new Date(Date.now() - 40 * 60_000);
    await buffer((await peer.client.download(kept, { receivedAt })).stream);
    expect(fetched()).toEqual(['/fresh']);
    expect(dataOf(peer.seen[1])).toEqual(DATA);
  });

  it('fails when the fresh one is refused as well', async () => {
    const record = await recordOf();
    files.answer = text('no', 403);
    const error = await failureOf(peer.client.download(record));
    expect(error).toMatchObject({ code: 'file_unavailable', event: 'get_file' });
    expect(String(error)).toContain('answered 403');
    expect(fetched()).toEqual(['/old', '/old']);
  });

  it('fails when the file is not listed any more', async () => {
    const record = await recordOf();
    later(31);
    peer.answer = answering({ result_data: [{ ...wire('other'), file_id: 8 }] });
    expect(await failureOf(peer.client.download(record))).toMatchObject({
      code: 'file_gone',
      kind: 'refused',
    });
    expect(files.seen).toHaveLength(0);
  });

  it('fails as the receiver fails that is asked again', async () => {
    const record = await recordOf();
    later(31);
    peer.answer = answering({ error: true, return_error_msg: 'no such order' });
    expect(await failureOf(peer.client.download(record))).toMatchObject({
      reasons: ['no such order'],
    });
  });
});

describe('a download that fails', () => {
  const reading = async (more: object = {}, options = {}) =>
    failureOf(
      peer.client.download(await recordOf(more), options).then(({ stream }) => buffer(stream)),
    );

  it('is one of another size where the caller says that sizes are bytes', async () => {
    const error = await reading({ file_size: 8 }, { checkSize: true });
    expect(error).toMatchObject({ code: 'file_size_mismatch' });
    expect(String(error)).toContain('has 7 bytes, and the record says 8');
  });

  it('is one that is cut, and names no more than the host', async () => {
    files.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 7 });
      response.write('con');
      setTimeout(() => response.destroy(), 10);
    };
    const error = await reading();
    expect(error).toMatchObject({ code: 'file_unavailable', kind: 'no_answer' });
    files.answer = cut;
    expect(String(error) + String(await reading())).not.toContain('s3cret');
  });

  it('is one that takes too long, or is aborted', async () => {
    files.answer = () => undefined;
    expect(await reading({}, { timeout: 50 })).toMatchObject({ code: 'timed_out' });
    const signal = AbortSignal.timeout(30);
    expect(await reading({}, { signal })).toMatchObject({ code: 'aborted' });
  });

  it.each(['http://169.254.169.254/latest', 'http://10.0.0.1/x', 'file:///etc/passwd', 'nonsense'])(
    'is one of an address that is no public one: %s',
    async (obj_url) => {
      const guarded = clientFor(peer);
      peer.answer = answering({ result_data: [wire('x', { obj_url })] });
      const [record] = await guarded.call('get_file', DATA);
      const error = await failureOf(record ? guarded.download(record) : Promise.resolve());
      expect(error).toMatchObject({ code: 'file_address_refused', kind: 'invalid_answer' });
      await guarded.close();
    },
  );

  it('is one without the thumbnail that was asked for', async () => {
    const error = await reading({ obj_url_thumb: undefined }, { thumbnail: true });
    expect(String(error)).toContain('the record has no thumbnail');
  });

  it('leaves nothing at its path', async () => {
    const record = await recordOf({ file_size: 99 });
    const download = await peer.client.download(record, { checkSize: true });
    const path = join(folder, 'broken.jpg');
    expect(await failureOf(download.saveTo(path))).toMatchObject({ code: 'file_size_mismatch' });
    const nowhere = await peer.client.download(await recordOf());
    const error = await failureOf(nowhere.saveTo(join(folder, 'no', 'such', 'folder.jpg')));
    expect(LinkCallError.is(error) && error.code).toBe('file_unwritable');
    expect((await readdir(folder)).filter((name) => name !== 'saved.jpg')).toEqual([]);
  });
});
