import { baseName } from '../../protocol/file-name.js';
import type { SpelledPlace } from '../generated/kinds.js';

type Spelled = SpelledPlace['kind'];

const toNumber = (value: unknown): unknown => (typeof value === 'string' ? Number(value) : value);
const toFlag = (value: unknown): unknown =>
  typeof value === 'boolean' ? Number(value) : toNumber(value);
const toLower = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;
const toName = (value: unknown): unknown => (typeof value === 'string' ? baseName(value) : value);

const ONE_SPELLING: Readonly<Record<Spelled, (value: unknown) => unknown>> = {
  id: toNumber,
  numeric_id: toNumber,
  offset: toNumber,
  flag_number: toFlag,
  file_area: toNumber,
  sha256: toLower,
  file_name: toName,
};

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function respell(holder: unknown, place: SpelledPlace, step: number): void {
  if (!isHolder(holder)) return;
  const name = place.path[step];
  if (name === undefined) return;
  for (const key of name === '*' ? Object.keys(holder) : [name]) {
    if (!Object.hasOwn(holder, key)) continue;
    if (step < place.path.length - 1) respell(holder[key], place, step + 1);
    else holder[key] = ONE_SPELLING[place.kind](holder[key]);
  }
}

/**
 * Puts the values of a valid request or response into their one spelling, in place: ids that came as text become
 * numbers, flags 1 or 0.
 */
export function useOneSpelling(value: unknown, places: readonly SpelledPlace[]): void {
  for (const place of places) respell(value, place, 0);
}
