import { type Answers, parseForm } from '../../../forms/index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import type { Importer } from '../../importer/index.js';
import { flaggedPhotoCounts } from '../../importer/results/missing.js';
import { itemsOfOrder } from '../../importer/results/outbox.js';
import { shownPayload } from '../../importer/results/result-payloads.js';
import { formOfOrder, storedFormOfOrder } from '../../orders/filling/order-forms.js';
import { type ShownOffer, shownOffer } from '../orders/form-beginning.js';

/** A form of an order with the answers so far. */
export interface FormToFill extends ShownOffer {
  readonly pcr_form_id: string;
  readonly form_ver_id: string;
  readonly name: string;
  /** The answer of get_pcr_json. The page reads it by the same rules as the site. */
  readonly body: unknown;
  /** Answers by question id, drafts and sent ones; null before the first one. */
  readonly answers: Answers | null;
  /** The number of photos that are flagged to each question. */
  readonly photos: Readonly<Record<string, number>>;
}

/** Returns a form of an order with its answers. @throws LinkError `order_not_found`, `form_not_found` */
export async function formToFill(
  { database: { read } }: Pick<SiteContext, 'database'>,
  { results }: Importer,
  { orderId, formId }: { readonly orderId: string; readonly formId: string },
): Promise<FormToFill> {
  const form = await storedFormOfOrder(read, orderId, formId);
  const body = JSON.parse(form.body);
  const parsed = parseForm(body, { version: form.form_ver_id });
  const items = await itemsOfOrder(read, orderId);
  const given = items.find(({ kind, item_key }) => kind === 'answers' && item_key === formId);
  return {
    pcr_form_id: formId,
    form_ver_id: form.form_ver_id,
    name: form.name,
    body,
    ...shownOffer(parsed, await results.formOffer(orderId, formId)),
    answers: given ? shownPayload(given, 'answers').answers : null,
    photos: flaggedPhotoCounts(items, formId),
  };
}

/**
 * Reads the answers so far, and checks their types only: a form is incomplete most of the time.
 *
 * @throws LinkError `order_not_found`, `form_not_found`, `input_invalid`
 */
export async function checkAnswers(
  { database }: Pick<SiteContext, 'database'>,
  orderId: string,
  formId: string,
  content: unknown,
): Promise<Answers> {
  const form = await formOfOrder(database.read, orderId, formId);
  const input = new Input('draft', content, ['answers']);
  const answers = input.get('answers') ?? {};
  if (!isAnswers(answers)) throw input.wrong('answers', 'must be an object by question id');
  const ids = new Set(form.questions.map(({ id }) => id));
  const unknown = Object.keys(answers).find((id) => !ids.has(id));
  if (unknown === undefined) return answers;
  throw input.wrong('answers', `the form has no question ${shortName(unknown)}`);
}

function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
