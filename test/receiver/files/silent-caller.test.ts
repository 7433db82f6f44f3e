import { join } from 'node:path';
import {
  envelopeText,
  failureOf,
  type Harness,
  jpeg,
  MULTIPART,
  partHead,
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
