import type { AuditContext } from '../../context.js';
import { expectSuccess } from '../../judge/envelope.js';
import { isUnsupported } from '../../judge/event.js';
import { prerequisite } from '../../shared.js';
import { skip } from '../../verdict.js';
import type { Answer, WireRequest } from '../../wire/answer.js';
import { multipartRequest } from '../../wire/form.js';
import { targetId } from '../orders/orders.js';
import { contentOf } from './file-contents.js';

/** The fields of a send_file; each is left out when undefined. */
export type FileFields = Readonly<Record<string, string | undefined>>;

/** How a send_file is put together. */
export interface FileLayout {
  /** Default: that of a small photo. */
  readonly content?: Uint8Array;
  /** The name in the file part. Default: `file_name`. */
  readonly partName?: string;
  /** Default `form`: as POST fields of their own. */
  readonly fields?: 'form' | 'event_data';
  /** Default false: the envelope comes first. */
  readonly payloadLast?: boolean;
}

/** Good fields for a new file. */
export async function fileFields(context: AuditContext, extension = 'jpg'): Promise<FileFields> {
  const file_id = context.fresh.next();
  return {
    dst_report_id: await targetId(context),
    file_id,
    file_name: `svclink-check-${file_id}.${extension}`,
    file_area: extension === 'jpg' || extension === 'jpeg' ? '0' : '1',
  };
}

/** Puts a send_file with a file part together. */
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
export function sendFile(
  context: AuditContext,
  fields: FileFields,
  layout: FileLayout = {},
): Promise<Answer> {
  return context.sendValid(
    fileRequest({ payload: (event, data) => context.payload(event, data) }, fields, layout),
  );
}

/** The file_id of a photo that the receiver has taken for an order (the key; default the checked one). */
export const sentPhoto = prerequisite(async (context, reportId): Promise<string> => {
  const own = await fileFields(context);
  const fields = reportId === '' ? own : { ...own, dst_report_id: reportId };
  const answer = await sendFile(context, fields);
  if (isUnsupported(answer, 'send_file')) skip('the receiver does not handle send_file');
  expectSuccess(answer, 'send_file with a photo', 'Accept photos.');
  return fields.file_id ?? '';
});
