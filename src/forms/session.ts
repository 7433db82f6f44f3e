import type { PcrForm } from './model/types.js';
import { unknownQuestion } from './rules/answer-errors.js';
import { decide, entriesOf, isGiven } from './rules/evaluate.js';
import { type Evaluation, summarize } from './rules/evaluation.js';
import type { EvaluateOptions } from './rules/options.js';
import { type QuestionState, questionState } from './rules/question-state.js';
import { assign, type FormState, refresh } from './rules/state.js';
import type { Answers, AnswerValue } from './values/answer.js';

/** A queue that gives back the smallest number first, each number once. */
export class RankQueue {
  /** Ascending. Ranks mostly come so: a rule acts on what stands behind it. */
  readonly #ranks: number[] = [];

  /** Adds a rank unless it is waiting already. */
  push(rank: number): void {
    const ranks = this.#ranks;
    const before = ranks.findLastIndex((other) => other <= rank);
    if (ranks[before] !== rank) ranks.splice(before + 1, 0, rank);
  }

  /** Takes the smallest rank out; undefined when none is waiting. */
  pop(): number | undefined {
    return this.#ranks.shift();
  }
}

/** A form being filled: every change re-evaluates what depends on it and nothing else. */
export interface FormSession {
  /**
   * Sets or (with null, undefined, empty text or an empty list) clears an answer.
   *
   * @returns the ids of the questions that may look different now: the one that was set and those
   * that came or went, in the order decided.
   */
  set(questionId: string, value: AnswerValue): readonly string[];
  /** Sets the number of photos flagged to a question; from then on photos are judged. */
  setPhotos(questionId: string, count: number): void;
  /** How one question stands now; undefined for a question that the form does not have. */
  question(questionId: string): QuestionState | undefined;
  /** Whether nothing is missing; costs nothing. */
  readonly complete: boolean;
  /** The answers as they were set, hidden ones included. */
  readonly answers: Answers;
  /** The whole form, as `evaluate` would tell it; linear in the form's size. */
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
 * Starts filling a form.
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
