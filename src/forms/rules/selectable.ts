import { answerTexts, type Selectable } from '../values/answer.js';
import type { PlannedQuestion } from './plan.js';

/** The options that may be selected now: the active ones and those that an earlier answer holds. */
export function selectable(
  planned: PlannedQuestion,
  previous: ReadonlyMap<string, unknown>,
): Selectable {
  if (planned.withdrawn.size === 0) return planned;
  const kept = (answerTexts(previous.get(planned.question.id)) ?? []).filter((id) =>
    planned.withdrawn.has(id),
  );
  if (kept.length === 0) return planned;
  return { offered: new Set([...planned.offered, ...kept]), withdrawn: planned.withdrawn };
}
