import {
  type AnswerError,
  type AnswerErrorCode,
  checkRows,
  type Evaluation,
  evaluate,
  type PcrForm,
} from '../../forms/index.js';

/** How a form stands with the rows given. */
interface CheckReport extends Omit<Evaluation, 'errors'> {
  readonly form: PcrForm;
  readonly errors: readonly AnswerError[];
}

/** What can be wrong with a row itself; everything else is told by the evaluation. */
const ROW_ERRORS: ReadonlySet<AnswerErrorCode> = new Set([
  'row_unreadable',
  'data_type_differs',
  'value_extra',
]);

/** Evaluates a form with the answers that rows hold, and tells what is wrong with the rows. */
export function checkForm(form: PcrForm, rows: unknown): CheckReport {
  const { answers, errors } = checkRows(form, rows);
  const evaluation = evaluate(form, answers);
  const wrongRows = errors.filter(({ code }) => ROW_ERRORS.has(code));
  return { ...evaluation, form, errors: [...wrongRows, ...evaluation.errors] };
}

/** The report as one line of JSON; members of `photos` keep the order of the questions. */
export function toJson({ form, complete, visible, required, errors, photos }: CheckReport): string {
  const limits = [...photos].map(
    ([id, { min, max }]) => `${JSON.stringify(id)}:${JSON.stringify({ min, max })}`,
  );
  const wireErrors = errors.map(({ questionId, ruleId, message }) => ({
    pcr_question_id: questionId,
    rule_id: ruleId,
    message,
  }));
  const members: readonly (readonly [string, string])[] = [
    ['complete', JSON.stringify(complete)],
    ['visible', JSON.stringify(visible)],
    ['required', JSON.stringify(required)],
    ['errors', JSON.stringify(wireErrors)],
    ['photos', `{${limits.join(',')}}`],
    ['findings', JSON.stringify(form.findings)],
  ];
  return `{${members.map(([name, json]) => `"${name}":${json}`).join(',')}}\n`;
}

/** The report for people; without characters that could steer a terminal. */
export function toText(report: CheckReport): string {
  const { form, complete, missing, errors, photos } = report;
  const names = new Map(form.questions.map(({ id, name }) => [id, `question ${id} "${name}"`]));
  const needed = [...photos].flatMap(([id, { min, max }]) =>
    min > 0
      ? [
          `photos needed: ${names.get(id)}: ${max === null ? `at least ${min}` : `${min} to ${max}`}`,
        ]
      : [],
  );
  const lines = [
    `${form.name} [form ${form.id}]: ${complete ? 'complete' : 'not complete'}, errors: ${errors.length}`,
    ...missing.map((id) => `missing: ${names.get(id)}`),
    ...errors.map(({ message }) => `error: ${message}`),
    ...needed,
    ...form.findings.map(({ message }) => `finding: ${message}`),
  ];
  return lines.map((line) => `${line.replace(/\p{C}+/gu, ' ')}\n`).join('');
}
