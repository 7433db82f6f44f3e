import type { EventDefinition } from '../catalogue/definition.js';
import type { RuleContext } from '../catalogue/entry.js';
import type { Dialect } from '../dialect.js';
import { isObject } from '../envelope.js';
import { LinkError } from '../errors.js';
import { nearest } from '../nearest.js';
import { describeProblem } from './problem.js';
import type { ObjectShape, Shape } from './shape.js';
import { toCanonical, toWire } from './spelling.js';

/** What reading and checking event_data needs beside the data. */
export interface DataContext extends RuleContext {
  readonly dialect: Dialect | undefined;
}

/**
 * The names on the wire where the documents contradict themselves: those of their field tables, or those of the
 * published samples. Both are read always.
 */
export type SentNames = 'tables' | 'samples';

/**
 * Turns event_data from the wire into what a handler gets: neutral names, canonical spelling, checked against the
 * event's schema and rules.
 *
 * @throws LinkError `data_invalid`, whose message names the place
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

/** Checks canonical data against the event's schema and rules; a rule may bring a value into range. */
export function checkData(
  definition: EventDefinition,
  data: unknown,
  context: RuleContext,
): asserts data is Record<string, unknown> {
  const { entry, validators } = definition;
  if (!validators.data(data) || !isObject(data)) {
    throw invalid(describeProblem(validators.data.errors, definition.data, 'event_data'));
  }
  const broken = (entry.dataRules ?? []).flatMap((rule) => rule(data, context) ?? []);
  if (broken.length > 0) throw invalid(broken.map((text) => `event_data.${text}`).join('; '));
}

/** Turns canonical data into the spelling and the names of the wire. */
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

/** Brings the names and values that vary (supplement, 6) to those of the document's field tables. */
function respell(
  { entry }: EventDefinition,
  data: Record<string, unknown>,
  context: RuleContext,
): Record<string, unknown> {
  for (const [variant, name] of Object.entries(entry.spellings ?? {})) {
    if (!Object.hasOwn(data, variant)) continue;
    if (!Object.hasOwn(data, name)) data[name] = data[variant];
    delete data[variant];
  }
  for (const [name, values] of Object.entries(entry.valueSpellings ?? {})) {
    const map = data[name];
    if (isObject(map)) respellValues(map, new Map(Object.entries(values)));
  }
  entry.respell?.(data, context);
  return data;
}

function respellValues(map: Record<string, unknown>, values: ReadonlyMap<unknown, string>): void {
  for (const [key, value] of Object.entries(map)) map[key] = values.get(value) ?? value;
}

/** Names beyond this many are not looked at: nobody misspells that often. */
const MOST_NAMES = 20;

function misspelt(shape: ObjectShape, value: Record<string, unknown>, place: string): string[] {
  const unknown = Object.keys(value).filter((name) => !shape.properties.has(name));
  const missing = [...shape.properties.keys()].filter((name) => value[name] === undefined);
  return unknown.slice(0, MOST_NAMES).flatMap((name) => {
    const meant = nearest(name, missing);
    return meant === undefined
      ? []
      : [`${place}.${name}: is no name of this event; did you mean ${meant}?`];
  });
}

/**
 * Tells of members of event_data that nobody knows and that look like a known one that is missing. They are taken all
 * the same: integrators send members of their own. Of a list the first element stands for all.
 */
function noticeUnknownNames(
  shape: Shape,
  data: Record<string, unknown>,
  notice: (text: string) => void,
): void {
  if (shape.kind !== 'object' || shape.rest !== undefined) return;
  for (const text of misspelt(shape, data, 'event_data')) notice(text);
  for (const [name, member] of shape.properties) {
    const value = data[name];
    if (member.kind !== 'list' || !Array.isArray(value)) continue;
    const [first]: unknown[] = value;
    if (!isObject(first) || member.items.kind !== 'object') continue;
    for (const text of misspelt(member.items, first, `event_data.${name}[0]`)) notice(text);
  }
}
