import type { FieldRule, PcrQuestion, QuestionState } from '../../../forms/index.js';

const listed = (names: readonly string[], joint: string) => {
  const all = names.map((name) => `“${name}”`);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} ${joint} ${last}`;
};

/** The sentences about wrong answers. Another language is another object of this shape. */
export const answerSentences = {
  photosMany: (max: number) => `At most ${max} photos are allowed: take some off.`,
  notAnswerable: 'This question takes no answer.',
  tooMany: 'Choose one only.',
  unknownOption: 'Choose one of the answers that are offered.',
  notNumber: 'Type a number, such as 12 or 3.5.',
  notDate: 'Type a day.',
  tooLong: (most: string) => `At most ${most} characters are allowed.`,
  other: 'This answer is not possible.',
  equals: (names: readonly string[]) => `Has to be ${listed(names, 'and')}.`,
  differs: (names: readonly string[]) => `May not be ${listed(names, 'and')}.`,
  more: (value: string) => `Has to be more than ${value}.`,
  less: (value: string) => `Has to be less than ${value}.`,
  after: (day: string) => `Has to be after ${day}.`,
  before: (day: string) => `Has to be before ${day}.`,
  anyOf: (names: readonly string[]) => `Choose ${listed(names, 'or')}.`,
  allOf: (names: readonly string[]) => `Choose ${listed(names, 'and')}.`,
  noneOf: (names: readonly string[]) => `${listed(names, 'or')} cannot be chosen here.`,
  notTogether: (names: readonly string[]) => `${listed(names, 'and')} cannot be chosen together.`,
  exactly: (count: string) => `Choose exactly ${count}.`,
  fewer: (count: string) => `Choose fewer than ${count}.`,
  moreOf: (count: string) => `Choose more than ${count}.`,
  longer: (count: string) => `Write more than ${count} characters.`,
  shorter: (count: string) => `Write fewer than ${count} characters.`,
  length: (count: string) => `Write exactly ${count} characters.`,
};

export type AnswerSentences = typeof answerSentences;

/** The sentences, and the forms of days and numbers in them. */
export interface AnswerLanguage {
  readonly sentences: AnswerSentences;
  readonly day: (text: string) => string;
  readonly number: (text: string) => string;
}

const IN_ENGLISH: AnswerLanguage = {
  sentences: answerSentences,
  day: (text) => text,
  number: (text) => text,
};

type Problem = Pick<QuestionState['errors'][number], 'code' | 'ruleId'>;

/**
 * Returns the sentence about a wrong answer, which says what to do. It names neither question nor rule.
 *
 * @param most the most photos of the question
 */
export function answerSentence(
  question: PcrQuestion,
  { code, ruleId }: Problem,
  most: number,
  language = IN_ENGLISH,
): string {
  const { sentences, number } = language;
  switch (code) {
    case 'rule_broken': {
      const rule = question.fieldRules.find(({ id }) => id === ruleId);
      return rule ? ruleSentence(question, rule, language) : sentences.other;
    }
    case 'too_many_photos':
      return sentences.photosMany(most);
    case 'not_answerable':
      return sentences.notAnswerable;
    case 'too_many_values':
      return sentences.tooMany;
    case 'unknown_option':
    case 'inactive_option':
    case 'duplicate_option':
      return sentences.unknownOption;
    case 'not_a_number':
      return sentences.notNumber;
    case 'not_a_date':
      return sentences.notDate;
    case 'too_long':
      return sentences.tooLong(number(String(question.maxLength ?? 0)));
    default:
      return sentences.other;
  }
}

/** Returns the demand of a rule. */
function ruleSentence(
  question: PcrQuestion,
  { operator, value }: FieldRule,
  { sentences, day, number: ofLanguage }: AnswerLanguage,
): string {
  const number = (amount: string) => ofLanguage(amount.replace(/\.0{1,9}$/, ''));
  const names = namesOf(question, value);
  const text = String(value);
  const isDate = question.type === 'date';
  switch (operator) {
    case '=':
      return sentences.equals(names);
    case 'not_equal':
      return sentences.differs(names);
    case '>':
      return isDate ? sentences.after(day(text)) : sentences.more(number(text));
    case '<':
      return isDate ? sentences.before(day(text)) : sentences.less(number(text));
    case 'contains_any':
      return sentences.anyOf(names);
    case 'contains_all':
      return sentences.allOf(names);
    case 'doesnt_contain_any':
      return sentences.noneOf(names);
    case 'doesnt_contain_all':
      return sentences.notTogether(names);
    case 'count':
      return sentences.exactly(number(text));
    case 'count_less_than':
      return sentences.fewer(number(text));
    case 'count_greater_than':
      return sentences.moreOf(number(text));
    case 'length_greater_than':
      return sentences.longer(number(text));
    case 'length_less_than':
      return sentences.shorter(number(text));
    case 'length_equal':
      return sentences.length(number(text));
  }
}

/** Returns the texts of the options that a rule names, or its value. */
function namesOf(question: PcrQuestion, value: FieldRule['value']): readonly string[] {
  const options = [...question.options, ...question.inactiveOptions];
  const values = typeof value === 'string' ? [value] : value;
  return values.map((one) => options.find(({ id }) => id === one)?.text ?? one);
}
