import { answerKind } from '../model/question-types.js';
import type { PcrForm, PcrQuestion } from '../model/types.js';
import { decide } from '../rules/evaluate.js';
import { type Plan, planOf } from '../rules/plan.js';
import { type AnswerReading, type Answers, answerOf, readAnswer } from '../values/answer.js';

/** A form with its answers. */
export interface FilledForm {
  readonly form: PcrForm;
  readonly answers: Answers;
}

/** Options of {@link transferAnswers}. */
export interface TransferOptions {
  /**
   * `request` (default): answers that people may ask to copy, of questions with question_transfer_prev_values.
   * `automatic`: answers that are copied without asking, of questions that have question_auto_transfer_prev_values as
   * well.
   */
  readonly mode?: 'request' | 'automatic';
  /** Ids of the questions to fill; default: all that allow it. */
  readonly questions?: readonly string[];
}

/** The reason why a previous answer was not copied. */
export type TransferRefusal =
  | 'unknown_question'
  | 'not_allowed'
  | 'no_previous_answer'
  | 'does_not_fit';

/** The copied answers, and the requested ones that could not be copied. */
export interface Transfer {
  readonly answers: Answers;
  readonly refused: readonly { readonly questionId: string; readonly reason: TransferRefusal }[];
}

function mayCopy(question: PcrQuestion, mode: 'request' | 'automatic'): boolean {
  if (!question.active || !question.transferPrevValues || question.shareName === '') return false;
  return mode === 'request' || question.autoTransferPrevValues;
}

/** Shown questions with a valid answer, by share name; the first question of a name counts. */
function previousByName({
  form,
  answers,
}: FilledForm): ReadonlyMap<string, [PcrQuestion, AnswerReading]> {
  const state = decide(form, answers, {});
  const byName = new Map<string, [PcrQuestion, AnswerReading]>();
  for (const [position, { question }] of state.plan.questions.entries()) {
    const reading = state.readings[position];
    const isShown = state.visible[position] === 1 && question.shareName !== '';
    if (!isShown || reading === undefined || byName.has(question.shareName)) continue;
    byName.set(question.shareName, [question, reading]);
  }
  return byName;
}

/**
 * Converts an answer for the other question. Options are matched by text; of several, the one with the same id is used.
 */
function fitAnswer(plan: Plan, position: number, from: PcrQuestion, given: readonly string[]) {
  const planned = plan.questions[position];
  if (planned === undefined || answerKind(from.type) !== planned.kind) return undefined;
  const { question, kind } = planned;
  const isChoice = kind === 'one' || kind === 'many';
  const values = given.map((id) => {
    if (!isChoice) return id;
    const text = [...from.options, ...from.inactiveOptions].find((one) => one.id === id)?.text;
    const fitting = question.options.filter((one) => one.text === text);
    return (fitting.find((one) => one.id === id) ?? fitting.at(-1))?.id;
  });
  if (!values.every((value) => value !== undefined)) return undefined;
  const reading = readAnswer(question, planned, values);
  return answerOf(question, reading);
}

/**
 * Copies previous answers to another form (or another version of it) by question_share_name, where the target form
 * allows it. Options are matched by their displayed text. Hidden questions have no previous answer. Neither form is
 * changed; the caller decides which answers to use.
 *
 * @throws FormError when the answers are not an object keyed by question id.
 */
export function transferAnswers(
  from: FilledForm,
  to: PcrForm,
  options: TransferOptions = {},
): Transfer {
  const plan = planOf(to);
  const previous = previousByName(from);
  const answers = new Map<string, string | string[]>();
  const refused: { questionId: string; reason: TransferRefusal }[] = [];
  for (const questionId of options.questions ?? plan.positions.keys()) {
    const position = plan.positions.get(questionId) ?? -1;
    const question = plan.questions[position]?.question;
    const [source, reading] = previous.get(question?.shareName ?? '') ?? [];
    const refuse = (reason: TransferRefusal): void => {
      if (options.questions !== undefined) refused.push({ questionId, reason });
    };
    if (question === undefined) refuse('unknown_question');
    else if (!mayCopy(question, options.mode ?? 'request')) refuse('not_allowed');
    else if (source === undefined || !reading?.given.length) refuse('no_previous_answer');
    else {
      const answer = fitAnswer(plan, position, source, reading.given);
      if (answer === undefined) refuse('does_not_fit');
      else answers.set(questionId, answer);
    }
  }
  return { answers: Object.fromEntries(answers), refused };
}
