import { fileTypes } from '../../../src/index.js';
import {
  envelopeText,
  failureOf,
  jpeg,
  MULTIPART,
  multipart,
  resultOf,
  sharedReceiver,
} from '../harness.js';

const ZIP = Buffer.from('PK\x03\x04 and more', 'latin1');
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const TEXT = Buffer.from('anything goes');

/** The table of the document: extensions, MIME type, area, and content that fits. */
const TABLE: readonly [string, string[], string, 0 | 1, Buffer][] = [
  ['link.files.type.jpg', ['jpg', 'jpeg'], 'image/jpeg', 0, jpeg(100)],
  [
    'link.files.type.png',
    ['png'],
    'image/png',
    1,
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  ],
  ['link.files.type.gif', ['gif'], 'image/gif', 1, Buffer.from('GIF89a...')],
  ['link.files.type.pdf', ['pdf'], 'application/pdf', 1, Buffer.from('%PDF-1.7\n...')],
  ['link.files.type.doc', ['doc'], 'application/msword', 1, COMPOUND],
  ['link.files.type.docx', ['docx'], `${OPEN_XML}.wordprocessingml.document`, 1, ZIP],
  ['link.files.type.ppt', ['ppt', 'pps'], 'application/vnd.ms-powerpoint', 1, COMPOUND],
  ['link.files.type.pptx', ['pptx'], `${OPEN_XML}.presentationml.presentation`, 1, ZIP],
  ['link.files.type.ppsx', ['ppsx'], `${OPEN_XML}.presentationml.slideshow`, 1, ZIP],
  ['link.files.type.odt', ['odt'], 'application/vnd.oasis.opendocument.text', 1, ZIP],
  ['link.files.type.xls', ['xls'], 'application/vnd.ms-excel', 1, COMPOUND],
  ['link.files.type.xlsx', ['xlsx'], `${OPEN_XML}.spreadsheetml.sheet`, 1, ZIP],
  ['link.files.type.key', ['key'], 'application/pgp-keys', 1, TEXT],
  ['link.files.type.zip', ['zip'], 'application/zip', 1, ZIP],
  ['link.files.type.mp3', ['mp3'], 'audio/mpeg', 1, Buffer.from('ID3\x03')],
  ['link.files.type.wav', ['wav'], 'audio/x-wav', 1, Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['link.files.type.mp4', ['mp4'], 'video/mp4', 1, Buffer.from('\0\0\0\x20ftypisom')],
  [
    'link.files.type.wmv',
    ['wmv'],
    'x-ms-wmv',
    1,
    Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0]),
  ],
  ['link.files.type.avi', ['avi'], 'video/x-msvideo', 1, Buffer.from('RIFF\0\0\0\0AVI LIST')],
  ['link.files.type.mpg', ['mpg'], 'video/mpeg', 1, Buffer.from([0, 0, 1, 0xba, 0])],
  ['link.files.type.txt', ['txt'], 'text/plain', 1, TEXT],
  ['link.files.type.msg', ['msg'], 'application/vnd.ms-outlook', 1, COMPOUND],
  ['link.files.type.eml', ['eml'], 'message/rfc822', 1, TEXT],
  ['link.files.type.jxr', ['jxr'], 'image/vnd.ms-photo', 1, Buffer.from([0x49, 0x49, 0xbc, 1])],
];
const CITED =
  '[link.files.type.jpg] [link.files.type.png] [link.files.type.gif] [link.files.type.pdf] [link.files.type.doc] [link.files.type.docx] [link.files.type.ppt] [link.files.type.pptx] [link.files.type.ppsx] [link.files.type.odt] [link.files.type.xls] [link.files.type.xlsx] [link.files.type.key] [link.files.type.zip] [link.files.type.mp3] [link.files.type.wav] [link.files.type.mp4] [link.files.type.wmv] [link.files.type.avi] [link.files.type.mpg] [link.files.type.txt] [link.files.type.msg] [link.files.type.eml] [link.files.type.jxr]';
/** Any content goes: these have no signature. */
const UNSIGNED = ['key', 'txt', 'eml'];

const link = sharedReceiver();

function post(filename: string, content: Buffer, type?: string) {
  const payload = envelopeText('send_file', { dst_report_id: '1', file_id: 'a' });
  const file = { name: 'file', filename, content, ...(type === undefined ? {} : { type }) };
  return link.post(multipart([{ name: 'payload', content: payload }, file]), {
    'content-type': MULTIPART,
  });
}

const rows = TABLE.flatMap(([id, extensions, mimeType, fileArea, content]) =>
  extensions.map((extension) => ({ id, extension, mimeType, fileArea, content })),
);

describe(`the allowed types ${CITED}`, () => {
  it('are those of the table', () => {
    const own = rows.map(({ extension, mimeType, fileArea }) => ({
      extension,
      mimeType,
      fileArea,
    }));
    expect([...fileTypes]).toEqual(own);
    expect(TABLE.map(([id]) => `[${id}]`).join(' ')).toBe(CITED);
  });

  it.each(rows)(
    '.$extension is taken as $mimeType, area $fileArea',
    async ({ extension, mimeType, fileArea, content }) => {
      for (const name of [
        `photo.${extension}`,
        `PHOTO.${extension.toUpperCase()}`,
        `a.exe.${extension}`,
      ]) {
        resultOf(await post(name, content));
        const call = link.calls.at(-1);
        expect(call?.file).toMatchObject({ mimeType, fileArea, name });
        expect(call?.data).toMatchObject({ file_area: fileArea, file_name: name });
        expect(call?.file?.bytes.equals(content)).toBe(true);
      }
    },
  );

  it.each(rows.filter(({ extension }) => !UNSIGNED.includes(extension)))(
    '.$extension is refused with other content, and not kept [link.files.content-match]',
    async ({ extension }) => {
      for (const content of [
        TEXT,
        Buffer.alloc(0),
        Buffer.from('<script>alert(1)</script>'),
        Buffer.from('MZ\x90'),
      ]) {
        expect(failureOf(await post(`a.${extension}`, content))).toBe(
          content.length === 0
            ? 'file: is empty: no byte of it came'
            : `file: its content is not that of a ${extension}`,
        );
      }
      expect(link.calls).toEqual([]);
      expect(link.leftovers()).toEqual([]);
    },
  );

  it.each(['image/jpeg', 'text/html', 'application/x-msdownload', 'nonsense', ''])(
    'are told by the extension, whatever the caller declares (%j) [link.files.declared-mime]',
    async (type) => {
      resultOf(await post('a.pdf', Buffer.from('%PDF-1.4'), type));
      expect(link.calls[0]?.file).toMatchObject({ mimeType: 'application/pdf', fileArea: 1 });
      expect(failureOf(await post('a.exe', jpeg(), 'image/jpeg'))).toContain(
        'extension is not among',
      );
      expect(failureOf(await post('a.jpg', Buffer.from('%PDF-1.4'), 'image/jpeg'))).toContain(
        'content',
      );
    },
  );
});

describe('a type that is not allowed', () => {
  const allowed = rows.map(({ extension }) => extension).join(', ');
  const message = `event_data.file_name: its extension is not among the allowed file types: ${allowed}`;

  it.each([
    'a.exe',
    'a.html',
    'a.svg',
    'a.php',
    'a.jpg.exe',
    'jpg',
    'a',
    'a.',
    'a.__proto__',
    'a.constructor',
    'a.j pg',
  ])(
    'such as that of %j is refused, and no byte is kept [link.files.refused-type]',
    async (name) => {
      expect(failureOf(await post(name, jpeg()))).toBe(message);
      const byAddress = {
        dst_report_id: '1',
        file_id: 'a',
        file_name: name,
        obj_url: 'https://f.example/a.jpg',
      };
      expect(await link.refusal('send_file', byAddress)).toBe(message);
      expect(link.calls).toEqual([]);
      expect(link.leftovers()).toEqual([]);
    },
  );

  it('is refused without any name as well [link.files.refused-type]', async () => {
    const data = { dst_report_id: '1', file_id: 'a', obj_url: 'https://f.example/a.jpg' };
    expect(await link.refusal('send_file', data)).toBe(
      'event_data.file_name: is required, with its extension',
    );
    expect(await link.refusal('send_file', { ...data, file_name: 5 })).toContain(
      'event_data.file_name',
    );
  });
});
