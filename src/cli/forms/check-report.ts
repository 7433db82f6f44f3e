import {
  type AnswerError,
  type AnswerErrorCode,
  checkRows,
  type Evaluation,
  evaluate,
  type PcrForm,
} from '../../forms/index.js';

/** The evaluation of a form with rows. */
interface CheckReport extends Omit<Evaluation, 'errors'> {
  readonly form: PcrForm;
  readonly errors: readonly AnswerError[];
}

/** The errors of a row itself. The evaluation states all others. */
const ROW_ERRORS: ReadonlySet<AnswerErrorCode> = new Set([
  'row_unreadable',
  'data_type_differs',
  'value_extra',
]);

/** Evaluates a form with the answers of rows, and returns the errors of the rows. */
export function checkForm(form: PcrForm, rows: unknown): CheckReport {
  const { answers, errors } = checkRows(form, rows);
  const evaluation = evaluate(form, answers);
  const wrongRows = errors.filter(({ code }) => ROW_ERRORS.has(code));
  return { ...evaluation, form, errors: [...wrongRows, ...evaluation.errors] };
}

/** Returns the report as one line of JSON. Members of `photos` are in the order of the questions. */
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

/** Returns the report for people, without characters that control a terminal. */
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
