import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createReceiver, type IncomingFile } from '../../../src/index.js';
import {
  ACCOUNT,
  encoded,
  envelopeText,
  failureOf,
  GOOD_DATA,
  type Harness,
  jpeg,
  MULTIPART,
  MULTIPART_END,
  multipart,
  type Part,
  partHead,
  resultOf,
  SITE,
  sharedReceiver,
  startReceiver,
} from '../harness.js';

const link = sharedReceiver({ maxFileSize: 300_000, maxBodySize: 100_000 });
afterEach(() => {
  link.act('send_file', undefined);
  expect(link.leftovers()).toEqual([]);
});

const IDS = { dst_report_id: '4711', file_id: 'a-17' };
const payload = (data: object = IDS, changes: object = {}): Part => ({
  name: 'payload',
  content: envelopeText('send_file', data, changes),
});
const filePart = (
  content: Buffer | string = jpeg(),
  filename = 'front.jpg',
  type?: string,
): Part => ({
  name: 'file',
  content,
  filename,
  ...(type === undefined ? {} : { type }),
});
const post = (parts: readonly Part[]) => link.post(multipart(parts), { 'content-type': MULTIPART });
const field = (name: string, content: string): Part => ({ name, content });
const nameField = (name: Buffer): Part => ({ name: 'file_name', content: name });
/** A payload whose event_data has the bytes of a name as they are. */
function payloadNaming(name: Buffer): Part {
  const [before = '', after = ''] = String(payload({ ...IDS, file_name: '@' }).content).split('@');
  const content = Buffer.concat([Buffer.from(before), name, Buffer.from(after)]);
  return { name: 'payload', content };
}

describe('a file in a multipart form', () => {
  it.each([
    ['behind the envelope', (file: Part) => [payload(), file]],
    ['in front of the envelope', (file: Part) => [file, payload()]],
    ['between variables', (file: Part) => [field('x', '1'), file, field('y', '2'), payload()]],
  ])(
    '%s reaches the handler byte for byte [link.event.send-file.multipart] [link.event.send-file.payload-variable]',
    async (_, parts) => {
      const bytes = Buffer.concat([
        jpeg(200_000),
        Buffer.from('\r\n--svclink-test-boundar\r\n\0\xff', 'latin1'),
      ]);
      resultOf(await post(parts(filePart(bytes))));
      const file = link.calls[0]?.file;
      expect(file?.bytes.equals(bytes)).toBe(true);
      expect(file).toMatchObject({
        source: 'multipart',
        name: 'front.jpg',
        mimeType: 'image/jpeg',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    },
  );

  it('reaches the handler with its digest when it is large', async () => {
    const large = await startReceiver({ maxFileSize: 40_000_000 });
    const bytes = jpeg(20_000_000);
    try {
      const form = multipart([payload(), filePart(bytes)]);
      resultOf(await large.post(form, { 'content-type': MULTIPART }));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(large.calls[0]?.file).toMatchObject({ size: bytes.length, sha256 });
      expect(large.leftovers()).toEqual([]);
    } finally {
      await large.close();
    }
  });

  it('must not hide more variables than a form may have bytes', async () => {
    const filler = ['a', 'b', 'c'].map((name) => field(name, 'x'.repeat(60_000)));
    const form = multipart([...filler, payload(), filePart()]);
    const answer = await link.post(
      (request) => {
        request.write(form.subarray(0, 1000));
        request.write(form.subarray(1000));
      },
      { 'content-type': MULTIPART },
    );
    expect(failureOf(answer, 413)).toMatch(/is larger than 100000 bytes/);
    expect(link.calls).toEqual([]);
  });

  it('is a stream that can be opened more than once [link.event.send-file.multipart]', async () => {
    const bytes = jpeg(5000);
    const read: Buffer[] = [];
    link.act('send_file', async ({ file }) => {
      if (!file) throw new Error('no file');
      read.push(await buffer(await file.open()), await buffer(await file.open()));
      return null;
    });
    resultOf(await post([payload(), filePart(bytes)]));
    expect(read.map((one) => one.equals(bytes))).toEqual([true, true]);
  });

  it('may be empty where its type has no signature', async () => {
    resultOf(await post([payload(), filePart('', 'empty.txt')]));
    expect(link.calls[0]?.file).toMatchObject({ size: 0, mimeType: 'text/plain' });
  });

  /** A form with a file of that name, wherever the name stands. */
  const NAMED: readonly [string, (name: Buffer) => Part[]][] = [
    ['a variable behind the file', (name) => [payload(), filePart(), nameField(name)]],
    ['a variable in front of it', (name) => [nameField(name), payload(), filePart()]],
    ['its payload', (name) => [payloadNaming(name), filePart()]],
    ['its payload behind it', (name) => [filePart(), payloadNaming(name)]],
  ];

  // A decoder would put replacement characters in silence; an urlencoded form is refused so, too.
  it.each(NAMED)('is refused for a name in Latin-1, in %s', async (_, parts) => {
    const answer = await post(parts(Buffer.from('café.jpg', 'latin1')));
    expect(failureOf(answer, 400)).toBe('the form is not UTF-8');
    expect(link.failures.at(-1)?.error).toMatchObject({ code: 'body_malformed', stage: 'form' });
    expect(link.calls).toEqual([]);
  });

  it.each(NAMED)('may have a replacement character that was sent, in %s', async (_, parts) => {
    resultOf(await post(parts(Buffer.from('caf\ufffd.jpg'))));
    expect(link.calls[0]?.data).toMatchObject({ file_name: 'caf\ufffd.jpg' });
  });

  // A small file has come whole before its fields are asked for; a large one has not.
  it.each([2000, 300_000])(
    'of %d bytes has its fields as form variables of their own [link.event.send-file.multipart-fields]',
    async (size) => {
      const file = () => filePart(jpeg(size));
      const fields = {
        dst_report_id: '9',
        file_id: 'b-2',
        file_name: 'other.jpeg',
        file_area: '1',
      };
      const variables = Object.entries(fields).map(([name, value]) => field(name, value));
      for (const parts of [
        [payload({}), ...variables, file()],
        [payload({}), file(), ...variables],
        [file(), ...variables, payload({})],
        [...variables, file(), payload({}, { event_data: undefined })],
        [variables.slice(0, 2), payload({}), file(), variables.slice(2)].flat(),
      ]) {
        resultOf(await post(parts));
        const call = link.calls.at(-1);
        expect(call?.data).toEqual({ ...fields, file_area: 1 });
        expect(call?.file).toMatchObject({ name: 'other.jpeg', fileArea: 1, size });
      }
    },
  );

  it.each([
    ['dst_report_id', '1', '2', '2'],
    ['file_id', 'a', 'b', 'b'],
    ['file_name', 'a.jpg', 'b.jpeg', 'b.jpeg'],
    ['file_area', '0', '1', 1],
  ])(
    'takes the form variable %s rather than event_data [link.event.send-file.fields-win]',
    async (name, inData, inForm, got) => {
      const data = { ...IDS, [name]: inData };
      for (const parts of [
        [payload(data), field(name, inForm), filePart()],
        [payload(data), filePart(), field(name, inForm)],
        [filePart(), field(name, inForm), payload(data)],
      ]) {
        resultOf(await post(parts));
        expect(link.calls.at(-1)?.data[name]).toBe(got);
      }
      resultOf(await post([payload(data), field(name, ''), filePart()]));
      expect(String(link.calls.at(-1)?.data[name])).toBe(inData);
    },
  );

  it('takes its name from the file part when there is none [link.event.send-file.name-from-part]', async () => {
    for (const data of [IDS, { ...IDS, file_name: '' }, { ...IDS, file_name: null }]) {
      resultOf(await post([payload(data), filePart(jpeg(), 'from part.jpg')]));
      expect(link.calls.at(-1)?.data.file_name).toBe('from part.jpg');
      expect(link.calls.at(-1)?.file?.name).toBe('from part.jpg');
    }
  });

  it('keeps a name beyond ASCII [link.event.send-file.name-from-part]', async () => {
    resultOf(await post([payload(), filePart(jpeg(), 'Größe 屋根.jpg')]));
    expect(link.calls[0]?.file?.name).toBe('Größe 屋根.jpg');
  });

  it.each([
    ['dst_report_id', { file_id: 'a' }],
    ['file_id', { dst_report_id: '1' }],
  ])('without %s is refused [link.event.send-file.required]', async (member, data) => {
    for (const parts of [
      [payload(data), filePart()],
      [filePart(), payload(data)],
    ]) {
      expect(failureOf(await post(parts))).toBe(`event_data.${member}: is required`);
    }
    const byAddress = await link.send('send_file', {
      ...data,
      file_name: 'a.jpg',
      obj_url: 'https://f.example/a',
    });
    expect(failureOf(byAddress)).toBe(`event_data.${member}: is required`);
    expect(link.calls).toEqual([]);
  });

  it('that is neither there nor at an address is refused [link.event.send-file.nothing-to-read]', async () => {
    const data = { ...IDS, file_name: 'a.jpg' };
    const message = 'send_file: needs a file part named file, or obj_url';
    expect(await link.refusal('send_file', data)).toBe(message);
    expect(await link.refusal('send_file', { ...data, obj_url: '' })).toBe(message);
    expect(await link.refusal('send_file', { ...data, obj_url: null })).toBe(message);
    expect(failureOf(await post([payload(data)]))).toBe(message);
    expect(failureOf(await post([payload(data), { ...filePart(), name: 'other' }]))).toBe(
      `${message}; the form has a file part named "other"`,
    );
    expect(link.calls).toEqual([]);
  });

  it('with another event is refused', async () => {
    const parts = [
      { name: 'payload', content: envelopeText('get_order', GOOD_DATA.get_order) },
      filePart(),
    ];
    expect(failureOf(await post(parts))).toBe('file: get_order takes no file');
  });

  it.each([
    ['two files', [payload(), filePart(), filePart()]],
    ['a field twice', [payload(), field('file_id', 'a'), field('file_id', 'b'), filePart()]],
    [
      'too many variables',
      [payload(), ...Array.from({ length: 1001 }, (_, at) => field(`v${at}`, 'x')), filePart()],
    ],
    ['a variable with brackets', [payload(), field('file_id[0]', 'x'), filePart()]],
    ['a NUL in a field', [payload(), field('file_id', 'a\0b'), filePart()]],
  ])('with %s is refused', async (_, parts) => {
    const answer = await post(parts);
    failureOf(answer, answer.status);
    expect(link.calls).toEqual([]);
  });
});

describe('the area of a file', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    [0, 0],
    [1, 1],
  ])('sent as %j is handed over as %j [link.files.file-area]', async (file_area, got) => {
    resultOf(await post([payload({ ...IDS, file_area }), filePart()]));
    expect(link.calls[0]?.data.file_area).toBe(got);
    expect(link.calls[0]?.file?.fileArea).toBe(got);
    resultOf(
      await post([payload({ ...IDS, file_area }), filePart(Buffer.from('%PDF-1.4'), 'a.pdf')]),
    );
    expect(link.calls[1]?.file?.fileArea).toBe(got);
  });

  it.each(['2', 2, -1, 'photo', 0.5, true])(
    'sent as %j is refused [link.files.file-area]',
    async (file_area) => {
      expect(failureOf(await post([payload({ ...IDS, file_area }), filePart()]))).toMatch(
        /^event_data\.file_area: must be 0/,
      );
      expect(link.calls).toEqual([]);
    },
  );
});

describe('content that deployed senders name wrongly', () => {
  const rtf = Buffer.from('{\\rtf1 a letter}');
  const sendTo = (harness: Harness, name: string, content: Buffer) =>
    harness.post(multipart([payload(), filePart(content, name)]), { 'content-type': MULTIPART });
  const lines = (harness: Harness) =>
    harness.logs.filter(({ level }) => level === 'warn').map(({ message }) => message);

  it('is taken by default, and told in the log', async () => {
    link.logs.length = 0;
    resultOf(await sendTo(link, 'letter.doc', rtf));
    expect(link.calls[0]?.file).toMatchObject({ name: 'letter.doc', size: rtf.length });
    expect(lines(link)).toEqual(['file: its content is not that of a doc']);
  });

  it.each([
    ['refuse', 'letter.doc', false, ['file: its content is not that of a doc']],
    ['tell', 'letter.pdf', true, ['file: its content is not that of a pdf']],
    ['off', 'letter.pdf', true, []],
  ] as const)('is judged as contentCheck %s says', async (contentCheck, name, isTaken, told) => {
    const harness = await startReceiver({ contentCheck });
    const { envelope } = await sendTo(harness, name, rtf);
    expect([envelope.success, harness.calls.length]).toEqual([isTaken, isTaken ? 1 : 0]);
    expect(lines(harness)).toEqual(told);
    await harness.close();
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Windows\\system32\\a.txt', 'a.txt'],
    ['/etc/a.txt', 'a.txt'],
    ['a/../b.txt', 'b.txt'],
    ['a\0b\u0007.txt', 'ab.txt'],
    ['line\nbreak.txt', 'linebreak.txt'],
    ['...hidden.txt', 'hidden.txt'],
    ['.txt', 'file.txt'],
    ['....txt', 'file.txt'],
    ['con.txt', '_con.txt'],
    ['NUL.TXT', '_NUL.TXT'],
    ['lpt1.txt', '_lpt1.txt'],
    ['con .txt', '_con .txt'],
    ['COM¹.txt', '_COM¹.txt'],
    ['conin$.txt', '_conin$.txt'],
    ['zero\u200bwidth.txt', 'zerowidth.txt'],
    ['line\u2028separator.txt', 'lineseparator.txt'],
    [`${'é'.repeat(300)}.txt`, `${'é'.repeat(98)}.txt`],
    ['a:b|c?.txt', 'abc.txt'],
    ['invoice\u202etxt.exe.txt', 'invoicetxt.exe.txt'],
    [`${'x'.repeat(300)}.txt`, `${'x'.repeat(196)}.txt`],
  ])('%j is reduced to %j [link.files.base-name]', async (file_name, name) => {
    const fields = [field('file_name', file_name), filePart('hello', 'x.txt')];
    const answer = await post([payload(), ...fields]);
    if (answer.envelope.error) {
      expect(file_name).toMatch(/\0/);
      return;
    }
    expect(link.calls[0]?.data.file_name).toBe(name);
    expect(link.calls[0]?.file?.name).toBe(name);
    expect(link.calls[0]?.file?.name).not.toMatch(/[/\\]|^\.|\p{Cc}/u);
  });

  it('by address is reduced as well [link.files.base-name]', async () => {
    link.act('send_file', ({ file }) => file?.name);
    const data = { ...IDS, file_name: '../../x/evil.pdf', obj_url: 'https://f.example/evil' };
    expect(await link.result('send_file', data)).toBe('evil.pdf');
  });
});

describe('a file that is not wanted', () => {
  it.each([
    ['bad credentials', payload(IDS, { password: 'x' })],
    ['a bad site', payload(IDS, { site_id: 'x' })],
    ['an unknown event', payload(IDS, { event_name: 'nothing' })],
    ['a bad type', payload({ ...IDS, file_name: 'a.exe' })],
    ['no envelope', field('payload', '[')],
  ])(
    'because of %s is refused before a byte is kept when the envelope comes first [link.files.credentials-first]',
    async (_, first) => {
      let seen: string[] = [];
      const answer = await link.post(
        (request) => {
          request.write(`${partHead(first)}${String(first.content)}\r\n`);
          request.write(partHead({ name: 'file', filename: 'a.jpg' }));
          request.write(jpeg(50_000));
          const watch = setInterval(() => {
            seen = [...seen, ...link.leftovers()];
          }, 1);
          request.on('close', () => clearInterval(watch));
        },
        { 'content-type': MULTIPART },
      );
      failureOf(answer, answer.status);
      expect(seen).toEqual([]);
      expect(link.calls).toEqual([]);
    },
  );

  it('is kept while the envelope is still to come, and removed when that is refused [link.files.spool-removed]', async () => {
    for (const last of [
      payload(IDS, { password: 'x' }),
      field('payload', '['),
      payload({ ...IDS, file_name: 'a.exe' }),
      field('x', 'y'),
    ]) {
      let kept = 0;
      const answer = await link.post(
        (request) => {
          request.write(partHead({ name: 'file', filename: 'a.jpg' }));
          request.write(jpeg(50_000));
          const watch = setInterval(() => {
            if (link.leftovers().length === 0) return;
            clearInterval(watch);
            kept = link.leftovers().length;
            request.end(`\r\n${partHead(last)}${String(last.content)}\r\n${MULTIPART_END}`);
          }, 2);
        },
        { 'content-type': MULTIPART },
      );
      failureOf(answer, answer.status);
      expect(kept).toBe(1);
      expect(link.leftovers()).toEqual([]);
    }
    expect(link.calls).toEqual([]);
  });

  it('is not wanted by its handler either, and then removed [link.files.spool-removed]', async () => {
    for (const act of [
      () => null,
      () => {
        throw new Error('no');
      },
      async () => {
        throw new Error('no');
      },
      () => ({ big: 1n }),
    ]) {
      link.act('send_file', act);
      await post([payload(), filePart()]);
      expect(link.leftovers()).toEqual([]);
    }
  });

  it.each([
    ['behind the envelope', (file: Part) => [payload(), file]],
    ['in front of it', (file: Part) => [file, payload()]],
  ])('because it is too large, %s, is cut off [link.files.size-limit]', async (_, parts) => {
    const answer = await post(parts(filePart(jpeg(300_001))));
    expect(failureOf(answer, 413)).toBe('the file is larger than 300000 bytes');
    expect(link.leftovers()).toEqual([]);
    expect(link.calls).toEqual([]);
    resultOf(await post(parts(filePart(jpeg(300_000)))));
  });

  it('because it would be too large by its declared length is refused unread [link.files.size-limit]', async () => {
    const answer = await link.post(
      (request) => void request.write(partHead({ name: 'file', filename: 'a.jpg' })),
      {
        'content-type': MULTIPART,
        'content-length': '999999999',
      },
    );
    expect(failureOf(answer, 413)).toBe('the file is larger than 300000 bytes');
  });
});

describe('a file that comes too slowly', () => {
  it.each([
    ['behind the envelope', true],
    ['in front of it', false],
  ])('%s is answered 408 and removed', async (_, envelopeFirst) => {
    const slow = await startReceiver({
      uploadTimeout: 3000,
      bodyTimeout: 2000,
      minEarlyRate: 0,
    });
    const answer = await slow.post(
      (request) => {
        if (envelopeFirst) request.write(`${partHead(payload())}${String(payload().content)}\r\n`);
        request.write(partHead({ name: 'file', filename: 'a.jpg' }));
        request.write(jpeg(5000));
        const drip = setInterval(() => request.write('x'), 20);
        request.on('response', () => clearInterval(drip));
        request.on('close', () => clearInterval(drip));
      },
      { 'content-type': MULTIPART },
    );
    expect(failureOf(answer, 408)).toBe('the request body did not arrive within 3 seconds');
    expect(slow.calls).toEqual([]);
    expect(slow.leftovers()).toEqual([]);
    await slow.close();
  });
});

describe('saving a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'svclink-kept-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('moves it into place, and a second time copies it', async () => {
    const bytes = jpeg(9000);
    const [first, second] = [join(folder, 'a.jpg'), join(folder, 'b.jpg')];
    link.act('send_file', async ({ file }) => {
      const facts = await file?.saveTo(first);
      await file?.saveTo(second);
      return { facts, again: (await buffer(await Object(file).open())).length };
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(resultOf(await post([payload(), filePart(bytes)]))).toEqual({
      facts: { size: 9000, sha256 },
      again: 9000,
    });
    for (const path of [first, second]) expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['a.jpg', 'b.jpg']);
    expect(statSync(first).mode & 0o077).toBe(0);
  });

  it('replaces what was there, and leaves it when it fails', async () => {
    const path = join(folder, 'a.jpg');
    writeFileSync(path, 'old');
    link.act('send_file', ({ file }) => file?.saveTo(path).then(() => null));
    resultOf(await post([payload(), filePart(jpeg(5000))]));
    expect(statSync(path).size).toBe(5000);
    link.act('send_file', ({ file }) => file?.saveTo(join(folder, 'none', 'a.jpg')));
    expect(failureOf(await post([payload(), filePart()]), 500)).toMatch(/^The event failed/);
    expect(readdirSync(folder)).toEqual(['a.jpg']);
  });

  it('is too late after the event', async () => {
    let late: IncomingFile | undefined;
    link.act('send_file', ({ file }) => {
      late = file;
      return null;
    });
    resultOf(await post([payload(), filePart()]));
    const tries = Promise.all([late?.open(), late?.saveTo(join(folder, 'a.jpg'))]);
    expect(await tries.catch((error: unknown) => error)).toMatchObject({
      message: expect.stringContaining('the file is gone: its event is over'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('an upload folder that is gone is our failure, and says nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-gone-'));
  const broken = await startReceiver({ uploadFolder: folder });
  rmSync(folder, { recursive: true });
  const answer = await broken.post(multipart([payload(), filePart()]), {
    'content-type': MULTIPART,
  });
  expect(answer.envelope).toMatchObject({ error: true, success: false, result_data: null });
  expect(answer.text).not.toContain(folder);
  expect(answer.status).toBe(503);
  expect(broken.failures.at(-1)?.error).toMatchObject({
    code: 'storage_unavailable',
    cause: { code: 'ENOENT' },
  });
  resultOf(await broken.post(encoded(envelopeText('get_all_orders'))));
  await broken.close();
});

it('an upload folder that is not there is refused at construction, and nothing is made', () => {
  const uploadFolder = join(link.uploadFolder, 'none');
  const make = () => createReceiver({ siteId: SITE, accounts: [ACCOUNT], uploadFolder });
  expect(make).toThrow(`uploadFolder: ${uploadFolder} is no folder; make it first`);
  expect(link.leftovers()).toEqual([]);
});

it('a file on its way in is private', async () => {
  let mode = 0;
  link.act('send_file', () => {
    const [file = ''] = readdirSync(link.uploadFolder);
    mode = statSync(join(link.uploadFolder, file)).mode & 0o777;
    return null;
  });
  resultOf(await post([payload(), filePart()]));
  expect(mode).toBe(0o600);
});

it('a wrong folder option is refused at construction', () => {
  const make = () =>
    createReceiver({ siteId: SITE, accounts: [ACCOUNT], uploadFolder: 5 as never });
  expect(make).toThrow('uploadFolder: must be the path of a folder');
});
