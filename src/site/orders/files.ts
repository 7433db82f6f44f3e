import type { Readable } from 'node:stream';
import { fileTypes } from '../../index.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { baseName } from '../../protocol/files/file-name.js';
import {
  type ActingUser,
  actorOf,
  isRowId,
  notFound,
  type SiteContext,
} from '../engine/context.js';
import type { MetadataColumn } from '../engine/files/photo-metadata.js';
import { type NewContent, prepareFile } from '../engine/files/prepared-file.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { statementsWithin } from '../engine/store/host-transaction.js';
import { requireType } from './attachments/document-types.js';
import { type SiteFile, shownFile, withType } from './attachments/file-record.js';
import { viewerNamed } from './notes.js';
import { noOrder } from './order-writing.js';
import { recordAdded } from './received/received-records.js';
import { seenFiles } from './visibility/note-groups.js';

/** The columns of a file that its content determines. */
export type ContentColumn =
  | 'file_area'
  | 'file_name'
  | 'mime_type'
  | 'sha256'
  | 'byte_size'
  | 'thumbnail_sha256'
  | 'thumbnail_type'
  | MetadataColumn;

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
  /** The name of a document type of the site. Default: none. */
  readonly document_type?: string;
  /** `0` photo, `1` document. Default: that of the type (specification: "Allowed file types"). */
  readonly file_area?: 0 | 1;
  /**
   * True if an existing file of this side with the same name and content is returned instead, for callers who do not
   * know the outcome of a first attempt. Default false.
   */
  readonly once?: boolean;
}

const MEMBERS = [
  'report_id',
  'file_name',
  'content',
  'file_desc',
  'note_id',
  'org_name',
  'document_type',
  'file_area',
  'once',
] as const;

const AREAS = ['0', '1'] as const;

/** The photos and documents of orders, and the attachments of their notes. */
export class Files {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Adds a file to an order, or to one of its notes.
   *
   * @param file `content`: a stream, with or without a thumbnail, or a prepared file, whose content is stored already
   * @param acting `db`: a transaction of one's own, as of other calls of the owner. A stream is stored before
   * @returns its id
   * @throws LinkError `input_invalid`, `order_not_found`, `not_found` for an unknown note or document type,
   * `store_unavailable`, `quota_exceeded` for an app of the JSON API
   */
  async add(
    file: Omit<NewFile, 'content'> & { readonly content: NewContent },
    acting?: ActingUser,
  ): Promise<string> {
    const input = new Input('files.add', file, MEMBERS);
    const described = readDescribed(input);
    const { file_name } = described;
    // Within the app's transaction nothing takes a second connection: its pool may have no other.
    const within = acting?.db && (await statementsWithin(acting.db, this.context.database));
    const { isOwned, ...position } = await this.#position(
      input,
      within ?? this.context.database.read,
    );
    const prepared = await prepareFile(this.context, file.content, described.mime_type);
    return ownerWrite(this.context, acting, async (tx) => {
      const there = input.flag('once')
        ? await findSame(tx, position, file_name, prepared.stored.sha256)
        : undefined;
      if (there) return there.id;
      const room = { bytes: prepared.stored.size, files: 1 };
      await this.context.quotas.requireRoomOfApp(tx, acting?.app, room);
      const at = this.context.now();
      if (position.note_id !== null) await markAttached(tx, position.note_id);
      const { id } = await tx
        .insertInto('files')
        .values({
          ...position,
          ...prepared.columns,
          ...described,
          document_type_id: await typeIdOf(tx, input),
          added_by: actorOf(acting),
          app_id: acting?.app ?? null,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // The history is shown to everybody, and a note may be for groups: the name of its attachment stays out.
      const detail = position.note_id === null ? { file_id: id, file_name } : { file_id: id };
      const orderId = position.order_id;
      await recordAdded(tx, acting, { kind: 'file', id, orderId, at, detail }, isOwned);
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
    if (!isRowId(reportId)) throw noOrder(reportId);
    const { read } = this.context.database;
    const rows = await withType(read)
      .where('files.order_id', '=', reportId)
      // Drafts of results are shown with their results.
      .where('files.area', '<>', 'drafts')
      .orderBy('files.id')
      .execute();
    if (username === undefined) return rows.map(shownFile);
    return (await seenFiles(read, await viewerNamed(read, username), rows)).map(shownFile);
  }

  async #position(
    input: Input,
    read: Statements,
  ): Promise<FilePosition & { readonly isOwned: boolean }> {
    const reportId = input.required('report_id');
    const noteId = input.text('note_id');
    const order =
      isRowId(reportId) &&
      (await read
        .selectFrom('orders')
        .select(['id', 'link_id'])
        .where('id', '=', reportId)
        .executeTakeFirst());
    if (!order) throw noOrder(reportId);
    const of = { order_id: order.id, isOwned: order.link_id === null };
    if (noteId === '') return { ...of, note_id: null, area: 'uploads' };
    const note =
      isRowId(noteId) &&
      (await read
        .selectFrom('notes')
        .select('id')
        .where('id', '=', noteId)
        .where('order_id', '=', order.id)
        .executeTakeFirst());
    if (!note) throw notFound(`note ${shortName(noteId)} on order ${order.id}`);
    return { ...of, note_id: note.id, area: 'job_notes' };
  }
}

/** Reads the columns of a file that its sender states. @throws LinkError `input_invalid` */
function readDescribed(input: Input) {
  const file_name = baseName(input.required('file_name', 255));
  const type = typeOf(file_name);
  if (!type) throw input.wrong('file_name', MUST_BE_ALLOWED);
  return {
    file_name,
    mime_type: type.mimeType,
    file_area: Number(input.choice('file_area', AREAS, type.fileArea === 0 ? '0' : '1')),
    description: input.text('file_desc'),
    org_name: input.text('org_name', 200),
  };
}

async function typeIdOf(tx: Statements, input: Input): Promise<string | null> {
  const name = input.text('document_type', 100);
  return name === '' ? null : requireType(tx, name);
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
