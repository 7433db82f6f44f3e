import { evaluate, fromRows, type PcrForm } from '../../../forms/index.js';
import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { formOfOrder, orderFormsOf } from '../../orders/forms.js';
import { isOpenStatus, lockOrder, type StoredOrder } from '../../orders/order-writing.js';
import { moveOrder } from '../../owner/orders/order-commands.js';
import { storedRows } from '../../owner/received-answers.js';
import { addReceived } from '../../owner/received-events.js';
import { type Caller, callerOf, type EventHandler, requireCallers } from './event-handler.js';
import { photoCounts } from './form-answers.js';

const READY = 'Ready for Office';

/**
 * send_ready_for_office: accepts the order as done when its required forms are answered and have their photos. A
 * refusal is not a failure of the event: `error` of the result lists the missing parts. A repetition is accepted too.
 */
export function sendReadyForOffice({
  database,
  now,
}: SiteContext): EventHandler<'send_ready_for_office'> {
  return async (event) => {
    const caller = callerOf(event);
    return database.write(async (tx) => {
      const order = requireCallers(await lockOrder(tx, event.data.dst_report_id), caller);
      const error = await refusals(tx, order, caller);
      const isAccepted = error.length === 0;
      const isChanged = isAccepted && order.status !== READY;
      if (isChanged) {
        const at = now();
        await moveOrder(tx, order, 'readyForOffice', { actor: caller.username, at });
        const keys = [caller.username];
        await addReceived(tx, { kind: 'ready', keys, orderId: order.id, at });
      }
      const cell = { report_id: order.id, cell_id: 'wo_status', new_value: READY, class: 'ready' };
      return {
        error,
        cell_updates: isChanged ? [cell] : [],
        error_reportid: isAccepted ? [] : [order.id],
        records_updated: isChanged ? '1' : '0',
        ready_update: isAccepted ? '1' : '0',
        log_code: isAccepted ? '' : 'incomplete',
      };
    });
  };
}

async function refusals(tx: Statements, order: StoredOrder, caller: Caller): Promise<string[]> {
  if (order.status === READY) return [];
  if (!isOpenStatus(order.status)) return [`Order ${order.id} is ${order.status}.`];
  const problems: string[] = [];
  for (const { pcr_form_id, form_required } of await orderFormsOf(tx, order.id)) {
    const form = await formOfOrder(tx, order.id, String(pcr_form_id));
    const position = { order_id: order.id, account_id: caller.id, pcr_form_id: form.id };
    const rows = await storedRows(tx, position);
    // An optional form is validated only where it has answers.
    if (!form_required && rows.length === 0) continue;
    problems.push(...formProblems(form, rows, await photoCounts(tx, position)));
  }
  return problems;
}

function formProblems(
  form: PcrForm,
  rows: readonly unknown[],
  photos: Readonly<Record<string, number>>,
): string[] {
  const found = evaluate(form, fromRows(form, rows), { photos });
  const name = (id: string) => form.questions.find((question) => question.id === id)?.name ?? id;
  return [
    ...found.missing.map((id) => `${form.name}: "${name(id)}" is not answered.`),
    ...found.missingPhotos.map((id) => `${form.name}: "${name(id)}" needs more photos.`),
    ...found.errors.map(({ message }) => `${form.name}: ${message}`),
  ];
}
