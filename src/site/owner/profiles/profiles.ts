import type { Readable } from 'node:stream';
import { baseName } from '../../../protocol/files/file-name.js';
import { recordAct } from '../../engine/audit/record-act.js';
import {
  type ActingUser,
  actorOf,
  alreadyThere,
  notFound,
  type SiteContext,
} from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import { addJob } from '../../engine/jobs/job.js';
import { ownerWrite } from '../../engine/owner-write.js';
import { requireAccount } from '../../orders/people/account-row.js';
import type { Viewer } from '../../orders/visibility/visibility.js';
import { readNewOrder } from '../orders/new-order.js';
import { exportLines, startOfDay } from './export-results.js';
import { IMPORT_FILE, queueOfProfile } from './import-files.js';
import {
  allProfiles,
  type ImportProfile,
  type NewProfile,
  plannedProfile,
  profileNamed,
  readProfile,
  requireProfile,
  type StoredProfile,
} from './profile-record.js';
import { orderOf, readRows, requireFileName } from './read-rows.js';
import {
  type FileRow,
  type ImportedFile,
  insertUpload,
  requireReadable,
  rowsOfUpload,
  type StoredUpload,
  uploadsOf,
} from './uploaded-files.js';

/** A row of a file as a profile maps it. */
export interface PreviewRow {
  readonly position: string;
  /** The members of the order. */
  readonly order: Readonly<Record<string, unknown>>;
  /** The reason why the row would be refused; '' for none. */
  readonly problem: string;
}

const MOST_PREVIEWED = 100;

/** The import profiles of a site: files of orders come in by them, and results go out. */
export class Profiles {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /** Returns all profiles, in the order in which they were made. */
  async list(): Promise<readonly ImportProfile[]> {
    return (await allProfiles(this.context.database.read)).map(shown);
  }

  /** Returns a profile by its name; undefined when there is none. */
  async get(name: string): Promise<ImportProfile | undefined> {
    const found = await profileNamed(this.context.database.read, name);
    return found && shown(found);
  }

  /**
   * Makes a profile.
   *
   * @returns its number
   * @throws LinkError `input_invalid`, `already_there`, `not_found` for an unknown account
   */
  async create(profile: NewProfile, acting?: ActingUser): Promise<string> {
    const { account, row } = readProfile(profile);
    return ownerWrite(this.context, acting, async (tx) => {
      if (await profileNamed(tx, row.name)) throw alreadyThere(`an import profile ${row.name}`);
      const { id: account_id } = await requireAccount(tx, account);
      const { id } = await tx
        .insertInto('import_profiles')
        .values({ ...row, account_id, created_at: this.context.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const detail = { account, capabilities: profile.capabilities ?? null };
      await recordAct(this.context, tx, acting, {
        action: 'profile.create',
        subject: row.name,
        detail,
      });
      return id;
    });
  }

  /** Activates or deactivates a profile: an inactive one takes and gives no files. @throws LinkError `not_found` */
  async setActive(name: string, is_active: boolean, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireProfile(tx, name);
      await tx.updateTable('import_profiles').set({ is_active }).where('id', '=', id).execute();
      const detail = { is_active };
      await recordAct(this.context, tx, acting, {
        action: 'profile.change',
        subject: name,
        detail,
      });
    });
  }

  /** Removes a profile with the records of its files. Its orders stay. @throws LinkError `not_found` */
  async remove(name: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireProfile(tx, name);
      const files = tx.selectFrom('import_files').select('id').where('profile_id', '=', id);
      await tx.deleteFrom('import_rows').where('file_id', 'in', files).execute();
      for (const table of ['import_files', 'import_orders', 'compiled_files'] as const) {
        await tx.deleteFrom(table).where('profile_id', '=', id).execute();
      }
      await tx.deleteFrom('import_profiles').where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, { action: 'profile.remove', subject: name });
    });
  }

  /**
   * Returns the first 100 rows of a file as a profile maps them, and stores nothing.
   *
   * @param profile the name of a profile, or the data of one that is not yet made
   * @throws LinkError `not_found`; `input_invalid` for a file that cannot be read in the columns of the profile, and for
   * a profile that `create` would refuse
   */
  async preview(profile: string | NewProfile, file: PreviewFile): Promise<readonly PreviewRow[]> {
    const mapped =
      typeof profile === 'string'
        ? await requireProfile(this.context.database.read, profile)
        : plannedProfile(profile);
    const rows = await readRows(file.content, baseName(file.file_name), mapped);
    return rows.slice(0, MOST_PREVIEWED).map((row) => {
      let problem = '';
      try {
        readNewOrder(orderOf(row));
      } catch (error) {
        problem = error instanceof Error ? error.message : '';
      }
      return { ...row, problem };
    });
  }

  /**
   * Stores a file and queues it. The queue makes and changes orders row by row. The same file again makes nothing twice:
   * a row is known by profile, number and address.
   *
   * @returns the number of the file
   * @throws LinkError `not_found`, `input_invalid`, also for a profile that takes no files, `store_unavailable`
   */
  async upload(
    name: string,
    file: { readonly file_name: string; readonly content: Readable },
    acting?: ActingUser,
  ): Promise<string> {
    await requireProfile(this.context.database.read, name);
    requireFileName(baseName(file.file_name));
    const stored = await this.context.files.put(file.content);
    return this.queue(name, { file_name: file.file_name, ...stored }, acting);
  }

  /**
   * Queues a stored content. @returns the number of the file
   *
   * @internal
   */
  async queue(name: string, file: StoredUpload, acting?: ActingUser): Promise<string> {
    const upload = { ...file, file_name: baseName(file.file_name) };
    requireReadable(upload);
    return ownerWrite(this.context, acting, async (tx) => {
      const profile = await requireProfile(tx, name);
      requireUse(profile, 'upload');
      const uploaded_at = this.context.now();
      const room = { bytes: file.size, files: 1 };
      await this.context.quotas.requireRoomOfApp(tx, acting?.app, room);
      const id = await insertUpload(tx, upload, {
        profile_id: profile.id,
        actor: actorOf(acting),
        app_id: acting?.app ?? null,
        uploaded_at,
      });
      const lane = queueOfProfile(profile.id);
      await addJob(tx, { kind: IMPORT_FILE, lane, key: id, runAt: uploaded_at });
      const detail = { file: id };
      await recordAct(this.context, tx, acting, {
        action: 'profile.upload',
        subject: name,
        detail,
      });
      return id;
    });
  }

  /** Returns the newest 100 files of a profile, newest first. @throws LinkError `not_found` */
  async files(name: string): Promise<readonly ImportedFile[]> {
    const { read } = this.context.database;
    return uploadsOf(read, (await requireProfile(read, name)).id);
  }

  /** Returns the outcomes of the rows of a file so far, in their order. @throws LinkError `not_found` */
  rows(fileId: string): Promise<readonly FileRow[]> {
    return rowsOfUpload(this.context.database.read, fileId);
  }

  /**
   * Puts the compiled file of a day, which the exports of a profile of kind `INS` give. It replaces the one before.
   *
   * @throws LinkError `not_found`, `input_invalid`, `store_unavailable`
   */
  async put(
    name: string,
    file: { readonly day: string; readonly file_name: string; readonly content: Readable },
    acting?: ActingUser,
  ): Promise<void> {
    startOfDay(file.day);
    const profile = await requireProfile(this.context.database.read, name);
    if (profile.kind !== 'INS') {
      throw inputError('profiles.put', `${name} is of kind ${profile.kind}: its exports are made`);
    }
    const { sha256, size: byte_size } = await this.context.files.put(file.content);
    const values = { file_name: baseName(file.file_name), sha256, byte_size };
    await ownerWrite(this.context, acting, async (tx) => {
      const put_at = this.context.now();
      await tx
        .insertInto('compiled_files')
        .values({ profile_id: profile.id, export_day: file.day, ...values, put_at })
        .onConflict((conflict) =>
          conflict.columns(['profile_id', 'export_day']).doUpdateSet({ ...values, put_at }),
        )
        .execute();
      const detail = { day: file.day };
      await recordAct(this.context, tx, acting, { action: 'profile.put', subject: name, detail });
    });
  }

  /**
   * Returns the export of a day: for kind `INS` the file that was put there; for others the orders that became Ready for
   * Office on that day (UTC), as comma-separated values in the columns of the profile.
   *
   * @throws LinkError `not_found`, also for a day without a compiled file; `input_invalid`
   */
  export(
    name: string,
    day: string,
  ): Promise<{ readonly file_name: string; readonly content: AsyncIterable<Uint8Array> }> {
    return this.exportFor(undefined, name, day);
  }

  /**
   * Returns the export of a day as a viewer may see it, such as without the codes of houses; undefined sees all.
   *
   * @throws the errors of `export`
   *
   * @internal
   */
  async exportFor(
    viewer: Viewer | undefined,
    name: string,
    day: string,
  ): ReturnType<Profiles['export']> {
    startOfDay(day);
    const profile = await requireProfile(this.context.database.read, name);
    requireUse(profile, 'export');
    if (profile.kind === 'INS') return this.#compiled(profile, day);
    const lines = exportLines(this.context, profile, day, viewer);
    return { file_name: `results-${day}.csv`, content: bytesOf(lines) };
  }

  async #compiled(profile: StoredProfile, day: string) {
    const row = await this.context.database.read
      .selectFrom('compiled_files')
      .select(['file_name', 'sha256'])
      .where('profile_id', '=', profile.id)
      .where('export_day', '=', day)
      .executeTakeFirst();
    const content = row && (await this.context.files.open(row.sha256));
    if (!content) throw notFound(`compiled file of ${day} of ${profile.name}`);
    return { file_name: row.file_name, content };
  }
}

/** A file to preview, within the limit of uploads. */
interface PreviewFile {
  readonly file_name: string;
  readonly content: Uint8Array;
}

const shown = ({ account_id: _id, ...profile }: StoredProfile): ImportProfile => profile;

function requireUse({ name, is_active, capabilities }: StoredProfile, use: 'upload' | 'export') {
  if (!is_active) throw inputError(`import profile ${name}`, 'is not active');
  if (!capabilities.includes(use)) throw inputError(`import profile ${name}`, `has no ${use}`);
}

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(line);
}
