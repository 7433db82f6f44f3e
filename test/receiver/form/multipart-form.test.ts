import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Spool, UnfinishedBodies } from '../../../src/http/index.js';
import { SpoolWriter } from '../../../src/http/spool/spool-writer.js';
import { EarlyFiles } from '../../../src/receiver/form/early-files.js';
import { MultipartForm } from '../../../src/receiver/form/multipart-form.js';
import { FRAMING } from '../../../src/receiver/form/multipart-limits.js';
import { eventually } from '../../support/resources.js';
import {
  envelopeText,
  failureOf,
  jpeg,
  MULTIPART,
  MULTIPART_END,
  multipart,
  partHead,
  resultOf,
  sharedReceiver,
} from '../harness.js';

const IDS = { dst_report_id: '4711', file_id: 'a-17' };
const PAYLOAD = { name: 'payload', content: envelopeText('send_file', IDS) };
const FILE = { name: 'file', filename: 'front.jpg', content: jpeg() };
const TYPE = { 'content-type': MULTIPART };
/** The beginning of a form, up to its file. */
const UP_TO_FILE = `${partHead(PAYLOAD)}${PAYLOAD.content}\r\n${partHead(FILE)}`;

const link = sharedReceiver({ maxBodySize: 20_000, maxFileSize: 5000 });
afterEach(() => {
  jest.restoreAllMocks();
  expect(link.leftovers()).toEqual([]);
});

describe('a multipart form of undeclared length', () => {
  /** A form of so many bytes, in variables of which each is small enough. */
  const formOf = (length: number) => {
    const parts = (filler: number) => [
      { name: 'payload', content: envelopeText('get_all_orders') },
      { name: 'one', content: 'x'.repeat(18_000) },
      { name: 'other', content: 'x'.repeat(filler) },
    ];
    return multipart(parts(length - multipart(parts(0)).length));
  };
  const post = (form: Buffer) =>
    link.post((request) => {
      request.write(form.subarray(0, 100));
      request.end(form.subarray(100));
    }, TYPE);

  it('may have as many bytes as the variables and what the parts add to them', async () => {
    resultOf(await post(formOf(20_000 + FRAMING)));
  });

  it('may not have one byte more', async () => {
    const answer = await post(formOf(20_000 + FRAMING + 1));
    expect(failureOf(answer, 413)).toBe('the request body is larger than 20000 bytes');
    expect(link.failures.at(-1)?.error).toMatchObject({ code: 'body_too_large', stage: 'form' });
    expect(link.calls).toEqual([]);
  });
});

describe('a file in a part of another name', () => {
  it('may be as large as a file, and is not kept', async () => {
    const other = { ...FILE, name: 'other', content: jpeg(5000) };
    const data = { name: 'payload', content: envelopeText('get_all_orders') };
    resultOf(await link.post(multipart([other, data]), TYPE));
    expect(link.calls[0]?.file).toBeUndefined();
  });

  it('is refused when it is larger, before its end has come', async () => {
    const answer = await link.post((request) => {
      request.write(partHead({ name: 'other', filename: 'a.jpg' }));
      request.write(jpeg(5001));
    }, TYPE);
    expect(failureOf(answer, 413)).toBe('the file is larger than 5000 bytes');
    expect(link.failures.at(-1)?.error).toMatchObject({ code: 'body_too_large', stage: 'form' });
  });
});

/** Makes the next write of a received file fail. @returns a promise of that write */
function diskFails(error: Error): Promise<void> {
  const write = jest.spyOn(SpoolWriter.prototype, '_write');
  return new Promise((resolve) => {
    write.mockImplementationOnce((_chunk, _encoding, done) => {
      done(error);
      resolve();
    });
  });
}

describe('a form whose file does not come to its end', () => {
  it('because the caller hung up is told to the hook as that', async () => {
    const answer = link.post((request) => {
      request.write(UP_TO_FILE);
      request.write(jpeg(1000));
      eventually(() => link.leftovers().length === 1).finally(() => request.destroy());
    }, TYPE);
    await expect(answer).rejects.toThrow();
    await eventually(() => link.failures.length > 0 && link.leftovers().length === 0);
    expect(link.failures.map(({ error }) => [error.code, error.stage])).toEqual([
      ['client_gone', 'form'],
    ]);
    expect(link.calls).toEqual([]);
  });

  it.each([
    ['ENOSPC', 'storage_full'],
    ['EDQUOT', 'storage_full'],
    ['EMFILE', 'server_busy'],
  ])('because of %s is 503 also while the file is still coming', async (code, named) => {
    const cause = Object.assign(new Error('no room'), { code, syscall: 'write' });
    const failed = diskFails(cause);
    const answer = await link.post((request) => {
      request.write(UP_TO_FILE);
      request.write(jpeg(1000));
      // However long the disk takes to say so, and the part of the file to be removed.
      failed
        .then(() => eventually(() => link.leftovers().length === 0))
        .then(() => setTimeout(() => request.end(MULTIPART_END), 100));
    }, TYPE);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(link.failures.at(-1)?.error).toMatchObject({ code: named, cause });
  });

  it('because the disk is full is 503 with Retry-After, with what the disk said for the hook', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    diskFails(full);
    const answer = await link.post(multipart([PAYLOAD, FILE]), TYPE);
    expect(failureOf(answer, 503)).toBe(
      'there is no room for the file at this moment; try again later',
    );
    expect(answer.headers['retry-after']).toBe('60');
    expect(link.failures.at(-1)?.error).toMatchObject({ code: 'storage_full', cause: full });
    expect(link.logs.at(-1)).toMatchObject({ level: 'error' });
    expect(link.calls).toEqual([]);
  });
});

describe('a file that nobody wants', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'svclink-form-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const read = (source: PassThrough) =>
    new MultipartForm(
      Object.assign(source, { headers: { ...TYPE, 'transfer-encoding': 'chunked' } }),
      {
        spool: new Spool(() => undefined, parent),
        earlyFiles: new EarlyFiles(5_000_000, 5_000_000),
        unfinished: new UnfinishedBodies(1_000_000),
        bodyTimeout: 60_000,
        uploadTimeout: 60_000,
        minEarlyRate: 0,
        maxBodySize: 20_000,
        maxFileSize: 5_000_000,
      },
    );

  it('is let pass by, without being kept, and its form ends as not wanted', async () => {
    const source = new PassThrough();
    source.write(`${UP_TO_FILE}its first bytes`);
    const form = read(source);
    await form.ready;
    expect(form.part).toEqual({ originalName: 'front.jpg' });
    await form.release();
    const outcome = form.complete().catch((error: unknown) => error);
    source.write(jpeg(2_000_000));
    source.end(`\r\n${MULTIPART_END}`);
    await eventually(() => source.readableEnded);
    const later = new Promise((resolve) => setTimeout(resolve, 60_000, 'never').unref());
    expect(await Promise.race([outcome, later])).toMatchObject({
      code: 'client_gone',
      message: 'the form is not wanted any more',
    });
    expect(readdirSync(parent)).toEqual([]);
  });

  it('is removed when it was kept before', async () => {
    const source = new PassThrough();
    source.end(`${UP_TO_FILE}bytes\r\n${MULTIPART_END}`);
    const form = read(source);
    await form.ready;
    expect(await form.complete()).toMatchObject({ size: 5 });
    expect(readdirSync(parent)).toHaveLength(1);
    await form.release();
    expect(readdirSync(parent)).toEqual([]);
  });
});
