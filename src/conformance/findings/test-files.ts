import type { AuditContext } from '../context.js';
import { expectSuccess } from '../judge/envelope.js';
import { isUnsupported } from '../judge/event.js';
import { prerequisite } from '../shared.js';
import { skip } from '../verdict.js';
import type { Answer, WireRequest } from '../wire/answer.js';
import { multipartRequest } from '../wire/form.js';
import { targetId } from './orders.js';

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
/** An archive without entries. */
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

/** Returns a small content of an extension; text for types without a signature. */
export function contentOf(extension: string): Buffer {
  return contents.get(extension) ?? text;
}

/** The beginning of a Windows program, which is no allowed type. */
export const program = padded(Buffer.from('MZ'), 128);

/** The fields of a send_file; undefined ones are omitted. */
export type FileFields = Readonly<Record<string, string | undefined>>;

/** The layout of a send_file form. */
export interface FileLayout {
  /** Default: a small photo. */
  readonly content?: Uint8Array;
  /** The name in the file part. Default: `file_name`. */
  readonly partName?: string;
  /** Default `form`: form fields of their own. */
  readonly fields?: 'form' | 'event_data';
  /** True puts the envelope after the file. Default false. */
  readonly payloadLast?: boolean;
}

/** Returns good fields for a new file. */
export async function fileFields(context: AuditContext, extension = 'jpg'): Promise<FileFields> {
  const file_id = context.fresh.next();
  return {
    dst_report_id: await targetId(context),
    file_id,
    file_name: `svclink-check-${file_id}.${extension}`,
    file_area: extension === 'jpg' || extension === 'jpeg' ? '0' : '1',
  };
}

/** Builds a send_file request with a file part. */
export function fileRequest(
  { payload: write }: { payload(event: string, data: unknown): string },
  fields: FileFields,
  layout: FileLayout = {},
): WireRequest {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const inForm = layout.fields !== 'event_data';
  const payload = write('send_file', inForm ? {} : Object.fromEntries(given));
  const name = layout.partName ?? fields.file_name ?? 'photo.jpg';
  const file = ['file', { name, content: layout.content ?? contentOf('jpg') }] as const;
  const before = [['payload', payload] as const, ...(inForm ? given : [])];
  return multipartRequest(layout.payloadLast ? [file, ...before] : [...before, file]);
}

/** Sends a file as multipart. */
export function sendTestFile(
  context: AuditContext,
  fields: FileFields,
  layout: FileLayout = {},
): Promise<Answer> {
  return context.sendValid(
    fileRequest({ payload: (event, data) => context.payload(event, data) }, fields, layout),
  );
}

/** The file_id of a photo that the receiver accepted for an order (the key; default the checked one). */
export const sentPhoto = prerequisite(async (context, reportId): Promise<string> => {
  const own = await fileFields(context);
  const fields = reportId === '' ? own : { ...own, dst_report_id: reportId };
  const answer = await sendTestFile(context, fields);
  if (isUnsupported(answer, 'send_file')) skip('the receiver does not handle send_file');
  expectSuccess(answer, 'send_file with a photo', 'Accept photos.');
  return fields.file_id ?? '';
});
