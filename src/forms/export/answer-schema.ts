import type { AnswerKind } from '../model/question-types.js';
import type { Condition, RuleOperator } from '../model/rule-types.js';
import type { PcrQuestion } from '../model/types.js';
import type { PlannedQuestion } from '../rules/plan.js';
import type { Selectable } from '../values/answer.js';
import { compileTest, oppositeOf } from '../values/operators.js';
import { CALENDAR_DATE, DECIMAL } from '../values/spellings.js';
import { datePattern, numberPattern } from './patterns.js';
import { type JsonSchema, NEVER } from './schema.js';

/** Values that mean no answer, where the type of the answer allows them. */
export const BLANK_ANSWER: JsonSchema = { enum: ['', []] };

/** Returns the schemas of a given answer, beyond its type. */
export function givenSchema(kind: AnswerKind): readonly JsonSchema[] {
  if (kind === 'text') return [{ type: 'string', minLength: 1 }];
  return kind === 'many' ? [{ type: 'array', minItems: 1 }] : [];
}

function optionSchemas(question: PcrQuestion, options: Selectable): JsonSchema[] {
  return [...question.options, ...question.inactiveOptions]
    .filter(({ id }) => options.offered.has(id))
    .map(({ id, text }) => ({ const: id, title: text }));
}

function choiceSchema(question: PcrQuestion, options: Selectable): JsonSchema {
  const offered = optionSchemas(question, options);
  return { type: 'string', ...(offered.length > 0 ? { oneOf: offered } : NEVER) };
}

/** Returns the schema of a question's answer, without the rules. */
export function answerSchema(planned: PlannedQuestion, options: Selectable): JsonSchema {
  const { question, kind } = planned;
  const title = question.name;
  switch (kind) {
    case 'one':
      return { title, ...choiceSchema(question, options) };
    case 'many':
      return { title, type: 'array', items: choiceSchema(question, options), uniqueItems: true };
    case 'number':
      return { title, type: 'string', pattern: DECIMAL };
    case 'date':
      return { title, type: 'string', format: 'date', pattern: CALENDAR_DATE };
    default:
      return {
        title,
        type: 'string',
        ...(question.maxLength && { maxLength: question.maxLength }),
      };
  }
}

function selectionSchema(operator: RuleOperator, ids: readonly string[]): JsonSchema {
  const type = 'array';
  if (operator === 'contains_any') return { type, contains: { enum: ids } };
  const every = { type, allOf: ids.map((id) => ({ type, contains: { const: id } })) };
  return operator === '=' ? { ...every, maxItems: ids.length } : every;
}

function sizeSchema({ operator, value }: Condition): JsonSchema {
  const bound = Number(value);
  const [type, least, most] = operator.startsWith('count')
    ? ['array', 'minItems', 'maxItems']
    : ['string', 'minLength', 'maxLength'];
  if (operator.endsWith('greater_than')) return { type, [least]: bound + 1 };
  if (operator.endsWith('less_than')) return bound > 0 ? { type, [most]: bound - 1 } : NEVER;
  return { type, [least]: bound, [most]: bound };
}

function comparisonSchema(kind: AnswerKind, condition: Condition): JsonSchema {
  const { operator } = condition;
  const value = String(condition.value);
  if (operator === '=' && kind !== 'number') return { const: value };
  if (operator !== '=' && operator !== '>' && operator !== '<') return sizeSchema(condition);
  const pattern =
    kind === 'date' && operator !== '='
      ? datePattern(operator, value)
      : numberPattern(operator, value);
  return { type: 'string', pattern };
}

/** Returns the schema of the given answers that meet a condition. */
export function conditionSchema(
  { kind }: PlannedQuestion,
  condition: Condition,
  options: Selectable,
): JsonSchema {
  if (kind === 'one') {
    const test = compileTest(kind, condition);
    const met = [...options.offered].filter((id) => test([id]));
    return met.length > 0 ? { enum: met } : NEVER;
  }
  const { operator, value } = oppositeOf(condition) ?? condition;
  const met =
    typeof value === 'string'
      ? comparisonSchema(kind, { operator, value })
      : selectionSchema(operator, value);
  return operator === condition.operator ? met : { not: met };
}
