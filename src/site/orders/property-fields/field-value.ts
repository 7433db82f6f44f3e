import { readDay } from '../../../protocol/codec/open-date.js';
import { decimalText, inputError, MUST_BE_WRITTEN } from '../../engine/input.js';

/** The types of fields, as the JSON API names them (supplement: /property/get). */
export const PROPERTY_FIELD_TYPES = [
  'text',
  'date',
  'dropdown',
  'multiselect',
  'bool/yn',
  'bool/oo',
] as const;

export type PropertyFieldType = (typeof PROPERTY_FIELD_TYPES)[number];

/** A field of properties that the site defines. */
export interface PropertyField {
  /** The name in data: letters a to z, digits and `_`. */
  readonly name: string;
  /** The name that is shown. */
  readonly label: string;
  readonly type: PropertyFieldType;
  /** The names of the options of a dropdown or multiselect field; empty for other types. */
  readonly options: readonly string[];
}

/** The most characters of a value. */
const LONGEST = 10_000;
/** The two values of each type of flag: true first. */
const FLAGS = { 'bool/yn': ['Yes', 'No'], 'bool/oo': ['On', 'Off'] } as const;
const TRUE: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'y', 'on']);
const FALSE: ReadonlySet<string> = new Set(['0', 'false', 'no', 'n', 'off']);

/** Returns true for a type whose fields have options. */
export function hasOptions(type: PropertyFieldType): boolean {
  return type === 'dropdown' || type === 'multiselect';
}

/** Returns the options of a field by their ids. */
export function optionsById({ options }: PropertyField): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map((option, index) => [String(index + 1), option]));
}

/**
 * Returns a value in the form in which it is stored; '' for none. Options are given by id or by name.
 *
 * @throws LinkError `input_invalid` that names the field
 */
export function storedValue(field: PropertyField, value: unknown, path: string): string {
  const parts = Array.isArray(value) ? value : [value ?? ''];
  const texts = parts.map((part) => textOf(part, path));
  if (field.type === 'multiselect') return severalOptions(field, texts, path);
  const [text = '', ...more] = texts;
  if (more.length > 0) throw inputError(path, 'takes one value, not a list');
  return text === '' ? '' : READERS[field.type](field, text, path);
}

/** Returns a stored value as it is shown: names of options, `Yes` or `No`, `On` or `Off`. */
export function shownValue(field: PropertyField, stored: string): string {
  const { type, options } = field;
  if (hasOptions(type)) {
    const names = stored.split(',').map((id) => options[Number(id) - 1]);
    return names.filter((name) => name !== undefined).join(', ');
  }
  if (type === 'bool/yn' || type === 'bool/oo') return FLAGS[type][stored === '1' ? 0 : 1];
  return stored;
}

type Read = (field: PropertyField, text: string, path: string) => string;

const READERS: Readonly<Record<Exclude<PropertyFieldType, 'multiselect'>, Read>> = {
  text: (_field, text) => text,
  date: (_field, text, path) => {
    const day = readDay(text);
    if (day !== undefined) return day.replaceAll('-', '');
    throw inputError(path, 'must be a date that exists: YYYYMMDD, YYYY-MM-DD or MM/DD/YYYY');
  },
  dropdown: optionId,
  'bool/yn': flagOf,
  'bool/oo': flagOf,
};

function textOf(value: unknown, path: string): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) {
    throw inputError(path, 'must be text, a number, a flag, or a list of options');
  }
  const given = typeof value === 'number' ? decimalText(value) : String(value);
  if (given === undefined) throw inputError(path, MUST_BE_WRITTEN);
  const text = given.trim();
  if (text.length > LONGEST) throw inputError(path, `must have at most ${LONGEST} characters`);
  if (text.includes('\0') || !text.isWellFormed()) {
    throw inputError(path, 'must not hold NUL or half a surrogate pair');
  }
  return text;
}

function flagOf({ type }: PropertyField, text: string, path: string): string {
  const lower = text.toLowerCase();
  if (TRUE.has(lower)) return '1';
  if (FALSE.has(lower)) return '0';
  const [yes, no] = type === 'bool/oo' ? FLAGS[type] : FLAGS['bool/yn'];
  throw inputError(path, `must be ${yes} or ${no}`);
}

function optionId({ options }: PropertyField, text: string, path: string): string {
  // A name comes first: options may be numbers.
  const named = options.indexOf(text) + 1;
  if (named > 0) return String(named);
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= options.length) return text;
  throw inputError(path, `must be one of its ${options.length} options`);
}

function severalOptions(field: PropertyField, texts: readonly string[], path: string): string {
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim());
  const ids = names.filter((name) => name !== '').map((name) => optionId(field, name, path));
  return [...new Set(ids)].toSorted((one, other) => Number(one) - Number(other)).join(',');
}
