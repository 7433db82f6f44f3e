import type { Statements } from '../engine/store/database.js';
import type { StoredRow } from '../engine/store/schema/schema.js';

/** The kinds of troubles, in the order in which they are listed in the docs. */
export const TROUBLE_KINDS = [
  'link.paused',
  'link.unreachable',
  'import.failed',
  'result.failed',
  'result.refused',
  'result.unclear',
  'attachments.missing',
  'job.failed',
  'hook.failing',
  'hook.disabled',
  'disk.low',
  'backup.old',
  'certificate.expiring',
] as const;

export type TroubleKind = (typeof TROUBLE_KINDS)[number];

/** A condition that needs a person. Times are milliseconds since 1970. */
export interface SiteTrouble {
  readonly id: string;
  readonly kind: TroubleKind;
  /**
   * The id of the link, of the job (`import.failed`, `job.failed`), of the result or of the note, as the commands and
   * the console take it; the name of a store, or the host with its port.
   */
  readonly key: string;
  /** The name of the link, order, store or host, such as `first-bank/4711`. */
  readonly subject: string;
  /** One sentence. It contains no text of a peer. */
  readonly message: string;
  /** The words of a peer or of the system at the beginning; null without any. */
  readonly reason: string | null;
  /** Our id of the order; null where it is about none. */
  readonly order_id: string | null;
  readonly begun_at: number;
  /** Null while it lasts. */
  readonly solved_at: number | null;
}

/** An event of `site.on('trouble', …)` and `site.on('solved', …)`. */
export interface TroubleEvent {
  /** Constant, so that a consumer recognises a repeated event by it. */
  readonly id: string;
  readonly event: 'trouble' | 'solved';
  /** The present state of the trouble: a beginning that is reported late may have its end already. */
  readonly trouble: SiteTrouble;
  /** Milliseconds since 1970. */
  readonly happened_at: number;
}

/** Returns a trouble as it is shown. */
export function shownTrouble({ subject_key, kind, ...row }: StoredRow<'troubles'>): SiteTrouble {
  return { ...row, key: subject_key, kind: isTroubleKind(kind) ? kind : 'job.failed' };
}

/** Returns true for the name of a kind. */
export function isTroubleKind(name: unknown): name is TroubleKind {
  return TROUBLE_KINDS.some((kind) => kind === name);
}

/** Returns the event of the beginning or of the end of a trouble. */
export function troubleEvent(event: TroubleEvent['event'], trouble: SiteTrouble): TroubleEvent {
  const happened_at = event === 'trouble' ? trouble.begun_at : (trouble.solved_at ?? 0);
  return { id: `${event}-${trouble.id}`, event, trouble, happened_at };
}

/** Returns a stored trouble. */
export async function troubleOf(read: Statements, id: string): Promise<SiteTrouble | undefined> {
  const row = await read.selectFrom('troubles').selectAll().where('id', '=', id).executeTakeFirst();
  return row && shownTrouble(row);
}
