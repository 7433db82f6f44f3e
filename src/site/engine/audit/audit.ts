import { HOUR } from '../../../protocol/units.js';
import { isRowId, type SiteContext } from '../context.js';
import { Input } from '../input.js';
import type { Statements } from '../store/database.js';
import { PAGE_ROWS, rowPages } from '../store/pages.js';
import type { StoredRow } from '../store/schema/schema.js';
import { type IdRange, listRanges } from '../store/sqlite/id-ranges.js';
import { textToStore } from '../store/text-to-store.js';
import { AUDIT_ACTIONS, type AuditAction } from './actions.js';
import { ACTING_ORIGINS, type ActingOrigin, type AuditDetail, type AuditEntry } from './entry.js';

/** One record of the audit. Times are milliseconds since 1970. */
export interface AuditRecord {
  /** The id, which increases with time. */
  readonly id: string;
  readonly happened_at: number;
  /** The time of the last of counted acts. For all others the same as `happened_at`. */
  readonly last_at: number;
  /** The number of failed log-ins from this address, for this user, within this hour; 1 for all other acts. */
  readonly count: number;
  /** The user, or the name that a command or program gave; '' for a failed log-in of an unknown user. */
  readonly who: string;
  readonly from: ActingOrigin;
  /** The network address of a user of the console; '' of a command and a program. */
  readonly address: string;
  /** The action, such as `user.role`. */
  readonly action: string;
  /** The user, account, link, order or list of the act; '' where there is none. */
  readonly subject: string;
  readonly detail: AuditDetail;
}

/** A filter for records. Texts are compared exactly. */
export interface AuditFilter {
  readonly who?: string;
  /** An action such as `user.role`, or the part before its point, such as `user`. */
  readonly action?: string;
  readonly subject?: string;
  /** The inclusive first time, in milliseconds since 1970. */
  readonly since?: number;
  /** The exclusive last time, in milliseconds since 1970. */
  readonly until?: number;
  /** The cursor: the records older than the record with this id. */
  readonly before?: string;
  /** Default 100, at most 1,000. */
  readonly limit?: number;
}

const FILTER = ['who', 'action', 'subject', 'since', 'until', 'before', 'limit'] as const;
const LONGEST_TEXT = 200;
const LONGEST_DETAIL = 4000;
const MOST_LISTED = 1000;

/** The audit of a site: acts that concern access, each with the user, the time and the origin. Records are only added. */
export class Audit {
  /** @internal */
  constructor(/** @internal */ protected readonly context: Pick<SiteContext, 'database' | 'now'>) {}

  /**
   * Adds a record. Within the transaction of an act the record exists exactly if the act does.
   *
   * @internal
   */
  async record(entry: AuditEntry, tx?: Statements): Promise<void> {
    const row = rowOf(entry, this.context.now());
    const add = (statements: Statements) =>
      statements.insertInto('audit_records').values(row).execute();
    await (tx ? add(tx) : this.context.database.write(add));
  }

  /** Returns records, newest first. @throws LinkError `input_invalid` */
  async list(filter: AuditFilter = {}): Promise<readonly AuditRecord[]> {
    const input = new Input('audit.list', filter, FILTER);
    const { before, limit = 100 } = filter;
    for (const name of ['since', 'until', 'limit'] as const) {
      const value = input.get(name);
      if (value !== undefined && (!Number.isSafeInteger(value) || Number(value) < 0)) {
        throw input.wrong(name, 'must be a whole number, 0 or more');
      }
    }
    if (before !== undefined && !isRowId(input.text('before'))) {
      throw input.wrong('before', 'must be the id of a record');
    }
    if (input.has('action')) actionsOf(input);
    const most = Math.min(limit, MOST_LISTED);
    const rows: StoredRow<'audit_records'>[] = [];
    const bounds = before === undefined ? {} : { below: Number(before) };
    const { database } = this.context;
    for await (const range of listRanges(database, 'audit_records', bounds, 'descending')) {
      const query = this.#matching(input, filter, range).orderBy('id', 'desc');
      rows.push(...(await query.limit(most - rows.length).execute()));
      if (rows.length >= most) break;
    }
    return rows.map(shown);
  }

  /**
   * Returns the records of a filter page by page, newest first, for lists of any length. `limit` is the size of a page.
   *
   * @throws LinkError `input_invalid`
   */
  pages(filter: AuditFilter = {}): AsyncGenerator<readonly AuditRecord[]> {
    const size = filter.limit ?? PAGE_ROWS[this.context.database.engine];
    return rowPages(
      (last: AuditRecord | undefined) =>
        this.list({ ...filter, limit: size, ...(last ? { before: last.id } : {}) }),
      { size: Math.min(size, MOST_LISTED) },
    );
  }

  /** Selects the records of a filter within a range of ids. */
  #matching(input: Input, { since, until }: AuditFilter, { from, below }: Partial<IdRange>) {
    let query = this.context.database.read.selectFrom('audit_records').selectAll();
    if (input.has('who')) query = query.where('actor', '=', input.text('who'));
    if (input.has('subject')) query = query.where('subject', '=', input.text('subject'));
    if (input.has('action')) query = query.where('action', 'in', actionsOf(input));
    // A counted record began up to an hour before its last act.
    if (since !== undefined) {
      query = query.where('happened_at', '>=', since - HOUR).where('last_at', '>=', since);
    }
    if (until !== undefined) query = query.where('happened_at', '<', until);
    if (from !== undefined) query = query.where('id', '>=', String(from));
    return below === undefined ? query : query.where('id', '<', String(below));
  }
}

/** Returns a row of the audit. @param at milliseconds since 1970 */
export function rowOf(entry: AuditEntry, at: number) {
  const { who, from, address = '', action, subject = '', detail = {} } = entry;
  const text = JSON.stringify(detail);
  return {
    happened_at: at,
    last_at: at,
    happened_count: 1,
    count_key: null,
    actor: textToStore(who, LONGEST_TEXT),
    origin: from,
    address: textToStore(address, LONGEST_TEXT),
    action,
    subject: textToStore(subject, LONGEST_TEXT),
    detail: text.length > LONGEST_DETAIL ? '{"is_cut":true}' : text,
  };
}

function actionsOf(input: Input): readonly AuditAction[] {
  const wanted = input.text('action');
  const found = AUDIT_ACTIONS.filter((one) => one === wanted || one.startsWith(`${wanted}.`));
  if (found.length > 0) return found;
  throw input.wrong('action', `must be one of ${AUDIT_ACTIONS.join(', ')}`);
}

function shown(row: StoredRow<'audit_records'>): AuditRecord {
  const { id, happened_at, last_at, happened_count: count, actor: who, address } = row;
  const { action, subject } = row;
  return {
    id,
    happened_at,
    last_at,
    count,
    who,
    from: ACTING_ORIGINS.find((one) => one === row.origin) ?? 'program',
    address,
    action,
    subject,
    detail: JSON.parse(row.detail),
  };
}
