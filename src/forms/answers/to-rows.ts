import type { PcrForm } from '../model/types.js';
import { decide } from '../rules/evaluate.js';
import type { EvaluateOptions } from '../rules/options.js';
import { type Answers, answerOf, answerTexts } from '../values/answer.js';
import { makeRow, type PcrFormRow } from './row-types.js';

/**
 * Returns answers in canonical form: texts, numbers with two decimals, a list of option ids for a checkbox; blank
 * answers are left out. Invalid answers, and answers of no question, are returned unchanged. The JSON Schema of the
 * form describes this form of answers.
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
 * Writes answers as the rows of send_pcr_answers, in question order: one row per answer, one per selected option of a
 * checkbox, numbers with two decimals. Blank answers are left out, and those of questions that are hidden, inactive or
 * take no answer. An answer with errors is written unchanged, for the receiver to check.
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
