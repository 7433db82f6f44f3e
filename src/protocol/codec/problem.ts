import { isScalarShape, type Kind, type ScalarShape, type Shape } from './shape.js';
import { MOST_PROBLEMS, type ValidationError } from './validation.js';

/** The expected form of each kind of value, for messages. */
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

/** The root of the data that a caller sends. Its amounts are converted to two decimals where that needs no rounding. */
const EVENT_DATA = 'event_data';
const AT_MOST_TWO_DECIMALS = 'must be a number with at most two decimals';

/** One fault of a value. */
export interface Problem {
  /** The path of the fault, such as `result_data[3].report_id`. */
  readonly path: string;
  /** The expected value. */
  readonly problem: string;
  /** The same path as steps from the root. */
  readonly steps: readonly string[];
}

/** Errors that only sum up those before them: no alternative matches, or a name has another form. */
const SUMMARIES: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'propertyNames']);

/** The value that a validator refused. */
interface CheckedValue {
  readonly shape: Shape;
  readonly root: string;
  readonly quote: Quote | undefined;
}

/** The sent value, and the members whose wrong values a message quotes. */
export interface Quote {
  readonly sent: unknown;
  readonly members: readonly string[];
}

/** One error, or several errors that one summary represents. */
interface Finding {
  readonly error: ValidationError;
  readonly branches: readonly Finding[];
}

/**
 * Returns the faults of a value, each with its path and the expected value: up to {@link MOST_PROBLEMS}.
 *
 * @param errors the errors of a validator, in its order
 * @param root the name of the value in paths, `event_data` or `result_data`
 * @param quote default: no value is quoted
 */
export function problemsOf(
  errors: readonly ValidationError[] | null | undefined,
  shape: Shape,
  root: string,
  quote?: Quote,
): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const finding of summed(errors ?? [])) {
    const found = problemOf(finding, { shape, root, quote });
    if (!problems.has(found.path)) problems.set(found.path, found);
  }
  if (problems.size === 0) return [{ path: root, problem: 'is not valid', steps: [] }];
  return [...problems.values()].slice(0, MOST_PROBLEMS);
}

/** Returns the faults of a value in one text. */
export function describeProblem(
  errors: readonly ValidationError[] | null | undefined,
  shape: Shape,
  root: string,
  quote?: Quote,
): string {
  return problemText(problemsOf(errors, shape, root, quote));
}

/** Joins problems to one text. */
export function problemText(problems: readonly Pick<Problem, 'path' | 'problem'>[]): string {
  return problems.map(({ path, problem }) => `${path}: ${problem}`).join('; ');
}

// A validator gives the errors of all branches, then the error that none of the branches matched.
function summed(errors: readonly ValidationError[]): Finding[] {
  const findings: Finding[] = [];
  for (const error of errors) {
    // The error of the condition's content is already in the list.
    if (error.keyword === 'if' && findings.length > 0) continue;
    const branches: Finding[] = [];
    if (SUMMARIES.has(error.keyword)) {
      for (
        let last = findings.at(-1);
        last && isBranch(last.error, error);
        last = findings.at(-1)
      ) {
        findings.pop();
        branches.unshift(last);
      }
    }
    findings.push({ error, branches });
  }
  return findings;
}

function isBranch(error: ValidationError, summary: ValidationError): boolean {
  return (
    error.instancePath.startsWith(summary.instancePath) &&
    error.schemaPath.startsWith(`${summary.schemaPath}/`)
  );
}

function problemOf(finding: Finding, value: CheckedValue): Problem {
  const { error, branches } = finding;
  const [first] = branches;
  const choices = alternatives(finding);
  const values = fixedOrOther(finding);
  if (first && choices === undefined && values === undefined) return problemOf(first, value);
  const steps = stepsOf(error.instancePath);
  const { path, shape } = locate(value.shape, steps, value.root);
  if (choices !== undefined) return { path, problem: `needs ${choices}`, steps };
  if (values !== undefined)
    return { path, problem: `must be ${values}, or ${otherKind(shape)}`, steps };
  if (error.keyword !== 'required') {
    const problem =
      shape.kind === 'decimal' && value.root === EVENT_DATA
        ? AT_MOST_TWO_DECIMALS
        : expectation(shape, error, quoted(value.quote, steps));
    return { path, problem, steps };
  }
  const missing = String(error.params.missingProperty);
  return { path: `${path}.${missing}`, problem: 'is required', steps: [...steps, missing] };
}

function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function locate(
  root: Shape,
  steps: readonly string[],
  name: string,
): { path: string; shape: Shape } {
  let path = name;
  let shape = root;
  for (const step of steps) {
    path += shape.kind === 'list' ? `[${step}]` : `.${step.slice(0, 80)}`;
    shape = memberShape(shape, step);
  }
  return { path, shape };
}

function memberShape(shape: Shape, step: string): Shape {
  const unknown: Shape = { kind: 'any' };
  if (shape.kind === 'list') return shape.items;
  if (shape.kind === 'map') return shape.values;
  return shape.kind === 'object' ? (shape.properties.get(step) ?? shape.rest ?? unknown) : unknown;
}

/** Returns the members of which one is required, when each branch of an `anyOf` requires a missing one. */
function alternatives({ error, branches }: Finding): string | undefined {
  if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') return undefined;
  const sameObject = branches.every(
    ({ error: { keyword, instancePath } }) =>
      keyword === 'required' && instancePath === error.instancePath,
  );
  if (!sameObject || branches.length === 0) return undefined;
  const missing = branches.map((branch) => String(branch.error.params.missingProperty));
  return [...new Set(missing)].join(' or ');
}

/**
 * Returns the fixed values of an `anyOf` that accepts another kind of value beside them; undefined for any other
 * choice.
 */
function fixedOrOther({ error, branches }: Finding): string | undefined {
  if (branches.some((branch) => branch.error.instancePath !== error.instancePath)) return undefined;
  const fixed = branches.filter(({ error: { keyword } }) => isFixed(keyword));
  const others = branches.length - fixed.length;
  return fixed.length === 0 || others === 0
    ? undefined
    : fixed.map((branch) => allowedValues(branch.error)).join(' or ');
}

/** Returns the expected value of a shape, as the last part of a choice. */
function otherKind(shape: Shape): string {
  return expected(shape).replace(/^must be /, '');
}

const isFixed = (keyword: string): boolean => keyword === 'const' || keyword === 'enum';

/** The most characters of a value that are quoted. */
const LONGEST_QUOTE = 40;

/** Returns the sent value at a path as the end of a message; empty where it is not quoted. */
function quoted(quote: Quote | undefined, steps: readonly string[]): string {
  if (!quote?.members.includes(steps.at(-1) ?? '')) return '';
  const value = steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    quote.sent,
  );
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  const start = text.slice(0, LONGEST_QUOTE).toWellFormed();
  return `, not ${JSON.stringify(text.length > LONGEST_QUOTE ? `${start}…` : start)}`;
}

function expectation(shape: Shape, error: ValidationError, instead: string): string {
  if (isFixed(error.keyword)) return `must be ${allowedValues(error)}${instead}`;
  if (error.keyword === 'minItems' && error.params.limit === 1) return 'must not be empty';
  const structured = ['object', 'map', 'list'].includes(shape.kind);
  if (shape.kind === 'any' || (structured && error.keyword !== 'type')) {
    return error.message ?? 'is not valid';
  }
  if (!isScalarShape(shape) || error.keyword === 'type') return expected(shape);
  const single = PLAIN.has(shape.kind) && !isNamed(shape, error) && limit(error);
  return single || `${expected(shape)}${limitText(shape)}`;
}

/** Returns true when the text of the expected value already states the limit of an error. */
function isNamed(
  { kind, longest, range }: ScalarShape,
  { keyword, params }: ValidationError,
): boolean {
  // The text for a count already says that it is 0 or more.
  if (keyword === 'minimum' && kind === 'count' && params.limit === 0) return true;
  if (keyword === 'maxLength') return longest !== undefined;
  return kind !== 'count' && range !== undefined && /^(?:min|max)imum$/.test(keyword);
}

/** Kinds whose values a schema may limit. The values of all others are limited by their kind. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'number', 'count']);

/** Returns the fault of a value of the right type; undefined for a wrong type. */
function limit({ keyword, params }: ValidationError): string | undefined {
  const { limit: bound, comparison, pattern, format, multipleOf } = params;
  switch (keyword) {
    case 'minLength':
      return `must have at least ${characters(bound)}`;
    case 'maxLength':
      return `must have at most ${characters(bound)}`;
    case 'pattern':
      return `must match the pattern ${String(pattern)}`;
    case 'format':
      return `must have the format ${String(format)}`;
    case 'multipleOf':
      return `must be a multiple of ${String(multipleOf)}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `must be ${String(comparison)} ${String(bound)}`;
    default:
      return undefined;
  }
}

function characters(count: unknown): string {
  return count === 1 ? '1 character' : `${String(count)} characters`;
}

/** Returns the text that states the expected value of a shape. */
export function expected(shape: Shape): string {
  switch (shape.kind) {
    case 'enum':
      return `must be ${words(shape.values)}`;
    case 'object':
    case 'map':
      return 'must be an object';
    case 'list':
      return 'must be an array';
    case 'null':
      return 'must be null';
    case 'any':
      return 'is not valid';
    default:
      return expectations[shape.kind];
  }
}

/** Returns the limits of a scalar that apply to values of the right kind. */
function limitText({ longest, range }: ScalarShape): string {
  const length = longest === undefined ? '' : ` of at most ${longest} characters`;
  return range === undefined ? length : ` from ${range[0]} to ${range[1]}`;
}

function allowedValues({ params, keyword }: ValidationError): string {
  const allowed = keyword === 'const' ? [params.allowedValue] : params.allowedValues;
  return words(Array.isArray(allowed) ? allowed : []);
}

function words(values: readonly unknown[]): string {
  const texts = values.map((value) => (value === '' ? 'empty' : String(value)));
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}` : texts.join('');
}
