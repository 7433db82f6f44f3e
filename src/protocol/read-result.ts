import { toCanonical } from './canonical.js';
import { type Deviation, DeviationList } from './deviation.js';
import type { Dialect } from './dialect.js';
import { isObject } from './envelope.js';
import { type EventDefinition, itemShape } from './event-definition.js';
import { expected, problemsOf, problemText } from './problem.js';
import type { Shape } from './shape.js';
import { indexed, isBlank, isEmptyList, isReadable, TolerantReading } from './tolerant-reading.js';

/** How results are read: what deployed services really send, or only what the documents say. */
export type Reading = 'tolerant' | 'strict';

/** A record that was not delivered, because what identifies it cannot be read. */
export interface UnreadableRecord extends Deviation {
  /** The record, as it was sent. */
  readonly sent: unknown;
}

/** What became of a result. */
export interface ReadResult {
  /** The result in canonical spelling. */
  readonly result: unknown;
  /** What is not as the documents say; strictly read, this makes the failure. */
  readonly deviations: readonly Deviation[];
  /** Records of a list that are not in `result`. Strictly read, none: they fail the whole. */
  readonly unreadable: readonly UnreadableRecord[];
  /** Why the result as a whole cannot be taken, with places; undefined when it can. */
  readonly problem: string | undefined;
}

const ROOT = 'result_data';

/** Turns a result from the wire into what a caller gets: neutral names, canonical spelling. */
export function readResult(
  definition: EventDefinition,
  wireResult: unknown,
  { dialect, reading }: { readonly dialect: Dialect | undefined; readonly reading: Reading },
): ReadResult {
  const neutral = dialect ? dialect.toNeutral(wireResult) : wireResult;
  const { entry } = definition;
  if (entry.result === 'open') return taken(neutral, []);
  const shaped = entry.reshapeResult?.(neutral) ?? neutral;
  return reading === 'strict'
    ? readStrictly(definition, shaped)
    : new ResultReading(definition).read(shaped);
}

function taken(result: unknown, deviations: readonly Deviation[]): ReadResult {
  return { result, deviations, unreadable: [], problem: undefined };
}

function readStrictly(
  { result: shape, validators }: EventDefinition,
  neutral: unknown,
): ReadResult {
  const result = toCanonical(shape, neutral, 'text');
  if (validators.received(result)) return taken(result, []);
  const list = new DeviationList(ROOT);
  const problems = problemsOf(validators.received.errors, shape, ROOT);
  const deviations = problems.map(({ place, problem, steps }) => ({
    ...list.describe(steps, problem, valueAt(result, steps)),
    place,
  }));
  return { result, deviations, unreadable: [], problem: problemText(problems) };
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    value,
  );
}

/** One tolerant reading of one result. */
class ResultReading {
  readonly #told = new DeviationList(ROOT);
  readonly #reading = new TolerantReading(this.#told);
  readonly #unreadable: UnreadableRecord[] = [];
  readonly #shape: Shape;
  readonly #record: Shape;
  readonly #ids: readonly string[];

  constructor(definition: EventDefinition) {
    this.#shape = definition.result;
    this.#record = itemShape(definition);
    this.#ids = definition.entry.recordIds ?? [];
  }

  read(value: unknown): ReadResult {
    if (this.#shape.kind === 'list') return this.#list(value);
    if (this.#shape.kind === 'null') return this.#whole(value);
    const isEmptyMap = this.#shape.kind === 'map' && this.#shape.values.kind === 'text';
    if (isBlank(value) && isEmptyMap) {
      this.#told.tell([], expected(this.#shape), value);
      return taken({}, this.#told.all);
    }
    // What can be nothing but a structure is not there at all.
    const isStructure = typeof value === 'object' && value !== null;
    return isStructure ? this.#whole(value) : this.#failed(expected(this.#shape));
  }

  #whole(sent: unknown): ReadResult {
    // PHP writes an object without members as `[]`.
    const value = this.#shape.kind === 'object' && isEmptyList(sent) ? {} : sent;
    const problem = this.#shape.kind === 'object' ? this.#idProblem(value) : undefined;
    if (problem) return this.#failed(problem.problem, problem.step);
    const result = this.#reading.read(this.#shape, value);
    return result === undefined
      ? this.#failed(expected(this.#shape))
      : taken(result, this.#told.all);
  }

  #list(value: unknown): ReadResult {
    if (isBlank(value)) {
      this.#told.tell([], expected(this.#shape), value);
      return taken([], this.#told.all);
    }
    const records = this.#recordsIn(value);
    if (!records) return this.#failed(expected(this.#shape));
    const result = records.flatMap((record, index) => this.#readRecord(record, index));
    return { ...taken(result, this.#told.all), unreadable: this.#unreadable };
  }

  #recordsIn(value: unknown): readonly unknown[] | undefined {
    if (Array.isArray(value)) return value;
    if (!isObject(value)) return undefined;
    const listed = indexed(value);
    if (listed) this.#told.tell([], expected(this.#shape), value);
    return listed ?? (this.#idProblem(value) ? undefined : [value]);
  }

  #readRecord(record: unknown, index: number): unknown[] {
    const found = this.#idProblem(record);
    if (!found) return [this.#reading.within(index, this.#record, record)];
    const steps = found.step === undefined ? [index] : [index, found.step];
    this.#told.tell(steps, found.problem, record);
    this.#unreadable.push({
      ...this.#told.describe(steps, found.problem, record),
      sent: record,
    });
    return [];
  }

  /** Why a record cannot be told from others. */
  #idProblem(record: unknown): { problem: string; step?: string } | undefined {
    if (!isObject(record) || this.#record.kind !== 'object') {
      return { problem: expected(this.#record) };
    }
    const { properties } = this.#record;
    const ids = this.#ids.map((name) => ({ name, shape: properties.get(name) }));
    const isKnown = ids.some(({ name, shape }) => shape && isReadable(shape, record[name]));
    const [id] = ids;
    if (isKnown || !id) return undefined;
    if (ids.length > 1) return { problem: `needs ${this.#ids.join(' or ')}` };
    const isMissing = record[id.name] === undefined;
    return { problem: isMissing || !id.shape ? 'is required' : expected(id.shape), step: id.name };
  }

  #failed(problem: string, step?: string): ReadResult {
    const place = step === undefined ? ROOT : `${ROOT}.${step}`;
    const text = problemText([{ place, problem }]);
    return { ...taken(undefined, this.#told.all), problem: text };
  }
}
