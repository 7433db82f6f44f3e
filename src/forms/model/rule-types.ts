import type { WireRecord } from './wire.js';

/** The fourteen rule operators, in the spelling of the wire. */
export type RuleOperator =
  | '='
  | 'not_equal'
  | '>'
  | '<'
  | 'contains_any'
  | 'contains_all'
  | 'doesnt_contain_any'
  | 'doesnt_contain_all'
  | 'count'
  | 'count_less_than'
  | 'count_greater_than'
  | 'length_greater_than'
  | 'length_less_than'
  | 'length_equal';

/** The operand of a rule: a list of option ids for choices, text for everything else. */
export type RuleValue = string | readonly string[];

/** The condition of a rule. */
export interface Condition {
  readonly operator: RuleOperator;
  /** Option ids for comparisons of choices; a number, date or text otherwise. */
  readonly value: RuleValue;
}

/** A rule that constrains how its question is answered. */
export interface FieldRule extends Condition {
  readonly id: string;
  readonly raw: WireRecord;
}

/** The effect of an action rule on one question. */
export interface RuleCheck {
  readonly id: string;
  /** The question acted on. */
  readonly questionId: string;
  readonly effect: 'show' | 'hide';
  readonly raw: WireRecord;
}

/** A rule that shows or hides other questions depending on its question's answer. */
export interface ActionRule extends Condition {
  readonly id: string;
  readonly checks: readonly RuleCheck[];
  readonly raw: WireRecord;
}

/** Limits on the number of photos of a question. */
export interface PhotoLimits {
  /** 0: none needed. */
  readonly min: number;
  /** 0: none may be taken; null: no maximum. */
  readonly max: number | null;
}

/** A photo rule; the one without a condition is the question's default. */
export interface PhotoRule extends PhotoLimits {
  readonly id: string;
  readonly condition: Condition | null;
  readonly raw: WireRecord;
}
