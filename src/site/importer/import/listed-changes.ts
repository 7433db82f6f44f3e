import { kindOfEntry, type ListedOrder, type ResultOf } from '../../../client/index.js';
import type { ReportedChange } from './changes/reported-change.js';

/** Returns a change of an entry of a list with its time. @param time Unix seconds, where they are readable */
export function changeOf(
  kind: ReportedChange['kind'],
  reportId: string,
  time: unknown,
): ReportedChange {
  const seconds = Number(time);
  const isTime = time !== undefined && Number.isSafeInteger(seconds) && seconds > 0;
  return { kind, reportId, ...(isTime ? { time: seconds } : {}) };
}

/** Returns the cancellation in a list of orders. */
export function cancelledAt(entry: ListedOrder): ReportedChange {
  return changeOf('cancelled', entry.report_id, Reflect.get(entry, 'cancel_timestamp'));
}

type Update = ResultOf<'get_all_updates'>[number];

/**
 * Returns the changes of updates and returns. Of several updates of one field without a transaction_id, only the last
 * one counts.
 */
export function changesOfUpdates(items: readonly (Update | ListedOrder)[]): ReportedChange[] {
  const changes: ReportedChange[] = [];
  const latest = new Map<string, number>();
  for (const item of items) {
    const { report_id: reportId, transaction_id: transactionId } = item;
    const kind = kindOfEntry(item);
    const isReturn = kind === 'return';
    const one: ReportedChange = {
      kind: isReturn ? 'return' : 'update',
      reportId,
      field: item.update_field ?? '',
      value: item.update_value ?? '',
      ...(transactionId === undefined ? {} : { transactionId }),
    };
    if (kind === 'cancelled') {
      changes.push({ kind: 'cancelled', reportId });
      continue;
    }
    const field = `${one.kind} ${reportId} ${one.field}`;
    const before = transactionId === undefined ? latest.get(field) : undefined;
    if (before === undefined) {
      latest.set(field, changes.push(one) - 1);
    } else changes[before] = one;
  }
  return changes;
}
