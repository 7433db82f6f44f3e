import { createHash, hash } from 'node:crypto';
import type { DeliveryKey } from '../../deliveries/delivery-store.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import type { Steps } from '../../protocol/steps.js';
import { inShares } from '../../system/event-loop.js';

/** A delivery's key, and the fingerprint of its content. */
export interface DeliveryContent {
  readonly key: DeliveryKey;
  readonly fingerprint: string;
}

/** What a delivery is known by beside its data. */
interface DeliveryFacts {
  readonly sender: string;
  /** Of the file that came with it, if one did. */
  readonly sha256: string | undefined;
  /** Whether its data are long, so that reading them at once would hold up others. Default: no. */
  readonly isLong?: boolean;
}

/**
 * What names a delivery, and what tells the same content from another.
 *
 * @returns undefined for what is never taken for a repetition
 */
export async function deliveryContent(
  { entry }: EventDefinition,
  data: Readonly<Record<string, unknown>>,
  { sender, sha256, isLong = false }: DeliveryFacts,
): Promise<DeliveryContent | undefined> {
  const content = lasting(data, entry.passing);
  const identity = entry.identity?.(content);
  if (identity === undefined) return undefined;
  const key = { sender, event: entry.name };
  if (!isLong) {
    return {
      key: { ...key, identity: identityText(canonical(identity)) },
      fingerprint: sha256Of(`[${canonical(content)},${canonical(sha256 ?? null)}]`),
    };
  }
  const fingerprint = await inShares(fingerprintSteps(content, sha256));
  return { key: { ...key, identity: await inShares(identitySteps(identity)) }, fingerprint };
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

/** Characters that are hashed at a time. */
const PIECE = 16 * 1024;
/** Members beyond which an object's order counts: nobody builds such a one anew for each attempt, and sorting takes long. */
const MOST_SORTED = 10_000;

/** A hash of {@link canonical} texts that is made while they are written: none of them is in memory as a whole. */
class CanonicalHash {
  readonly #hash = createHash('sha256');
  #text = '';
  #isBegun = false;

  /** Adds the canonical text of a value. */
  *add(value: unknown): Steps<void> {
    if (typeof value === 'string' && value.length > PIECE) yield* this.#longText(value);
    else if (typeof value !== 'object' || value === null)
      this.write(JSON.stringify(value) ?? 'null');
    else if (Array.isArray(value)) yield* this.#list(value);
    else yield* this.#members(value);
    if (this.#flushLong()) yield;
  }

  write(text: string): void {
    this.#text += text;
  }

  /** All of the text, where it is short; undefined where a part of it is hashed already. */
  get whole(): string | undefined {
    return this.#isBegun ? undefined : this.#text;
  }

  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  *#longText(text: string): Steps<void> {
    this.write('"');
    for (let start = 0, end = 0; start < text.length; start = end) {
      end = start + PIECE;
      // The two halves of a character beyond U+FFFF are written together.
      if (isFirstHalf(text.charCodeAt(end - 1))) end += 1;
      this.write(JSON.stringify(text.slice(start, end)).slice(1, -1));
      if (this.#flushLong()) yield;
    }
    this.write('"');
  }

  *#list(list: readonly unknown[]): Steps<void> {
    this.write('[');
    for (const [index, one] of list.entries()) {
      if (index > 0) this.write(',');
      yield* this.add(one);
    }
    this.write(']');
  }

  *#members(value: object): Steps<void> {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    const named = members.map(([name, member]) => [JSON.stringify(name), member] as const);
    if (named.length <= MOST_SORTED) named.sort(([one], [other]) => (one < other ? -1 : 1));
    this.write('{');
    for (const [index, [name, member]] of named.entries()) {
      this.write(`${index > 0 ? ',' : ''}${name}:`);
      yield* this.add(member);
    }
    this.write('}');
  }

  /** Hashes the text that waits where it is long. @returns whether it was */
  #flushLong(): boolean {
    if (this.#text.length < PIECE) return false;
    this.#flush();
    return true;
  }

  #flush(): void {
    this.#hash.update(this.#text);
    this.#text = '';
    this.#isBegun = true;
  }
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** The same as {@link identityText} of the canonical text: a delivery has one identity, whether its data are long or not. */
function* identitySteps(identity: unknown): Steps<string> {
  const hash = new CanonicalHash();
  yield* hash.add(identity);
  return hash.whole === undefined ? hash.digest() : identityText(hash.whole);
}

function* fingerprintSteps(content: unknown, sha256: string | undefined): Steps<string> {
  const hash = new CanonicalHash();
  hash.write('[');
  yield* hash.add(content);
  hash.write(`,${canonical(sha256 ?? null)}]`);
  return hash.digest();
}
