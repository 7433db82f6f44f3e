import { join } from 'node:path';
import {
  envelopeText,
  failureOf,
  type Harness,
  jpeg,
  MULTIPART,
  MULTIPART_END,
  partHead,
  resultOf,
  startReceiver,
} from '../harness.js';

const payload = {
  name: 'payload',
  content: envelopeText('send_file', { dst_report_id: '1', file_id: 'a' }),
};

/** Sends a form as far as some bytes of its file, and then nothing more. */
function silentAfter(link: Harness, bytes: number, envelopeFirst = true) {
  return link.post(
    (request) => {
      if (envelopeFirst) request.write(`${partHead(payload)}${payload.content}\r\n`);
      request.write(partHead({ name: 'file', filename: 'a.jpg' }));
      request.write(jpeg(bytes));
    },
    { 'content-type': MULTIPART },
  );
}

describe('a caller that falls silent', () => {
  let link: Harness;
  afterEach(async () => {
    expect(link.leftovers()).toEqual([]);
    await link.close();
  });

  it.each([
    ['behind the envelope', true, 100_000],
    ['in front of it', false, 100_000],
    ['behind the envelope, in one piece with it', true, 11_000],
    ['in front of it, by little', false, 11_000],
  ])('in a file that is too large, %s, is answered at once', async (_, envelopeFirst, bytes) => {
    link = await startReceiver({ maxFileSize: 10_000 });
    const answer = await silentAfter(link, bytes, envelopeFirst);
    expect(failureOf(answer, 413)).toMatch(/10000 bytes/);
    expect(link.calls).toEqual([]);
  });

  /** Sends a form with a file, of which a byte comes every now and then, until it is answered. */
  const drip = (parts: string, every = 20, piece = 'x') =>
    link.post(
      (request) => {
        request.write(parts);
        const timer = setInterval(() => request.write(piece), every);
        request.on('close', () => clearInterval(timer)).on('response', () => clearInterval(timer));
      },
      { 'content-type': MULTIPART },
    );
  const front = partHead({ name: 'file', filename: 'a.jpg' });
  const whole = `${partHead(payload)}${payload.content}\r\n`;

  it.each([
    ['a file in front of its payload', front],
    ['a file of another name in front of it', partHead({ name: 'other', filename: 'a.jpg' })],
    ['a file of another name behind it', whole + partHead({ name: 'other', filename: 'a.jpg' })],
    ['a payload that is a file', partHead({ name: 'payload', filename: 'a.jpg' })],
  ])(
    'byte by byte in %s, so without credentials, is ended when a form’s time is up [link.form.too-slow]',
    async (_, parts) => {
      link = await startReceiver({ bodyTimeout: 200 });
      const began = performance.now();
      expect(failureOf(await drip(parts), 408)).toBe(
        'a file in front of payload came with less than 16384 bytes a second; send payload first',
      );
      expect(performance.now() - began).toBeLessThan(20_000);
      expect(link.calls).toEqual([]);
    },
  );

  it('byte by byte behind good credentials has the time of a file', async () => {
    // The payload itself has to arrive, and to be verified, within the time of a form.
    link = await startReceiver({ bodyTimeout: 3000, uploadTimeout: 4000 });
    const answer = await drip(whole + front);
    expect(failureOf(answer, 408)).toBe('the request body did not arrive within 4 seconds');
  });

  it.each([
    ['comes fast enough', { bodyTimeout: 2000 }, 'x'.repeat(5000)],
    ['needs no rate', { bodyTimeout: 2000, minEarlyRate: 0 }, 'x'],
  ])('goes on in front of its payload where it %s', async (_, options, piece) => {
    link = await startReceiver(options);
    const answer = await link.post(
      (request) => {
        request.write(front);
        // A pause of this process, in which nothing is written, stays above the least rate.
        request.write(jpeg(100_000));
        const timer = setInterval(() => request.write(piece), 20);
        setTimeout(() => {
          clearInterval(timer);
          request.end(`\r\n${whole}${MULTIPART_END}`);
        }, 2400);
      },
      { 'content-type': MULTIPART },
    );
    resultOf(answer);
  });

  it('while its credentials are checked is answered when its time is up', async () => {
    link = await startReceiver({
      uploadTimeout: 100,
      accounts: () => new Promise((found) => setTimeout(found, 400, undefined)),
    });
    failureOf(await silentAfter(link, 1000));
  });

  it('while its credentials are checked, and holds a file that is too large, is answered', async () => {
    link = await startReceiver({
      maxFileSize: 10_000,
      accounts: () => new Promise((found) => setTimeout(found, 50, undefined)),
    });
    failureOf(await silentAfter(link, 100_000));
  });
});

describe('a file of the app that is gone', () => {
  it('fails the event, and not the process', async () => {
    const link = await startReceiver();
    const gone = join(__dirname, 'no-such-file.jpg');
    const reply = await link.receiver.answer({
      method: 'POST',
      headers: { 'content-type': MULTIPART },
      remoteAddress: 'x',
      body: { kind: 'parsed', value: { payload: payload.content } },
      files: [{ fieldname: 'file', originalname: 'a.jpg', path: gone, size: 10 }],
    });
    expect(JSON.parse(String(reply.body))).toMatchObject({ error: true, result_data: null });
    expect(link.failures.at(-1)?.error).toMatchObject({ cause: { code: 'ENOENT' } });
    expect(link.leftovers()).toEqual([]);
    await link.close();
  });
});
