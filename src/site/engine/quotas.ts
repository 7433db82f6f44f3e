import { sql } from 'kysely';
import { nested, type OptionRows, wholeNumber } from '../../protocol/option-rows.js';
import { siteError } from './site-error.js';
import type { Capabilities, Statements } from './store/database.js';

/** The quota of one account, link or app. An absent member has no limit. */
export interface Quota {
  /** The bytes of its files, including those that it has replaced within a day. */
  readonly bytes?: number;
  /** The number of its files. */
  readonly files?: number;
  /** The number of its notes. */
  readonly notes?: number;
}

/** The quotas of a site. */
export interface SiteQuotas {
  /** The quota of each account that calls the site. */
  readonly account?: Quota;
  /** The quota of each link by which the site imports. */
  readonly link?: Quota;
  /** The quota of each app of the JSON API that has none of its own. */
  readonly app?: Quota;
}

/** The storage of an account, a link or an app, and its quota; null where it has none. */
export interface StorageUse {
  readonly name: string;
  readonly bytes: number;
  readonly bytes_quota: number | null;
  readonly files: number;
  readonly files_quota: number | null;
  readonly notes: number;
  readonly notes_quota: number | null;
}

/** The account, link or app that stores records. */
export interface Holder {
  readonly kind: 'account' | 'link' | 'app';
  readonly id: string;
}

/** An account or link, which sends its records again. */
export type SendingHolder = Holder & { readonly kind: 'account' | 'link' };

/** The parts of a quota. */
export const QUOTA_PARTS = ['bytes', 'files', 'notes'] as const;
type Part = (typeof QUOTA_PARTS)[number];
type Use = Readonly<Record<Part, number>>;

const unset = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The options of one quota. */
export const ONE_QUOTA_ROWS = {
  bytes: unset,
  files: unset,
  notes: unset,
} satisfies OptionRows<Quota>;

const QUOTA = nested<Quota>(ONE_QUOTA_ROWS);

/** The options of the quotas. */
export const QUOTA_ROWS = {
  account: QUOTA,
  link: QUOTA,
  app: QUOTA,
} satisfies OptionRows<SiteQuotas>;

/** The table and columns of each kind of holder, and the tables of its contents besides files. */
const HOLDERS = {
  account: {
    table: 'accounts',
    column: 'account_id',
    name: 'username',
    contents: 'replaced_contents',
  },
  link: { table: 'links', column: 'link_id', name: 'name', contents: 'replaced_contents' },
  app: { table: 'apps', column: 'app_id', name: 'name', contents: 'import_files' },
} as const;

/** The columns of the quota that an app has of its own. */
const APP_QUOTA_COLUMNS = {
  bytes: 'quota_bytes',
  files: 'quota_files',
  notes: 'quota_notes',
} as const;

/** Returns the storage of holders. The sums are read from indexes alone. */
function storageOf({ kind, id }: { readonly kind: Holder['kind']; readonly id?: string }) {
  const { table, column, name, contents } = HOLDERS[kind];
  const own = sql.ref(column);
  const sum = (of: string) =>
    sql`(SELECT coalesce(sum(byte_size), 0) FROM ${sql.table(of)} WHERE ${own} = holder.id)`;
  const count = (of: string, where = sql``) =>
    sql`(SELECT count(*) FROM ${sql.table(of)} WHERE ${own} = holder.id ${where})`;
  // The index of sent notes contains no others.
  const sent = kind === 'account' ? sql`AND sender_note_id IS NOT NULL` : sql``;
  const files = kind === 'app' ? sql`${count('files')} + ${count(contents)}` : count('files');
  const quota = (part: Part) =>
    sql`${kind === 'app' ? sql.ref(`holder.${APP_QUOTA_COLUMNS[part]}`) : sql`NULL`} AS ${sql.ref(APP_QUOTA_COLUMNS[part])}`;
  return sql<HolderRow>`
    SELECT holder.${sql.ref(name)} AS name, ${sql.join(QUOTA_PARTS.map(quota))},
      ${sum('files')} + ${sum(contents)} AS byte_size, ${files} AS file_count,
      ${count('notes', sent)} AS note_count
    FROM ${sql.table(table)} AS holder
    WHERE ${id === undefined ? sql`true` : sql`holder.id = ${id}`} ORDER BY name`;
}

/** A holder with its storage; the quota is that of an app of its own. */
interface HolderRow {
  readonly name: string;
  readonly byte_size: number;
  readonly file_count: number;
  readonly note_count: number;
  readonly quota_bytes: number | null;
  readonly quota_files: number | null;
  readonly quota_notes: number | null;
}

/** The quotas of accounts, links and apps. */
export class Quotas {
  constructor(
    readonly quotas: SiteQuotas,
    readonly capabilities: Capabilities,
  ) {}

  /** Returns true if every account or every link has a quota. Without one nothing is counted. */
  isSet(kind: SendingHolder['kind']): boolean {
    return hasLimit(this.quotas[kind] ?? {});
  }

  /**
   * Refuses records that exceed the quota of a holder.
   *
   * @param tx a transaction, which others that store for the same holder wait for; or statements that only read, for an
   * early refusal
   * @throws LinkError `quota_exceeded`
   */
  async requireRoom(tx: Statements, holder: Holder, more: Partial<Use>): Promise<void> {
    const { kind, id } = holder;
    if (kind === 'app' ? !(await this.#limitsApp(tx, id)) : !this.isSet(kind)) return;
    if (this.capabilities.isShared) {
      const row = sql`SELECT id FROM ${sql.table(HOLDERS[kind].table)} WHERE id = ${id}`;
      await sql`${row} ${this.capabilities.lockRows}`.execute(tx);
    }
    const [row] = (await storageOf(holder).execute(tx)).rows;
    if (!row) return;
    const use: Use = {
      bytes: Number(row.byte_size),
      files: Number(row.file_count),
      notes: Number(row.note_count),
    };
    for (const part of QUOTA_PARTS) {
      const quota = this.#quotaOf(kind, row, part);
      const added = more[part] ?? 0;
      if (quota === null || added <= 0 || use[part] + added <= quota) continue;
      const message = `${kind} ${row.name} stores ${use[part]} ${part} of the ${quota} of its quota; ${added} more do not fit. Nothing of the call was stored.`;
      throw siteError('quota_exceeded', message);
    }
  }

  /**
   * Refuses records that exceed the quota of the app that stores them.
   *
   * @param app its id; undefined for other callers, whose own records have no quota
   * @throws LinkError `quota_exceeded`
   */
  async requireRoomOfApp(
    tx: Statements,
    app: string | undefined,
    more: Partial<Use>,
  ): Promise<void> {
    if (app !== undefined) await this.requireRoom(tx, { kind: 'app', id: app }, more);
  }

  /** Returns the storage of holders of a kind, by name. */
  async list(read: Statements, kind: Holder['kind']): Promise<readonly StorageUse[]> {
    const { rows } = await storageOf({ kind }).execute(read);
    return rows.map((row) => ({
      name: row.name,
      bytes: Number(row.byte_size),
      bytes_quota: this.#quotaOf(kind, row, 'bytes'),
      files: Number(row.file_count),
      files_quota: this.#quotaOf(kind, row, 'files'),
      notes: Number(row.note_count),
      notes_quota: this.#quotaOf(kind, row, 'notes'),
    }));
  }

  /** Returns true for an app with a quota, its own one or that of the site. */
  async #limitsApp(read: Statements, id: string): Promise<boolean> {
    if (hasLimit(this.quotas.app ?? {})) return true;
    const row = await read
      .selectFrom('apps')
      .select(['quota_bytes', 'quota_files', 'quota_notes'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined && QUOTA_PARTS.some((part) => row[APP_QUOTA_COLUMNS[part]] !== null);
  }

  #quotaOf(kind: Holder['kind'], row: HolderRow, part: Part): number | null {
    const own = row[APP_QUOTA_COLUMNS[part]];
    return own === null ? (this.quotas[kind]?.[part] ?? null) : Number(own);
  }

  /** Counts a replaced content until it is removed, if there is a quota. */
  async noteReplaced(
    tx: Statements,
    { kind, id }: SendingHolder,
    replaced: { readonly sha256: string; readonly byte_size: number; readonly at: number },
  ): Promise<void> {
    if (!this.isSet(kind)) return;
    const { sha256: content_hash, byte_size, at: replaced_at } = replaced;
    await tx
      .insertInto('replaced_contents')
      .values({
        account_id: kind === 'account' ? id : null,
        link_id: kind === 'link' ? id : null,
        content_hash,
        byte_size,
        replaced_at,
      })
      .execute();
  }
}

function hasLimit(quota: Quota): boolean {
  return Object.values(quota).some((value) => value !== undefined);
}
