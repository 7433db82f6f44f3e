import { printableLine } from '../../protocol/printable.js';
import { answerKind } from '../model/question-types.js';
import type { PhotoRule } from '../model/rule-types.js';
import type { PcrForm, PcrQuestion } from '../model/types.js';
import { demand } from '../rules/answer-errors.js';
import { planOf } from '../rules/plan.js';

/** Returns foreign text on one line, without control sequences for a terminal. */
function lineOf(text: string): string {
  return printableLine(text.replace(/\s+/gu, ' ').trim());
}

function attributes(question: PcrQuestion): string {
  const isAsked = question.required && answerKind(question.type) !== 'none';
  const words = [question.type, isAsked ? 'required' : '', question.shownByDefault ? '' : 'hidden'];
  return words.filter((word) => word !== '').join(', ');
}

function photoLine(question: PcrQuestion, { condition, min, max }: PhotoRule): string[] {
  const limits = max === null ? `at least ${min}` : `${min} to ${max}`;
  if (condition !== null) return [`photos when ${demand(question, condition)}: ${limits}`];
  return min === 0 && max === null ? [] : [`photos: ${limits}`];
}

function details(question: PcrQuestion, form: PcrForm): string[] {
  const bullet = answerKind(question.type) === 'many' ? '[ ]' : '( )';
  const { questions, positions } = planOf(form);
  const nameOf = (id: string): string => questions[positions.get(id) ?? -1]?.question.name ?? id;
  return [
    ...question.options.map(({ id, text }) => `${bullet} ${text} [${id}]`),
    ...question.fieldRules.map((rule) => `has to be ${demand(question, rule)}`),
    ...question.photoRules.flatMap((rule) => photoLine(question, rule)),
    ...question.actionRules.flatMap((rule) =>
      rule.checks.map(
        ({ effect, questionId }) =>
          `when ${demand(question, rule)}: ${effect} "${nameOf(questionId)}" [${questionId}]`,
      ),
    ),
  ];
}

/**
 * Returns the form as text for a terminal: its active questions in order with options, rules and ids, then its
 * findings. Ends with a line break.
 */
export function toPlainText(form: PcrForm): string {
  const version = form.version === null ? '' : `, version ${form.version}`;
  const lines = [lineOf(`${form.name} [form ${form.id}${version}]`), ''];
  for (const question of form.questions.filter(({ active }) => active)) {
    lines.push(lineOf(`${question.name} [${question.id}] (${attributes(question)})`));
    lines.push(...details(question, form).map((line) => `  ${lineOf(line)}`));
  }
  if (form.findings.length > 0) lines.push('', 'Findings:');
  lines.push(...form.findings.map(({ code, message }) => `  ${code}: ${lineOf(message)}`));
  return `${lines.join('\n')}\n`;
}
