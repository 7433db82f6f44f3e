import type { AnswerKind } from '../model/question-types.js';
import type { RuleOperator, RuleValue } from '../model/rule-types.js';
import { operandOf } from './operators.js';
import { isCalendarDate, readDecimal } from './spellings.js';

const COUNT = /^[0-9]{1,9}$/;

/** Parses the ids of a JSON array. Numbers are quoted first, so that a long id keeps all its digits. */
function readIdArray(text: string): readonly string[] | undefined {
  const quoted = text.replace(/"[^"]*"|[0-9]+/g, (part) =>
    part.startsWith('"') ? part : `"${part}"`,
  );
  try {
    const ids: unknown = JSON.parse(quoted);
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return undefined;
    return ids.length > 0 ? [...new Set<string>(ids)] : undefined;
  } catch {
    return undefined;
  }
}

function readIds(text: string): readonly string[] | undefined {
  if (text.startsWith('[')) return readIdArray(text);
  return text === '' ? undefined : [text];
}

/**
 * Parses a `rule_value`: one value, or for choices also a JSON array of option ids. Undefined for text that the
 * operator cannot compare with.
 */
export function readRuleValue(
  kind: AnswerKind,
  operator: RuleOperator,
  text: string,
): RuleValue | undefined {
  const operand = operandOf(operator, kind);
  const trimmed = text.trim();
  if (operand === 'count') return COUNT.test(trimmed) ? trimmed : undefined;
  if (operand === 'ids') return readIds(trimmed);
  if (kind === 'number') return readDecimal(trimmed);
  if (kind === 'date') return isCalendarDate(trimmed) ? trimmed : undefined;
  return text;
}
