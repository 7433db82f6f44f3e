import type { AnswerKind } from '../model/question-types.js';
import type { Condition, RuleOperator } from '../model/rule-types.js';
import { characters } from './answer.js';
import { hundredths } from './spellings.js';

/** The type of a rule's value: an answer, a list of option ids, or a whole number. */
type Operand = 'answer' | 'ids' | 'count';

/** Returns true if the given values (canonical texts, none for a blank answer) meet a rule. */
export type Test = (given: readonly string[]) => boolean;

interface OperatorEntry {
  readonly kinds: readonly AnswerKind[];
  readonly operand: Operand;
}

const CHOICES: readonly AnswerKind[] = ['many', 'one'];
const EQUALITY: OperatorEntry = {
  kinds: [...CHOICES, 'number', 'date', 'text'],
  operand: 'answer',
};
const ORDER: OperatorEntry = { kinds: ['number', 'date'], operand: 'answer' };
const MEMBERSHIP: OperatorEntry = { kinds: CHOICES, operand: 'ids' };
const COUNT: OperatorEntry = { kinds: CHOICES, operand: 'count' };
const LENGTH: OperatorEntry = { kinds: ['text'], operand: 'count' };

const OPERATORS: Readonly<Record<RuleOperator, OperatorEntry>> = {
  '=': EQUALITY,
  not_equal: EQUALITY,
  '>': ORDER,
  '<': ORDER,
  contains_any: MEMBERSHIP,
  contains_all: MEMBERSHIP,
  doesnt_contain_any: MEMBERSHIP,
  doesnt_contain_all: MEMBERSHIP,
  count: COUNT,
  count_less_than: COUNT,
  count_greater_than: COUNT,
  length_greater_than: LENGTH,
  length_less_than: LENGTH,
  length_equal: LENGTH,
};

/** Returns true for one of the fourteen operators. */
export function isRuleOperator(text: string): text is RuleOperator {
  return Object.hasOwn(OPERATORS, text);
}

/** Returns the operand type of an operator on answers of a kind; undefined where it does not apply. */
export function operandOf(operator: RuleOperator, kind: AnswerKind): Operand | undefined {
  const entry = OPERATORS[operator];
  if (!entry.kinds.includes(kind)) return undefined;
  return entry.operand === 'answer' && CHOICES.includes(kind) ? 'ids' : entry.operand;
}

/** Negated operators with their positive counterparts. */
const OPPOSITES: ReadonlyMap<RuleOperator, RuleOperator> = new Map([
  ['not_equal', '='],
  ['doesnt_contain_any', 'contains_any'],
  ['doesnt_contain_all', 'contains_all'],
]);

/** Returns the positive condition of a negated one; undefined for a positive condition. */
export function oppositeOf({ operator, value }: Condition): Condition | undefined {
  const opposite = OPPOSITES.get(operator);
  return opposite && { operator: opposite, value };
}

function order(kind: AnswerKind, value: string, sign: 1 | -1): Test {
  const rank = kind === 'number' ? hundredths : (text: string) => text;
  const bound = rank(value);
  return ([first]) => {
    if (first === undefined) return false;
    return sign > 0 ? rank(first) > bound : rank(first) < bound;
  };
}

function selection(operator: RuleOperator, value: readonly string[]): Test {
  const ids = new Set(value);
  if (operator === 'contains_any') return (given) => given.some((id) => ids.has(id));
  return (given) =>
    given.filter((id) => ids.has(id)).length === ids.size &&
    (operator !== '=' || given.length === ids.size);
}

const size = (operator: RuleOperator, given: readonly string[]): number =>
  operator.startsWith('count') ? given.length : characters(given[0] ?? '');

function measure(operator: RuleOperator, bound: number): Test {
  if (operator.endsWith('less_than')) return (given) => size(operator, given) < bound;
  if (operator.endsWith('greater_than')) return (given) => size(operator, given) > bound;
  return (given) => size(operator, given) === bound;
}

/** Compiles a condition on answers of a kind. Numbers and dates are compared by value. */
export function compileTest(kind: AnswerKind, condition: Condition): Test {
  const { operator, value } = condition;
  const opposite = oppositeOf(condition);
  if (opposite !== undefined) {
    const test = compileTest(kind, opposite);
    return (given) => !test(given);
  }
  if (typeof value !== 'string') return selection(operator, value);
  if (operator === '=') return (given) => given[0] === value;
  if (operator === '>' || operator === '<') return order(kind, value, operator === '>' ? 1 : -1);
  return measure(operator, Number(value));
}
