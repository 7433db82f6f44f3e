import type { PhotoLimits } from '../model/rule-types.js';
import { BLANK } from '../values/answer.js';
import type { EvaluateSettings } from './options.js';
import type { PlannedQuestion } from './plan.js';
import { type FormState, meets } from './state.js';

/** Returns the widest of several limits: the highest minimum and the highest maximum. */
export function widest(limits: readonly PhotoLimits[]): PhotoLimits {
  let min = 0;
  let max: number | null = 0;
  for (const limit of limits) {
    min = Math.max(min, limit.min);
    max = max === null || limit.max === null ? null : Math.max(max, limit.max);
  }
  return { min, max };
}

function combine(rules: readonly PhotoLimits[], settings: EvaluateSettings): PhotoLimits {
  const applicable = settings.photoRules === 'first' ? rules.slice(0, 1) : rules;
  return applicable.length === 0 ? { min: 0, max: null } : widest(applicable);
}

/**
 * Returns the photo limits of a question with its present answer: those of the rules that are met, or else of its
 * default rule. Undefined for a question without photo rules.
 */
export function photoLimits(state: FormState, position: number): PhotoLimits | undefined {
  const planned = state.plan.questions[position];
  if (planned === undefined || planned.photoRules.length === 0) return undefined;
  const reading = state.visible[position] === 1 ? (state.readings[position] ?? BLANK) : BLANK;
  const met = planned.photoRules.filter(
    ({ test }) => test !== null && meets(reading, test, state.settings),
  );
  const applicable = met.length > 0 ? met : planned.photoRules.filter(({ test }) => test === null);
  return combine(
    applicable.map(({ rule }) => rule),
    state.settings,
  );
}

/** Returns the widest limits that any answer of the question can lead to. */
export function widestLimits(planned: PlannedQuestion): PhotoLimits | undefined {
  if (planned.photoRules.length === 0) return undefined;
  return widest(planned.photoRules.map(({ rule }) => rule));
}
