import { evaluate } from '../../../forms/index.js';
import type { Statements } from '../../engine/store/database.js';
import { formOfOrder } from '../../orders/forms.js';
import { type StoredItem, shownPayload } from './result-payloads.js';

/**
 * Returns the missing answers of an order's forms before it can be ready for office, by form, with the rules of its
 * owner.
 */
export async function missingInForms(
  statements: Statements,
  orderId: string,
  items: readonly StoredItem[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const attached = await statements
    .selectFrom('order_forms')
    .select(['pcr_form_id', 'is_required'])
    .where('order_id', '=', orderId)
    .orderBy('pcr_form_id')
    .execute();
  const missing = new Map<string, readonly string[]>();
  for (const { pcr_form_id, is_required } of attached) {
    const given = items.find((item) => item.kind === 'answers' && item.item_key === pcr_form_id);
    if (!is_required && !given) continue;
    const form = await formOfOrder(statements, orderId, pcr_form_id);
    const photos = flaggedPhotoCounts(items, pcr_form_id);
    const found = evaluate(form, given ? shownPayload(given, 'answers').answers : {}, { photos });
    const name = (id: string) => form.questions.find((one) => one.id === id)?.name ?? id;
    const problems = [
      ...found.missing.map((id) => `"${name(id)}" is not answered.`),
      ...found.missingPhotos.map((id) => `"${name(id)}" needs more photos.`),
      ...found.errors.map(({ message }) => message),
    ];
    if (problems.length > 0) missing.set(pcr_form_id, problems);
  }
  return missing;
}

/** Returns the number of photos that are flagged to each question of a form. */
export function flaggedPhotoCounts(
  items: readonly StoredItem[],
  formId: string,
): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (item.kind !== 'photo_flags' || item.item_key !== formId) continue;
    for (const { pcr_question_id = '' } of shownPayload(item, 'photo_flags').flags) {
      counts.set(pcr_question_id, (counts.get(pcr_question_id) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}
