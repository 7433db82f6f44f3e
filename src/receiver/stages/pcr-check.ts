import type { AnswerError, PcrForm } from '../../forms/index.js';
import type { CatalogueEntry } from '../../protocol/catalogue/entry.js';
import { LinkError } from '../../protocol/errors/errors.js';

/**
 * Returns the form by which the rows of send_pcr_answers, and the flags of send_photo_flag, are validated.
 *
 * @param formId the `pcr_form_id` of the call
 * @param version its `form_ver_id`, where the caller sent one; the documents do not require it
 * @param data all of event_data: the order of its `dst_report_id` has one version of the form
 * @returns null or undefined to accept the call without validation
 */
export type CheckPcrAnswers = (
  formId: string,
  version: string | undefined,
  data: Readonly<Record<string, unknown>>,
) => PcrForm | null | undefined | Promise<PcrForm | null | undefined>;

/** The module is loaded when the first form is checked, so that a receiver that checks none starts faster. */
type Forms = typeof import('../../forms/index.js');

type FormCheck = NonNullable<CatalogueEntry['formCheck']>;

/**
 * Refuses data that break the form.
 *
 * @throws LinkError `data_invalid`, whose message names question and rule; an error of the option is passed on
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
  const [first] = errorsOf(await import('../../forms/index.js'), form, as, data[member]);
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
