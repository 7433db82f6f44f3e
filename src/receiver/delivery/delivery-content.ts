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
    key: { sender, event: entry.name, identity: identityText(identity) },
    fingerprint: sha256Of(canonical([content, sha256 ?? null])),
  };
}

/** Ids of digits alone, which every database tells apart, however it compares letters; shorter than a hash is. */
const PLAIN = /^[[\]",\d]{1,63}$/;

/**
 * Ids stand as they are where they can: those of one order lie together in a store then, in the order in which they came
 * most often. Hashes would each touch a page of their own.
 */
function identityText(identity: unknown): string {
  const text = canonical(identity);
  return PLAIN.test(text) ? text : sha256Of(text);
}

function sha256Of(text: string): string {
  return hash('sha256', text, 'hex');
}

function canonical(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** The order of members says nothing. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, inOrder(member)]));
}
