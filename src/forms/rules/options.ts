import type { Answers } from '../values/answer.js';

/**
 * Choices where the document leaves the order or the combination of rules open. Every default is
 * ours, not the protocol's.
 */
export interface EvaluateOptions {
  /**
   * Decides between a show rule and a hide rule of one question that are both met. Default `hide`: the owner's rule to
   * hide the question prevails.
   */
  readonly conflict?: 'hide' | 'show';
  /**
   * Decides on the effect of a hidden question's answer on rules. Default `ignore`: it counts as not given, so that
   * chains of questions close completely.
   */
  readonly hiddenAnswers?: 'ignore' | 'count';
  /**
   * Decides on the effect of a shown question without an answer on action and photo rules. Default `never`: such rules
   * are not met. `compare` applies the operators to an empty answer, so that `not_equal` and `count_less_than` are met
   * from the start. Field rules check given answers only.
   */
  readonly blankAnswers?: 'never' | 'compare';
  /**
   * Decides on the limits when several photo rules are met. Default `highest`: the highest minimum and the highest
   * maximum; `first`: those of the rule with the lowest id.
   */
  readonly photoRules?: 'highest' | 'first';
  /**
   * Earlier answers: options in them that are no longer active stay allowed, because they are not newly selected.
   * Default: none.
   */
  readonly previous?: Answers;
  /**
   * Number of flagged photos, by question id; questions that are not listed have none. Default: photos are not checked,
   * only their limits are returned.
   */
  readonly photos?: Readonly<Record<string, number>>;
}

/** The choices with defaults filled in. */
export interface EvaluateSettings extends Required<Omit<EvaluateOptions, 'previous' | 'photos'>> {
  readonly previous: ReadonlyMap<string, unknown>;
}

/** Fills in the defaults. */
export function settle(options: EvaluateOptions): EvaluateSettings {
  return {
    conflict: options.conflict ?? 'hide',
    hiddenAnswers: options.hiddenAnswers ?? 'ignore',
    blankAnswers: options.blankAnswers ?? 'never',
    photoRules: options.photoRules ?? 'highest',
    previous: new Map(Object.entries(options.previous ?? {})),
  };
}
