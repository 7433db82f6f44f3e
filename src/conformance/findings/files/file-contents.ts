const base64 = (text: string) => Buffer.from(text, 'base64');
const bytes = (...values: number[]) => Buffer.from(values);
const padded = (head: Buffer, length = 64) => Buffer.concat([head, Buffer.alloc(length)]);

const jpeg = base64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
);
const png = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);
const gif = base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
/** An archive with no entry. */
const zip = padded(bytes(0x50, 0x4b, 5, 6), 18);
const compoundFile = padded(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 504);
const wav = Buffer.concat([
  Buffer.from('RIFF'),
  bytes(36, 0, 0, 0),
  Buffer.from('WAVEfmt '),
  bytes(16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0),
  Buffer.from('data'),
  bytes(0, 0, 0, 0),
]);
const text = Buffer.from('Sent by svclink check; it may be removed.\n');

const contents: ReadonlyMap<string, Buffer> = new Map([
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['png', png],
  ['gif', gif],
  ['pdf', pdf],
  ...['doc', 'ppt', 'pps', 'xls', 'msg'].map((type) => [type, compoundFile] as const),
  ...['docx', 'pptx', 'ppsx', 'odt', 'xlsx', 'zip'].map((type) => [type, zip] as const),
  ['mp3', padded(Buffer.from('ID3\u0003'))],
  ['wav', wav],
  [
    'avi',
    padded(Buffer.concat([Buffer.from('RIFF'), bytes(56, 0, 0, 0), Buffer.from('AVI LIST')])),
  ],
  ['mp4', padded(Buffer.concat([bytes(0, 0, 0, 24), Buffer.from('ftypisom')]))],
  ['wmv', padded(bytes(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11))],
  ['mpg', padded(bytes(0, 0, 1, 0xba))],
  ['jxr', padded(bytes(0x49, 0x49, 0xbc, 1))],
  [
    'eml',
    Buffer.from('From: check@example.com\r\nSubject: svclink check\r\n\r\nIt may be removed.\r\n'),
  ],
]);

/** A small content that fits an extension; text for the types that have no signature. */
export function contentOf(extension: string): Buffer {
  return contents.get(extension) ?? text;
}

/** The beginning of a Windows program, which no allowed type has. */
export const program = padded(Buffer.from('MZ'), 128);
