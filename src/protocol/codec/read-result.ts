import type { EventDefinition } from '../catalogue/definition.js';
import type { Dialect } from '../dialect.js';
import { LinkError } from '../errors/errors.js';
import { parseSafeJson } from '../json/safe-json.js';
import { callback, type OptionRows, oneOf } from '../option-rows.js';
import {
  type Deviation,
  DeviationList,
  type DeviationReport,
  pathText,
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

/** The options of both clients for reading answers. */
export interface ReadingOptions {
  /**
   * The way in which answers are read. `tolerant`: the client accepts what deployed services send. Only the identifying
   * members of a record must be readable. Every other difference from the document is reported as a deviation.
   * `strict`: each deviation is a failure that names its path; for tests and audits. Default `tolerant`. The protocol
   * does not define this option.
   */
  readonly reading?: Reading;
  /**
   * Called with each deviation of an answer and each record that was left out. The diagnostics channel
   * `svclink:deviation` gets the same reports. An error that the hook throws becomes a warning of the process and does
   * not change the answer. Default: none.
   */
  readonly onDeviation?: (deviation: DeviationReport) => void;
}

/** The options of reading. */
export const READING_ROWS = {
  reading: oneOf(['tolerant', 'strict'], 'tolerant'),
  onDeviation: callback(),
} satisfies OptionRows<ReadingOptions>;

/** The way in which results are read: as deployed services send them, or only as the documents define them. */
export type Reading = 'tolerant' | 'strict';

/** The outcome of reading a result. */
export interface ReadResult {
  /** The result in canonical spelling. */
  readonly result: unknown;
  /** The differences from the documents. In strict reading they are the failure. */
  readonly deviations: readonly Deviation[];
  /**
   * Records of a list that are not in `result`. Empty in strict reading, where such a record is a failure of the whole
   * result.
   */
  readonly unreadable: readonly UnreadableRecord[];
  /** The fault of the result as a whole, with paths; undefined when it was read. */
  readonly problem: string | undefined;
}

const ROOT = 'result_data';

/** Converts a result from the wire to the result of a caller: neutral names, canonical spelling. */
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

/**
 * Returns the value of a result that was sent as JSON text where an object or a list belongs; undefined for any other.
 */
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
 * Reads one record of a result that is a list, in the same way as within the whole list.
 *
 * @param index the position of the record in the list
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
  const relocated = <Found extends Deviation>(deviation: Found): Found => ({
    ...deviation,
    path: moved(deviation.path),
  });
  return {
    result: read.result,
    deviations: read.deviations.map(relocated),
    unreadable: read.unreadable.map(relocated),
    problem: read.problem === undefined ? undefined : moved(read.problem),
  };
}

function taken(result: unknown, list?: DeviationList): ReadResult {
  const { all: deviations = [], unreadable = [] } = list ?? {};
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
  const deviations = problems.map(({ path, problem, steps }) => ({
    ...list.describe(steps, problem, valueAt(result, steps)),
    path,
  }));
  return { result, deviations, unreadable: [], problem: problemText(problems) };
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    value,
  );
}

/** Reads an answer tolerantly, beginning with its outermost value. */
export function readTolerantly(shape: Shape, value: unknown, root: string): ReadResult {
  const deviations = new DeviationList(root);
  const failed = ({ problem, step }: RecordProblem): ReadResult => {
    const path = pathText(root, step === undefined ? [] : [step]);
    return { ...taken(undefined, deviations), problem: problemText([{ path, problem }]) };
  };
  if (isBlank(value) && shape.kind !== 'null') {
    const nothing = emptyOf(shape);
    if (nothing === undefined) return failed({ problem: expected(shape) });
    deviations.report([], expected(shape), value);
    return taken(nothing, deviations);
  }
  // PHP writes an object without members as `[]`.
  const given = shape.kind === 'object' && isEmptyList(value) ? {} : value;
  const found = recordProblem(shape, given);
  if (found) return failed(found);
  const result = new TolerantReading(deviations).read(shape, given);
  return result === undefined ? failed({ problem: expected(shape) }) : taken(result, deviations);
}

/** Returns the value of a blank answer: a list, or a table of texts, without entries; undefined for other shapes. */
function emptyOf(shape: Shape): unknown {
  if (shape.kind === 'list') return [];
  return shape.kind === 'map' && shape.values.kind === 'text' ? {} : undefined;
}
