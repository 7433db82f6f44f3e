import type { Condition, RuleOperator } from '../model/rule-types.js';
import type { PcrQuestion } from '../model/types.js';
import type { AnswerProblem } from '../values/answer.js';

const PROBLEMS: Readonly<Record<AnswerProblem, string>> = {
  not_answerable: 'takes no answer',
  not_text: 'the answer is neither text nor a number',
  too_many_values: 'takes one answer only',
  duplicate_option: 'an option is selected twice',
  unknown_option: 'the answer is not one of its options',
  inactive_option: 'the option is no longer offered',
  not_a_number: 'the answer is not a number with at most two decimals',
  not_a_date: 'the answer is not a date YYYY-MM-DD that exists',
  too_long: 'the answer is longer than 255 characters',
};

const DEMANDS: Readonly<Record<RuleOperator, string>> = {
  '=': 'must be',
  not_equal: 'must not be',
  '>': 'must be greater than',
  '<': 'must be less than',
  contains_any: 'must contain any of',
  contains_all: 'must contain all of',
  doesnt_contain_any: 'must contain none of',
  doesnt_contain_all: 'must not contain all of',
  count: 'number of selected options must be',
  count_less_than: 'number of selected options must be less than',
  count_greater_than: 'number of selected options must be greater than',
  length_greater_than: 'number of characters must be greater than',
  length_less_than: 'number of characters must be less than',
  length_equal: 'number of characters must be',
};

/** A rule's value in words: options by their texts. */
function valueText(question: PcrQuestion, { value }: Condition): string {
  if (typeof value === 'string') return value;
  const texts = new Map(
    [...question.options, ...question.inactiveOptions].map(({ id, text }) => [id, text]),
  );
  return value.map((id) => `"${texts.get(id) ?? id}"`).join(', ');
}

/** What a condition asks of its question's answer, in words. */
export function demand(question: PcrQuestion, condition: Condition): string {
  return `${DEMANDS[condition.operator]} ${valueText(question, condition)}`;
}

/** The question's part of a message. */
export function place(question: PcrQuestion): string {
  return `question ${question.id} "${question.name}"`;
}

/** What is wrong with an answer that cannot be taken. */
export function problemText(problem: AnswerProblem): string {
  return PROBLEMS[problem];
}
