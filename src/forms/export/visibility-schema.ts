import { type EvaluateOptions, type EvaluateSettings, settle } from '../rules/options.js';
import type { Plan, PlannedAction, PlannedQuestion } from '../rules/plan.js';
import { selectable } from '../rules/plan.js';
import type { Selectable } from '../values/answer.js';
import { answerSchema, BLANK_ANSWER, conditionSchema, givenSchema } from './answer-schema.js';
import { allOf, anyOf, type JsonSchema, member, NEVER, refTo } from './schema.js';

/** The visibility of a question: always, never, or where the answers meet a schema. */
export type Visibility = 'always' | 'never' | JsonSchema;

interface IncomingRule {
  readonly position: number;
  readonly source: PlannedQuestion;
  readonly action: PlannedAction;
  readonly effect: 'show' | 'hide';
  readonly closesLoop: boolean;
}

/** The definitions of a form's schema: answers by type, met rules, shown questions. */
export interface Definitions {
  readonly settings: EvaluateSettings;
  readonly all: ReadonlyMap<string, JsonSchema>;
  /** Returns the visibility of the question at a position. */
  visibility(position: number): Visibility;
  optionsOf(planned: PlannedQuestion): Selectable;
}

function incomingOf(plan: Plan): ReadonlyMap<number, readonly IncomingRule[]> {
  const incoming = new Map<number, IncomingRule[]>();
  for (const [position, source] of plan.questions.entries()) {
    for (const action of source.question.active ? source.actions : []) {
      for (const { target, effect, closesLoop } of action.targets) {
        const known = incoming.get(target) ?? [];
        known.push({ position, source, action, effect, closesLoop });
        incoming.set(target, known);
      }
    }
  }
  return incoming;
}

/** Combines the rules that show and those that hide a question, both as alternatives. */
function shown(
  isDefault: boolean,
  shows: JsonSchema[],
  hides: JsonSchema[],
  wins: 'hide' | 'show',
) {
  const toShow = anyOf(shows);
  const notHidden: JsonSchema = { not: anyOf(hides) };
  if (!isDefault)
    return wins === 'show' || hides.length === 0 ? toShow : allOf([toShow, notHidden]);
  return wins === 'show' ? anyOf([toShow, notHidden]) : notHidden;
}

/** Returns the schema of the answers that meet a rule. */
function ruleSchema(
  { position, source, action, closesLoop }: IncomingRule,
  settings: EvaluateSettings,
  seen: Visibility,
  options: Selectable,
): JsonSchema {
  const { id, shownByDefault } = source.question;
  const fromShown: Visibility = closesLoop ? (shownByDefault ? 'always' : 'never') : seen;
  const visibility = settings.hiddenAnswers === 'count' ? 'always' : fromShown;
  if (visibility === 'never') return NEVER;
  const condition = conditionSchema(source, action.rule, options);
  const parts = [refTo(`answer-${position}`), ...givenSchema(source.kind), condition];
  const given = member(id, { allOf: parts }, true);
  const meetsBlank = settings.blankAnswers === 'compare' && action.test([]);
  const met = meetsBlank ? anyOf([member(id, BLANK_ANSWER, false), given]) : given;
  return visibility === 'always' ? met : allOf([visibility, met]);
}

/** Makes the definitions of a form, one for each rule and each question. */
export function define(plan: Plan, options: EvaluateOptions): Definitions {
  const settings = settle(options);
  const incoming = incomingOf(plan);
  const all = new Map<string, JsonSchema>();
  const visibilities = new Map<number, Visibility>();
  const optionsOf = (planned: PlannedQuestion): Selectable =>
    selectable(planned, settings.previous);
  const visibility = (position: number): Visibility => visibilities.get(position) ?? 'never';
  const ruleRef = (entry: IncomingRule): JsonSchema => {
    const key = `rule-${entry.action.slot}${entry.closesLoop ? '-loop' : ''}`;
    const seen = visibility(entry.position);
    if (!all.has(key)) all.set(key, ruleSchema(entry, settings, seen, optionsOf(entry.source)));
    return refTo(key);
  };
  const decide = (position: number, { question }: PlannedQuestion): Visibility => {
    const entries = incoming.get(position) ?? [];
    if (!question.active) return 'never';
    if (entries.length === 0) return question.shownByDefault ? 'always' : 'never';
    const refs = (effect: string) =>
      entries.filter((entry) => entry.effect === effect).map(ruleRef);
    const [shows, hides] = [refs('show'), refs('hide')];
    if (question.shownByDefault && hides.length === 0) return 'always';
    if (!question.shownByDefault && shows.length === 0) return 'never';
    const key = `visible-${position}`;
    all.set(key, shown(question.shownByDefault, shows, hides, settings.conflict));
    return refTo(key);
  };
  for (const [position, planned] of plan.questions.entries()) {
    if (planned.kind === 'none' || !planned.question.active) continue;
    all.set(`answer-${position}`, answerSchema(planned, optionsOf(planned)));
  }
  for (const position of plan.order) {
    const planned = plan.questions[position];
    if (planned !== undefined) visibilities.set(position, decide(position, planned));
  }
  return { settings, all, visibility, optionsOf };
}
