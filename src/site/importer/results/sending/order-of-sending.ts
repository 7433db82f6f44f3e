import type { LinkSettings } from '../../links/link-settings.js';
import { isFlags, payloadOf, type StoredFlag, type StoredItem } from '../result-payloads.js';

/** The items of an order, found by kind and key, so that what many items wait for is found in linear time. */
export class SendingOrder {
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(readonly items: readonly StoredItem[]) {
    this.#indexes = new Map(
      items.map(({ kind, item_key }, index) => [indexKey(kind, item_key), index]),
    );
  }

  /** Returns the items that have to be accepted before an item is sent: earlier items of the order that are not sent. */
  waitsFor(item: StoredItem): readonly StoredItem[] {
    return this.#earlier(item).filter(({ state }) => state !== 'sent');
  }

  /** Returns the state of a photo of the order; undefined for an unknown one. */
  fileState(key: string): string | undefined {
    return this.#find('file', key)?.state;
  }

  /**
   * Returns the items that precede an item: files before flags; bids and completions before their flags and before the
   * invoice; all before ready for office.
   */
  #earlier(item: StoredItem): readonly StoredItem[] {
    switch (item.kind) {
      case 'photo_flags':
      case 'bid_flags':
        return this.#beforeFlags(item);
      case 'invoice':
        return this.items.filter((other) => {
          if (other.state === 'draft') return false;
          if (other.kind === 'bid_flags') return !isLeftToPerson(unsentFlags(other), this);
          return other.kind === 'bid';
        });
      case 'ready':
        // The owner does not wait for a draft.
        return this.items.filter(({ kind, state }) => state !== 'draft' && BEFORE_READY.has(kind));
      default:
        return [];
    }
  }

  /** Returns the photos of flags, and the bid that the flags belong to, in the order of the items. */
  #beforeFlags(item: StoredItem): readonly StoredItem[] {
    const keys = [...awaitedFiles(item, this)].map((file) => indexKey('file', file));
    if (item.kind === 'bid_flags') keys.push(indexKey('bid', item.item_key));
    const found = keys.flatMap((key) => this.#indexes.get(key) ?? []);
    return found.toSorted((one, other) => one - other).flatMap((index) => this.items[index] ?? []);
  }

  #find(kind: string, key: string): StoredItem | undefined {
    return this.items[this.#indexes.get(indexKey(kind, key)) ?? -1];
  }
}

/** Kinds contain no blank. */
function indexKey(kind: string, key: string): string {
  return `${kind} ${key}`;
}

/** Returns the items that have to be accepted before one item is sent. */
export function waitsFor(item: StoredItem, items: readonly StoredItem[]): readonly StoredItem[] {
  return new SendingOrder(items).waitsFor(item);
}

/**
 * Returns the part of an item that can be sent now: flags whose photos the owner has. A refused photo delays its own
 * flags only.
 */
export function sendablePart(item: StoredItem, items: readonly StoredItem[]): StoredItem {
  if (!isFlags(item)) return item;
  const { flags } = payloadOf(item, 'photo_flags');
  const order = new SendingOrder(items);
  const sent = flags.filter((flag) => flag.is_sent || order.fileState(flag.file) === 'sent');
  return { ...item, payload: JSON.stringify({ flags: sent }) };
}

/** Returns true for an item whose repetition creates no duplicate. A first bid and a check-in would create one. */
export function isRepeatable(
  { kind, remote_key }: Pick<StoredItem, 'kind' | 'remote_key'>,
  { recognises_repetitions }: Pick<LinkSettings, 'recognises_repetitions'>,
): boolean {
  if (recognises_repetitions) return true;
  return kind !== 'check_in' && (kind !== 'bid' || remote_key !== null);
}

/** Returns true for an item whose call has begun, whose outcome is unknown, and that is not repeated by itself. */
export function wasLost(
  item: Pick<StoredItem, 'kind' | 'remote_key' | 'begun_at'>,
  settings: Pick<LinkSettings, 'recognises_repetitions'>,
): boolean {
  return item.begun_at !== null && !isRepeatable(item, settings);
}

/** The kinds that precede the completion of the order, because its owner inspects them. */
const BEFORE_READY: ReadonlySet<string> = new Set([
  'file',
  'answers',
  'photo_flags',
  'bid',
  'bid_flags',
  'no_bids',
  'invoice',
]);

/** The states of a file that waits for a person. */
const WAITS_FOR_PERSON: ReadonlySet<string | undefined> = new Set(['refused', 'draft', undefined]);

function unsentFlags(item: StoredItem): readonly StoredFlag[] {
  return payloadOf(item, 'photo_flags').flags.filter(({ is_sent }) => !is_sent);
}

/** Returns true if all remaining flags are of photos that wait for a person. */
function isLeftToPerson(unsent: readonly StoredFlag[], order: SendingOrder): boolean {
  return unsent.length > 0 && unsent.every(({ file }) => waitsForPerson(file, order));
}

function waitsForPerson(file: string, order: SendingOrder): boolean {
  return WAITS_FOR_PERSON.has(order.fileState(file));
}

/** Returns the files that flags wait for. Files that wait for a person count only where no other flag can be sent. */
function awaitedFiles(item: StoredItem, order: SendingOrder): ReadonlySet<string> {
  const unsent = unsentFlags(item);
  const awaited = isLeftToPerson(unsent, order)
    ? unsent
    : unsent.filter(({ file }) => !waitsForPerson(file, order));
  return new Set(awaited.map(({ file }) => file));
}
