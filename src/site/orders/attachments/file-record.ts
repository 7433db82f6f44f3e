import { isRowId } from '../../engine/context.js';
import type { PhotoMetadata } from '../../engine/files/photo-metadata.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';

/** A file, as it is shown. A photo has the metadata that its camera has written; each is null where it has none. */
export interface SiteFile extends PhotoMetadata {
  readonly file_id: string;
  readonly file_name: string;
  readonly file_type: string;
  readonly file_size: number;
  readonly file_desc: string;
  /** 0 photo, 1 file. */
  readonly file_area: number;
  /** `uploads` or `job_notes`. */
  readonly area: string;
  /** The note that it is attached to; null for a file of the order. */
  readonly note_id: string | null;
  readonly sha256: string;
  readonly thumbnail_sha256: string | null;
  readonly org_name: string;
  /** The account that sent it; null for a file of this side. */
  readonly account_id: string | null;
  /** The sender's own id of it. */
  readonly sender_file_id: string | null;
  /** The name of its document type; null for a file without one. */
  readonly document_type: string | null;
}

/** Returns a file by its id; undefined where there is none. */
export async function fileOf(read: Statements, id: string): Promise<SiteFile | undefined> {
  const row = await withType(read).where('files.id', '=', id).executeTakeFirst();
  return row && shownFile(row);
}

/** Returns true for the id of a photo of an order. */
export async function isPhotoOf(
  read: Statements,
  orderId: string,
  fileId: string,
): Promise<boolean> {
  if (!isRowId(fileId)) return false;
  const photo = await read
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('order_id', '=', orderId)
    .where('area', '=', 'uploads')
    .where('file_area', '=', 0)
    .executeTakeFirst();
  return photo !== undefined;
}

/** Selects files with the names of their document types. */
export function withType(read: Statements) {
  return read
    .selectFrom('files')
    .leftJoin('document_types', 'document_types.id', 'files.document_type_id')
    .selectAll('files')
    .select('document_types.name as document_type');
}

export function shownFile(
  row: StoredRow<'files'> & { readonly document_type: string | null },
): SiteFile {
  return {
    file_id: row.id,
    file_name: row.file_name,
    file_type: row.mime_type,
    file_size: row.byte_size,
    file_desc: row.description,
    file_area: row.file_area,
    area: row.area,
    note_id: row.note_id,
    sha256: row.sha256,
    thumbnail_sha256: row.thumbnail_sha256,
    org_name: row.org_name,
    account_id: row.account_id,
    sender_file_id: row.sender_file_id,
    document_type: row.document_type,
    taken_text: row.taken_text,
    gps_lat: row.gps_lat,
    gps_lng: row.gps_lng,
    camera_make: row.camera_make,
    camera_model: row.camera_model,
  };
}
