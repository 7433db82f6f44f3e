import type { AnswerError, PcrForm } from '../forms/index.js';
import { LinkError } from '../protocol/errors.js';

/**
 * Gives the form that the rows of send_pcr_answers, and the flags of send_photo_flag, are checked against.
 *
 * @param formId the `pcr_form_id` of the call
 * @param version its `form_ver_id`, where the caller sent one; the documents do not ask for it
 * @param data all of event_data: an order, by its `dst_report_id`, knows which version it carries
 * @returns null or undefined to leave the call unchecked
 */
export type CheckPcrAnswers = (
  formId: string,
  version: string | undefined,
  data: Readonly<Record<string, unknown>>,
) => PcrForm | null | undefined | Promise<PcrForm | null | undefined>;

/** Loaded when the first form is checked: a receiver that checks none need not pay for it at its start. */
type Forms = typeof import('../forms/index.js');

interface Check {
  /** The member that is checked. */
  readonly member: string;
  errors(forms: Forms, form: PcrForm, value: unknown): readonly AnswerError[];
}

/** The events that carry something of a form. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  [
    'send_pcr_answers',
    { member: 'pcr_form_rows', errors: (forms, form, rows) => forms.checkRows(form, rows).errors },
  ],
  [
    'send_photo_flag',
    { member: 'question_data', errors: (forms, form, flags) => forms.checkPhotoFlags(form, flags) },
  ],
]);

/** Whether an event carries something that a form can tell right from wrong. */
export function concernsForm(event: string): boolean {
  return checks.has(event);
}

/**
 * Refuses what breaks the form.
 *
 * @throws LinkError `data_invalid`, whose message names question and rule; what the option throws goes on as it is
 */
export async function checkAgainstForm(
  event: string,
  data: Readonly<Record<string, unknown>>,
  formOf: CheckPcrAnswers,
): Promise<void> {
  const check = checks.get(event);
  const version = data.form_ver_id;
  const form = await formOf(
    String(data.pcr_form_id),
    version === undefined ? undefined : String(version),
    data,
  );
  if (!check || !form) return;
  const forms = await import('../forms/index.js');
  const [first] = check.errors(forms, form, data[check.member]);
  if (first === undefined) return;
  throw new LinkError('data_invalid', `event_data.${check.member}: ${first.message}`);
}
