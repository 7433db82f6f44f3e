import type { Receiver } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import { bidCompConfirm, sendBidComp } from './bids.js';
import { sendCheckin } from './check-ins.js';
import { getFile, sendFile } from './files.js';
import { sendPcrAnswers, sendPhotoFlag } from './form-answers.js';
import { getOrder } from './get-order.js';
import { sendContractorInvoice } from './invoices.js';
import { getAllNotes, getNotes } from './notes.js';
import {
  getAllOrders,
  getAllUpdates,
  getCancelOrders,
  getPendingCancellations,
} from './order-lists.js';
import {
  getFoh,
  getInvoiceItemsOrder,
  getPcrJson,
  markOrderImported,
  validateUser,
} from './orders.js';
import { sendReadyForOffice } from './ready-for-office.js';
import { sendNotes } from './sent-notes.js';

/** Registers the handler of every event. */
export function registerHandlers(receiver: Receiver, context: SiteContext): void {
  receiver
    .on('validate_user', validateUser(context))
    .on('get_all_orders', getAllOrders(context))
    .on('get_cancel_orders', getCancelOrders(context))
    .on('get_pending_cancellations', getPendingCancellations(context))
    .on('get_all_updates', getAllUpdates(context))
    .on('get_order', getOrder(context))
    .on('get_foh', getFoh(context))
    .on('mark_order_imported', markOrderImported(context))
    .on('get_pcr_json', getPcrJson(context))
    .on('get_invoice_items_order', getInvoiceItemsOrder(context))
    .on('get_file', getFile(context))
    .on('get_notes', getNotes(context))
    .on('get_all_notes', getAllNotes(context))
    .on('send_photo_flag', sendPhotoFlag(context))
    .on('send_bid_comp', sendBidComp(context))
    .on('bid_comp_confirm', bidCompConfirm(context))
    .on('send_contractor_invoice', sendContractorInvoice(context))
    .on('send_file', sendFile(context))
    .on('send_notes', sendNotes(context))
    .on('send_pcr_answers', sendPcrAnswers(context))
    .on('send_ready_for_office', sendReadyForOffice(context))
    .on('send_checkin', sendCheckin(context));
}
