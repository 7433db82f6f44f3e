import {
  type Answers,
  type FilledForm,
  type PcrForm,
  transferAnswers,
} from '../../../forms/index.js';
import { FIELD_NAMES, type OrderFields } from '../order-fields.js';
import { seen, type Viewer } from '../visibility/visibility.js';

/** An answer of an earlier order that may be used again. */
export interface OfferedAnswer {
  readonly pcr_question_id: string;
  /** An answer in the form of `Answers` of `svclink/forms`, with the option ids of the new form. */
  readonly answer: Answers[string];
  /** True if the form uses it without asking (`question_auto_transfer_prev_values`). */
  readonly is_automatic: boolean;
  /** The order of the answer; for an imported order our own id. */
  readonly order_id: string;
  readonly wo_number: string;
  /** Milliseconds since 1970. */
  readonly answered_at: number;
}

/** The initial values of a form of an order. */
export interface FormOffer {
  /**
   * The values of the questions that show a field of the order (`svcfield`), by question id; '' where the field is
   * unset. The document does not define the field. We use the one that question_share_name names, else question_name,
   * in any case and spacing. A question that names no field is left out.
   */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The answers of earlier orders of the same property and peer that the form allows to use again
   * (`question_transfer_prev_values`), by question_share_name; the newest of several.
   */
  readonly answers: readonly OfferedAnswer[];
}

/** A form that was filled for an earlier order. */
export interface EarlierForm extends FilledForm {
  readonly order_id: string;
  readonly wo_number: string;
  readonly answered_at: number;
}

/** The most filled forms that are searched, the newest first. */
export const MOST_EARLIER = 20;

/**
 * Returns the initial values of a form.
 *
 * @param order its own fields, and its number
 * @param earlier the filled forms of earlier orders, newest first
 */
export function offerOf(
  form: PcrForm,
  order: { readonly wo_number: string; readonly fields: OrderFields },
  earlier: readonly EarlierForm[],
): FormOffer {
  const automatic = new Set(
    form.questions.filter((one) => one.autoTransferPrevValues).map(({ id }) => id),
  );
  const answers = new Map<string, OfferedAnswer>();
  for (const { order_id, wo_number, answered_at, ...filled } of earlier) {
    for (const [id, answer] of Object.entries(transferAnswers(filled, form).answers)) {
      if (answers.has(id)) continue;
      const from = { order_id, wo_number, answered_at };
      answers.set(id, { pcr_question_id: id, answer, is_automatic: automatic.has(id), ...from });
    }
  }
  return { fields: shownFields(form, order), answers: [...answers.values()] };
}

/** Returns the values of the questions that show a field of the order, by question id; see {@link FormOffer.fields}. */
export function shownFields(
  form: PcrForm,
  { wo_number, fields }: { readonly wo_number: string; readonly fields: OrderFields },
): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string | null>> = { ...fields, wo_number };
  const shown = [...fieldsOfForm(form)].map(([id, name]) => [id, values[name] ?? ''] as const);
  return Object.fromEntries(shown);
}

/** Returns those of the shown fields that a viewer may see, by question id; null for a code that it may not. */
export function fieldsFor(
  viewer: Viewer,
  form: PcrForm,
  fields: FormOffer['fields'],
): Readonly<Record<string, string | null>> {
  const names = fieldsOfForm(form);
  const visible = Object.entries(fields).map(([id, value]) => {
    const field = names.get(id) ?? '';
    return [id, seen(viewer, 'field', { field, value })?.value ?? null] as const;
  });
  return Object.fromEntries(visible);
}

/** Returns the names of the fields that the questions of a form show, by question id; see {@link FormOffer.fields}. */
function fieldsOfForm({ questions }: PcrForm): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ id, type, shareName, name }): [string, string][] => {
      const field = FIELDS.get(plain(shareName)) ?? FIELDS.get(plain(name));
      return type === 'svcfield' && field !== undefined ? [[id, field]] : [];
    }),
  );
}

/** Returns a name without case and separators: `Date due`, `dateDue` and `date_due` are equal. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const FIELDS: ReadonlyMap<string, string> = new Map(
  [...FIELD_NAMES, 'wo_number'].map((name) => [plain(name), name]),
);
