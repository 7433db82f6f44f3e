import { catalogue } from '../../../protocol/catalogue/catalogue.js';
import { commaNames, UsageError } from '../../command-error.js';

/** All events, in the order of the document's table. */
export const eventNames: readonly string[] = catalogue.map(({ name }) => name);

/** The event that the other side calls when it saves the connection. A receiver without it would get no other event. */
const ALWAYS = 'validate_user';

/**
 * Reads the option `--events`.
 *
 * @returns the events whose handlers stay, always with validate_user; all events without the option
 * @throws UsageError for a name that no document defines
 */
export function readEvents(list: string | undefined): ReadonlySet<string> {
  if (list === undefined) return new Set(eventNames);
  const names = commaNames(list);
  if (names.length === 0) {
    throw new UsageError('--events: names no event, as in --events get_all_orders,get_order');
  }
  const unknown = names.find((name) => !eventNames.includes(name));
  if (unknown === undefined) return new Set([ALWAYS, ...names]);
  throw new UsageError(`--events: there is no ${unknown}; there are ${eventNames.join(', ')}`);
}

const QUOTED_WORD = /'([a-z]+(?:_[a-z]+)+)'/g;

/** Returns the events that the text of a test mentions. */
export function eventsIn(text: string): string[] {
  const words = [...text.matchAll(QUOTED_WORD)].map(([, word]) => word ?? '');
  return [...new Set(words)].filter((word) => eventNames.includes(word));
}
