import type { EventDefinition } from '../catalogue/definition.js';
import type { Dialect } from '../dialect.js';
import { LinkError } from '../errors/errors.js';
import { parseSafeJson } from '../json/safe-json.js';
import { optionError } from '../options.js';
import {
  type Deviation,
  DeviationList,
  type DeviationReport,
  placeText,
  type UnreadableRecord,
} from './deviation.js';
import { expected, problemsOf, problemText } from './problem.js';
import { isBlank } from './scalars.js';
import type { Shape } from './shape.js';
import { toCanonical } from './spelling.js';
import {
  isEmptyList,
  type RecordProblem,
  recordProblem,
  TolerantReading,
} from './tolerant-reading.js';

/** The options of both clients that say how answers are read. */
export interface ReadingOptions {
  /**
   * How answers are read. `tolerant`: what deployed services really send is read, only what identifies a record has to
   * be readable, and what is not as its document says is told as a deviation. `strict`: each deviation is a failure
   * that names its place; for tests and audits. Default `tolerant`. Ours, not the protocol's.
   */
  readonly reading?: Reading;
  /**
   * Hears of each deviation of an answer and of each record that was left out, as does the diagnostics channel
   * `svclink:deviation`. What it throws is a warning of the process, and changes no answer. Default: none.
   */
  readonly onDeviation?: (deviation: DeviationReport) => void;
}

/**
 * Checks how answers are to be read.
 *
 * @throws LinkError `option_invalid`
 */
export function checkReading({ reading, onDeviation }: ReadingOptions): void {
  if (reading !== undefined && reading !== 'tolerant' && reading !== 'strict') {
    throw optionError('reading', 'must be tolerant or strict');
  }
  if (onDeviation !== undefined && typeof onDeviation !== 'function') {
    throw optionError('onDeviation', 'must be a function');
  }
}

/** How results are read: what deployed services really send, or only what the documents say. */
export type Reading = 'tolerant' | 'strict';

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
  const { entry } = definition;
  const isOpen = entry.result === 'open';
  const parsed = isOpen ? undefined : parsedText(definition.result, wireResult);
  const neutral = dialect ? dialect.toNeutral(parsed ?? wireResult) : (parsed ?? wireResult);
  if (isOpen) return taken(neutral);
  const shaped = entry.reshapeResult?.(neutral) ?? neutral;
  if (reading === 'strict') {
    const read = readStrictly(definition, shaped);
    const problem = `${ROOT}: ${expected(definition.result)}`;
    return parsed === undefined ? read : { ...read, problem };
  }
  const read = readTolerantly(definition.result, shaped, ROOT);
  if (parsed === undefined) return read;
  const text = new DeviationList(ROOT).describe([], expected(definition.result), wireResult);
  return { ...read, deviations: [text, ...read.deviations] };
}

/** The value of a result that came as JSON text, where an object or a list belongs; undefined for any other. */
function parsedText({ kind }: Shape, wireResult: unknown): unknown {
  if (kind !== 'object' && kind !== 'list' && kind !== 'map') return undefined;
  if (typeof wireResult !== 'string' || !/^\s*[[{]/.test(wireResult)) return undefined;
  try {
    return parseSafeJson(wireResult, ROOT);
  } catch (error) {
    if (LinkError.is(error)) return undefined;
    throw error;
  }
}

/**
 * Reads one record of a result that is a list, exactly as it is read within the whole.
 *
 * @param index where the record stands in the list
 * @returns a list of one record, or of none
 */
export function readListed(
  definition: EventDefinition,
  wireRecord: unknown,
  index: number,
  how: { readonly dialect: Dialect | undefined; readonly reading: Reading },
): ReadResult {
  const read = readResult(definition, [wireRecord], how);
  const moved = (text: string) => text.replaceAll(`${ROOT}[0]`, `${ROOT}[${index}]`);
  const placed = <Told extends Deviation>(told: Told): Told => ({
    ...told,
    place: moved(told.place),
  });
  return {
    result: read.result,
    deviations: read.deviations.map(placed),
    unreadable: read.unreadable.map(placed),
    problem: read.problem === undefined ? undefined : moved(read.problem),
  };
}

function taken(result: unknown, told?: DeviationList): ReadResult {
  const { all: deviations = [], unreadable = [] } = told ?? {};
  return { result, deviations, unreadable, problem: undefined };
}

function readStrictly(
  { result: shape, validators }: EventDefinition,
  neutral: unknown,
): ReadResult {
  const result = toCanonical(shape, neutral, 'text');
  if (validators.received(result)) return taken(result);
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

/** Reads an answer tolerantly, from its outermost value on. */
export function readTolerantly(shape: Shape, value: unknown, root: string): ReadResult {
  const told = new DeviationList(root);
  const failed = ({ problem, step }: RecordProblem): ReadResult => {
    const place = placeText(root, step === undefined ? [] : [step]);
    return { ...taken(undefined, told), problem: problemText([{ place, problem }]) };
  };
  if (isBlank(value) && shape.kind !== 'null') {
    const nothing = emptyOf(shape);
    if (nothing === undefined) return failed({ problem: expected(shape) });
    told.tell([], expected(shape), value);
    return taken(nothing, told);
  }
  // PHP writes an object without members as `[]`.
  const given = shape.kind === 'object' && isEmptyList(value) ? {} : value;
  const found = recordProblem(shape, given);
  if (found) return failed(found);
  const result = new TolerantReading(told).read(shape, given);
  return result === undefined ? failed({ problem: expected(shape) }) : taken(result, told);
}

/** What a blank answer stands for: a list, or a table of texts, without entries. Of anything else it is no answer. */
function emptyOf(shape: Shape): unknown {
  if (shape.kind === 'list') return [];
  return shape.kind === 'map' && shape.values.kind === 'text' ? {} : undefined;
}
