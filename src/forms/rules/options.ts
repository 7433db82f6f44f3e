import type { Answers } from '../values/answer.js';

/**
 * Choices where the document leaves the order or the combination of rules open. Every default is
 * ours, not the protocol's.
 */
export interface EvaluateOptions {
  /**
   * When a show rule and a hide rule of one question are both met. Default `hide`: what an owner
   * asked to be hidden is not demanded.
   */
  readonly conflict?: 'hide' | 'show';
  /**
   * Whether the answer of a hidden question still triggers rules. Default `ignore`: it counts as not
   * given, so that chains of questions fold up completely.
   */
  readonly hiddenAnswers?: 'ignore' | 'count';
  /**
   * Whether an action or photo rule can be met while its shown question has no answer. Default
   * `never`: rules depend on an answer. `compare` applies the operators to nothing, so that
   * `not_equal` and `count_less_than` are met from the start. Field rules check given answers only.
   */
  readonly blankAnswers?: 'never' | 'compare';
  /**
   * When several photo rules are met. Default `highest`: the highest minimum and the highest maximum
   * hold; `first`: the rule with the lowest id.
   */
  readonly photoRules?: 'highest' | 'first';
  /**
   * Answers given earlier: options in them that are no longer active stay allowed, since they are
   * not newly selected. Default: none.
   */
  readonly previous?: Answers;
  /**
   * Number of photos flagged, by question id; questions that are not named have none. Default: photos
   * are not judged, only their limits are told.
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
