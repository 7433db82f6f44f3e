import { type ActingUser, actorOf, type SiteContext } from '../context.js';
import type { Statements } from '../store/database.js';
import type { AuditEntry } from './entry.js';

/** Returns the user, the origin and the address of an audit record for an actor. */
export function actedBy(
  acting: ActingUser | undefined,
): Pick<AuditEntry, 'who' | 'from' | 'address'> {
  return { who: actorOf(acting), from: acting?.from ?? 'program', address: acting?.address };
}

/**
 * Records the act of an actor in the audit.
 *
 * @param tx the transaction of the act; undefined for an act without one
 */
export function recordAct(
  { audit }: Pick<SiteContext, 'audit'>,
  tx: Statements | undefined,
  acting: ActingUser | undefined,
  act: Pick<AuditEntry, 'action' | 'subject' | 'detail'>,
): Promise<void> {
  return audit.record({ ...actedBy(acting), ...act }, tx);
}
