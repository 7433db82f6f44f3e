import { shortName } from '../../../protocol/errors/short-name.js';
import { recordAct } from '../../engine/audit/record-act.js';
import {
  type ActingUser,
  alreadyThere,
  isRowId,
  notFound,
  type SiteContext,
} from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';

/** A type of documents. */
export interface DocumentType {
  /** The id in the JSON API. */
  readonly id: string;
  readonly name: string;
}

/** The most characters of a name. */
const LONGEST_NAME = 100;

/** The document types of a site. */
export class DocumentTypes {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Makes a document type.
   *
   * @param name 1 to 100 characters
   * @returns its id
   * @throws LinkError `input_invalid`, `already_there`
   */
  async create(name: string, acting?: ActingUser): Promise<string> {
    const read = nameInput('create', name).requiredName('name', LONGEST_NAME);
    return ownerWrite(this.context, acting, async (tx) => {
      if (await typeNamed(tx, read)) throw alreadyThere(`a document type ${read}`);
      const { id } = await tx
        .insertInto('document_types')
        .values({ name: read, created_at: this.context.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { action: 'document-type.create', subject: read } as const;
      await recordAct(this.context, tx, acting, entry);
      return id;
    });
  }

  /** Returns all document types by their ids. */
  list(): Promise<readonly DocumentType[]> {
    return this.context.database.read
      .selectFrom('document_types')
      .select(['id', 'name'])
      .orderBy('id')
      .execute();
  }

  /**
   * Removes a document type. Its documents stay, without a type.
   *
   * @throws LinkError `not_found`
   */
  async remove(name: string, acting?: ActingUser): Promise<void> {
    // An earlier version may have stored a name of several lines.
    const read = nameInput('remove', name).required('name', LONGEST_NAME);
    await ownerWrite(this.context, acting, async (tx) => {
      const id = await requireType(tx, read);
      await tx
        .updateTable('files')
        .set({ document_type_id: null })
        .where('document_type_id', '=', id)
        .execute();
      await tx.deleteFrom('document_types').where('id', '=', id).execute();
      const entry = { action: 'document-type.remove', subject: read } as const;
      await recordAct(this.context, tx, acting, entry);
    });
  }
}

const nameInput = (method: string, name: string) =>
  new Input(`documentTypes.${method}`, { name }, ['name']);

function typeNamed(read: Statements, name: string) {
  return read.selectFrom('document_types').select('id').where('name', '=', name).executeTakeFirst();
}

/** Returns the id of a document type. @throws LinkError `not_found` */
export async function requireType(read: Statements, name: string): Promise<string> {
  const found = await typeNamed(read, name);
  if (found) return found.id;
  throw notFound(`document type ${shortName(name)}`);
}

/** Returns the name of a document type; undefined where there is none of this id. */
export async function documentTypeName(read: Statements, id: string): Promise<string | undefined> {
  if (!isRowId(id)) return undefined;
  const query = read.selectFrom('document_types').select('name').where('id', '=', id);
  return (await query.executeTakeFirst())?.name;
}
