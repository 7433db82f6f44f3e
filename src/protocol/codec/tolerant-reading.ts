import { isObject } from '../envelope/envelope.js';
import { kinds } from '../generated/validators.js';
import { type DeviationList, type Step, writtenJson } from './deviation.js';
import { listByDigits, mapByIndex } from './digit-keys.js';
import { expected } from './problem.js';
import { isBlank, isUnsetDate, spellEnum, spellScalar } from './scalars.js';
import type { EnumShape, Kind, ListShape, MapShape, ObjectShape, Shape } from './shape.js';

const ANY: Shape = { kind: 'any' };
const DOCUMENTED_UNSET = '00000000';
const TIMES: ReadonlySet<Kind> = new Set<Kind>(['date_compact', 'date', 'date_time', 'unix_time']);

export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Returns the text of a value that cannot be read in its own form. */
function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : writtenJson(value);
}

function isScalar({ kind }: Shape): boolean {
  return !['object', 'list', 'map', 'any', 'null'].includes(kind);
}

/** Returns the canonical spelling of a scalar that is not blank, if it has one. */
function spelledScalar(kind: Kind, value: unknown): unknown {
  if (kind === 'text' && Number.isFinite(value)) return String(value);
  // Peers also send a flag in digits as a word (supplement: "the wire as it is really used", 5).
  const isFlag = kind === 'flag_number' || kind === 'flag_text';
  return spellScalar(isFlag ? 'flag' : kind, value);
}

/** Returns true for a value that has the form of its shape, in any spelling. */
export function isReadable(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'object':
    case 'list':
    case 'map':
    case 'enum':
    case 'any':
    case 'null':
      return false;
    default:
      return !isBlank(value) && kinds[shape.kind](spelledScalar(shape.kind, value));
  }
}

/** The reason for which a record cannot be identified. */
export interface RecordProblem {
  readonly problem: string;
  /** The member with the fault, if the fault is of one member. */
  readonly step?: string;
}

/**
 * Returns the reason for which a record cannot be identified; undefined for an identified record and for one that needs
 * no identity.
 */
export function recordProblem(shape: Shape, record: unknown): RecordProblem | undefined {
  if (shape.kind !== 'object' || shape.ids === undefined) return undefined;
  if (!isObject(record)) return { problem: expected(shape) };
  const { ids, properties } = shape;
  const members = ids.map((name) => ({ name, member: properties.get(name) ?? ANY }));
  if (members.some(({ name, member }) => isReadable(member, record[name]))) return undefined;
  const [only, other] = members;
  if (only === undefined || other !== undefined) return { problem: `needs ${ids.join(' or ')}` };
  const isMissing = record[only.name] === undefined;
  return { problem: isMissing ? 'is required' : expected(only.member), step: only.name };
}

/** Returns true when null is a documented value of a shape. */
const takesNull = ({ kind, nullable }: Shape): boolean => nullable === true || kind === 'any';

/**
 * Reads the answers of deployed services in one walk by shape. Null, blank and unset values are absent. A value of
 * another form stays as its text. A value of another structure is left out. Each case is reported. Changes the value in
 * place: it was parsed for this purpose.
 */
export class TolerantReading {
  readonly #steps: Step[] = [];
  readonly #deviations: DeviationList;

  constructor(deviations: DeviationList) {
    this.#deviations = deviations;
  }

  /**
   * Reads a value by its shape.
   *
   * @returns the value, or undefined where nothing could be read
   */
  read(shape: Shape, value: unknown): unknown {
    switch (shape.kind) {
      case 'object':
        return this.#readObject(shape, value);
      case 'list':
        return this.#readList(shape, value);
      case 'map':
        return this.#readMap(shape, value);
      case 'enum':
        return this.#readEnum(shape, value);
      case 'any':
        return value ?? undefined;
      case 'null':
        if (!isBlank(value) && !isEmptyList(value)) this.#report(expected(shape), value);
        return null;
      default:
        return this.#readScalar(shape.kind, value);
    }
  }

  /** Reads the value of one further step. */
  within(step: Step, shape: Shape, value: unknown): unknown {
    this.#steps.push(step);
    const read = this.read(shape, value);
    this.#steps.pop();
    return read;
  }

  #report(problem: string, value: unknown): void {
    this.#deviations.report(this.#steps, problem, value);
  }

  #reportAt(step: Step, problem: string, value: unknown): void {
    this.#deviations.report([...this.#steps, step], problem, value);
  }

  #readObject(shape: ObjectShape, value: unknown): unknown {
    // PHP writes an object without members as `[]`.
    if (isObject(value) || isEmptyList(value)) {
      return this.#readMembers(shape, isObject(value) ? value : {});
    }
    this.#report(expected(shape), value);
    return undefined;
  }

  #readMembers(shape: ObjectShape, value: Record<string, unknown>): Record<string, unknown> {
    for (const name of shape.required) {
      if (value[name] === undefined) this.#reportAt(name, 'is required', undefined);
    }
    for (const name of Object.keys(value)) {
      const member = shape.properties.get(name) ?? shape.rest;
      if (member === undefined) continue;
      const given = value[name];
      const read = isBlank(given)
        ? this.#readBlank(name, member, given, shape.required.includes(name))
        : this.within(name, member, given);
      if (read === undefined) delete value[name];
      else if (read !== given) value[name] = read;
    }
    return value;
  }

  // A blank value is reported where the document does not allow one. It stays absent in either case.
  #readBlank(name: string, member: Shape, given: unknown, isRequired: boolean): undefined {
    const isFine =
      given === null
        ? takesNull(member)
        : ['text', 'any', 'null'].includes(member.kind) ||
          (member.kind === 'enum' && member.values.includes(''));
    if (isRequired && !isFine) this.#reportAt(name, expected(member), given);
    return undefined;
  }

  #readList(shape: ListShape, value: unknown): unknown {
    if (Array.isArray(value)) return this.#readElements(shape, value);
    const listed = isObject(value) ? listByDigits(value) : undefined;
    // Some peers send a single value where the document says array.
    const isSingle = isObject(value) ? !recordProblem(shape.items, value) : isScalar(shape.items);
    if (!listed && isSingle) return this.#readElements(shape, [value]);
    this.#report(expected(shape), value);
    return listed && this.#readElements(shape, listed);
  }

  #readElements({ items }: ListShape, list: readonly unknown[]): unknown[] {
    const read: unknown[] = [];
    for (const [index, element] of list.entries()) {
      const found = recordProblem(items, element);
      if (found) {
        const steps = [...this.#steps, index, ...(found.step === undefined ? [] : [found.step])];
        this.#deviations.leaveOut(steps, found.problem, element);
        continue;
      }
      if (isBlank(element)) this.#reportAt(index, expected(items), element);
      const value = isBlank(element) ? undefined : this.within(index, items, element);
      if (value !== undefined) read.push(value);
    }
    return read;
  }

  #readMap(shape: MapShape, value: unknown): unknown {
    if (Array.isArray(value)) {
      if (value.length > 0) this.#report(expected(shape), value);
      return this.#readEntries(shape, mapByIndex(value));
    }
    if (isObject(value)) return this.#readEntries(shape, value);
    this.#report(expected(shape), value);
    return undefined;
  }

  #readEntries({ values }: MapShape, map: Record<string, unknown>): Record<string, unknown> {
    for (const name of Object.keys(map)) {
      const given = map[name];
      // The name has a meaning even where its text is blank.
      const isNamed = values.kind === 'text' && isBlank(given);
      if (given === null && !takesNull(values)) this.#reportAt(name, expected(values), given);
      const read = isNamed ? '' : given === null ? undefined : this.within(name, values, given);
      if (read === undefined) delete map[name];
      else if (read !== given) map[name] = read;
    }
    return map;
  }

  #readEnum(shape: EnumShape, value: unknown): unknown {
    const spelled = spellEnum(shape, value);
    if (shape.values.some((known) => known === spelled)) return spelled;
    // Some peers send true and false where the document says 1 and 0.
    if (typeof value === 'boolean' && shape.values.includes(Number(value))) return Number(value);
    return this.#readAsText(shape, value);
  }

  #readScalar(kind: Kind, value: unknown): unknown {
    if (TIMES.has(kind) && isUnsetDate(value)) {
      const isKnown = kind === 'unix_time' || String(value).trim() === DOCUMENTED_UNSET;
      if (!isKnown) this.#report(expected({ kind }), value);
      return undefined;
    }
    const spelled = spelledScalar(kind, value);
    return kinds[kind](spelled) ? spelled : this.#readAsText({ kind }, value);
  }

  /** Reports a value of another form, and returns its text; undefined for an empty list or object. */
  #readAsText(shape: Shape, value: unknown): unknown {
    this.#report(expected(shape), value);
    const isEmpty = isEmptyList(value) || (isObject(value) && Object.keys(value).length === 0);
    return isEmpty ? undefined : asText(value);
  }
}
