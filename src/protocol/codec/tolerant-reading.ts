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

/** What cannot be read in its form stays what it was, as text. */
function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : writtenJson(value);
}

function isScalar({ kind }: Shape): boolean {
  return !['object', 'list', 'map', 'any', 'null'].includes(kind);
}

/** The canonical spelling of a scalar that is not blank, if it has one. */
function spelledScalar(kind: Kind, value: unknown): unknown {
  if (kind === 'text' && Number.isFinite(value)) return String(value);
  // A flag in digits comes in words too (supplement: "the wire as it is really used", 5).
  const isFlag = kind === 'flag_number' || kind === 'flag_text';
  return spellScalar(isFlag ? 'flag' : kind, value);
}

/** Whether a value is of a scalar's form, in any spelling. */
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

/** What keeps a record from being told from others. */
export interface RecordProblem {
  readonly problem: string;
  /** The member that is meant, where it is one. */
  readonly step?: string;
}

/** Why a record cannot be told from others; undefined when it can, or need not. */
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

/** Whether null is a documented value of a shape. */
const takesNull = ({ kind, nullable }: Shape): boolean => nullable === true || kind === 'any';

/**
 * Reads what deployed services answer, in one walk by shape: null, blank and unset are absent, a value that is not of
 * its form is kept as its text, what has the wrong structure is left out, and each is told. Works in place: the value
 * was parsed for this purpose.
 */
export class TolerantReading {
  readonly #steps: Step[] = [];
  readonly #told: DeviationList;

  constructor(told: DeviationList) {
    this.#told = told;
  }

  /** @returns the value, or undefined where nothing is there that could be read */
  read(shape: Shape, value: unknown): unknown {
    switch (shape.kind) {
      case 'object':
        return this.#object(shape, value);
      case 'list':
        return this.#list(shape, value);
      case 'map':
        return this.#map(shape, value);
      case 'enum':
        return this.#enum(shape, value);
      case 'any':
        return value ?? undefined;
      case 'null':
        if (!isBlank(value) && !isEmptyList(value)) this.#tell(expected(shape), value);
        return null;
      default:
        return this.#scalar(shape.kind, value);
    }
  }

  /** Reads what lies one step further in. */
  within(step: Step, shape: Shape, value: unknown): unknown {
    this.#steps.push(step);
    const read = this.read(shape, value);
    this.#steps.pop();
    return read;
  }

  #tell(problem: string, value: unknown): void {
    this.#told.tell(this.#steps, problem, value);
  }

  #tellOf(step: Step, problem: string, value: unknown): void {
    this.#told.tell([...this.#steps, step], problem, value);
  }

  #object(shape: ObjectShape, value: unknown): unknown {
    // PHP writes an object without members as `[]`.
    if (isObject(value) || isEmptyList(value)) {
      return this.#members(shape, isObject(value) ? value : {});
    }
    this.#tell(expected(shape), value);
    return undefined;
  }

  #members(shape: ObjectShape, value: Record<string, unknown>): Record<string, unknown> {
    for (const name of shape.required) {
      if (value[name] === undefined) this.#tellOf(name, 'is required', undefined);
    }
    for (const name of Object.keys(value)) {
      const member = shape.properties.get(name) ?? shape.rest;
      if (member === undefined) continue;
      const given = value[name];
      const kept = isBlank(given)
        ? this.#blank(name, member, given, shape.required.includes(name))
        : this.within(name, member, given);
      if (kept === undefined) delete value[name];
      else if (kept !== given) value[name] = kept;
    }
    return value;
  }

  // Blank is a value of its own only where the document has it so, and says nothing there either.
  #blank(name: string, member: Shape, given: unknown, isRequired: boolean): undefined {
    const isFine =
      given === null
        ? takesNull(member)
        : ['text', 'any', 'null'].includes(member.kind) ||
          (member.kind === 'enum' && member.values.includes(''));
    if (isRequired && !isFine) this.#tellOf(name, expected(member), given);
    return undefined;
  }

  #list(shape: ListShape, value: unknown): unknown {
    if (Array.isArray(value)) return this.#elements(shape, value);
    const listed = isObject(value) ? listByDigits(value) : undefined;
    // Where the document says array, a single one is sent now and then.
    const isSingle = isObject(value) ? !recordProblem(shape.items, value) : isScalar(shape.items);
    if (!listed && isSingle) return this.#elements(shape, [value]);
    this.#tell(expected(shape), value);
    return listed && this.#elements(shape, listed);
  }

  #elements({ items }: ListShape, list: readonly unknown[]): unknown[] {
    const read: unknown[] = [];
    for (const [index, element] of list.entries()) {
      const found = recordProblem(items, element);
      if (found) {
        const steps = [...this.#steps, index, ...(found.step === undefined ? [] : [found.step])];
        this.#told.leaveOut(steps, found.problem, element);
        continue;
      }
      if (isBlank(element)) this.#tellOf(index, expected(items), element);
      const kept = isBlank(element) ? undefined : this.within(index, items, element);
      if (kept !== undefined) read.push(kept);
    }
    return read;
  }

  #map(shape: MapShape, value: unknown): unknown {
    if (Array.isArray(value)) {
      if (value.length > 0) this.#tell(expected(shape), value);
      return this.#entries(shape, mapByIndex(value));
    }
    if (isObject(value)) return this.#entries(shape, value);
    this.#tell(expected(shape), value);
    return undefined;
  }

  #entries({ values }: MapShape, map: Record<string, unknown>): Record<string, unknown> {
    for (const name of Object.keys(map)) {
      const given = map[name];
      // The name says something even where the text beside it is blank.
      const isNamed = values.kind === 'text' && isBlank(given);
      if (given === null && !takesNull(values)) this.#tellOf(name, expected(values), given);
      const kept = isNamed ? '' : given === null ? undefined : this.within(name, values, given);
      if (kept === undefined) delete map[name];
      else if (kept !== given) map[name] = kept;
    }
    return map;
  }

  #enum(shape: EnumShape, value: unknown): unknown {
    const spelled = spellEnum(shape, value);
    if (shape.values.some((known) => known === spelled)) return spelled;
    // Yes and no where 1 and 0 are due.
    if (typeof value === 'boolean' && shape.values.includes(Number(value))) return Number(value);
    return this.#odd(shape, value);
  }

  #scalar(kind: Kind, value: unknown): unknown {
    if (TIMES.has(kind) && isUnsetDate(value)) {
      const isKnown = kind === 'unix_time' || String(value).trim() === DOCUMENTED_UNSET;
      if (!isKnown) this.#tell(expected({ kind }), value);
      return undefined;
    }
    const spelled = spelledScalar(kind, value);
    return kinds[kind](spelled) ? spelled : this.#odd({ kind }, value);
  }

  #odd(shape: Shape, value: unknown): unknown {
    this.#tell(expected(shape), value);
    const isEmpty = isEmptyList(value) || (isObject(value) && Object.keys(value).length === 0);
    return isEmpty ? undefined : asText(value);
  }
}
