import type { LinkSettings } from '../../links/link-settings.js';
import { isFlags, payloadOf, type StoredFlag, type StoredItem } from '../result-payloads.js';

/** The state of each photo of an order, by its key. */
type FileStates = ReadonlyMap<string, string>;

function fileStates(items: readonly StoredItem[]): FileStates {
  const files = items.filter(({ kind }) => kind === 'file');
  return new Map(files.map(({ item_key, state }) => [item_key, state]));
}

/** Returns the items that have to be accepted before an item is sent: earlier items of the order that are not sent. */
export function waitsFor(item: StoredItem, items: readonly StoredItem[]): readonly StoredItem[] {
  const isBefore = precedes(item, items);
  return items.filter((other) => other.state !== 'sent' && isBefore(other));
}

/**
 * Returns the part of an item that can be sent now: flags whose photos the owner has. A refused photo delays its own
 * flags only.
 */
export function sendablePart(item: StoredItem, items: readonly StoredItem[]): StoredItem {
  if (!isFlags(item)) return item;
  const { flags } = payloadOf(item, 'photo_flags');
  const states = fileStates(items);
  const sent = flags.filter((flag) => flag.is_sent || states.get(flag.file) === 'sent');
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

const NOTHING = () => false;

/**
 * Returns the test of the items that precede an item: files before flags; bids and completions before their flags and
 * before the invoice; all before ready for office.
 */
function precedes(item: StoredItem, items: readonly StoredItem[]): (other: StoredItem) => boolean {
  switch (item.kind) {
    case 'photo_flags':
    case 'bid_flags': {
      const files = awaitedFiles(item, fileStates(items));
      const isOwnBid = ({ kind, item_key }: StoredItem) =>
        item.kind === 'bid_flags' && kind === 'bid' && item_key === item.item_key;
      return (other) => isOwnBid(other) || (other.kind === 'file' && files.has(other.item_key));
    }
    case 'invoice': {
      const states = fileStates(items);
      return (other) => {
        if (other.state === 'draft') return false;
        if (other.kind === 'bid_flags') return !isLeftToPerson(other, states);
        return other.kind === 'bid';
      };
    }
    case 'ready':
      // The owner does not wait for a draft.
      return (other) => other.state !== 'draft' && BEFORE_READY.has(other.kind);
    default:
      return NOTHING;
  }
}

/** The states of a file that waits for a person. */
const WAITS_FOR_PERSON: ReadonlySet<string | undefined> = new Set(['refused', 'draft', undefined]);

function unsentFlags(item: StoredItem): readonly StoredFlag[] {
  return payloadOf(item, 'photo_flags').flags.filter(({ is_sent }) => !is_sent);
}

/** Returns true if all remaining flags are of photos that wait for a person. */
function isLeftToPerson(item: StoredItem, states: FileStates): boolean {
  const unsent = unsentFlags(item);
  return unsent.length > 0 && unsent.every(({ file }) => WAITS_FOR_PERSON.has(states.get(file)));
}

/** Returns the files that flags wait for. Files that wait for a person count only where no other flag can be sent. */
function awaitedFiles(item: StoredItem, states: FileStates): ReadonlySet<string> {
  const unsent = unsentFlags(item);
  const awaited = isLeftToPerson(item, states)
    ? unsent
    : unsent.filter(({ file }) => !WAITS_FOR_PERSON.has(states.get(file)));
  return new Set(awaited.map(({ file }) => file));
}
