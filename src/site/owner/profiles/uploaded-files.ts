import { shortName } from '../../../protocol/errors/short-name.js';
import { isRowId, notFound } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import type { RowOutcome } from './import-rows.js';
import { MOST_BYTES, requireFileName } from './read-rows.js';

/** An uploaded file. */
export interface ImportedFile {
  readonly id: string;
  readonly file_name: string;
  /** `queued`, `done` or `failed`. */
  readonly state: string;
  /** The reason of a file that failed. */
  readonly reason: string;
  readonly uploaded_by: string;
  readonly uploaded_at: number;
  readonly ended_at: number | null;
}

/** The outcome of a row of an uploaded file. */
export interface FileRow {
  /** `row 7` as in a spreadsheet, or `entry 3` of a list. */
  readonly position: string;
  readonly outcome: RowOutcome;
  readonly report_id: string | null;
  readonly reason: string;
}

/** A file whose content is stored. */
export interface StoredUpload {
  readonly file_name: string;
  readonly sha256: string;
  readonly size: number;
}

/** Refuses a file that no profile can read. @throws LinkError `input_invalid` */
export function requireReadable({ file_name, size }: StoredUpload): void {
  requireFileName(file_name);
  if (size > MOST_BYTES) throw inputError(file_name, `is larger than ${MOST_BYTES} bytes`);
}

/** Stores the record of an upload, which its job reads. @returns its number */
export async function insertUpload(
  tx: Statements,
  { file_name, sha256, size }: StoredUpload,
  origin: {
    readonly profile_id: string;
    readonly actor: string;
    readonly app_id: string | null;
    readonly uploaded_at: number;
  },
): Promise<string> {
  const content = { file_name, sha256, byte_size: size };
  const { id } = await tx
    .insertInto('import_files')
    .values({ ...content, ...origin, state: 'queued', reason: '', ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the newest 100 files of a profile, newest first. */
export async function uploadsOf(
  read: Statements,
  profileId: string,
): Promise<readonly ImportedFile[]> {
  const rows = await read
    .selectFrom('import_files')
    .select(['id', 'file_name', 'state', 'reason', 'actor', 'uploaded_at', 'ended_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ actor: uploaded_by, ...file }) => ({ ...file, uploaded_by }));
}

/** Returns the outcomes of the rows of a file so far, in their order. @throws LinkError `not_found` */
export async function rowsOfUpload(read: Statements, fileId: string): Promise<readonly FileRow[]> {
  const file =
    isRowId(fileId) &&
    (await read
      .selectFrom('import_files')
      .select('id')
      .where('id', '=', fileId)
      .executeTakeFirst());
  if (!file) throw notFound(`imported file ${shortName(fileId)}`);
  const rows = await read
    .selectFrom('import_rows')
    .select(['row_label', 'outcome', 'order_id', 'reason'])
    .where('file_id', '=', file.id)
    .orderBy('row_number')
    .execute();
  return rows.map(({ row_label: position, outcome, order_id: report_id, reason }) => ({
    position,
    outcome: outcome as RowOutcome,
    report_id,
    reason,
  }));
}
