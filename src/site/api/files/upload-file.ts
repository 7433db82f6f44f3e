import { randomUUID } from 'node:crypto';
import { baseName } from '../../../protocol/files/file-name.js';
import {
  fileTypeOf,
  isCommonMismatch,
  matchesContent,
  SIGNATURE_LENGTH,
} from '../../../protocol/files/file-types.js';
import { type PreparedFile, prepareFile } from '../../engine/files/prepared-file.js';
import { requireUnderWay } from '../../importer/results/store-results.js';
import { documentTypeName } from '../../orders/attachments/document-types.js';
import { MUST_BE_ALLOWED } from '../../orders/files.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { once } from '../once.js';
import { answering } from '../service-refusal.js';
import { type SiteCall, visibleOrder } from '../site-actions.js';

type UploadCall = SiteCall<'file/upload'>;
type Uploaded = { readonly file_id: number };

/**
 * `file/upload`: adds a file to an owned order, or gives it to the outbox of an imported one, with the checks of
 * send_file. The content is stored before the transaction that makes the record.
 */
export async function uploadFile(call: UploadCall): Promise<Uploaded> {
  const { context, event } = call;
  const order = await visibleOrder(call, event.data.report_id, 'invalid_wo');
  const file = await checkedFile(call);
  const { content } = event.data;
  return answering({ order_not_found: 'invalid_wo' }, async () => {
    if (order.link_id !== null) requireUnderWay(order);
    const room = { bytes: content.size, files: 1 };
    await context.quotas.requireRoomOfApp(context.database.read, call.app.id, room);
    const prepared = await prepareFile(context, content.stream(), file.mimeType);
    return order.link_id === null
      ? addOwned(call, order, { ...file, prepared })
      : giveImported(call, order, { ...file, prepared });
  });
}

interface CheckedFile {
  readonly name: string;
  readonly mimeType: string;
  /** The name of its document type; undefined without one. */
  readonly documentType: string | undefined;
}

/** Checks name, type and content as send_file does. @throws ApiError */
async function checkedFile({ context, event }: UploadCall): Promise<CheckedFile> {
  const { file_name, content, hash, document_type_id: typeId } = event.data;
  const name = baseName(file_name);
  const type = fileTypeOf(name);
  if (!type) return event.fail('invalid_request', `file_name: ${MUST_BE_ALLOWED}.`);
  if (content.size === 0) return event.fail('content_required');
  if (hash !== undefined && hash.toLowerCase() !== content.hash) {
    return event.fail('content_invalid', 'hash is not the SHA-256 of the content.');
  }
  const head = await headOf(content.stream());
  const rule = context.contentCheck;
  const isRefused =
    rule !== 'off' &&
    rule !== 'tell' &&
    !matchesContent(type, head) &&
    (rule === 'refuse' || !isCommonMismatch(type, head));
  if (isRefused) {
    return event.fail('content_invalid', `The content is not that of a ${type.extension}.`);
  }
  const documentType =
    typeId === undefined
      ? undefined
      : await documentTypeName(context.database.read, String(typeId));
  if (typeId !== undefined && documentType === undefined) {
    return event.fail('document_type_invalid', `There is no document type ${typeId}.`);
  }
  return { name, mimeType: type.mimeType, documentType };
}

/** Reads the bytes that decide the type. */
async function headOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const piece of content) {
    head = Buffer.concat([head, piece]);
    if (head.length >= SIGNATURE_LENGTH) break;
  }
  return head.subarray(0, SIGNATURE_LENGTH);
}

type PreparedUpload = CheckedFile & { readonly prepared: PreparedFile };

function addOwned(
  call: UploadCall,
  { id: report_id }: AnyOrder,
  { name: file_name, prepared: content, documentType }: PreparedUpload,
): Promise<Uploaded> {
  const { file_area } = call.event.data;
  const type = documentType === undefined ? {} : { document_type: documentType };
  const file = { report_id, file_name, file_area, content, ...type };
  return once(call, async (acting) => ({
    file_id: Number(await call.owner.files.add(file, acting)),
  }));
}

function giveImported(
  call: UploadCall,
  { id }: AnyOrder,
  { name: file_name, mimeType, prepared: content, documentType }: PreparedUpload,
): Promise<Uploaded> {
  const { file_area } = call.event.data;
  // Files of one name are several files, whose keys differ.
  const key = `${randomUUID().slice(0, 8)} ${file_name}`.slice(0, 200);
  const type = documentType === undefined ? {} : { document_type: documentType };
  const file = { key, file_name, file_area, content, ...type };
  const isPhoto = file_area === 0 && mimeType.startsWith('image/');
  return once(call, async (acting) => {
    const given = isPhoto ? { photos: [file] } : { files: [file] };
    const ids = await call.importer.results.add(id, given, acting);
    return { file_id: Number(ids.files[0]) };
  });
}
