import { unixTime } from 'svclink';
import { evaluate, fromRows, type PcrForm } from 'svclink/forms';
import type { EventHandler, Site } from '../site.js';
import { isOpen, type Order } from '../store/order.js';

/**
 * send_ready_for_office: the sender reports an order as done; forms and photos are validated.
 *
 * - A refusal is no failure of the event: `error` of the result contains the reasons.
 * - An accepted order becomes Ready for Office. A repeated call is accepted too.
 */
export function sendReadyForOffice({
  store,
  forms,
  now,
}: Site): EventHandler<'send_ready_for_office'> {
  return ({ data }) => {
    const order = store.order(data.dst_report_id);
    const error = refusals(order, forms);
    const accepted = error.length === 0;
    const changed = accepted && order.status !== 'Ready for Office';
    if (changed) {
      order.status = 'Ready for Office';
      order.modifiedAt = unixTime(now());
    }
    const cell = { cell_id: 'wo_status', new_value: order.status, class: 'ready' };
    return {
      error,
      cell_updates: changed ? [{ report_id: order.reportId, ...cell }] : [],
      error_reportid: accepted ? [] : [order.reportId],
      records_updated: changed ? '1' : '0',
      ready_update: accepted ? '1' : '0',
      log_code: accepted ? '' : 'incomplete',
    };
  };
}

function refusals(order: Order, forms: Site['forms']): string[] {
  if (order.status === 'Ready for Office') return [];
  if (!isOpen(order)) return [`Order ${order.reportId} is ${order.status}.`];
  return (order.sheet.pcr_forms ?? [])
    .filter(({ form_required }) => Boolean(form_required))
    .flatMap(({ pcr_form_id }) => formProblems(order, forms.find(String(pcr_form_id)).form));
}

function formProblems({ results }: Order, form: PcrForm): string[] {
  const rows = [...(results.answers.get(form.id)?.values() ?? [])].flat();
  const photos = new Map<string, number>();
  for (const { formId, questionId } of results.photoFlags.values()) {
    if (formId === form.id) photos.set(questionId, (photos.get(questionId) ?? 0) + 1);
  }
  const found = evaluate(form, fromRows(form, rows), { photos: Object.fromEntries(photos) });
  const name = (id: string) => form.questions.find((question) => question.id === id)?.name ?? id;
  return [
    ...found.missing.map((id) => `${form.name}: "${name(id)}" is not answered.`),
    ...found.missingPhotos.map((id) => `${form.name}: "${name(id)}" needs more photos.`),
    ...found.errors.map(({ message }) => `${form.name}: ${message}`),
  ];
}
