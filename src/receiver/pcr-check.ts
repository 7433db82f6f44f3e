import type { AnswerError, PcrForm } from '../forms/index.js';
import type { CatalogueEntry } from '../protocol/catalogue/entry.js';
import { LinkError } from '../protocol/errors/errors.js';

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

type FormCheck = NonNullable<CatalogueEntry['formCheck']>;

/**
 * Refuses what breaks the form.
 *
 * @throws LinkError `data_invalid`, whose message names question and rule; what the option throws goes on as it is
 */
export async function checkAgainstForm(
  { member, as }: FormCheck,
  data: Readonly<Record<string, unknown>>,
  formOf: CheckPcrAnswers,
): Promise<void> {
  const version = data.form_ver_id;
  const form = await formOf(
    String(data.pcr_form_id),
    version === undefined ? undefined : String(version),
    data,
  );
  if (!form) return;
  const [first] = errorsOf(await import('../forms/index.js'), form, as, data[member]);
  if (first === undefined) return;
  throw new LinkError('data_invalid', `event_data.${member}: ${first.message}`);
}

function errorsOf(
  forms: Forms,
  form: PcrForm,
  as: FormCheck['as'],
  value: unknown,
): readonly AnswerError[] {
  return as === 'rows' ? forms.checkRows(form, value).errors : forms.checkPhotoFlags(form, value);
}
