import type { SiteContext } from '../../engine/context.js';
import { lockOrder } from '../../orders/order-writing.js';
import { makeReady, READY } from '../../owner/orders/ready-for-office.js';
import { callerOf, type EventHandler, requireCallers } from './event-handler.js';

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
      const by = { actor: caller.username, at: now() };
      const { problems, isChanged } = await makeReady(tx, order, by);
      const error = problems.map(({ text }) => text);
      const isAccepted = error.length === 0;
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
