import { definitions, type EventDefinition } from '../../protocol/catalogue/definition.js';
import { readResult } from '../../protocol/codec/read-result.js';
import { isObject } from '../../protocol/envelope.js';
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
