import type { PcrForm } from './model/types.js';
import { unknownQuestion } from './rules/answer-errors.js';
import { decide, entriesOf, isGiven } from './rules/evaluate.js';
import { type Evaluation, summarize } from './rules/evaluation.js';
import type { EvaluateOptions } from './rules/options.js';
import { type QuestionState, questionState } from './rules/question-state.js';
import { assign, type FormState, refresh } from './rules/state.js';
import type { Answers, AnswerValue } from './values/answer.js';

/** A priority queue of distinct numbers that returns the smallest first. */
export class RankQueue {
  /** In ascending order. Ranks mostly arrive in this order, because a rule acts on later questions. */
  readonly #ranks: number[] = [];

  /** Adds a rank unless the queue contains it. */
  push(rank: number): void {
    const ranks = this.#ranks;
    const before = ranks.findLastIndex((other) => other <= rank);
    if (ranks[before] !== rank) ranks.splice(before + 1, 0, rank);
  }

  /** Removes and returns the smallest rank; undefined for an empty queue. */
  pop(): number | undefined {
    return this.#ranks.shift();
  }
}

/** A form that is being filled: a change re-evaluates only the questions that depend on it. */
export interface FormSession {
  /**
   * Sets an answer, or clears it (with null, undefined, empty text or an empty list).
   *
   * @returns the ids of the questions that may have changed: the one that was set, and those that were shown or hidden,
   *   in evaluation order.
   */
  set(questionId: string, value: AnswerValue): readonly string[];
  /** Sets the number of flagged photos of a question; from then on photos are checked. */
  setPhotos(questionId: string, count: number): void;
  /** Returns the state of one question; undefined for an unknown question. */
  question(questionId: string): QuestionState | undefined;
  /** True when nothing is missing; reading it is free of cost. */
  readonly complete: boolean;
  /** The answers as they were set, including those of hidden questions. */
  readonly answers: Answers;
  /** Returns the evaluation of the whole form; linear in the form's size. */
  evaluation(): Evaluation;
}

class Session implements FormSession {
  readonly #state: FormState;
  readonly #given: Map<string, AnswerValue>;
  readonly #incomplete = new Set<number>();
  #photos: Map<string, number> | undefined;

  constructor(form: PcrForm, answers: Answers, options: EvaluateOptions) {
    this.#state = decide(form, answers, options);
    this.#given = new Map(entriesOf('answers', answers).filter(([, value]) => isGiven(value)));
    this.#photos = options.photos && new Map(entriesOf('photos', options.photos));
    this.#noteAll();
  }

  #standing(position: number): QuestionState | undefined {
    const id = this.#state.plan.questions[position]?.question.id ?? '';
    return questionState(this.#state, position, this.#photos && (this.#photos.get(id) ?? 0));
  }

  #note(position: number): void {
    const now = this.#standing(position);
    if (now?.missing || now?.photosMissing) this.#incomplete.add(position);
    else this.#incomplete.delete(position);
  }

  #noteAll(): void {
    for (const position of this.#state.plan.questions.keys()) this.#note(position);
  }

  #settle(position: number, value: AnswerValue): readonly string[] {
    const { questions, order, ranks } = this.#state.plan;
    const waiting = new RankQueue();
    const touch = (target: number): void => waiting.push(ranks[target] ?? 0);
    const changed: string[] = [];
    assign(this.#state, position, value, touch);
    for (let rank = waiting.pop(); rank !== undefined; rank = waiting.pop()) {
      const next = order[rank] ?? 0;
      if (!refresh(this.#state, next, touch) && next !== position) continue;
      this.#note(next);
      changed.push(questions[next]?.question.id ?? '');
    }
    return changed;
  }

  set(questionId: string, value: AnswerValue): readonly string[] {
    if (isGiven(value)) this.#given.set(questionId, value);
    else this.#given.delete(questionId);
    const position = this.#state.plan.positions.get(questionId);
    return position === undefined ? [] : this.#settle(position, value);
  }

  setPhotos(questionId: string, count: number): void {
    const werePhotosChecked = this.#photos !== undefined;
    this.#photos = (this.#photos ?? new Map<string, number>()).set(questionId, count);
    const position = this.#state.plan.positions.get(questionId);
    if (!werePhotosChecked) this.#noteAll();
    else if (position !== undefined) this.#note(position);
  }

  question(questionId: string): QuestionState | undefined {
    return this.#standing(this.#state.plan.positions.get(questionId) ?? -1);
  }

  get complete(): boolean {
    return this.#incomplete.size === 0;
  }

  get answers(): Answers {
    return Object.fromEntries(this.#given);
  }

  evaluation(): Evaluation {
    const { questions, positions } = this.#state.plan;
    const states = [...questions.keys()].flatMap((position) => this.#standing(position) ?? []);
    const strays = [...this.#given.keys()].filter((id) => !positions.has(id));
    return summarize(states, strays.map(unknownQuestion));
  }
}

/**
 * Starts a session that fills a form.
 *
 * @throws FormError when `answers` is not an object keyed by question id.
 */
export function createSession(
  form: PcrForm,
  answers: Answers = {},
  options: EvaluateOptions = {},
): FormSession {
  return new Session(form, answers, options);
}
