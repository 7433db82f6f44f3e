import { shortName } from '../../protocol/errors/short-name.js';
import { isRowId, notFound } from '../engine/context.js';
import { SITE_EVENTS } from '../engine/events/event-log.js';
import type { SecretLocation } from '../engine/secrets/secret-key.js';
import type { Statements } from '../engine/store/database.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { failureOf } from '../troubles/hook-failure.js';

/** The events that a hook may get. `trouble` contains the ends of troubles, which are sent as `solved`. */
export const HOOK_EVENTS = [...SITE_EVENTS, 'received', 'trouble'] as const;

export type HookEvent = (typeof HOOK_EVENTS)[number];

/** The states of a delivery. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An address that events are sent to. Times are milliseconds since 1970. */
export interface SiteHook {
  readonly id: string;
  /** The address without the parts of it that may be secret. */
  readonly url: string;
  readonly events: readonly HookEvent[];
  readonly created_at: number;
  /** Null while it is enabled. */
  readonly disabled_at: number | null;
  /** Why the site has disabled it; null for a person's decision. */
  readonly reason: string | null;
  /**
   * Why the oldest message that waits did not arrive, or the newest one that was given up; null where messages arrive,
   * and before the first attempt.
   */
  readonly failure: string | null;
}

/** One message to a hook. */
export interface HookDelivery {
  readonly id: string;
  /** The `webhook-id`: the same in all attempts and replays. */
  readonly message_id: string;
  readonly event: string;
  /** The JSON text that is sent. */
  readonly body: string;
  readonly state: DeliveryState;
  /** The number of attempts. */
  readonly attempts: number;
  /** The status of the last answer; null without one. */
  readonly http_status: number | null;
  /** The reason of the last failure. */
  readonly reason: string | null;
  readonly happened_at: number;
  /** Null where no attempt is to come. */
  readonly next_at: number | null;
  readonly sent_at: number | null;
}

/** Returns a hook as it is shown. */
export async function shownHook(read: Statements, row: StoredRow<'hooks'>): Promise<SiteHook> {
  const { id, url, created_at, disabled_at, reason } = row;
  const failure = (await failureOf(read, id))?.reason ?? null;
  return { id, url, events: eventsOf(row), created_at, disabled_at, reason, failure };
}

/** Returns the events of a hook. */
export function eventsOf({ events }: Pick<StoredRow<'hooks'>, 'events'>): readonly HookEvent[] {
  const names = new Set(events.split(' '));
  return HOOK_EVENTS.filter((event) => names.has(event));
}

/** Returns a delivery as it is shown. */
export function shownDelivery(row: StoredRow<'hook_deliveries'>): HookDelivery {
  const { hook_id: _hook, message_key: message_id, attempt_count: attempts, ...shown } = row;
  const state = DELIVERY_STATES.find((one) => one === row.state) ?? 'failed';
  return { ...shown, message_id, attempts, state };
}

/** Returns a stored hook. @throws LinkError `not_found` */
export async function requireHook(tx: Statements, id: string): Promise<StoredRow<'hooks'>> {
  const row =
    isRowId(id) &&
    (await tx.selectFrom('hooks').selectAll().where('id', '=', id).executeTakeFirst());
  if (row) return row;
  throw notFound(`hook ${shortName(id)}`);
}

/** Returns the cell of a secret of a hook. */
export function hookCell(
  row: string,
  column: 'secret' | 'old_secret' | 'url_secret',
): SecretLocation {
  // A secret moves from `secret` to `old_secret` unchanged.
  return { table: 'hooks', column: column === 'url_secret' ? column : 'secret', row };
}
