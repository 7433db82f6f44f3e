'use strict';

const { unixTime } = require('svclink');
const { evaluate, fromRows } = require('svclink/forms');

const { isOpen } = require('../store/order.cjs');

/**
 * send_ready_for_office: the sender takes an order as done; forms and photos are checked.
 *
 * - A refusal is no failure of the event: the reasons stand in `error` of the result.
 * - An order that is accepted becomes Ready for Office. Again is accepted too.
 */
function sendReadyForOffice({ store, forms, now }) {
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

function refusals(order, forms) {
  if (order.status === 'Ready for Office') return [];
  if (!isOpen(order)) return [`Order ${order.reportId} is ${order.status}.`];
  return (order.sheet.pcr_forms ?? [])
    .filter(({ form_required }) => Boolean(form_required))
    .flatMap(({ pcr_form_id }) => formProblems(order, forms.find(String(pcr_form_id)).form));
}

function formProblems({ results }, form) {
  const rows = [...(results.answers.get(form.id)?.values() ?? [])].flat();
  const photos = new Map();
  for (const { formId, questionId } of results.photoFlags.values()) {
    if (formId === form.id) photos.set(questionId, (photos.get(questionId) ?? 0) + 1);
  }
  const found = evaluate(form, fromRows(form, rows), { photos: Object.fromEntries(photos) });
  const name = (id) => form.questions.find((question) => question.id === id)?.name ?? id;
  return [
    ...found.missing.map((id) => `${form.name}: "${name(id)}" is not answered.`),
    ...found.missingPhotos.map((id) => `${form.name}: "${name(id)}" needs more photos.`),
    ...found.errors.map(({ message }) => `${form.name}: ${message}`),
  ];
}

module.exports = { sendReadyForOffice };
