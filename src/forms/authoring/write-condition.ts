import { FormError } from '../model/form-error.js';
import { answerKind } from '../model/question-types.js';
import { isRuleOperator, operandOf } from '../values/operators.js';
import { readRuleValue } from '../values/rule-value.js';
import type { ConditionDefinition, NumberedQuestion } from './definition.js';
import type { WrittenCondition } from './rule-records.js';

/** A definition that contradicts itself. */
export function badDefinition(where: string, what: string): FormError {
  return new FormError('bad_definition', `${where}: ${what}`);
}

function optionIds(question: NumberedQuestion, value: ConditionDefinition['value']): string {
  const texts = typeof value === 'object' ? value : [String(value)];
  const ids = texts.map((text) => {
    const id = question.optionIds.get(text);
    if (id === undefined) throw badDefinition(question.key, `has no option "${text}" for its rule`);
    return id;
  });
  const [only = ''] = ids;
  return ids.length === 1 ? only : JSON.stringify(ids);
}

/** Operator and value of a rule as records hold them. */
export function writeCondition(
  question: NumberedQuestion,
  { operator, value }: ConditionDefinition,
): WrittenCondition {
  const { type } = question.definition;
  const kind = answerKind(type);
  const operand = isRuleOperator(operator) ? operandOf(operator, kind) : undefined;
  if (operand === undefined) {
    throw badDefinition(question.key, `${operator} does not apply to type ${type}`);
  }
  const text = operand === 'ids' ? optionIds(question, value) : String(value);
  if (readRuleValue(kind, operator, text) === undefined) {
    throw badDefinition(question.key, `${operator} cannot compare with "${text}"`);
  }
  return { rule_operator: operator, rule_value: text };
}
