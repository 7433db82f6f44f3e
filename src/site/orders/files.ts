import type { Readable } from 'node:stream';
import { fileTypes } from '../../index.js';
import { baseName } from '../../protocol/files/file-name.js';
import { type ActingUser, isRowId, notFound, type SiteContext } from '../engine/context.js';
import { keepThumbnail } from '../engine/files/thumbnails.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { statementsWithin } from '../engine/store/host-transaction.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { viewerNamed } from './notes.js';
import { noOrder } from './order-writing.js';
import { seenNotes } from './visibility/note-groups.js';

/** The columns of a file that its content determines. */
export type ContentColumn =
  | 'file_area'
  | 'file_name'
  | 'mime_type'
  | 'sha256'
  | 'byte_size'
  | 'thumbnail_sha256'
  | 'thumbnail_type';

/** A file that this side adds to an order. */
export interface NewFile {
  readonly report_id: string;
  /** The name with its extension, which decides the type (specification: "Allowed file types"). */
  readonly file_name: string;
  readonly content: Readable;
  readonly file_desc?: string;
  /** The note that it is attached to. Default: none, and the file is among the photos and documents of the order. */
  readonly note_id?: string;
  /** The origin that is shown. */
  readonly org_name?: string;
  /**
   * True if an existing file of this side with the same name and content is returned instead, for callers who do not
   * know the outcome of a first attempt. Default false.
   */
  readonly once?: boolean;
}

/** A file, as it is shown. */
export interface SiteFile {
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
}

const MEMBERS = [
  'report_id',
  'file_name',
  'content',
  'file_desc',
  'note_id',
  'org_name',
  'once',
] as const;

/** The photos and documents of orders, and the attachments of their notes. */
export class Files {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Adds a file to an order, or to one of its notes.
   *
   * @param options `db`: a transaction of one's own, as of other calls of the owner. Its content is stored before
   * @returns its id
   * @throws LinkError `input_invalid`, `order_not_found`, `not_found` for an unknown note, `store_unavailable`
   */
  async add(file: NewFile, options?: Pick<ActingUser, 'db'>): Promise<string> {
    const input = new Input('files.add', file, MEMBERS);
    const name = baseName(input.required('file_name', 255));
    const type = typeOf(name);
    if (!type) throw input.wrong('file_name', MUST_BE_ALLOWED);
    // Within the app's transaction nothing takes a second connection: its pool may have no other.
    const within = options?.db && (await statementsWithin(options.db, this.context.database));
    const position = await this.#position(input, within ?? this.context.database.read);
    const { files, makeThumbnail, now } = this.context;
    const stored = await files.put(file.content);
    const thumbnail = await keepThumbnail(files, makeThumbnail, stored, type.mimeType);
    return ownerWrite(this.context, options, async (tx) => {
      const there = input.flag('once')
        ? await findSame(tx, position, name, stored.sha256)
        : undefined;
      if (there) return there.id;
      if (position.note_id !== null) await markAttached(tx, position.note_id);
      const { id } = await tx
        .insertInto('files')
        .values({
          ...position,
          file_area: type.fileArea,
          file_name: name,
          mime_type: type.mimeType,
          description: input.text('file_desc'),
          org_name: input.text('org_name', 200),
          sha256: stored.sha256,
          byte_size: stored.size,
          thumbnail_sha256: thumbnail ?? null,
          thumbnail_type: thumbnail === undefined ? null : 'image/jpeg',
          created_at: now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  /**
   * Returns the files of an order and of its notes, oldest first.
   *
   * @param username the viewer: attachments of notes for groups are shown to their members only. Default: all files
   * @throws LinkError `order_not_found`, `not_found` for an unknown user
   */
  async list(reportId: string, username?: string): Promise<readonly SiteFile[]> {
    const files = await this.#all(reportId);
    if (username === undefined) return files;
    const { read } = this.context.database;
    const noteIds = [...new Set(files.flatMap(({ note_id }) => note_id ?? []))];
    const ids = await seenNotes(read, await viewerNamed(read, username), noteIds);
    return files.filter(({ note_id }) => note_id === null || ids.has(note_id));
  }

  async #all(reportId: string): Promise<readonly SiteFile[]> {
    if (!isRowId(reportId)) throw noOrder(reportId);
    const rows = await this.context.database.read
      .selectFrom('files')
      .selectAll()
      .where('order_id', '=', reportId)
      // Drafts of results are shown with their results.
      .where('area', '<>', 'drafts')
      .orderBy('id')
      .execute();
    return rows.map(shownFile);
  }

  async #position(input: Input, read: Statements): Promise<FilePosition> {
    const reportId = input.required('report_id');
    const noteId = input.text('note_id');
    const order =
      isRowId(reportId) &&
      (await read.selectFrom('orders').select('id').where('id', '=', reportId).executeTakeFirst());
    if (!order) throw noOrder(reportId);
    if (noteId === '') return { order_id: order.id, note_id: null, area: 'uploads' };
    const note =
      isRowId(noteId) &&
      (await read
        .selectFrom('notes')
        .select('id')
        .where('id', '=', noteId)
        .where('order_id', '=', order.id)
        .executeTakeFirst());
    if (!note) throw notFound(`note ${noteId.slice(0, 40)} on order ${order.id}`);
    return { order_id: order.id, note_id: note.id, area: 'job_notes' };
  }
}

/** Returns a file by its id; undefined where there is none. */
export async function fileOf(read: Statements, id: string): Promise<SiteFile | undefined> {
  const row = await read.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  return row && shownFile(row);
}

function shownFile(row: StoredRow<'files'>): SiteFile {
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
  };
}

/** The position of a file: its order and note. */
interface FilePosition {
  readonly order_id: string;
  readonly note_id: string | null;
  readonly area: string;
}

function findSame(
  tx: Statements,
  { order_id, note_id }: FilePosition,
  name: string,
  sha256: string,
) {
  return tx
    .selectFrom('files')
    .select('id')
    .where('order_id', '=', order_id)
    .where('note_id', note_id === null ? 'is' : '=', note_id)
    .where('account_id', 'is', null)
    .where('file_name', '=', name)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

async function markAttached(tx: Statements, noteId: string): Promise<void> {
  await tx.updateTable('notes').set({ has_attachments: true }).where('id', '=', noteId).execute();
}

/** The refusal of a file of another type. */
export const MUST_BE_ALLOWED = `must have the extension of an allowed file type: ${fileTypes.map(({ extension }) => extension).join(', ')}`;

/** Returns the type of a file by the extension of its name. */
export function typeOf(name: string) {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileTypes.find((type) => type.extension === extension);
}
