import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileTypeOf, SIGNATURE_LENGTH } from '../../../src/protocol/files/file-types.js';
import {
  CheckedContent,
  type ContentCheck,
  validateByType,
  validateThumbnail,
} from '../../../src/receiver/files/content-check.js';
import type { FileFacts } from '../../../src/receiver/files/incoming-file.js';
import { jpeg } from '../harness.js';

const MISMATCH = { code: 'file_content_mismatch', stage: 'data' };

function judge(name: string, rule?: ContentCheck, notices?: string[]) {
  const type = fileTypeOf(name);
  if (!type) throw new Error(`${name} is not allowed`);
  return validateByType(type, rule, (text) => notices?.push(text));
}

/** A check and what it has told. */
function checking(name: string) {
  const told: FileFacts[] = [];
  const content = new CheckedContent(judge(name), (facts) => told.push(facts));
  return { content, told };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the content of a file', () => {
  it('is passed on as soon as enough of it is there to judge it', async () => {
    const { content } = checking('a.jpg');
    content.write(jpeg(SIGNATURE_LENGTH - 1));
    await settled();
    expect(content.readableLength).toBe(0);
    content.write(Buffer.from('x'));
    await settled();
    expect(content.readableLength).toBe(SIGNATURE_LENGTH);
    content.write(Buffer.from('more'));
    await settled();
    expect(content.readableLength).toBe(SIGNATURE_LENGTH + 4);
    content.destroy();
  });

  it('is judged by its first bytes together, however they come', async () => {
    const { content, told } = checking('a.pdf');
    const bytes = Buffer.from(`${' '.repeat(600)}%PDF-1.7${'x'.repeat(2000)}`);
    for (const at of [0, 603, 1100]) content.write(bytes.subarray(at, { 0: 603, 603: 1100 }[at]));
    content.end();
    expect((await buffer(content)).equals(bytes)).toBe(true);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(told).toEqual([{ size: bytes.length, sha256 }]);
  });

  it('is judged at its end when it is short', async () => {
    const { content, told } = checking('a.jpg');
    content.end(jpeg(10));
    expect(await buffer(content)).toHaveLength(10);
    expect(told).toMatchObject([{ size: 10 }]);
  });

  it.each([
    ['short', 10],
    ['long', 5000],
  ])('that contradicts its name, and is %s, is told of no more', async (_, length) => {
    const { content, told } = checking('a.jpg');
    content.end(Buffer.alloc(length, 'x'));
    await expect(buffer(content)).rejects.toMatchObject(MISMATCH);
    expect(told).toEqual([]);
  });
});

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const GIF = Buffer.from('GIF89a..');
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const RTF = Buffer.from('{\\rtf1\\ansi');
const HTML = Buffer.from('\ufeff\n <HTML xmlns:o="urn"><table>');
const PDF = Buffer.from('%PDF-1.7');

describe('content that is not that of its extension', () => {
  it.each<[string, Buffer, ContentCheck | undefined]>([
    ['a.doc', RTF, undefined],
    ['a.xls', HTML, undefined],
    ['a.xls', Buffer.from('<table border=1>'), undefined],
    ['a.jpg', HEIC, undefined],
    ['a.jpeg', HEIC, undefined],
    ['a.jpg', PNG, undefined],
    ['a.png', HEIC, undefined],
    ['a.gif', jpeg(), undefined],
    ['a.png', Buffer.from('RIFF1234WEBPVP8 '), undefined],
    ['a.jpg', Buffer.from('II*\0'), undefined],
    ['a.doc', RTF, 'tell'],
    ['a.jpg', PDF, 'tell'],
    ['a.pdf', jpeg(), 'tell'],
  ])('of %s is taken and told (%#)', (name, head, rule) => {
    const notices: string[] = [];
    expect(judge(name, rule, notices)(head)).toBeUndefined();
    expect(notices).toEqual([`file: its content is not that of a ${name.slice(2)}`]);
  });

  it.each<[string, Buffer, ContentCheck | undefined]>([
    ['a.pdf', PNG, undefined],
    ['a.jpg', PDF, undefined],
    ['a.jpg', RTF, undefined],
    ['a.png', PNG.subarray(1), undefined],
    ['a.doc', HTML, undefined],
    ['a.xls', RTF, undefined],
    ['a.docx', RTF, undefined],
    ['a.pdf', HTML, undefined],
    ['a.xls', Buffer.from('<htmlx>'), undefined],
    ['a.jpg', Buffer.from('\0\0\0\x18ftypisom', 'latin1'), undefined],
    ['a.doc', RTF, 'refuse'],
    ['a.xls', HTML, 'refuse'],
    ['a.jpg', HEIC, 'refuse'],
  ])('of %s is refused (%#)', (name, head, rule) => {
    const notices: string[] = [];
    expect(() => judge(name, rule, notices)(head)).toThrow(expect.objectContaining(MISMATCH));
    expect(notices).toEqual([]);
  });

  it('is not looked at where the check is off', () => {
    const notices: string[] = [];
    expect(judge('a.jpg', 'off', notices)(PDF)).toBeUndefined();
    expect(notices).toEqual([]);
  });
});

describe('a thumbnail', () => {
  it.each([
    [jpeg(), 'image/jpeg'],
    [PNG, 'image/png'],
    [GIF, 'image/gif'],
  ])('is an image of its own, by its bytes (%#)', (head, mimeType) => {
    for (const rule of [undefined, 'refuse', 'tell', 'off'] as const) {
      expect(validateThumbnail(rule, undefined)(head)).toMatchObject({ mimeType });
    }
  });

  it.each([PDF, HEIC, HTML, Buffer.alloc(0), Buffer.from('<svg')])(
    'that is none is refused, told, or not looked at (%#)',
    (head) => {
      const notices: string[] = [];
      const judged = (rule?: ContentCheck) =>
        validateThumbnail(rule, (text) => notices.push(text))(head);
      expect(() => judged()).toThrow(expect.objectContaining(MISMATCH));
      expect(() => judged('refuse')).toThrow(expect.objectContaining(MISMATCH));
      expect([judged('tell'), judged('off')]).toEqual([undefined, undefined]);
      expect(notices).toEqual(['thumbnail: it is no JPEG, PNG or GIF']);
    },
  );
});
