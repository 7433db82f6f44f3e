import { sql } from 'kysely';
import type { SiteContext } from '../../../engine/context.js';
import { METADATA_COLUMNS } from '../../../engine/files/photo-metadata.js';
import type { Statements } from '../../../engine/store/database.js';
import { prepared } from '../../../engine/store/prepared.js';
import type { StoredRow } from '../../../engine/store/schema/schema.js';

/** The number of files of one order that are fetched concurrently. */
export const AT_ONCE = 4;

/** A file with stored content, in the form in which its order stores it. */
export type FetchedFile = Omit<
  StoredRow<'files'>,
  'id' | 'property_id' | 'note_id' | 'account_id' | 'document_type_id' | 'added_by' | 'app_id'
>;

const CONTENT = [
  'file_area',
  'file_name',
  'mime_type',
  'description',
  'org_name',
  'sha256',
  'byte_size',
  'thumbnail_sha256',
  'thumbnail_type',
  ...METADATA_COLUMNS,
  'raw',
] as const;

const STORE = prepared<FetchedFile, unknown>(({ statements, value }) => {
  const columns = [
    'link_id',
    'order_id',
    'area',
    'sender_file_id',
    ...CONTENT,
    'created_at',
  ] as const;
  const replaced = CONTENT.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  return sql`
    INSERT INTO files (${sql.join(columns.map((name) => sql.ref(name)))})
    VALUES (${sql.join(columns.map(value))})
    ON CONFLICT (link_id, order_id, area, sender_file_id) WHERE link_id IS NOT NULL DO UPDATE SET ${sql.join(replaced)}`.compile(
    statements,
  );
});

/** Files of an order with stored contents whose records are stored in groups. */
export class FetchedFiles {
  #files: FetchedFile[] = [];
  /** Number of files that are being fetched. */
  #begun = 0;

  constructor(
    readonly context: Pick<SiteContext, 'database' | 'quotas'>,
    readonly linkId: string,
  ) {}

  /**
   * Fetches a file within the quota of its link, and adds it. After a crash at most one group of files is fetched
   * again.
   *
   * @throws LinkError `quota_exceeded`; the errors of fetching
   */
  async add(fetch: () => Promise<FetchedFile>): Promise<FetchedFile> {
    this.#begun += 1;
    let file: FetchedFile;
    try {
      await this.#requireRoom(0);
      file = await fetch();
      await this.#requireRoom(file.byte_size);
    } finally {
      this.#begun -= 1;
    }
    await this.#take(file);
    return file;
  }

  /** Checks the quota with all files that are fetched and not stored yet. */
  #requireRoom(size: number): Promise<void> {
    const { database, quotas } = this.context;
    const bytes = this.#files.reduce((sum, file) => sum + file.byte_size, size);
    const more = { files: this.#files.length + this.#begun, bytes: Math.max(1, bytes) };
    return quotas.requireRoom(database.read, { kind: 'link', id: this.linkId }, more);
  }

  async #take(file: FetchedFile): Promise<void> {
    this.#files.push(file);
    if (this.#files.length >= AT_ONCE) await this.save();
  }

  async save(): Promise<void> {
    const files = this.#files;
    this.#files = [];
    if (files.length > 0) await this.context.database.write((tx) => storeAll(tx, files));
  }

  /** Stores the remaining files within a transaction. */
  store(tx: Statements): Promise<void> {
    return storeAll(tx, this.#files);
  }
}

async function storeAll(tx: Statements, files: readonly FetchedFile[]): Promise<void> {
  for (const file of files) await STORE(tx, file);
}
