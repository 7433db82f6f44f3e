import type { LinkSettings } from '../../links/link-settings.js';
import { isFlags, payloadOf, type StoredFlag, type StoredItem } from '../result-payloads.js';

/** Returns the items that have to be accepted before an item is sent: earlier items of the order that are not sent. */
export function waitsFor(item: StoredItem, items: readonly StoredItem[]): readonly StoredItem[] {
  return items.filter((other) => other.state !== 'sent' && isBefore(other, item, items));
}

/**
 * Returns the part of an item that can be sent now: flags whose photos the owner has. A refused photo delays its own
 * flags only.
 */
export function sendablePart(item: StoredItem, items: readonly StoredItem[]): StoredItem {
  if (!isFlags(item)) return item;
  const { flags } = payloadOf(item, 'photo_flags');
  const sent = flags.filter((flag) => flag.is_sent || stateOfFile(flag, items) === 'sent');
  return { ...item, payload: JSON.stringify({ flags: sent }) };
}

function stateOfFile({ file }: StoredFlag, items: readonly StoredItem[]): string | undefined {
  return items.find(({ kind, item_key }) => kind === 'file' && item_key === file)?.state;
}

/** Returns true for an item whose repetition creates no duplicate. A first bid and a check-in would create one. */
export function isRepeatable(
  { kind, remote_key }: Pick<StoredItem, 'kind' | 'remote_key'>,
  { recognises_repetitions }: Pick<LinkSettings, 'recognises_repetitions'>,
): boolean {
  if (recognises_repetitions) return true;
  return kind !== 'check_in' && (kind !== 'bid' || remote_key !== null);
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

/**
 * The order of sending: files before flags; bids and completions before their flags and before the invoice; all before
 * ready for office.
 */
function isBefore(other: StoredItem, item: StoredItem, items: readonly StoredItem[]): boolean {
  switch (item.kind) {
    case 'photo_flags':
      return other.kind === 'file' && awaitedFiles(item, items).has(other.item_key);
    case 'bid_flags':
      if (other.kind === 'bid') return other.item_key === item.item_key;
      return other.kind === 'file' && awaitedFiles(item, items).has(other.item_key);
    case 'invoice':
      if (other.state === 'draft') return false;
      if (other.kind === 'bid_flags') return !isHeldByPerson(other, items);
      return other.kind === 'bid';
    case 'ready':
      // The owner does not wait for a draft.
      return other.state !== 'draft' && BEFORE_READY.has(other.kind);
    default:
      return false;
  }
}

/** The states of a file that waits for a person. */
const HELD: ReadonlySet<string | undefined> = new Set(['refused', 'draft', undefined]);

function unsentFlags(item: StoredItem): readonly StoredFlag[] {
  return payloadOf(item, 'photo_flags').flags.filter(({ is_sent }) => !is_sent);
}

/** Returns true if all remaining flags are of photos that wait for a person. */
function isHeldByPerson(item: StoredItem, items: readonly StoredItem[]): boolean {
  const unsent = unsentFlags(item);
  return unsent.length > 0 && unsent.every((flag) => HELD.has(stateOfFile(flag, items)));
}

/** Returns the files that flags wait for. Files that wait for a person count only where no other flag can be sent. */
function awaitedFiles(item: StoredItem, items: readonly StoredItem[]): ReadonlySet<string> {
  const unsent = unsentFlags(item);
  const awaited = isHeldByPerson(item, items)
    ? unsent
    : unsent.filter((flag) => !HELD.has(stateOfFile(flag, items)));
  return new Set(awaited.map(({ file }) => file));
}
