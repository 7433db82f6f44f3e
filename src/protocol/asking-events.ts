import { changes, type EventFacts, reads } from './event-facts.js';
import { flattenFormRecords } from './form-record.js';
import {
  atMostThirtyDaysOld,
  completeFileRecord,
  echoRemoteReportId,
  keyedByRequestedForm,
} from './rules.js';

/** The events by which the importing side asks: for orders, forms, items, files and notes. */
export const askingEvents = {
  validate_user: {
    ...changes,
    section: 'Authentication',
    purpose: 'check credentials and pass the push address',
    handlerOptional: true,
  },
  get_all_orders: { ...reads, purpose: 'open orders', list: true, recordIds: ['report_id'] },
  get_cancel_orders: {
    ...reads,
    purpose: 'cancelled orders',
    list: true,
    recordIds: ['report_id'],
    dataRules: [atMostThirtyDaysOld],
  },
  get_pending_cancellations: {
    ...reads,
    purpose: 'orders pending cancellation',
    list: true,
    recordIds: ['report_id'],
    dataRules: [atMostThirtyDaysOld],
  },
  get_all_updates: {
    ...reads,
    purpose: 'updates of open orders',
    list: true,
    recordIds: ['report_id'],
  },
  get_order: { ...reads, purpose: 'order, line items, PCR forms' },
  get_foh: { ...reads, purpose: 'link to the front-of-house photo', recordIds: ['obj_url'] },
  mark_order_imported: {
    ...changes,
    section: 'States and transitions',
    purpose: 'mark an order as imported',
    orgId: true,
  },
  get_pcr_json: {
    ...reads,
    section: 'PCR form',
    purpose: 'definition of a form',
    resultRules: [keyedByRequestedForm],
    reshapeResult: flattenFormRecords,
    allFields: true,
  },
  get_invoice_items_order: {
    ...reads,
    purpose: 'valid bid, completion and invoice items of an order',
  },
  get_file: {
    ...reads,
    purpose: 'documents of an order',
    list: true,
    recordIds: ['file_id', 'obj_url'],
    orgId: true,
    completeItem: completeFileRecord,
  },
  get_notes: {
    ...reads,
    section: 'Job note',
    purpose: 'job notes of an order',
    list: true,
    recordIds: ['note_id'],
    completeItem: echoRemoteReportId,
  },
  get_all_notes: {
    ...reads,
    purpose: 'notes supplied by an integrator',
    list: true,
    recordIds: ['note_id'],
  },
} as const satisfies Readonly<Record<string, EventFacts>>;
