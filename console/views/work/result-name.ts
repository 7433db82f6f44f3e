import { texts } from '../../texts.js';
import { itemText } from './table-rows.js';
import type { WorkProps } from './work-entry.js';

/** The kind and the key of a result. */
interface Named {
  readonly kind: string;
  readonly key: string;
}

/** A key that the page has generated. It says nothing to people. */
const GENERATED = /^\d{1,10}-\d{1,10}$/;
/** The most characters of a note in its name. */
const LONGEST_NOTE = 40;

/**
 * Returns the name of a result: its kind, and the item, form, file or note that it is of.
 *
 * @param given the order and its work; without them only the key is known
 */
export function resultName(
  { kind, key }: Named,
  given?: Pick<WorkProps, 'order' | 'work'>,
): string {
  const kinds: Readonly<Record<string, string>> = texts.work.kinds;
  const isNameless = kind === 'check_in' || GENERATED.test(key);
  const title = (given && titleOf({ kind, key }, given)) || (isNameless ? '' : key);
  if (kind === 'bid_flags' && title === '') return texts.work.flagsOfBid;
  return `${kinds[kind] ?? kind} ${title}`.trim();
}

/** Returns the title of a result in the words of its order; undefined for an unknown one. */
function titleOf(
  { kind, key }: Named,
  given: Pick<WorkProps, 'order' | 'work'>,
): string | undefined {
  const { order, work } = given;
  if (kind === 'bid' || kind === 'bid_flags') {
    const bid = work.bids.find((one) => one.key === key);
    return bid && itemText(given, bid);
  }
  if (kind === 'answers' || kind === 'photo_flags') {
    const form = order.forms.find(({ pcr_form_id }) => pcr_form_id === key);
    return form?.name || key;
  }
  if (kind !== 'note') return undefined;
  return work.notes.find((one) => one.key === key)?.note_text.slice(0, LONGEST_NOTE);
}
