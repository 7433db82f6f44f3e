import { type AnswerReading, BLANK, readAnswer } from '../values/answer.js';
import type { Test } from '../values/operators.js';
import type { EvaluateSettings } from './options.js';
import type { Plan, PlannedAction } from './plan.js';
import { selectable } from './plan.js';

/**
 * The state of a form that is being filled, by question position. It counts the met rules that show and hide each
 * question, so that a change costs only the rules that it affects.
 */
export interface FormState {
  readonly plan: Plan;
  readonly settings: EvaluateSettings;
  readonly readings: AnswerReading[];
  readonly visible: Uint8Array;
  readonly shows: Int32Array;
  readonly hides: Int32Array;
  /** For each action rule 1 if it is met, for rules in order and for those that close a loop. */
  readonly met: Uint8Array;
  readonly metInLoop: Uint8Array;
}

/** Makes a state without answers, before its evaluation. */
export function emptyState(plan: Plan, settings: EvaluateSettings): FormState {
  const size = plan.questions.length;
  return {
    plan,
    settings,
    readings: new Array<AnswerReading>(size).fill(BLANK),
    visible: new Uint8Array(size),
    shows: new Int32Array(size),
    hides: new Int32Array(size),
    met: new Uint8Array(plan.actionCount),
    metInLoop: new Uint8Array(plan.actionCount),
  };
}

/** Returns true if a reading meets the test of a rule; an invalid answer meets none. */
export function meets(reading: AnswerReading, test: Test, settings: EvaluateSettings): boolean {
  if (reading.problem !== null) return false;
  if (reading.given.length === 0 && settings.blankAnswers === 'never') return false;
  return test(reading.given);
}

/** Adds or removes a rule at its targets, and reports these to `touch`. */
function apply(
  state: FormState,
  action: PlannedAction,
  isMet: boolean,
  inLoop: boolean,
  touch: (position: number) => void,
): void {
  const known = inLoop ? state.metInLoop : state.met;
  if ((known[action.slot] === 1) === isMet) return;
  known[action.slot] = isMet ? 1 : 0;
  for (const { target, effect, closesLoop } of action.targets) {
    if (closesLoop !== inLoop) continue;
    const counts = effect === 'show' ? state.shows : state.hides;
    counts[target] = (counts[target] ?? 0) + (isMet ? 1 : -1);
    touch(target);
  }
}

/** Sets the answer of one question; its rules that close a loop are counted at once. */
export function assign(
  state: FormState,
  position: number,
  value: unknown,
  touch: (position: number) => void,
): void {
  const planned = state.plan.questions[position];
  if (planned === undefined) return;
  const { question, actions } = planned;
  const reading = readAnswer(question, selectable(planned, state.settings.previous), value);
  state.readings[position] = reading;
  touch(position);
  const counts =
    question.active && (question.shownByDefault || state.settings.hiddenAnswers === 'count');
  for (const action of actions) {
    apply(state, action, counts && meets(reading, action.test, state.settings), true, touch);
  }
}

function isShown(state: FormState, position: number): boolean {
  const question = state.plan.questions[position]?.question;
  if (question === undefined || !question.active) return false;
  const isToShow = (state.shows[position] ?? 0) > 0;
  const isToHide = (state.hides[position] ?? 0) > 0;
  if (isToShow && isToHide) return state.settings.conflict === 'show';
  return isToShow || (question.shownByDefault && !isToHide);
}

/**
 * Evaluates one question again: its visibility, and which of its rules are met.
 *
 * @returns true if its visibility has changed
 */
export function refresh(
  state: FormState,
  position: number,
  touch: (position: number) => void,
): boolean {
  const planned = state.plan.questions[position];
  if (planned === undefined) return false;
  const isVisible = isShown(state, position);
  const hasChanged = (state.visible[position] === 1) !== isVisible;
  state.visible[position] = isVisible ? 1 : 0;
  const counts = isVisible || (planned.question.active && state.settings.hiddenAnswers === 'count');
  const reading = state.readings[position] ?? BLANK;
  for (const action of planned.actions) {
    apply(state, action, counts && meets(reading, action.test, state.settings), false, touch);
  }
  return hasChanged;
}
