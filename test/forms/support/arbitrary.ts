import fc from 'fast-check';
import type { Answers } from '../../../src/forms/index.js';
import { sixObjects, type WireParts } from './wire.js';

const TYPES = [
  'checkbox',
  'date',
  'dropdown',
  'numeric',
  'photos',
  'radio',
  'svcfield',
  'textarea',
  'textbox',
  'title',
];

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  choice: [
    '=',
    'not_equal',
    'contains_any',
    'contains_all',
    'doesnt_contain_any',
    'doesnt_contain_all',
    'count',
    'count_less_than',
    'count_greater_than',
  ],
  ordered: ['=', 'not_equal', '>', '<'],
  text: ['=', 'not_equal', 'length_greater_than', 'length_less_than', 'length_equal'],
};

const DATES = ['1999-12-31', '2000-02-29', '2024-01-01', '2024-01-02', '2024-10-09', '2031-12-01'];
const NUMBERS = ['0', '-0', '5', '5.5', '5.50', '05', '10', '9.99', '-1', '-10.01', '0.05', '123'];
const TEXTS = ['a', 'ab', 'äöü', '😀😀', 'abc def', 'x'.repeat(255), 'x'.repeat(256)];

/** What a question of a type is compared with and answered by. */
function family(type: string): 'choice' | 'ordered' | 'text' | 'none' {
  if (['checkbox', 'dropdown', 'radio'].includes(type)) return 'choice';
  if (['numeric', 'date'].includes(type)) return 'ordered';
  return ['textbox', 'textarea'].includes(type) ? 'text' : 'none';
}

const optionIds = (index: number): string[] => [0, 1, 2].map((n) => String(1000 + index * 10 + n));

function ruleValue(type: string, index: number, pick: number, operator: string): string {
  if (/count|length/.test(operator)) return String(pick % 4);
  if (type === 'numeric') return NUMBERS[pick % NUMBERS.length] ?? '0';
  if (type === 'date') return DATES[pick % DATES.length] ?? '';
  if (family(type) === 'text') return TEXTS[pick % TEXTS.length] ?? '';
  const ids = optionIds(index);
  const some = ids.filter((_, place) => ((pick + 1) >> place) & 1);
  return pick % 2 === 0 || some.length === 0 ? (ids[pick % 3] ?? '') : JSON.stringify(some);
}

const byte = fc.nat({ max: 63 });

const questionSeed = fc.record({
  type: fc.constantFrom(...TYPES),
  shown: fc.integer({ min: 0, max: 2 }),
  required: fc.boolean(),
  inactive: fc.integer({ min: 0, max: 9 }),
});

const ruleSeed = fc.record({
  source: byte,
  action: fc.boolean(),
  operator: byte,
  value: byte,
  targets: fc.array(fc.record({ target: byte, show: fc.boolean() }), { maxLength: 3 }),
});

type Seed = {
  questions: { type: string; shown: number; required: boolean; inactive: number }[];
  rules: {
    source: number;
    action: boolean;
    operator: number;
    value: number;
    targets: { target: number; show: boolean }[];
  }[];
};

const questionId = (index: number): string => String(100 + index);

function toParts({ questions, rules }: Seed): WireParts {
  const usable = rules.flatMap((rule, number) => {
    const index = rule.source % questions.length;
    const type = questions[index]?.type ?? '';
    const operators = OPERATORS[family(type)];
    if (operators === undefined) return [];
    const operator = operators[rule.operator % operators.length] ?? '=';
    const value = ruleValue(type, index, rule.value, operator);
    return [{ ...rule, id: String(5000 + number), index, operator, value }];
  });
  return {
    questions: questions.map(({ type, shown, required, inactive }, index) => ({
      pcr_question_id: questionId(index),
      question_type: type,
      question_display_active: shown > 0 ? '1' : '0',
      question_required: required ? '1' : '0',
      question_active: inactive === 0 ? '0' : '1',
      question_share_name: `share${index}`,
      question_transfer_prev_values: '1',
    })),
    options: questions.flatMap(({ type }, index) =>
      family(type) !== 'choice'
        ? []
        : optionIds(index).map((id, place) => ({
            question_value_id: id,
            pcr_question_id: questionId(index),
            question_value: `Option ${place}`,
            question_value_active: place === 2 && index % 3 === 0 ? '0' : '1',
          })),
    ),
    rules: usable.map(({ id, index, action, operator, value }) => ({
      pcr_form_rule_id: id,
      pcr_question_id: questionId(index),
      rule_type: action ? 'action' : 'field',
      rule_operator: operator,
      rule_value: value,
    })),
    checks: usable.flatMap(({ id, action, targets }) =>
      (action ? targets : []).map(({ target, show }, place) => ({
        pcr_rule_check_id: `${id}${place}`,
        pcr_form_rule_id: id,
        pcr_question_id: questionId(target % questions.length),
        check_operator: show ? 'show' : 'hide',
      })),
    ),
    photos: usable.map(({ id, index, operator, value }, number) => ({
      pcr_photo_rule_id: `9${id}`,
      pcr_question_id: questionId(index),
      rule_operator: number % 3 === 0 ? 'default' : operator,
      rule_value: number % 3 === 0 ? 'default' : value,
      min_photo: String(number % 3),
      max_photo: String(number % 5),
    })),
  };
}

/** Forms with all types, rules in chains and in loops. */
export const formParts: fc.Arbitrary<WireParts> = fc
  .record({
    questions: fc.array(questionSeed, { minLength: 1, maxLength: 8 }),
    rules: fc.array(ruleSeed, { maxLength: 14 }),
  })
  .map(toParts);

const answer: fc.Arbitrary<string | string[]> = fc.oneof(
  fc.constantFrom(...DATES, ...NUMBERS, ...TEXTS, '2023-02-29', 'word', '1.234', ''),
  fc.nat({ max: 7 }).chain((index) => fc.constantFrom(...optionIds(index))),
  fc.nat({ max: 7 }).chain((index) => fc.subarray(optionIds(index))),
);

/** Right and wrong answers to the questions of such forms, and to some that they do not have. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.nat({ max: 9 }).map(questionId),
  answer,
);

function fitting(question: Readonly<Record<string, unknown>>): fc.Arbitrary<string | string[]> {
  const type = String(question.question_type);
  const ids = optionIds(Number(question.pcr_question_id) - 100);
  if (type === 'checkbox') return fc.subarray(ids);
  if (family(type) === 'choice') return fc.constantFrom(...ids);
  if (type === 'date') return fc.constantFrom(...DATES);
  return type === 'numeric' ? fc.constantFrom(...NUMBERS) : fc.constantFrom(...TEXTS);
}

/** Answers that mostly fit their questions' types, so that rules are what decides. */
export function likelyAnswers(parts: WireParts): fc.Arbitrary<Answers> {
  const answerable = (parts.questions ?? []).filter(
    (question) => family(String(question.question_type)) !== 'none',
  );
  const entries = answerable.map((question) =>
    fc.option(fc.tuple(fc.constant(String(question.pcr_question_id)), fitting(question)), {
      nil: undefined,
      freq: 3,
    }),
  );
  return fc
    .tuple(...entries)
    .map((given) => Object.fromEntries(given.filter((entry) => entry !== undefined)));
}

/** A form with answers of both sorts. */
export const filled = formParts.chain((parts) =>
  fc.record({ parts: fc.constant(parts), answers: fc.oneof(likelyAnswers(parts), anyAnswers) }),
);

/** Forms that contradict themselves in every place: any text, any id, any shape of record. */
export const brokenForms: fc.Arbitrary<unknown> = formParts.chain((parts) => {
  const six = sixObjects(parts);
  const junk = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constantFrom('[1', '__proto__'),
  );
  const paths = Object.entries(six).flatMap(([section, records]) =>
    Object.entries(records).flatMap(([id, record]) =>
      Object.keys(record).map((field) => [section, id, field] as const),
    ),
  );
  return fc.array(fc.tuple(fc.constantFrom(...paths), junk), { maxLength: 12 }).map((changes) => {
    const copy: Record<string, Record<string, Record<string, unknown>>> = structuredClone(six);
    for (const [[section, id, field], value] of changes) {
      const record = copy[section]?.[id];
      if (record !== undefined) record[field] = value;
    }
    return { '1': copy };
  });
});
