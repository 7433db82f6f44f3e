import { type Answers, type PcrForm, parseForm } from '../../../forms/index.js';
import type { SiteContext } from '../../context.js';
import type { Importer } from '../../importer/index.js';
import { flaggedPhotoCounts } from '../../importer/results/missing.js';
import { itemsOfOrder } from '../../importer/results/outbox.js';
import { Input } from '../../input.js';
import { storedFormOfOrder } from '../../owner/forms.js';
import { type ShownOffer, shownOffer } from './form-beginning.js';

/** A form of an order as it is filled: the form as it came, and what was entered so far. */
export interface FormToFill extends ShownOffer {
  readonly pcr_form_id: string;
  readonly form_ver_id: string;
  readonly name: string;
  /** As get_pcr_json answers it; the page reads it by the same rules as the site. */
  readonly body: unknown;
  /** Answers by question id. */
  readonly draft: Answers;
  readonly drafted_by: string | null;
  readonly drafted_at: number | null;
  /** How many photos are flagged to each question. */
  readonly photos: Readonly<Record<string, number>>;
}

type Place = Pick<SiteContext, 'database' | 'now'>;

/** What is typed into a form and not sent yet; larger ones are no draft of a form. */
const LONGEST_DRAFT = 1_000_000;

/** Reads a form of an order with its draft. @throws LinkError `order_not_found`, `form_not_found` */
export async function formToFill(
  { database: { read } }: Place,
  { results }: Importer,
  { orderId, formId }: { readonly orderId: string; readonly formId: string },
): Promise<FormToFill> {
  const form = await storedFormOfOrder(read, orderId, formId);
  const body = JSON.parse(form.body);
  const parsed = parseForm(body, { version: form.form_ver_id });
  const draft = await read
    .selectFrom('form_drafts')
    .select(['answers', 'username', 'modified_at'])
    .where('order_id', '=', orderId)
    .where('pcr_form_id', '=', formId)
    .executeTakeFirst();
  return {
    pcr_form_id: formId,
    form_ver_id: form.form_ver_id,
    name: form.name,
    body,
    ...shownOffer(parsed, await results.formOffer(orderId, formId)),
    draft: draft ? JSON.parse(draft.answers) : {},
    drafted_by: draft?.username ?? null,
    drafted_at: draft?.modified_at ?? null,
    photos: flaggedPhotoCounts(await itemsOfOrder(read, orderId), formId),
  };
}

/** Keeps what was entered so far, checked only for being answers: a form is half filled most of its time. */
export async function keepDraft(
  { database, now }: Place,
  form: PcrForm,
  { orderId, given, username }: { orderId: string; given: unknown; username: string },
): Promise<void> {
  const input = new Input('draft', given, ['answers']);
  const answers = new Input('draft.answers', input.get('answers') ?? {}, questionIds(form));
  const text = JSON.stringify(input.get('answers') ?? {});
  if (text.length > LONGEST_DRAFT) throw answers.wrong('answers', 'are longer than any form');
  const row = { answers: text, username, modified_at: now() };
  await database.write((tx) =>
    tx
      .insertInto('form_drafts')
      .values({ order_id: orderId, pcr_form_id: form.id, ...row })
      .onConflict((conflict) => conflict.columns(['order_id', 'pcr_form_id']).doUpdateSet(row))
      .execute(),
  );
}

function questionIds({ questions }: PcrForm): readonly string[] {
  return questions.map(({ id }) => id);
}
