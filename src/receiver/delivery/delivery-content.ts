import { hash } from 'node:crypto';
import type { DeliveryKey } from '../../deliveries/delivery-store.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';

/** A delivery's key, and the fingerprint of its content. */
export interface DeliveryContent {
  readonly key: DeliveryKey;
  readonly fingerprint: string;
}

/**
 * What names a delivery, and what tells the same content from another.
 *
 * @param sha256 of the file that came with it, if one did
 * @returns undefined for what is never taken for a repetition
 */
export function deliveryContent(
  { entry }: EventDefinition,
  data: Readonly<Record<string, unknown>>,
  { sender, sha256 }: { readonly sender: string; readonly sha256: string | undefined },
): DeliveryContent | undefined {
  const passing = new Set(entry.passing);
  const lasting = Object.entries(data).filter(([name]) => !passing.has(name));
  const content = Object.fromEntries(lasting);
  const identity = entry.identity?.(content);
  if (identity === undefined) return undefined;
  return {
    key: { sender, event: entry.name, identity: hashOf(identity) },
    fingerprint: hashOf([content, sha256 ?? null]),
  };
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(inOrder(value)), 'hex');
}

/** The order of members says nothing. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, inOrder(member)]));
}
