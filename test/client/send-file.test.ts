import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openContent } from '../../src/client/files/content.js';
import { LinkCallError, type SendFileCall } from '../../src/client/index.js';
import { fileTypes } from '../../src/protocol/files/file-types.js';
import { serve, temporaryFolder } from '../support/resources.js';
import {
  answering,
  clientFor,
  dataOf,
  envelopeOf,
  failureOf,
  inTurn,
  parsed,
  payloadText,
  type SeenRequest,
  sharedPeer,
  text,
} from './peer.js';

const peer = sharedPeer({ allowedHosts: ['127.0.0.1'] });
const folder = temporaryFolder();

const base = { dst_report_id: '5', file_id: 'a-17', file_name: 'front.jpg' };
const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0]), randomBytes(70_000)]);

interface Part {
  readonly head: string;
  readonly content: Buffer;
}

/** The parts of a multipart form by their names, in order. */
function partsOf({ headers, body }: SeenRequest): Map<string, Part> {
  const boundary = /boundary=(\S+)$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = new Map<string, Part>();
  const mark = Buffer.from(`--${boundary}\r\n`);
  for (let at = body.indexOf(mark); at >= 0; ) {
    const start = at + mark.length;
    const headEnd = body.indexOf('\r\n\r\n', start);
    const end = body.indexOf(`\r\n--${boundary}`, headEnd);
    const head = body.toString('utf8', start, headEnd);
    const name = / name="([^"]*)"/.exec(head)?.[1] ?? '';
    parts.set(name, { head, content: body.subarray(headEnd + 4, end) });
    at = body.indexOf(mark, end);
  }
  return parts;
}

const sentParts = () => {
  const [request] = peer.seen;
  if (!request) throw new Error('nothing was sent');
  return partsOf(request);
};

describe('a file that goes along', () => {
  it('is multipart: payload, four fields, and the part file [client.send-file.multipart]', async () => {
    await peer.client.call('send_file', { ...base, content: bytes });
    const parts = sentParts();
    expect([...parts.keys()]).toEqual([
      'payload',
      'dst_report_id',
      'file_id',
      'file_name',
      'file_area',
      'file',
    ]);
    const fields = [...parts].slice(1, 5).map(([name, { content }]) => [name, String(content)]);
    expect(Object.fromEntries(fields)).toEqual({ ...base, file_area: '0' });
    const file = parts.get('file');
    expect(file?.head).toContain('filename="front.jpg"');
    expect(file?.head).toContain('Content-Type: image/jpeg');
    expect(file?.content.equals(bytes)).toBe(true);
    const envelope = parsed(String(parts.get('payload')?.content));
    expect(envelope).toMatchObject({ event_name: 'send_file', username: 'acme' });
    expect(peer.seen[0]?.headers['content-length']).toBe(String(peer.seen[0]?.body.length));
  });

  it.each<[string, () => SendFileCall['content']]>([
    ['a stream', () => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)])],
    ['{ stream }', () => ({ stream: Readable.from([bytes]), size: bytes.length })],
    ['a function that opens a stream', () => ({ stream: () => Readable.from([bytes]) })],
    ['a Uint8Array', () => new Uint8Array(bytes)],
  ])('may be %s', async (_title, content) => {
    const given = content();
    await peer.client.call('send_file', { ...base, ...(given && { content: given }) });
    expect(sentParts().get('file')?.content.equals(bytes)).toBe(true);
  });

  it('may be a path, which then names it', async () => {
    const path = join(folder, 'Grüße "1".PDF');
    await writeFile(path, '%PDF-1.4 x');
    const { dst_report_id, file_id } = base;
    await peer.client.call('send_file', { dst_report_id, file_id, content: { path } });
    const parts = sentParts();
    expect(String(parts.get('file_name')?.content)).toBe('Grüße "1".PDF');
    expect(String(parts.get('file_area')?.content)).toBe('1');
    expect(parts.get('file')?.head).toContain('filename="Grüße 1.PDF"');
    expect(String(parts.get('file')?.content)).toBe('%PDF-1.4 x');
  });

  it('cannot break out of its part by its name', async () => {
    const file_name = 'a"; name="x"\r\nX: 1\r\n\r\n.jpg';
    await peer.client.call('send_file', { ...base, file_name, content: bytes });
    expect(sentParts().get('file')?.head.split('\r\n')).toHaveLength(2);
  });

  it('tells how far it came', async () => {
    const path = join(folder, 'long.mp4');
    await writeFile(path, randomBytes(700_000));
    const told: number[] = [];
    await peer.client.call(
      'send_file',
      { ...base, content: { path } },
      { onProgress: ({ sent, total }) => told.push(sent / (total ?? 0)) },
    );
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toBe(1);
    expect([...told].sort((a, b) => a - b)).toEqual(told);
  });

  it('is sent again from a path, but never from a stream that is spent', async () => {
    const busy = () => inTurn(text('', 503, { 'retry-after': '0' }), answering());
    const path = join(folder, 'again.jpg');
    await writeFile(path, bytes);
    const retry = { limit: 2, delay: 1 };
    peer.answer = busy();
    await peer.client.call('send_file', { ...base, content: { path } }, { retry });
    expect(peer.seen.map((seen) => partsOf(seen).get('file')?.content.length)).toEqual([
      bytes.length,
      bytes.length,
    ]);
    peer.answer = busy();
    const error = await failureOf(
      peer.client.call('send_file', { ...base, content: Readable.from([bytes]) }, { retry }),
    );
    expect(error).toMatchObject({ status: 503, attempts: 1 });
  });

  it('streams: memory does not grow with its size [client.send-file.streaming]', async () => {
    const size = 64 * 1024 * 1024;
    const chunk = Buffer.alloc(64 * 1024, 7);
    let received = 0;
    const other = await serve((request, response) => {
      request.on('data', (part: Buffer) => {
        received += part.length;
      });
      request.on('end', () => answering()({} as never, response));
    });
    // What was read of the file and has not arrived lies in the client, and in the buffers of the system.
    let most = 0;
    function* content() {
      for (let sent = 0; sent < size; sent += chunk.length) {
        most = Math.max(most, sent - received);
        yield chunk;
      }
    }
    const stream = Readable.from(content(), { objectMode: false });
    await clientFor(other).call('send_file', { ...base, content: { stream, size } });
    expect(received).toBeGreaterThan(size);
    expect(most).toBeLessThan(24 * 1024 * 1024);
  });

  it('ends when the peer refuses before it has read all', async () => {
    const stream = Readable.from(
      (function* () {
        for (let part = 0; part < 5000; part += 1) yield Buffer.alloc(64 * 1024);
      })(),
    );
    const other = await serve((_request, response) => {
      answering({ error: true, return_error_msg: 'no such order' })({} as never, response);
    });
    const sending = clientFor(other).call('send_file', { ...base, content: stream });
    const error = await failureOf(sending);
    expect(LinkCallError.is(error) && error.reasons).toEqual(['no such order']);
    expect(stream.destroyed).toBe(true);
  });
});

describe('a file that cannot be sent', () => {
  async function refused(data: object): Promise<LinkCallError> {
    const error = await failureOf(peer.client.call('send_file', { ...base, ...data }));
    if (!LinkCallError.is(error)) throw error;
    expect(error.kind).toBe('not_sent');
    return error;
  }

  it.each(['virus.exe', 'noextension', 'a.jpg.js', '.htaccess', 'page.html', 'a.svg'])(
    'is refused, unsent, by its name: %s [client.send-file.types]',
    async (file_name) => {
      const by = [{ content: bytes }, { obj_url: 'https://f.example/x' }];
      for (const content of by) {
        expect((await refused({ file_name, ...content })).code).toBe('file_type_refused');
      }
      expect(peer.seen).toHaveLength(0);
    },
  );

  it.each(fileTypes.map(({ extension, fileArea }) => [extension, fileArea] as const))(
    'takes file_area of %s from the table: %i [client.send-file.types]',
    async (extension, fileArea) => {
      const file_name = `a.${extension.toUpperCase()}`;
      await peer.client.call('send_file', { ...base, file_name, obj_url: 'https://f.example/x' });
      expect(dataOf(peer.seen[0])).toMatchObject({ file_area: String(fileArea) });
    },
  );

  it('keeps a file_area that was given [client.send-file.types]', async () => {
    await peer.client.call('send_file', { ...base, file_area: 1, obj_url: 'https://f.example/x' });
    expect(dataOf(peer.seen[0])).toMatchObject({ file_area: '1' });
  });

  it('is refused without a name, an order, or an id', async () => {
    expect((await refused({ file_name: '', content: bytes })).message).toMatch(
      /file_name: is required/,
    );
    expect((await refused({ dst_report_id: '', content: bytes })).message).toMatch(/dst_report_id/);
    expect((await refused({ file_id: '', content: bytes })).message).toMatch(/file_id/);
    expect((await refused({ file_area: 2, content: bytes })).message).toMatch(/file_area/);
  });

  it('is refused without content and address, and with an address that is none', async () => {
    expect((await refused({})).message).toMatch(/needs content, or the address obj_url/);
    expect((await refused({ obj_url: 'ftp://f.example/x' })).message).toMatch(
      /obj_url: must be an http/,
    );
    expect((await refused({ obj_url: '/x' })).message).toMatch(/obj_url: must be an http/);
    const thumb = { obj_url: 'https://f.example/x', obj_url_thumb: 'x' };
    expect((await refused(thumb)).message).toMatch(/obj_url_thumb: must be an http/);
  });

  it.each<[string, unknown]>([
    ['a text', 'text'],
    ['a number', 5],
    ['an empty object', {}],
    ['a list', [bytes]],
  ])('is refused as content: %s', async (_title, content) => {
    expect((await refused({ content })).message).toMatch(/content: must be bytes/);
  });

  it('is told when its path cannot be read', async () => {
    const path = join(folder, 'gone.jpg');
    expect(await refused({ content: { path } })).toMatchObject({ code: 'file_unreadable' });
    expect(await refused({ content: { path: folder } })).toMatchObject({ code: 'file_unreadable' });
  });

  it('is told when its stream fails, or is not as long as it was said to be', async () => {
    const failing = new Readable({ read: () => failing.destroy(new Error('disk')) });
    expect(await refused({ content: failing })).toMatchObject({ code: 'file_unreadable' });
    const short = { stream: Readable.from([bytes]), size: bytes.length + 1 };
    expect(await refused({ content: short })).toMatchObject({ code: 'file_unreadable' });
    const long = { stream: Readable.from([bytes]), size: bytes.length - 1 };
    expect(await refused({ content: long })).toMatchObject({ code: 'file_unreadable' });
  });

  it('is told when its stream fails before it is read, which does not end the process', async () => {
    const content = new Readable({ read: () => undefined });
    const { open } = await openContent(content);
    content.destroy(new Error('disk'));
    await new Promise((resolve) => content.once('close', resolve));
    const cause = expect.objectContaining({ message: 'disk' });
    expect(open).toThrow(expect.objectContaining({ code: 'file_unreadable', cause }));
  });

  it.each<[string, (spent: Readable) => object]>([
    ['a stream', (content) => ({ content })],
    ['a function that opens a stream', (spent) => ({ content: { stream: () => spent } })],
  ])('is told at once when it is %s that was read before', async (_title, contentOf) => {
    const spent = Readable.from([bytes]);
    await spent.toArray();
    const error = await refused(contentOf(spent));
    expect(error).toMatchObject({ code: 'file_unreadable', kind: 'not_sent' });
    expect(error.message).toContain('has ended or failed before it was sent');
  });

  it('is told when its stream has an encoding, which would damage it, or gives objects', async () => {
    const encoded = Readable.from([bytes], { objectMode: false }).setEncoding('utf8');
    const error = await refused({ content: encoded });
    expect(error.code).toBe('file_unreadable');
    expect(error.message).toContain('open the stream without an encoding');
    const objects = await refused({ content: Readable.from([{ a: 1 }]) });
    expect(objects.code).toBe('file_unreadable');
    expect(objects.message).toContain('its stream gives objects in place of bytes');
  });

  it('is told when the function that opens it does not', async () => {
    const throwing = () => {
      throw new Error('disk');
    };
    const broken = await refused({ content: { stream: throwing } });
    expect(broken).toMatchObject({ code: 'file_unreadable', cause: { message: 'disk' } });
    const none = await refused({ content: { stream: () => 'text' } });
    expect(none.message).toContain('the function that opens its stream gave none');
  });

  it('is told when the caller cannot hear of its progress', async () => {
    const onProgress = () => {
      throw new Error('display');
    };
    const call = peer.client.call('send_file', { ...base, content: bytes }, { onProgress });
    expect(await failureOf(call)).toMatchObject({ code: 'aborted', cause: { message: 'display' } });
  });

  it('leaves no stream open that will not be sent', async () => {
    const stream = Readable.from([bytes]);
    await refused({ file_name: 'a.exe', content: stream });
    expect(stream.destroyed).toBe(true);
  });
});

describe('a file by address', () => {
  it('is six fields in event_data, without multipart [client.send-file.by-address]', async () => {
    const addresses = {
      obj_url: 'https://f.example/a?sig=1',
      obj_url_thumb: 'https://f.example/t',
    };
    await peer.client.call('send_file', { ...base, ...addresses });
    expect(peer.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(dataOf(peer.seen[0])).toEqual({ ...base, file_area: '0', ...addresses });
    expect(envelopeOf(peer.seen[0]).event_name).toBe('send_file');
  });
});

it('hashes alike on both sides, whatever is in the file', async () => {
  const odd = Buffer.concat([bytes, Buffer.from('\r\n--svclink-0\r\n\r\n--'), bytes]);
  await peer.client.call('send_file', { ...base, content: odd });
  const hash = (data: Buffer | undefined) =>
    createHash('sha1')
      .update(data ?? '')
      .digest('hex');
  expect(hash(sentParts().get('file')?.content)).toBe(hash(odd));
  const [request] = peer.seen;
  expect(request && payloadText(request)).toContain('"event_name":"send_file"');
});
