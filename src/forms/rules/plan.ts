import { type AnswerKind, answerKind } from '../model/question-types.js';
import type { ActionRule, FieldRule, PhotoRule } from '../model/rule-types.js';
import type { PcrForm, PcrQuestion } from '../model/types.js';
import { answerTexts, type Selectable } from '../values/answer.js';
import { compileTest, type Test } from '../values/operators.js';

/** One frame of the depth-first search: a node and the number of its followed edges. */
interface Frame {
  readonly node: number;
  next: number;
}

/**
 * Returns the strongly connected components of a directed graph in topological order, sources first (Tarjan's algorithm
 * with an explicit stack, so that long chains cannot overflow the call stack). Linear in nodes and edges.
 */
function components(targets: readonly (readonly number[])[]): number[][] {
  const index = new Int32Array(targets.length).fill(-1);
  const low = new Int32Array(targets.length);
  const onStack = new Uint8Array(targets.length);
  const stack: number[] = [];
  const found: number[][] = [];
  let counter = 0;

  const enter = (node: number): Frame => {
    index[node] = counter;
    low[node] = counter;
    counter += 1;
    stack.push(node);
    onStack[node] = 1;
    return { node, next: 0 };
  };
  const lower = (node: number, value: number | undefined): void => {
    low[node] = Math.min(low[node] ?? 0, value ?? 0);
  };
  const leave = (node: number): void => {
    if (low[node] !== index[node]) return;
    const members = stack.splice(stack.lastIndexOf(node));
    for (const member of members) onStack[member] = 0;
    found.push(members);
  };

  for (let root = 0; root < targets.length; root += 1) {
    const frames = index[root] === -1 ? [enter(root)] : [];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const target = targets[frame.node]?.[frame.next];
      frame.next += 1;
      if (target === undefined) {
        frames.pop();
        leave(frame.node);
        const parent = frames.at(-1);
        if (parent !== undefined) lower(parent.node, low[frame.node]);
      } else if (index[target] === -1) frames.push(enter(target));
      else if (onStack[target] === 1) lower(frame.node, index[target]);
    }
  }
  return found.reverse();
}

/** The effect of an action rule on one question, by positions in the form. */
interface PlannedTarget {
  readonly target: number;
  readonly effect: 'show' | 'hide';
  /** True for a rule that closes a loop: it reads the default visibility of its source instead of the present one. */
  readonly closesLoop: boolean;
}

/** A compiled action rule; `slot` is its index in the arrays of a state. */
export interface PlannedAction {
  readonly rule: ActionRule;
  readonly slot: number;
  readonly test: Test;
  readonly targets: readonly PlannedTarget[];
}

/** A question with its rules compiled. */
export interface PlannedQuestion extends Selectable {
  readonly question: PcrQuestion;
  readonly kind: AnswerKind;
  readonly fieldRules: readonly { readonly rule: FieldRule; readonly test: Test }[];
  readonly actions: readonly PlannedAction[];
  readonly photoRules: readonly { readonly rule: PhotoRule; readonly test: Test | null }[];
}

/** A form compiled for evaluation: questions by position, and their evaluation order. */
export interface Plan {
  readonly questions: readonly PlannedQuestion[];
  readonly positions: ReadonlyMap<string, number>;
  /** Positions in evaluation order: each question after all that decide on it. */
  readonly order: readonly number[];
  /** Index of each position in `order`. */
  readonly ranks: readonly number[];
  /** Positions of the questions of each loop of rules. */
  readonly loops: readonly (readonly number[])[];
  readonly actionCount: number;
}

/** Returns the positions that a question's rules act on; an inactive question neither acts nor is acted on. */
function targetsOf(question: PcrQuestion, positions: ReadonlyMap<string, number>): number[] {
  if (!question.active) return [];
  return question.actionRules.flatMap(({ checks }) =>
    checks.flatMap(({ questionId }) => positions.get(questionId) ?? []),
  );
}

type QuestionOrder = Pick<Plan, 'positions' | 'order' | 'ranks' | 'loops'>;

function orderQuestions(form: PcrForm): QuestionOrder {
  const positions = new Map(form.questions.map(({ id }, position) => [id, position]));
  const edges = form.questions.map((question) => targetsOf(question, positions));
  const groups = components(edges).map((group) => group.sort((left, right) => left - right));
  const order = groups.flat();
  const ranks: number[] = [];
  for (const [rank, position] of order.entries()) ranks[position] = rank;
  const loops = groups.filter(([first = 0, second]) => {
    return second !== undefined || edges[first]?.includes(first);
  });
  return { positions, order, ranks, loops };
}

function planQuestion(
  question: PcrQuestion,
  { positions, ranks }: QuestionOrder,
  nextSlot: () => number,
): PlannedQuestion {
  const kind = answerKind(question.type);
  const rankOf = (id: string): number => ranks[positions.get(id) ?? -1] ?? -1;
  const plannedTargets = ({ checks }: ActionRule): PlannedTarget[] =>
    checks.flatMap(({ questionId, effect }) => {
      const target = positions.get(questionId);
      if (target === undefined) return [];
      // All other rules act from lower ranks on higher ones.
      return { target, effect, closesLoop: rankOf(questionId) <= rankOf(question.id) };
    });
  return {
    question,
    kind,
    offered: new Set(question.options.map(({ id }) => id)),
    withdrawn: new Set(question.inactiveOptions.map(({ id }) => id)),
    fieldRules: question.fieldRules.map((rule) => ({ rule, test: compileTest(kind, rule) })),
    actions: question.actionRules.map((rule) => ({
      rule,
      slot: nextSlot(),
      test: compileTest(kind, rule),
      targets: plannedTargets(rule),
    })),
    photoRules: question.photoRules.map((rule) => ({
      rule,
      test: rule.condition && compileTest(kind, rule.condition),
    })),
  };
}

function makePlan(form: PcrForm): Plan {
  const ordering = orderQuestions(form);
  let actionCount = 0;
  const nextSlot = (): number => {
    actionCount += 1;
    return actionCount - 1;
  };
  const questions = form.questions.map((question) => planQuestion(question, ordering, nextSlot));
  return { ...ordering, questions, actionCount };
}

const plans = new WeakMap<PcrForm, Plan>();

/** Returns the compiled form, which is made once per form object. */
export function planOf(form: PcrForm): Plan {
  const known = plans.get(form);
  if (known !== undefined) return known;
  const plan = makePlan(form);
  plans.set(form, plan);
  return plan;
}

/** Returns the options that may be selected now: the active ones and those of an earlier answer. */
export function selectable(
  planned: PlannedQuestion,
  previous: ReadonlyMap<string, unknown>,
): Selectable {
  if (planned.withdrawn.size === 0) return planned;
  const retained = (answerTexts(previous.get(planned.question.id)) ?? []).filter((id) =>
    planned.withdrawn.has(id),
  );
  if (retained.length === 0) return planned;
  return { offered: new Set([...planned.offered, ...retained]), withdrawn: planned.withdrawn };
}
