import { type EventDefinition, itemShape } from '../catalogue/definition.js';
import type { RuleContext } from '../catalogue/entry.js';
import type { Dialect } from '../dialect.js';
import { isObject } from '../envelope/envelope.js';
import { LinkError } from '../errors/errors.js';
import { emptiedByJson } from '../json/emptied.js';
import { canonicalSteps, longLists, validationSteps } from '../long-data.js';
import type { Steps } from '../steps.js';
import { fillRecords } from './form-record.js';
import { describeProblem } from './problem.js';
import { isBlank } from './scalars.js';
import { arrange, resultToWire, toCanonical, toWire } from './spelling.js';
import { noticeUnknownNames } from './unknown-names.js';
import type { ValidationError } from './validation.js';

/** The context for reading and validating event_data. */
export interface DataContext extends RuleContext {
  readonly dialect: Dialect | undefined;
}

/**
 * The names that are sent where the documents contradict themselves: those of their field tables, or those of the
 * published samples. Both are always read.
 */
export type SentNames = 'tables' | 'samples';

/**
 * Converts event_data from the wire to the data of a handler: neutral names, canonical spelling, validated by the
 * event's schema and rules.
 *
 * @throws LinkError `data_invalid`, whose message names the path
 */
export function readData(
  definition: EventDefinition,
  wireData: Record<string, unknown>,
  context: DataContext,
): Record<string, unknown> {
  const neutral = context.dialect ? context.dialect.toNeutral(wireData) : wireData;
  if (!isObject(neutral)) throw invalid('event_data: must be an object');
  const data = toCanonical(definition.data, respell(definition, neutral, context));
  checkData(definition, data, context);
  if (context.notice) noticeUnknownNames(definition.data, data, context.notice);
  return data;
}

/**
 * The same in steps, for data with long lists.
 *
 * @throws as {@link readData} does
 */
export function* readDataSteps(
  definition: EventDefinition,
  wireData: Record<string, unknown>,
  context: DataContext,
): Steps<Record<string, unknown>> {
  const { data: shape, entry } = definition;
  const neutral = context.dialect ? context.dialect.toNeutral(wireData) : wireData;
  if (!isObject(neutral)) throw invalid('event_data: must be an object');
  const arranged = respell(definition, neutral, context);
  yield;
  // A schema of the app's own may ask for anything of a list as a whole.
  const lists = entry.source === 'custom' ? [] : longLists(shape, arranged);
  const data = yield* canonicalSteps(shape, arranged, lists);
  yield;
  if (!isObject(data)) throw invalid('event_data: must be an object');
  const errors = yield* validationSteps(definition, data, lists);
  if (errors) throw refused(definition, data, errors);
  applyRules(definition, data, context);
  if (context.notice) noticeUnknownNames(shape, data, context.notice);
  return data;
}

/** Validates canonical data by the event's schema and rules. A rule may bring a value into its range. */
export function checkData(
  definition: EventDefinition,
  data: unknown,
  context: RuleContext,
): asserts data is Record<string, unknown> {
  const { validators } = definition;
  if (!validators.data(data) || !isObject(data)) {
    throw refused(definition, data, validators.data.errors);
  }
  applyRules(definition, data, context);
}

function refused(
  { entry, data: shape }: EventDefinition,
  data: unknown,
  errors: readonly ValidationError[] | null | undefined,
): LinkError {
  const quote = entry.quoted && { sent: data, members: entry.quoted };
  return invalid(describeProblem(errors, shape, 'event_data', quote));
}

function applyRules(
  { entry }: EventDefinition,
  data: Record<string, unknown>,
  context: RuleContext,
): void {
  const broken = (entry.dataRules ?? []).flatMap((rule) => rule(data, context) ?? []);
  if (broken.length > 0) throw invalid(broken.map((text) => `event_data.${text}`).join('; '));
}

/** Converts canonical data to the spelling and the names of the wire. */
export function writeData(
  definition: EventDefinition,
  data: Readonly<Record<string, unknown>>,
  dialect: Dialect | undefined,
  names: SentNames = 'tables',
): unknown {
  const { spellSent, sampleNames } = definition.entry;
  const wire = toWire(definition.data, spellSent?.(data) ?? data);
  const named = names === 'samples' && sampleNames ? renamed(wire, sampleNames) : wire;
  return dialect ? dialect.toWire(named) : named;
}

function renamed(wire: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isObject(wire)) return wire;
  return Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [names[name] ?? name, value]),
  );
}

function invalid(message: string): LinkError {
  return new LinkError('data_invalid', message);
}

/**
 * Converts the names and values that vary (supplement, 6) to those of the document's field tables. Of two names for one
 * member, the one with a value is used: a peer with both names fills one of them.
 */
function respell(
  { entry, data: shape }: EventDefinition,
  data: Record<string, unknown>,
  context: RuleContext,
): Record<string, unknown> {
  for (const [variant, name] of Object.entries(entry.spellings ?? {})) {
    if (!Object.hasOwn(data, variant)) continue;
    if (!Object.hasOwn(data, name) || (isUnfilled(data[name]) && !isUnfilled(data[variant]))) {
      data[name] = data[variant];
    }
    delete data[variant];
  }
  arrange(shape, data);
  entry.respell?.(data, context);
  for (const [name, values] of Object.entries(entry.valueSpellings ?? {})) {
    const map = data[name];
    if (isObject(map)) respellValues(map, new Map(Object.entries(values)));
  }
  return data;
}

/** Returns true for null, blank text, an empty list and an object without members. */
function isUnfilled(value: unknown): boolean {
  return isBlank(value) || (typeof value === 'object' && Object.keys(Object(value)).length === 0);
}

function respellValues(map: Record<string, unknown>, values: ReadonlyMap<unknown, string>): void {
  for (const [key, value] of Object.entries(map)) {
    map[key] = values.get(typeof value === 'string' ? value.trim() : value) ?? value;
  }
}

/** The context for writing a result. */
export interface ResultContext {
  /** The canonical data of the request. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly dialect: Dialect | undefined;
  /** The form of the record of a form in the result. Default `flat`. */
  readonly formRecords?: 'flat' | 'keyed';
}

/**
 * Validates a handler's result and converts it to JSON text in the spelling and the names of the wire.
 *
 * @throws LinkError `result_invalid`. Its message is for the log; the caller gets a generic one
 */
export function writeResult(
  definition: EventDefinition,
  result: unknown,
  { data, dialect, formRecords }: ResultContext,
): string {
  if (definition.entry.result === 'open') return writeOpen(result, dialect);
  if (definition.entry.source === 'custom') toWholeJson(result);
  if (definition.result.kind === 'map' && isIterable(result)) {
    return writeOrderedMap(definition, result);
  }
  const { validators, entry } = definition;
  const shaped = entry.reshapeResult?.(result) ?? result;
  const spelled = resultToWire(definition.result, complete(definition, shaped, data));
  const whole = entry.allFields ? fillRecords(definition.result, spelled) : spelled;
  if (!validators.result(whole)) {
    throw wrong(describeProblem(validators.result.errors, definition.result, 'result_data'));
  }
  for (const rule of entry.resultRules ?? []) {
    const problem = rule(whole, data);
    if (problem !== undefined) throw wrong(`result_data: ${problem}`);
  }
  const sent = formRecords === 'keyed' && entry.keyResult ? entry.keyResult(whole) : whole;
  return toJson(dialect ? dialect.toWire(sent) : sent);
}

/**
 * Converts a result without a published form to JSON text: an object, an array or text as it is, null for no result.
 *
 * @throws LinkError `result_invalid` for any other value, and for one that JSON would write as `{}`
 */
export function writeOpen(result: unknown, dialect: Dialect | undefined): string {
  if (result === undefined || result === null) return 'null';
  if (typeof result !== 'object' && typeof result !== 'string') {
    throw notOpen();
  }
  const json = toWholeJson(result);
  return dialect ? toJson(dialect.toWire(result)) : json;
}

function notOpen(): LinkError {
  return wrong('result_data: must be an object, an array, text or null');
}

/**
 * Returns JSON text. Refuses values that JSON writes as `{}` or as text although they contain more: a Map, a generator,
 * a promise, a Date.
 */
function toWholeJson(result: unknown): string {
  refuseEmptiedMember('', result);
  const json = toJson(result, refuseEmptiedMember);
  // The value of an object's toJSON is the result, not the object.
  if (typeof result === 'object' && result !== null && !/^[{["]/.test(json)) throw notOpen();
  return json;
}

function refuseEmptiedMember(_name: string, value: unknown): unknown {
  const what = emptiedByJson(value);
  if (what === undefined) return value;
  throw wrong(`result_data: holds a ${what}, which JSON cannot write`);
}

/** Validates one element of a list and converts it to JSON text; `index` is for the message. */
export function writeItem(
  definition: EventDefinition,
  item: unknown,
  index: number,
  { data, dialect }: ResultContext,
): string {
  const shape = itemShape(definition);
  const wire = resultToWire(shape, completeItem(definition, item, data));
  const validate = definition.validators.item;
  if (validate && !validate(wire)) {
    throw wrong(describeProblem(validate.errors, shape, `result_data[${index}]`));
  }
  return toJson(dialect ? dialect.toWire(wire) : wire);
}

function complete(definition: EventDefinition, result: unknown, data: ResultContext['data']) {
  return definition.entry.completeItem && Array.isArray(result)
    ? result.map((item: unknown) => completeItem(definition, item, data))
    : result;
}

function completeItem(definition: EventDefinition, item: unknown, data: ResultContext['data']) {
  const { completeItem: completion } = definition.entry;
  return completion && isObject(item) ? completion(item, data) : item;
}

/**
 * Writes a map whose order matters, given as a Map or as pairs. A plain object would sort integer-like keys first
 * (supplement: "events and values not in the document").
 */
function writeOrderedMap(definition: EventDefinition, result: Iterable<unknown>): string {
  const pairs = [...result];
  if (!pairs.every(isPair)) throw wrong('result_data: must be an object, a Map, or pairs');
  const blank = resultToWire(definition.result, Object.fromEntries(pairs));
  const map = new Map(pairs.map(([key, value]) => [key, isObject(blank) ? blank[key] : value]));
  const { validators } = definition;
  if (!validators.result(Object.fromEntries(map))) {
    throw wrong(describeProblem(validators.result.errors, definition.result, 'result_data'));
  }
  const members = [...map].map(([key, value]) => `${JSON.stringify(key)}:${toJson(value)}`);
  return `{${members.join(',')}}`;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function isPair(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}

function toJson(value: unknown, check?: (name: string, value: unknown) => unknown): string {
  try {
    return JSON.stringify(value, check) ?? 'null';
  } catch (cause) {
    if (LinkError.is(cause)) throw cause;
    throw new LinkError('result_invalid', 'result_data: cannot be written as JSON', { cause });
  }
}

function wrong(message: string): LinkError {
  return new LinkError('result_invalid', message);
}
