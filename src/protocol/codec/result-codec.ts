import { type EventDefinition, itemShape } from '../catalogue/definition.js';
import type { Dialect } from '../dialect.js';
import { isObject } from '../envelope.js';
import { LinkError } from '../errors.js';
import { emptiedByJson } from '../json/emptied.js';
import { fillRecords } from './form-record.js';
import { describeProblem } from './problem.js';
import { toWire } from './spelling.js';

/** What writing a result needs beside the result. */
export interface ResultContext {
  /** The canonical data that asked for it. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly dialect: Dialect | undefined;
}

/**
 * Checks a handler's result and turns it into JSON text in the spelling and the names of the wire.
 *
 * @throws LinkError `result_invalid`; its message is for the log, the caller gets a generic one
 */
export function writeResult(
  definition: EventDefinition,
  result: unknown,
  { data, dialect }: ResultContext,
): string {
  if (definition.entry.result === 'open') return writeOpen(result, dialect);
  if (definition.entry.source === 'custom') refuseEmptied(result);
  if (definition.result.kind === 'map' && isIterable(result)) {
    return writeOrderedMap(definition, result);
  }
  const { validators, entry } = definition;
  const shaped = entry.reshapeResult?.(result) ?? result;
  const spelled = toWire(definition.result, complete(definition, shaped, data));
  const whole = entry.allFields ? fillRecords(definition.result, spelled) : spelled;
  if (!validators.result(whole)) {
    throw wrong(describeProblem(validators.result.errors, definition.result, 'result_data'));
  }
  for (const rule of entry.resultRules ?? []) {
    const problem = rule(whole, data);
    if (problem !== undefined) throw wrong(`result_data: ${problem}`);
  }
  return toJson(dialect ? dialect.toWire(whole) : whole);
}

/**
 * Turns a result whose form nobody has published into JSON text: an object, an array or text as it is, null for nothing.
 *
 * @throws LinkError `result_invalid` for anything else, also for what JSON would empty
 */
export function writeOpen(result: unknown, dialect: Dialect | undefined): string {
  if (result === undefined || result === null) return 'null';
  if (typeof result !== 'object' && typeof result !== 'string') {
    throw notOpen();
  }
  refuseEmptied(result);
  return toJson(dialect ? dialect.toWire(result) : result);
}

function notOpen(): LinkError {
  return wrong('result_data: must be an object, an array, text or null');
}

/** Refuses what JSON writes as `{}` or as text although it is more: a Map, a generator, a promise, a Date. */
function refuseEmptied(result: unknown): void {
  refuseEmptiedMember('', result);
  const json = toJson(result, refuseEmptiedMember);
  // What an object's toJSON gives is the result, not the object.
  if (typeof result === 'object' && result !== null && !/^[{["]/.test(json)) throw notOpen();
}

function refuseEmptiedMember(_name: string, value: unknown): unknown {
  const what = emptiedByJson(value);
  if (what === undefined) return value;
  throw wrong(`result_data: holds a ${what}, which JSON cannot write`);
}

/** Checks one element of a list and turns it into JSON text; `index` is for the message. */
export function writeItem(
  definition: EventDefinition,
  item: unknown,
  index: number,
  { data, dialect }: ResultContext,
): string {
  const shape = itemShape(definition);
  const wire = toWire(shape, completeItem(definition, item, data));
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
 * A map whose order matters comes as a Map or as pairs: a plain object would put integer-like keys first, upwards
 * (supplement: "events and values not in the document").
 */
function writeOrderedMap(definition: EventDefinition, result: Iterable<unknown>): string {
  const pairs = [...result];
  if (!pairs.every(isPair)) throw wrong('result_data: must be an object, a Map, or pairs');
  const map = new Map(pairs);
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
