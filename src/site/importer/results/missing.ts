import type { Statements } from '../../engine/store/database.js';
import { formProblems, type QuestionProblem } from '../../orders/filling/form-problems.js';
import { type MissingPart, partsOfForm } from '../../orders/filling/missing-parts.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import { type AnyOrder, isOpenStatus } from '../../orders/order-writing.js';
import { importedItems } from '../imported-order.js';
import { storedSettings } from '../links/link-settings.js';
import { isFlags, type StoredItem, shownPayload } from './result-payloads.js';

/**
 * Returns the parts that an imported order lacks: those without which its owner refuses it as ready for office, and the
 * photos, bids and invoice that an order usually has. An order that is not open lacks nothing.
 */
export async function missingParts(
  statements: Statements,
  order: Pick<AnyOrder, 'id' | 'link_id' | 'status'>,
  items: readonly StoredItem[],
): Promise<readonly MissingPart[]> {
  if (!isOpenStatus(order.status)) return [];
  const problems = await problemsInForms(statements, order.id, items);
  return [
    ...[...problems].flatMap(([form, found]) => partsOfForm(form, found)),
    ...completionsWithoutPhoto(items, await importedItems(statements, order.id)),
    ...(await missingKinds(statements, order, items)),
  ];
}

function completionsWithoutPhoto(
  items: readonly StoredItem[],
  names: ReadonlyMap<string, string>,
): readonly MissingPart[] {
  return items.flatMap((item): readonly MissingPart[] => {
    if (item.kind !== 'bid') return [];
    const { item_id, item_desc, qty_comp } = shownPayload(item, 'bid');
    const isShown = items
      .filter((one) => isFlags(one) && one.item_key === item.item_key)
      .flatMap((one) => shownPayload(one, 'bid_flags').flags)
      .some(({ work_type, stage }) => work_type === 'c' && stage === 'a');
    if (qty_comp === null || isShown) return [];
    const of = item_desc || names.get(item_id ?? '') || (item_id ?? '');
    return [{ kind: 'after', key: item.item_key, of, count: 1 }];
  });
}

async function missingKinds(
  statements: Statements,
  { link_id }: Pick<AnyOrder, 'link_id'>,
  items: readonly StoredItem[],
): Promise<readonly MissingPart[]> {
  const link = await statements
    .selectFrom('links')
    .select('options')
    .where('id', '=', link_id ?? '')
    .executeTakeFirst();
  if (!link) return [];
  const { invoicing, bid_comp_confirm } = storedSettings(link.options);
  const isGiven = new Set(items.map(({ kind }) => kind));
  const none = (kind: MissingPart['kind']): MissingPart => ({ kind, key: '', of: '', count: 1 });
  const hasBids = isGiven.has('bid') || isGiven.has('no_bids');
  return [
    ...(bid_comp_confirm && !hasBids ? [none('bids')] : []),
    ...(invoicing && !isGiven.has('invoice') ? [none('invoice')] : []),
  ];
}

/**
 * Returns the missing answers of an order's forms before it can be ready for office, by form, with the rules of its
 * owner.
 */
export async function missingInForms(
  statements: Statements,
  orderId: string,
  items: readonly StoredItem[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const problems = await problemsInForms(statements, orderId, items);
  return new Map([...problems].map(([id, found]) => [id, found.map(({ text }) => text)]));
}

/** Returns the same with the kind of each problem. */
export async function problemsInForms(
  statements: Statements,
  orderId: string,
  items: readonly StoredItem[],
): Promise<ReadonlyMap<string, readonly QuestionProblem[]>> {
  const attached = await statements
    .selectFrom('order_forms')
    .select(['pcr_form_id', 'is_required'])
    .where('order_id', '=', orderId)
    .orderBy('pcr_form_id')
    .execute();
  const missing = new Map<string, readonly QuestionProblem[]>();
  for (const { pcr_form_id, is_required } of attached) {
    const given = items.find((item) => item.kind === 'answers' && item.item_key === pcr_form_id);
    if (!is_required && !given) continue;
    const form = await formOfOrder(statements, orderId, pcr_form_id);
    const answers = given ? shownPayload(given, 'answers').answers : {};
    const found = formProblems(form, answers, flaggedPhotoCounts(items, pcr_form_id));
    if (found.length > 0) missing.set(pcr_form_id, found);
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
