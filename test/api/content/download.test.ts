import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { OutgoingContent } from '../../../src/api/index.js';
import { eventually } from '../../support/eventually.js';
import { expectError } from '../support/expect-error.js';
import { bearer, startService, type TestService } from '../support/service.js';

const members = {
  report_id: 1,
  file_id: 2,
  file_name: 'a',
  file_type: 'b',
  file_area: 0 as const,
  flags: [],
};

let service: TestService | undefined;
const serve = async (content: () => OutgoingContent) => {
  service = await startService((api) =>
    api.on('file/get', () => ({ ...members, content: content() })),
  );
  return service;
};
afterEach(() => service?.close());

const text = 'The quick brown fox';

describe('the content of a response', () => {
  const sources: [string, () => OutgoingContent][] = [
    ['a Buffer', () => Buffer.from(text)],
    ['a Uint8Array', () => new TextEncoder().encode(text)],
    ['a Readable', () => Readable.from([Buffer.from(text)])],
    ['bytes one by one', () => Readable.from([...text].map((letter) => Buffer.from(letter)))],
    [
      'an async generator',
      async function* () {
        yield Buffer.from(text.slice(0, 4));
        yield Buffer.alloc(0);
        yield Buffer.from(text.slice(4));
      },
    ],
  ];
  it.each(sources)('comes from %s', async (_, source) => {
    const { call } = await serve(source);
    const { body } = await call('file/get', { file_id: 2 });
    expect(body).toEqual({
      ...members,
      content: Buffer.from(text).toString('base64'),
      hash: createHash('sha256').update(text).digest('hex'),
    });
  });

  it('may be empty', async () => {
    const { call } = await serve(() => Readable.from([]));
    const { body } = await call('file/get', { file_id: 2 });
    expect(body).toMatchObject({ content: '', hash: createHash('sha256').digest('hex') });
  });

  it('that cannot be read at all is an error like any other', async () => {
    const running = await serve(
      () =>
        new Readable({
          read() {
            this.destroy(new Error('hidden'));
          },
        }),
    );
    const answer = await running.call('file/get', { file_id: 2 });
    expectError(answer, 500, 'internal_error');
    expect(answer.text).not.toContain('hidden');
    expect(running.log).toHaveLength(1);
  });

  it('that breaks half-way cuts the connection, so that nobody takes it for whole', async () => {
    const running = await serve(async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('the disk is gone');
    });
    await expect(running.call('file/get', { file_id: 2 })).rejects.toThrow();
    await eventually(() => running.log.length > 0);
    expect(String(running.log[0]?.details.err)).toContain('the disk is gone');
  });

  it.each<[string, unknown]>([
    ['no content', {}],
    ['base64 of its own', { content: 'AAAA' }],
    ['a list', { content: [1] }],
    ['text chunks', { content: Readable.from(['text']) }],
    ['a wrong member', { content: Buffer.from('x'), file_area: 2 }],
  ])('with %s is a wrong result', async (_, wrong) => {
    service = await startService((api) =>
      api.on('file/get', () =>
        Object.assign({ content: Buffer.alloc(0) }, members, { content: undefined }, wrong),
      ),
    );
    expectError(await service.call('file/get', { file_id: 2 }), 500, 'internal_error');
    expect(service.log).toHaveLength(1);
  });

  it('closes a stream that it cannot send', async () => {
    const stream = new Readable({ read: () => undefined });
    service = await startService((api) =>
      api.on('file/get', () => Object.assign({ content: stream }, members, { file_id: -1 })),
    );
    expectError(await service.call('file/get', { file_id: 2 }), 500, 'internal_error');
    expect(stream.destroyed).toBe(true);
  });

  it('is read only as fast as it is taken, and closed when the caller hangs up', async () => {
    let read = 0;
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const running = await serve(async function* () {
      try {
        for (; read < 4000; read += 1) yield Buffer.alloc(64 * 1024);
      } finally {
        closed();
      }
    });
    const headers = { ...bearer(await running.token()), 'content-type': 'application/json' };
    const call = request(`${running.url}/file/get`, { method: 'POST', headers });
    call.end('{"file_id":2}');
    await new Promise((resolve) =>
      call.on('response', (answer) => {
        answer.pause();
        setTimeout(resolve, 200);
      }),
    );
    // What the sockets hold, not 256 MB.
    expect(read).toBeLessThan(400);
    call.on('error', () => undefined);
    call.destroy();
    await isClosed;
    expect(running.log).toEqual([]);
  });
});
