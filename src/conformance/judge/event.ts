import { definitions, type EventDefinition } from '../../protocol/catalogue/definition.js';
import { writeData } from '../../protocol/codec/data-codec.js';
import { readResult } from '../../protocol/codec/read-result.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { AuditContext } from '../context.js';
import type { Answer } from '../wire/answer.js';
import { isSuccess, messageOf } from './envelope.js';

const NOT_HERE =
  /no(?:t| such)? (?:yet |be |been |is )?(?:handled|supported|implemented|available|event|there)|unknown|unsupported|there is no|unimplemented|not_handled/i;

/** Returns the definition of an event of the catalogue. */
export function definitionOf(event: string): EventDefinition {
  const definition = definitions.get(event);
  if (definition === undefined) throw new TypeError(`${event}: no such event in the catalogue`);
  return definition;
}

/** True if a failure reports that the receiver does not support this event. Receivers need not support all. */
export function isUnsupported(answer: Answer, event: string): boolean {
  if (isSuccess(answer)) return false;
  const message = messageOf(answer).slice(0, 500);
  return message.includes(event) && NOT_HERE.test(message);
}

/** Returns the result of an answer in neutral names and canonical spelling, and its problem, if any. */
export function resultOf(
  context: AuditContext,
  event: string,
  answer: Answer,
): { result: unknown; problem: string | undefined } {
  const { dialect } = context.settings;
  return readResult(definitionOf(event), rawResult(answer), { dialect, reading: 'strict' });
}

/**
 * Returns the result in neutral names with the spelling of the wire. Of equivalent shapes it has the one that svclink
 * sends.
 */
export function spelledResult(context: AuditContext, event: string, answer: Answer): unknown {
  const { dialect } = context.settings;
  const neutral = dialect ? dialect.toNeutral(rawResult(answer)) : rawResult(answer);
  return definitionOf(event).entry.reshapeResult?.(neutral) ?? neutral;
}

/** Returns a copy of the result as received. Reading respells it in place. */
function rawResult({ json }: Answer): unknown {
  return isObject(json) ? structuredClone(json.result_data) : undefined;
}

/** An object as received. */
export type Item = Readonly<Record<string, unknown>>;

/** Returns the objects of a list; none for another value. */
export function objectsIn(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns the objects of a map; none for another value. */
export function valuesOf(value: unknown): readonly Item[] {
  return isObject(value) ? Object.values(value).filter(isObject) : [];
}

/** Returns a member as text; `''` when it is absent. Ids occur as text and as numbers. */
export function textOf(item: Item | undefined, name: string): string {
  const value = item?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Returns the first value that occurs twice. */
export function firstDouble(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.has(value) || !seen.add(value));
}

/** Converts canonical data to the names and spelling of the wire. Deliberate mistakes stay unchanged. */
export function wireData(
  context: AuditContext,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = writeData(definitionOf(event), data, context.settings.dialect);
  return isObject(written) ? written : {};
}
