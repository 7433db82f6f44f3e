import type { PcrForm } from '../model/types.js';
import { decide } from '../rules/evaluate.js';
import type { EvaluateOptions } from '../rules/options.js';
import { type Answers, answerOf, answerTexts } from '../values/answer.js';
import { makeRow, type PcrFormRow } from './row-types.js';

/**
 * Answers in canonical form: texts, numbers with two decimals, a list of option ids for a checkbox;
 * what is blank is left out. Answers that cannot be taken, or belong to no question, stay as given.
 * This is the form that the JSON Schema of the form describes.
 *
 * @throws FormError when `answers` is not an object keyed by question id.
 */
export function canonicalAnswers(
  form: PcrForm,
  answers: Answers,
  options: EvaluateOptions = {},
): Answers {
  const { plan, readings } = decide(form, answers, options);
  const canonical = Object.entries(answers).flatMap(([id, value]) => {
    const position = plan.positions.get(id) ?? -1;
    const planned = plan.questions[position];
    const reading = readings[position];
    if (answerTexts(value)?.length === 0) return [];
    if (planned === undefined || reading === undefined || reading.problem !== null) {
      return [[id, value] as const];
    }
    return [[id, answerOf(planned.question, reading)] as const];
  });
  return Object.fromEntries(canonical);
}

/**
 * Writes answers as the rows of send_pcr_answers, in question order: one row per answer, one per
 * selected option of a checkbox, numbers with two decimals. Left out are blank answers and those of
 * questions that are hidden, inactive or take no answer. An answer that `evaluate` calls wrong is
 * written as it is, for the receiver to judge.
 *
 * @throws FormError when `answers` is not an object keyed by question id.
 */
export function toRows(
  form: PcrForm,
  answers: Answers,
  options: EvaluateOptions = {},
): PcrFormRow[] {
  const { plan, readings, visible } = decide(form, answers, options);
  const given = new Map(Object.entries(answers));
  return plan.questions.flatMap(({ question: { id, dataType } }, position) => {
    const reading = readings[position];
    if (visible[position] !== 1 || dataType === null || reading === undefined) return [];
    const texts = reading.problem === null ? reading.given : (answerTexts(given.get(id)) ?? []);
    return texts.map((text) => makeRow(id, dataType, text));
  });
}
