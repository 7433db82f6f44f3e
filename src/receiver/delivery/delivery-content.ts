import { hash } from 'node:crypto';
import type { DeliveryKey } from '../../deliveries/delivery-store.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { mapInShares } from '../../system/event-loop.js';

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
export async function deliveryContent(
  { entry }: EventDefinition,
  data: Readonly<Record<string, unknown>>,
  { sender, sha256 }: { readonly sender: string; readonly sha256: string | undefined },
): Promise<DeliveryContent | undefined> {
  const content = lasting(data, entry.passing);
  const identity = entry.identity?.(content);
  if (identity === undefined) return undefined;
  return {
    key: { sender, event: entry.name, identity: identityText(await canonicalInShares(identity)) },
    fingerprint: sha256Of(`[${await canonicalInShares(content)},${canonical(sha256 ?? null)}]`),
  };
}

/** Without the members that change from one attempt to the next. */
function lasting(
  data: Readonly<Record<string, unknown>>,
  passing: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  if (passing.length === 0) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !passing.includes(name)));
}

/** Ids of digits alone, which every database tells apart, however it compares letters; shorter than a hash is. */
const PLAIN = /^[[\]",\d]{1,63}$/;

/**
 * Ids stand as they are where they can: those of one order lie together in a store then, in the order in which they came
 * most often. Hashes would each touch a page of their own.
 */
function identityText(text: string): string {
  return PLAIN.test(text) ? text : sha256Of(text);
}

function sha256Of(text: string): string {
  return hash('sha256', text, 'hex');
}

/** JSON in which the order of members says nothing. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.sort().join(',')}}`;
}

/** Items of a list whose text is made at once. */
const FEW = 100;

/** The same for data with long lists: others get a turn of the event loop in between. */
async function canonicalInShares(value: unknown): Promise<string> {
  if (typeof value !== 'object' || value === null || !hasLongList(value)) return canonical(value);
  if (Array.isArray(value)) return `[${(await mapInShares(value, canonical)).join(',')}]`;
  const members: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    members.push(`${JSON.stringify(name)}:${await canonicalInShares(member)}`);
  }
  return `{${members.sort().join(',')}}`;
}

/** Whether a value is a long list, or has one as a member. */
function hasLongList(value: object): boolean {
  const isLong = (one: unknown) => Array.isArray(one) && one.length > FEW;
  return isLong(value) || Object.values(value).some(isLong);
}
