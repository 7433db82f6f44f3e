import { isScalarShape, type Kind, type ScalarShape, type Shape } from './shape.js';
import { MOST_PROBLEMS, type ValidationError } from './validation.js';

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

/** What a caller sends: amounts of it are brought to two decimals, where nothing has to be rounded for that. */
const EVENT_DATA = 'event_data';
const AT_MOST_TWO_DECIMALS = 'must be a number with at most two decimals';

/** One thing that is wrong with a value. */
export interface Problem {
  /** Where, such as `result_data[3].report_id`. */
  readonly place: string;
  /** What would be right there. */
  readonly problem: string;
  /** The same place as steps from the value itself. */
  readonly steps: readonly string[];
}

/** Errors that only sum up those before them: an alternative that nothing matched, a name that is not of its form. */
const SUMMARIES: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'propertyNames']);

/** The value that a validator found wrong. */
interface CheckedValue {
  readonly shape: Shape;
  readonly root: string;
  readonly quote: Quote | undefined;
}

/** The value that was sent, and the members whose wrong values a message quotes. */
export interface Quote {
  readonly sent: unknown;
  readonly members: readonly string[];
}

/** One error, or several that one summary stands for. */
interface Finding {
  readonly error: ValidationError;
  readonly branches: readonly Finding[];
}

/**
 * Says what is wrong with a value, each place with what would be right there: up to {@link MOST_PROBLEMS} of them.
 *
 * @param errors what a validator found, in the order in which it looked
 * @param root how the value itself is called, `event_data` or `result_data`
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
    if (!problems.has(found.place)) problems.set(found.place, found);
  }
  if (problems.size === 0) return [{ place: root, problem: 'is not valid', steps: [] }];
  return [...problems.values()].slice(0, MOST_PROBLEMS);
}

/** The same in one text. */
export function describeProblem(
  errors: readonly ValidationError[] | null | undefined,
  shape: Shape,
  root: string,
  quote?: Quote,
): string {
  return problemText(problemsOf(errors, shape, root, quote));
}

/** Puts problems into one text. */
export function problemText(problems: readonly Pick<Problem, 'place' | 'problem'>[]): string {
  return problems.map(({ place, problem }) => `${place}: ${problem}`).join('; ');
}

// A validator gives the errors of all branches, then the one that says that none of them matched.
function summed(errors: readonly ValidationError[]): Finding[] {
  const findings: Finding[] = [];
  for (const error of errors) {
    // What a condition asks for was told already.
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
  const { place, shape } = locate(value.shape, steps, value.root);
  if (choices !== undefined) return { place, problem: `needs ${choices}`, steps };
  if (values !== undefined)
    return { place, problem: `must be ${values}, or ${otherKind(shape)}`, steps };
  if (error.keyword !== 'required') {
    const problem =
      shape.kind === 'decimal' && value.root === EVENT_DATA
        ? AT_MOST_TWO_DECIMALS
        : expectation(shape, error, quoted(value.quote, steps));
    return { place, problem, steps };
  }
  const missing = String(error.params.missingProperty);
  return { place: `${place}.${missing}`, problem: 'is required', steps: [...steps, missing] };
}

function stepsOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function locate(
  root: Shape,
  steps: readonly string[],
  name: string,
): { place: string; shape: Shape } {
  let place = name;
  let shape = root;
  for (const step of steps) {
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

/** The fixed values of an `anyOf` that takes another kind of value beside them; undefined for any other choice. */
function fixedOrOther({ error, branches }: Finding): string | undefined {
  if (branches.some((branch) => branch.error.instancePath !== error.instancePath)) return undefined;
  const fixed = branches.filter(({ error: { keyword } }) => isFixed(keyword));
  const others = branches.length - fixed.length;
  return fixed.length === 0 || others === 0
    ? undefined
    : fixed.map((branch) => allowedValues(branch.error)).join(' or ');
}

/** What a value of a shape must be, behind another choice. */
function otherKind(shape: Shape): string {
  return expected(shape).replace(/^must be /, '');
}

const isFixed = (keyword: string): boolean => keyword === 'const' || keyword === 'enum';

/** So many characters of a value are quoted. */
const LONGEST_QUOTE = 40;

/** What was sent at a place, as it follows what would be right there; empty where it is not to be quoted. */
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

/** Whether the limit that an error is about is part of what a value of this shape must be. */
function isNamed(
  { kind, longest, range }: ScalarShape,
  { keyword, params }: ValidationError,
): boolean {
  // A count is 0 or more by itself.
  if (keyword === 'minimum' && kind === 'count' && params.limit === 0) return true;
  if (keyword === 'maxLength') return longest !== undefined;
  return kind !== 'count' && range !== undefined && /^(?:min|max)imum$/.test(keyword);
}

/** Kinds of which a schema may limit the values; all others are limited by what they are. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'number', 'count']);

/** What a value of the right type lacks; undefined for one of a wrong type. */
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

/** What a value of a shape must be. */
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

/** The limit of a scalar that a value of the right kind lies beyond. */
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
