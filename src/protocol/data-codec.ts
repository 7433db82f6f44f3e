import { toCanonical } from './canonical.js';
import type { RuleContext } from './catalogue-entry.js';
import type { Dialect } from './dialect.js';
import { isObject } from './envelope.js';
import { LinkError } from './errors.js';
import type { EventDefinition } from './event-definition.js';
import { describeProblem } from './problem.js';
import { noticeUnknownNames } from './unknown-names.js';
import { toWire } from './wire.js';

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
