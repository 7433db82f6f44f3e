import { definitions, type EventDefinition } from '../../protocol/catalogue/definition.js';
import { writeData } from '../../protocol/codec/data-codec.js';
import { readResult } from '../../protocol/codec/read-result.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { AuditContext } from '../context.js';
import type { Answer } from '../wire/answer.js';
import { isSuccess, messageOf } from './envelope.js';

const NOT_HERE =
  /no(?:t| such)? (?:yet |be |been |is )?(?:handled|supported|implemented|available|event|there)|unknown|unsupported|there is no|unimplemented|not_handled/i;

/** The definition of an event of the catalogue. */
export function definitionOf(event: string): EventDefinition {
  const definition = definitions.get(event);
  if (definition === undefined) throw new TypeError(`${event}: no such event in the catalogue`);
  return definition;
}

/** Whether a failure says that the receiver has nothing for this event: it need not have all. */
export function isUnsupported(answer: Answer, event: string): boolean {
  if (isSuccess(answer)) return false;
  const message = messageOf(answer).slice(0, 500);
  return message.includes(event) && NOT_HERE.test(message);
}

/** The result in an answer, in neutral names and canonical spelling, and what is wrong with it, if anything. */
export function resultOf(
  context: AuditContext,
  event: string,
  answer: Answer,
): { result: unknown; problem: string | undefined } {
  const { dialect } = context.settings;
  return readResult(definitionOf(event), rawResult(answer), { dialect, reading: 'strict' });
}

/** The result in neutral names, as it is spelled on the wire; of the shapes that are taken alike, the one we send. */
export function spelledResult(context: AuditContext, event: string, answer: Answer): unknown {
  const { dialect } = context.settings;
  const neutral = dialect ? dialect.toNeutral(rawResult(answer)) : rawResult(answer);
  return definitionOf(event).entry.reshapeResult?.(neutral) ?? neutral;
}

/** The result as it came; a copy, because reading it respells it in place. */
function rawResult({ json }: Answer): unknown {
  return isObject(json) ? structuredClone(json.result_data) : undefined;
}

/** An object as it came. */
export type Item = Readonly<Record<string, unknown>>;

/** The objects in a list; empty for what is no list. */
export function objectsIn(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The objects in a map; empty for what is no map. */
export function valuesOf(value: unknown): readonly Item[] {
  return isObject(value) ? Object.values(value).filter(isObject) : [];
}

/** A member as text; `''` when there is none. Ids come as text and as numbers. */
export function textOf(item: Item | undefined, name: string): string {
  const value = item?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The first value that stands twice. */
export function firstDouble(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.has(value) || !seen.add(value));
}

/** Canonical data in the spelling and the names of the wire; what is wrong on purpose stays as it is. */
export function wireData(
  context: AuditContext,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = writeData(definitionOf(event), data, context.settings.dialect);
  return isObject(written) ? written : {};
}
