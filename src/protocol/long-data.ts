import type { EventDefinition } from './catalogue/definition.js';
import type { ListShape, Shape } from './codec/shape.js';
import { toCanonical } from './codec/spelling.js';
import type { ValidationError } from './codec/validation.js';
import type { Steps } from './steps.js';

/** Elements of a list that one step processes. */
const STEP = 500;

/** A list that is a member of event_data, and too long for one step. */
interface LongList {
  readonly name: string;
  readonly shape: ListShape;
  readonly elements: unknown[];
}

/** Returns the long lists of event_data. */
export function longLists(shape: Shape, data: Readonly<Record<string, unknown>>): LongList[] {
  if (shape.kind !== 'object') return [];
  return [...shape.properties].flatMap(([name, member]) => {
    const elements = data[name];
    const isLong = member.kind === 'list' && Array.isArray(elements) && elements.length > STEP;
    return isLong ? [{ name, shape: member, elements }] : [];
  });
}

/** Brings data to its canonical spelling as {@link toCanonical} does: the elements of its long lists in steps. */
export function* canonicalSteps(
  shape: Shape,
  data: Record<string, unknown>,
  lists: readonly LongList[],
): Steps<unknown> {
  for (const { name } of lists) data[name] = [];
  const canonical = toCanonical(shape, data);
  for (const { name, shape: list, elements } of lists) {
    for (let index = 0; index < elements.length; index++) {
      elements[index] = toCanonical(list.items, elements[index]);
      if (index % STEP === 0) yield;
    }
    data[name] = elements;
  }
  return canonical;
}

/**
 * Validates canonical data, the elements of its long lists in steps: each part of a list is validated as if it were the
 * whole list. The schema may say nothing about a list except the form of its elements, and that it is not empty.
 *
 * @returns the errors of the first part that has any
 */
export function* validationSteps(
  { validators }: EventDefinition,
  data: Record<string, unknown>,
  lists: readonly LongList[],
): Steps<readonly ValidationError[] | null | undefined> {
  try {
    for (const { name, elements } of lists) data[name] = elements.slice(0, STEP);
    if (!validators.data(data)) return validators.data.errors;
    for (const { name, elements } of lists) {
      const first = data[name];
      for (let start = STEP; start < elements.length; start += STEP) {
        yield;
        data[name] = elements.slice(start, start + STEP);
        if (!validators.data(data)) return inWhole(validators.data.errors, name, start);
      }
      data[name] = first;
    }
    return undefined;
  } finally {
    for (const { name, elements } of lists) data[name] = elements;
  }
}

/** Returns errors in a part of a list with the indexes of the whole list. */
function inWhole(
  errors: readonly ValidationError[] | null | undefined,
  name: string,
  start: number,
): readonly ValidationError[] {
  const list = `/${name}/`;
  return (errors ?? []).map((error) => {
    const { instancePath } = error;
    if (!instancePath.startsWith(list)) return error;
    const [index = '', ...rest] = instancePath.slice(list.length).split('/');
    return { ...error, instancePath: [`/${name}`, Number(index) + start, ...rest].join('/') };
  });
}
