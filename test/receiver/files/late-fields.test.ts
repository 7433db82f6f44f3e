import {
  envelopeText,
  failureOf,
  jpeg,
  MULTIPART,
  multipart,
  type Part,
  resultOf,
  sharedReceiver,
} from '../harness.js';

const link = sharedReceiver({ maxEarlyFileSize: 400_000 });
afterEach(() => expect(link.leftovers()).toEqual([]));

const FIELDS = { dst_report_id: '4711', file_id: 'a-17', file_name: 'front.jpg', file_area: '1' };
const fields: Part[] = Object.entries(FIELDS).map(([name, content]) => ({ name, content }));
const payload = (data: object = {}) => ({
  name: 'payload',
  content: envelopeText('send_file', data),
});
const file = (filename: string, size = 300_000, name = 'file') => ({
  name,
  filename,
  content: jpeg(size),
});
const post = (parts: Part[]) => link.post(multipart(parts), { 'content-type': MULTIPART });

describe('form fields behind the file [link.event.send-file.late-fields]', () => {
  it.each([
    ['a part named blob', [payload(), file('blob'), ...fields]],
    ['a part with the name of a temporary file', [payload(), file('phpA1b2C3.tmp'), ...fields]],
    ['a part without an extension', [payload(), file('front'), ...fields]],
    ['a part with a name that is allowed', [payload(), file('other.pdf'), ...fields]],
    ['the variable blob', [payload(), file('blob', 300_000, 'blob'), ...fields]],
    ['the payload too', [file('blob'), ...fields, payload()]],
    ['the payload in the middle', [file('blob'), payload(), ...fields]],
    [
      '20 other variables',
      [
        payload(),
        file('blob'),
        ...Array.from({ length: 20 }, (_, at) => ({ name: `v${at}`, content: 'x' })),
        ...fields,
      ],
    ],
  ])('count like those in front of it, with %s', async (_, parts) => {
    resultOf(await post(parts));
    expect(link.calls[0]?.data).toMatchObject({ ...FIELDS, file_area: 1 });
    expect(link.calls[0]?.file).toMatchObject({ name: 'front.jpg', size: 300_000 });
  });

  it('win over event_data', async () => {
    resultOf(await post([payload({ ...FIELDS, file_id: 'other' }), file('a.jpg'), ...fields]));
    expect(link.calls[0]?.data).toMatchObject({ file_id: 'a-17' });
  });

  it.each([
    [
      'a name that is not allowed',
      [
        payload(),
        file('blob'),
        ...fields.slice(0, 2),
        {
          name: 'file_name',
          content: 'a.exe',
        },
      ],
      /not among the allowed file types/,
    ],
    [
      'no name',
      [payload(), file('blob'), ...fields.slice(0, 2)],
      /not among the allowed file types/,
    ],
    ['a field twice', [payload(), ...fields, file('blob'), ...fields], /came twice/],
  ])('are refused with %s', async (_, parts, message) => {
    expect(failureOf(await post(parts))).toMatch(message);
    expect(link.calls).toEqual([]);
  });

  it('may not be behind a file above the bound, when its name is among them', async () => {
    expect(failureOf(await post([payload(), file('blob', 400_001), ...fields]), 413)).toMatch(
      /larger than 400000 bytes; send payload first$/,
    );
    resultOf(await post([payload({ file_name: 'a.jpg' }), file('blob', 400_001), ...fields]));
    resultOf(await post([payload(), file('a.jpg', 400_001), ...fields]));
  });

  it('do not keep a name in front of the file from being refused before a byte is kept', async () => {
    let seen: string[] = [];
    const watch = setInterval(() => {
      seen = [...seen, ...link.leftovers()];
    }, 1);
    const answer = await post([payload({ file_name: 'a.exe' }), file('blob'), ...fields]);
    clearInterval(watch);
    expect(failureOf(answer)).toMatch(/not among the allowed file types/);
    expect(seen).toEqual([]);
  });
});

describe('further variables', () => {
  const more = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `v${at}`, content: 'x' }));

  it('are taken in multipart as they are urlencoded: up to 1000 in all', async () => {
    const parts = [{ name: 'payload', content: envelopeText('validate_user', {}) }];
    resultOf(await post([...parts, ...more(20)]));
    resultOf(await post([...parts, ...more(999)]));
    expect(failureOf(await post([...parts, ...more(1000)]), 400)).toBe(
      'the form has too many variables',
    );
    const urlencoded = (count: number) =>
      `payload=${encodeURIComponent(envelopeText('validate_user', {}))}${'&a=1'.repeat(count)}`;
    resultOf(await link.post(urlencoded(999)));
    expect(failureOf(await link.post(urlencoded(1000)), 400)).toBe(
      'the form has too many variables',
    );
  });

  it.each([
    ['payload[a]', { name: 'payload[a]', content: '{}' }],
    ['payload as a file', { name: 'payload', filename: 'a.json', content: '{}' }],
  ])('do not make up for %s', async (_, part) => {
    failureOf(await post([part]), 400);
    expect(link.failures.at(-1)?.error.code).toBe('payload_not_text');
  });
});
