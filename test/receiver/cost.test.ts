import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../support/resources.js';
import {
  type Answer,
  encoded,
  envelopeText,
  FORM,
  failureOf,
  type Harness,
  type HarnessOptions,
  jpeg,
  MULTIPART,
  MULTIPART_END,
  multipart,
  partHead,
  resultOf,
  startReceiver,
} from './harness.js';

const MiB = 1024 * 1024;

let link: Harness;
const sockets: Socket[] = [];
const start = async (options: HarnessOptions = {}) => {
  link = await startReceiver(options);
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await eventually(() => link.leftovers().length === 0);
  await link.close();
});

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(link.port, '127.0.0.1', () => resolve(socket));
    sockets.push(socket);
    socket.on('error', reject);
  });
}

const head = (type: string, length: number | 'chunked') =>
  `POST /link HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n${
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  }\r\n\r\n`;

/** Text as chunks of one byte. */
const inBytes = (text: string) => text.replace(/./gs, (byte) => `1\r\n${byte}\r\n`);

/** The first line of an answer and its body, as text. */
const textOf = async (socket: Socket) => (await buffer(socket)).toString();

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes of all objects that are held, and of what they hold outside of the heap. */
function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const written = (socket: Socket, bytes: string | Buffer) =>
  new Promise((resolve) => socket.write(bytes, resolve));

describe('a body of one-byte chunks [link.cost.small-chunks]', () => {
  const payload = envelopeText('validate_user', {});
  const LENGTH = 300_000;
  const FORMS: [string, string, string, string][] = [
    ['urlencoded', FORM, `payload=${encodeURIComponent(payload)}&filler=`, ''],
    [
      'multipart',
      MULTIPART,
      `${partHead({ name: 'payload' })}${payload}\r\n${partHead({ name: 'filler' })}`,
      `\r\n${MULTIPART_END}`,
    ],
  ];

  it.each(FORMS)('costs memory in proportion to its bytes: %s', async (_, type, before, after) => {
    await start();
    const connected = once(link.server, 'connection') as Promise<[Socket]>;
    const socket = await open();
    const [reader] = await connected;
    const resting = memory();
    await written(socket, head(type, 'chunked') + inBytes(before));
    const piece = Buffer.from(inBytes('x'.repeat(LENGTH / 10)));
    for (let count = 0; count < 10; count += 1) await written(socket, piece);
    // What is still on its way costs the receiver nothing yet.
    await eventually(() => reader.bytesRead === socket.bytesWritten);
    expect(memory() - resting).toBeLessThan(60 * LENGTH);
    socket.write(`${inBytes(after)}0\r\n\r\n`);
    expect(await textOf(socket)).toContain('"success":true');
  });

  it('reaches the handler as it was: a file', async () => {
    await start();
    const socket = await open();
    const data = { dst_report_id: '1', file_id: 'a' };
    const form = multipart([
      { name: 'payload', content: envelopeText('send_file', data) },
      { name: 'file', filename: 'a.jpg', content: jpeg(5000) },
    ]);
    const chunks = inBytes(form.toString('latin1'));
    socket.write(Buffer.from(`${head(MULTIPART, 'chunked')}${chunks}0\r\n\r\n`, 'latin1'));
    expect(await textOf(socket)).toContain('"success":true');
    expect(link.calls[0]?.file).toMatchObject({ size: 5000 });
  });
});

describe('bodies that never end [link.cost.unfinished]', () => {
  const limits = { maxBodySize: MiB, maxUnfinishedBytes: 2 * MiB };

  /** Begins a body that declares a mebibyte, and sends all but its end. */
  async function begin(type: string, before: string): Promise<Socket> {
    const socket = await open();
    socket.write(head(type, MiB) + before);
    await written(socket, Buffer.alloc(MiB - 10_000, 'x'));
    // The receiver is in this process: by then it has read what was written.
    for (let count = 0; count < 30; count += 1) await link.result('validate_user', {});
    await new Promise((resolve) => setTimeout(resolve, 30));
    return socket;
  }

  it.each([
    ['urlencoded', FORM, 'payload='],
    ['multipart', MULTIPART, partHead({ name: 'payload' })],
  ])(
    'leave room for small ones, and go for large ones, the longest stalled first: %s',
    async (_, type, before) => {
      await start(limits);
      const first = await begin(type, before);
      const second = await begin(type, before);
      let told = '';
      textOf(first).then(
        (text) => {
          told = text;
        },
        (error: unknown) => {
          told = String(error);
        },
      );
      const large = { username: 'x'.repeat(200_000) };
      const send = () => link.post(encoded(envelopeText('validate_user', {}, large)));
      // A body has stalled when it has rested for half a second; then its room is there for who comes again.
      const answers: Answer[] = [];
      while (told === '') {
        answers.push(await send());
        await link.result('validate_user', {});
      }
      expect(told).toMatch(/^HTTP\/1.1 408 .*"return_error_msg":"the request body stalled/s);
      const refused = answers.find(({ status }) => status === 503);
      if (!refused) throw new Error('no large body was refused');
      expect(failureOf(refused, 503)).toMatch(/^too much is being received at this moment/);
      expect(refused.headers['retry-after']).toBe('5');
      failureOf(await send());
      expect(second.readyState).toBe('open');
      const codes = link.failures.map(({ error }) => error.code);
      expect([...new Set(codes)].sort()).toEqual([
        'body_too_slow',
        'credentials_invalid',
        'server_busy',
      ]);
    },
  );

  it.each([
    ['less than a form may have', { maxBodySize: 1000, maxUnfinishedBytes: 999 }],
    ['less than a form may have by default', { maxUnfinishedBytes: MiB }],
    ['no whole number', { maxUnfinishedBytes: 1e9 + 0.5 }],
    ['text', { maxUnfinishedBytes: '100000000' as never }],
  ])('may not have a budget of %s', async (_, options) => {
    await start();
    await expect(startReceiver(options)).rejects.toThrow(/^maxUnfinishedBytes: must be a whole/);
  });
});

describe('files in front of their payload [link.files.spool-removed]', () => {
  const limits = { maxEarlyFileSize: 10_000, maxEarlyFiles: 25_000 };
  const file = (size: number) => ({ name: 'file', filename: 'a.jpg', content: jpeg(size) });
  const payload = {
    name: 'payload',
    content: envelopeText('send_file', { dst_report_id: '1', file_id: 'a' }),
  };
  const post = (parts: Parameters<typeof multipart>[0]) =>
    link.post(multipart(parts), { 'content-type': MULTIPART });

  it('are taken up to their bound, and behind it up to that of files', async () => {
    await start(limits);
    resultOf(await post([file(10_000), payload]));
    expect(failureOf(await post([file(10_001), payload]), 413)).toBe(
      'a file in front of payload and file_name is larger than 10000 bytes; send payload first',
    );
    resultOf(await post([payload, file(10_001)]));
    expect(link.leftovers()).toEqual([]);
  });

  it('share one bound, and give it back', async () => {
    await start(limits);
    const waiting: Socket[] = [];
    for (let count = 0; count < 2; count += 1) {
      const connected = once(link.server, 'connection') as Promise<[Socket]>;
      const socket = await open();
      const [reader] = await connected;
      socket.write(head(MULTIPART, 50_000) + partHead(file(9000)));
      await written(socket, jpeg(9000));
      await eventually(() => reader.bytesRead === socket.bytesWritten);
      waiting.push(socket);
    }
    await eventually(() => link.leftovers().length === 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(failureOf(await post([file(9000), payload]), 413)).toBe(
      'the files that came in front of their payload are larger than 25000 bytes together; send payload first',
    );
    resultOf(await post([payload, file(9000)]));
    waiting[0]?.destroy();
    await eventually(() => link.leftovers().length === 1);
    await eventually(() => link.failures.some(({ error }) => error.code === 'client_gone'));
    resultOf(await post([file(9000), payload]));
    resultOf(await post([file(9000), payload]));
  });

  it.each(['maxEarlyFileSize', 'maxEarlyFiles'])('have no bound like that for %s', async (name) => {
    await start();
    for (const value of [0, -1, 1.5, '5', null]) {
      await expect(startReceiver({ [name]: value })).rejects.toThrow(
        `${name}: must be a whole number`,
      );
    }
  });
});

describe('bodies that are whole and wait for their credentials', () => {
  const filled = envelopeText('get_order', { report_id: '4711', x: 'x'.repeat(800 * 1024) });

  it.each([
    ['urlencoded', FORM, `payload=${filled}`],
    ['multipart', MULTIPART, multipart([{ name: 'payload', content: filled }])],
  ])('are held within the same budget: %s [link.cost.unfinished]', async (_, type, body) => {
    let found: () => void = () => {};
    const waiting = new Promise<void>((resolve) => {
      found = resolve;
    });
    let isAsked = false;
    await start({
      maxBodySize: MiB,
      maxUnfinishedBytes: MiB,
      accounts: async (username) => {
        if (username !== 'acme') return undefined;
        isAsked = true;
        await waiting;
        return { username, password: 'open sesame' };
      },
    });
    const first = link.post(body, { 'content-type': type });
    await eventually(() => isAsked);
    expect(failureOf(await link.post(body, { 'content-type': type }), 503)).toContain('try again');
    failureOf(await link.post(encoded(envelopeText('get_order', {}, { username: 'small' }))));
    found();
    resultOf(await first);
    resultOf(await link.post(body, { 'content-type': type }));
  });
});
