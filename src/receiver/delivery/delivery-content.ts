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

/** The facts about a delivery beside its data. */
interface DeliveryFacts {
  readonly sender: string;
  /** The hash of its file, if it has one. */
  readonly sha256: string | undefined;
  /** True if its data are long, so that reading them at once would block other requests. Default: false. */
  readonly isLong?: boolean;
}

/**
 * Returns the key of a delivery, and the fingerprint of its content.
 *
 * @returns undefined for a delivery that is never treated as a repetition
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

/** Returns data without the members that change between attempts. */
function lasting(
  data: Readonly<Record<string, unknown>>,
  passing: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  if (passing.length === 0) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !passing.includes(name)));
}

/** Ids of digits only, which every database compares in the same way; shorter than a hash. */
const PLAIN = /^[[\]",\d]{1,63}$/;

/**
 * Returns ids unchanged where possible: those of one order are then adjacent in a store, mostly in the order of their
 * arrival. Hashes would each touch another page.
 */
function identityText(text: string): string {
  return PLAIN.test(text) ? text : sha256Of(text);
}

function sha256Of(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Returns JSON in which the order of members makes no difference. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.sort().join(',')}}`;
}

/** The number of characters that are hashed together. */
const PIECE = 16 * 1024;
/**
 * The number of members above which an object's order counts. Peers do not rebuild such objects for each attempt, and
 * sorting takes long.
 */
const MOST_SORTED = 10_000;

/**
 * A hash of {@link canonical} texts that is computed while they are written, without holding a whole text in memory.
 */
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

  /** The whole text, where it is short; undefined where a part of it is hashed already. */
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

  /** Hashes the waiting text where it is long. @returns true if it was hashed */
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

/** Returns {@link identityText} of the canonical text, so that a delivery has one identity for long and short data. */
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
