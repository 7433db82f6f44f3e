import type { Condition } from '../model/rule-types.js';
import type { PcrQuestion } from '../model/types.js';

/** A rule's value in words: options by their texts. */
function valueText(question: PcrQuestion, { value }: Condition): string {
  if (typeof value === 'string') return value;
  const texts = new Map(
    [...question.options, ...question.inactiveOptions].map(({ id, text }) => [id, text]),
  );
  return value.map((id) => `"${texts.get(id) ?? id}"`).join(', ');
}

/** A condition in words: its operator and what it compares with. */
export function demand(question: PcrQuestion, condition: Condition): string {
  return `${condition.operator.replaceAll('_', ' ')} ${valueText(question, condition)}`;
}

/** The question's part of a message. */
export function placeOf(question: PcrQuestion): string {
  return `question ${question.id} "${question.name}"`;
}
