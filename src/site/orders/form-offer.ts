import { type Answers, type FilledForm, type PcrForm, transferAnswers } from '../../forms/index.js';
import { FIELD_NAMES, type OrderFields } from './order-fields.js';

/** An answer of an earlier order that may be taken over. */
export interface OfferedAnswer {
  readonly pcr_question_id: string;
  /** As `Answers` of `svclink/forms` have it: of options their ids in the form that is to be filled. */
  readonly answer: Answers[string];
  /** Whether it is taken over without asking (`question_auto_transfer_prev_values`). */
  readonly is_automatic: boolean;
  /** The order that it was given for; of an imported one our own id. */
  readonly order_id: string;
  readonly wo_number: string;
  /** Milliseconds since 1970. */
  readonly answered_at: number;
}

/** What a form of an order begins with. */
export interface FormOffer {
  /**
   * The values of the questions that show a field of the order (`svcfield`), by question id; '' where the field is
   * unset. Which field that is, the document leaves open; ours: the one that question_share_name names, else
   * question_name, whatever their case and spaces. A question that names none is left out.
   */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * What earlier orders of the same property and peer have answered and the form allows to take over
   * (`question_transfer_prev_values`), by question_share_name; of several the newest.
   */
  readonly answers: readonly OfferedAnswer[];
}

/** A form that was filled for an earlier order. */
export interface EarlierForm extends FilledForm {
  readonly order_id: string;
  readonly wo_number: string;
  readonly answered_at: number;
}

/** So many filled forms are looked through, the newest: a property has no more that anybody goes back to. */
export const MOST_EARLIER = 20;

/**
 * What a form begins with.
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

function shownFields(
  form: PcrForm,
  { wo_number, fields }: { readonly wo_number: string; readonly fields: OrderFields },
): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string | null>> = { ...fields, wo_number };
  const shown = [...fieldsOfForm(form)].map(([id, name]) => [id, values[name] ?? ''] as const);
  return Object.fromEntries(shown);
}

/** The names of the fields that the questions of a form show, by question id; see {@link FormOffer.fields}. */
export function fieldsOfForm({ questions }: PcrForm): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ id, type, shareName, name }): [string, string][] => {
      const field = FIELDS.get(plain(shareName)) ?? FIELDS.get(plain(name));
      return type === 'svcfield' && field !== undefined ? [[id, field]] : [];
    }),
  );
}

/** `Date due`, `dateDue` and `date_due` are one field. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const FIELDS: ReadonlyMap<string, string> = new Map(
  [...FIELD_NAMES, 'wo_number'].map((name) => [plain(name), name]),
);
