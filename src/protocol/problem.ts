import type { Kind, Shape } from './shape.js';
import type { ValidationError } from './validation.js';

/** What each kind of value must look like, for messages. */
const expectations: Readonly<Record<Kind, string>> = {
  id: 'must be an id: digits, as text or as a whole number (above 2^53 as text)',
  id_text: 'must be an id: digits, as text or as a whole number (above 2^53 as text)',
  id_any: 'must be an id: digits, as text or as a whole number (above 2^53 as text)',
  opaque_id: 'must be an id of 1 to 255 characters',
  flag: 'must be true or false',
  flag_number: 'must be 1 or 0',
  flag_text: 'must be 1 or 0',
  unix_time: 'must be a Unix time in whole seconds',
  date_compact: 'must be a date as YYYYMMDD',
  date: 'must be a date as YYYY-MM-DD',
  date_time: 'must be a date and time as YYYY-MM-DD HH:MM:SS',
  decimal: 'must be a number with two decimals',
  number: 'must be a number',
  count: 'must be a whole number, 0 or more',
  count_text: 'must be a whole number, 0 or more',
  file_area: 'must be 0 (photo) or 1 (file)',
  text: 'must be text',
};

/**
 * Says what is wrong with a value: its place, and what would be right.
 *
 * @param errors what a validator found, with the first place first
 * @param root how the value itself is called, `event_data` or `result_data`
 */
export function describeProblem(
  errors: readonly ValidationError[] | null | undefined,
  shape: Shape,
  root: string,
): string {
  const [first] = errors ?? [];
  if (first === undefined) return `${root}: is not valid`;
  const { place, shape: member } = locate(shape, first.instancePath, root);
  const choices = alternatives(errors ?? []);
  if (choices !== undefined) return `${place}: needs ${choices}`;
  if (first.keyword === 'required') {
    return `${place}.${String(first.params.missingProperty)}: is required`;
  }
  return `${place}: ${expectation(member, first)}`;
}

function locate(root: Shape, pointer: string, name: string): { place: string; shape: Shape } {
  let place = name;
  let shape = root;
  for (const raw of pointer.split('/').slice(1)) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    place += shape.kind === 'list' ? `[${step}]` : `.${step.slice(0, 80)}`;
    shape = memberShape(shape, step);
  }
  return { place, shape };
}

function memberShape(shape: Shape, step: string): Shape {
  const unknown: Shape = { kind: 'any' };
  if (shape.kind === 'list') return shape.items;
  if (shape.kind === 'map') return shape.values;
  return shape.kind === 'object' ? (shape.properties.get(step) ?? shape.rest ?? unknown) : unknown;
}

/** The members of which one is needed, when each branch of an `anyOf` misses a required one. */
function alternatives(errors: readonly ValidationError[]): string | undefined {
  const last = errors.at(-1);
  if (last?.keyword !== 'anyOf' && last?.keyword !== 'oneOf') return undefined;
  const branches = errors.slice(0, -1);
  const sameObject = branches.every(
    ({ keyword, instancePath }) => keyword === 'required' && instancePath === last.instancePath,
  );
  if (!sameObject || branches.length === 0) return undefined;
  return [...new Set(branches.map(({ params }) => String(params.missingProperty)))].join(' or ');
}

function expectation(shape: Shape, error: ValidationError): string {
  const limited = error.keyword === 'const' || error.keyword === 'enum';
  if (limited) return `must be ${allowedValues(error)}`;
  switch (shape.kind) {
    case 'enum':
      return `must be ${words(shape.values)}`;
    case 'object':
    case 'map':
      return error.keyword === 'type' ? 'must be an object' : (error.message ?? 'is not valid');
    case 'list':
      return error.keyword === 'type' ? 'must be an array' : (error.message ?? 'is not valid');
    case 'null':
      return 'must be null';
    case 'any':
      return error.message ?? 'is not valid';
    default:
      return expectations[shape.kind];
  }
}

function allowedValues({ params, keyword }: ValidationError): string {
  const allowed = keyword === 'const' ? [params.allowedValue] : params.allowedValues;
  return words(Array.isArray(allowed) ? allowed : []);
}

function words(values: readonly unknown[]): string {
  const texts = values.map((value) => (value === '' ? 'empty' : String(value)));
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}` : texts.join('');
}
