import { sql } from 'kysely';
import { nested, type OptionRows, wholeNumber } from '../../protocol/option-rows.js';
import { siteError } from './site-error.js';
import type { Capabilities, Statements } from './store/database.js';

/** The quota of one account or link. An absent member has no limit. */
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
}

/** The storage of an account or a link, and its quota; null where it has none. */
export interface StorageUse {
  readonly name: string;
  readonly bytes: number;
  readonly bytes_quota: number | null;
  readonly files: number;
  readonly files_quota: number | null;
  readonly notes: number;
  readonly notes_quota: number | null;
}

/** The account or link that stores records. */
export interface Holder {
  readonly kind: 'account' | 'link';
  readonly id: string;
}

const PARTS = ['bytes', 'files', 'notes'] as const;
type Use = Readonly<Record<(typeof PARTS)[number], number>>;

const unset = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The options of one quota. */
export const ONE_QUOTA_ROWS = {
  bytes: unset,
  files: unset,
  notes: unset,
} satisfies OptionRows<Quota>;

const QUOTA = nested<Quota>(ONE_QUOTA_ROWS);

/** The options of the quotas. */
export const QUOTA_ROWS = { account: QUOTA, link: QUOTA } satisfies OptionRows<SiteQuotas>;

/** The table and columns of each kind of holder. */
const OF = {
  account: { table: 'accounts', column: 'account_id', name: 'username' },
  link: { table: 'links', column: 'link_id', name: 'name' },
} as const;

/** Returns the storage of holders. The sums are read from indexes alone. */
function usesOf({ kind, id }: { readonly kind: Holder['kind']; readonly id?: string }) {
  const { table, column, name } = OF[kind];
  const own = sql.ref(column);
  const sum = (of: string) =>
    sql`(SELECT coalesce(sum(byte_size), 0) FROM ${sql.table(of)} WHERE ${own} = holder.id)`;
  // The index of sent notes contains no others.
  const sent = kind === 'account' ? sql`AND sender_note_id IS NOT NULL` : sql``;
  return sql<{ name: string; byte_size: number; file_count: number; note_count: number }>`
    SELECT holder.${sql.ref(name)} AS name,
      ${sum('files')} + ${sum('replaced_contents')} AS byte_size,
      (SELECT count(*) FROM files WHERE ${own} = holder.id) AS file_count,
      (SELECT count(*) FROM notes WHERE ${own} = holder.id ${sent}) AS note_count
    FROM ${sql.table(table)} AS holder
    WHERE ${id === undefined ? sql`true` : sql`holder.id = ${id}`} ORDER BY name`;
}

/** The quotas of accounts and links. */
export class Quotas {
  constructor(
    readonly quotas: SiteQuotas,
    readonly capabilities: Capabilities,
  ) {}

  /** Returns true if a kind of holder has a quota. Without one nothing is counted. */
  isSet(kind: Holder['kind']): boolean {
    return Object.values(this.quotas[kind] ?? {}).some((value) => value !== undefined);
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
    if (!this.isSet(kind)) return;
    const { table } = OF[kind];
    if (this.capabilities.isShared) {
      const row = sql`SELECT id FROM ${sql.table(table)} WHERE id = ${id}`;
      await sql`${row} ${this.capabilities.lockRows}`.execute(tx);
    }
    const [row] = (await usesOf(holder).execute(tx)).rows;
    if (!row) return;
    const use: Use = {
      bytes: Number(row.byte_size),
      files: Number(row.file_count),
      notes: Number(row.note_count),
    };
    for (const part of PARTS) {
      const quota = this.quotas[kind]?.[part];
      const added = more[part] ?? 0;
      if (quota === undefined || added <= 0 || use[part] + added <= quota) continue;
      const message = `${kind} ${row.name} stores ${use[part]} ${part} of the ${quota} of its quota; ${added} more do not fit. Nothing of the call was stored.`;
      throw siteError('quota_exceeded', message);
    }
  }

  /** Returns the storage of holders of a kind, by name. */
  async list(read: Statements, kind: Holder['kind']): Promise<readonly StorageUse[]> {
    const quota = this.quotas[kind] ?? {};
    const { rows } = await usesOf({ kind }).execute(read);
    return rows.map(({ name, byte_size, file_count, note_count }) => ({
      name,
      bytes: Number(byte_size),
      bytes_quota: quota.bytes ?? null,
      files: Number(file_count),
      files_quota: quota.files ?? null,
      notes: Number(note_count),
      notes_quota: quota.notes ?? null,
    }));
  }

  /** Counts a replaced content until it is removed, if there is a quota. */
  async noteReplaced(
    tx: Statements,
    { kind, id }: Holder,
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
