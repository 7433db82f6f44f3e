import { ApiError } from '../../api/errors.js';
import type { ActionErrorType } from '../../api/index.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { didYouMean } from '../../protocol/nearest.js';
import { isCode } from '../engine/exchanges/masking/house-codes.js';
import { decimalText } from '../engine/input.js';
import type { Statements } from '../engine/store/database.js';
import { CHOICE_FIELDS, choicesOf, chosen } from '../orders/choices.js';
import type { FieldName } from '../orders/order-fields.js';
import type { Viewer } from '../orders/visibility/visibility.js';
import { SET_FIELDS } from './work-order-fields.js';

/** Values of fields by their names on the link, as `orders.create` and `orders.update` take them. */
export type ReadValues = { readonly [Name in FieldName]?: string | null };

const refused = (type: ActionErrorType, text: string): ApiError => new ApiError(type, text);

/**
 * Reads the values of fields of an order. Options are given by id or name. A blank text empties a field.
 *
 * @param further names that are read elsewhere
 * @throws ApiError `invalid_field`, `invalid_option`, `invalid_request`
 */
export async function readValues(
  read: Statements,
  { seesCodes }: Viewer,
  values: Readonly<Record<string, unknown>>,
  further: readonly string[] = [],
): Promise<ReadValues> {
  const names = [...SET_FIELDS.keys()].filter((name) => seesCodes || !isCode(name));
  const known = new Set([...names, ...further]);
  const result: { [Name in FieldName]?: string | null } = {};
  const choices = await choicesOf(read);
  for (const [name, value] of Object.entries(values)) {
    if (!known.has(name)) {
      const text = `There is no field ${shortName(name)}${didYouMean(name, known)} that an app sets.`;
      throw refused('invalid_field', text);
    }
    const stored = SET_FIELDS.get(name);
    if (stored === undefined || further.includes(name)) continue;
    const text = textOf(name, value);
    const field = CHOICE_FIELDS.find((one) => one === name);
    const taken = field === undefined || text === '' ? text : chosen(choices, field, text);
    if (taken === undefined) {
      throw refused('invalid_option', `${name} is none of its options: see /workorder/fields.`);
    }
    result[stored] = taken;
  }
  return result;
}

/** Returns a value as text. @throws ApiError `invalid_request` for any other value than text and decimal numbers */
export function textOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.trim();
  const text = typeof value === 'number' ? decimalText(value) : undefined;
  if (text !== undefined) return text;
  const most = 'a number up to 2^53 that needs no exponent';
  throw refused('invalid_request', `${name} must be text, or ${most}.`);
}
