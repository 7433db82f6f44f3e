import type { Receiver } from 'svclink';
import type { Site } from '../site.js';
import { bidCompConfirm } from './bid_comp_confirm.js';
import { getAllNotes } from './get_all_notes.js';
import { getAllOrders } from './get_all_orders.js';
import { getAllUpdates } from './get_all_updates.js';
import { getCancelOrders } from './get_cancel_orders.js';
import { getFile } from './get_file.js';
import { getFoh } from './get_foh.js';
import { getInvoiceItemsOrder } from './get_invoice_items_order.js';
import { getNotes } from './get_notes.js';
import { getOrder } from './get_order.js';
import { getPcrJson } from './get_pcr_json.js';
import { getPendingCancellations } from './get_pending_cancellations.js';
import { markOrderImported } from './mark_order_imported.js';
import { sendBidComp } from './send_bid_comp.js';
import { sendCheckin } from './send_checkin.js';
import { sendContractorInvoice } from './send_contractor_invoice.js';
import { sendFile } from './send_file.js';
import { sendNotes } from './send_notes.js';
import { sendPcrAnswers } from './send_pcr_answers.js';
import { sendPhotoFlag } from './send_photo_flag.js';
import { sendReadyForOffice } from './send_ready_for_office.js';
import { validateUser } from './validate_user.js';

/** Registers the handler of every event. */
export function registerHandlers(receiver: Receiver, site: Site): void {
  receiver
    .on('validate_user', validateUser(site))
    .on('get_all_orders', getAllOrders(site))
    .on('get_cancel_orders', getCancelOrders(site))
    .on('get_pending_cancellations', getPendingCancellations(site))
    .on('get_all_updates', getAllUpdates(site))
    .on('get_order', getOrder(site))
    .on('get_foh', getFoh(site))
    .on('mark_order_imported', markOrderImported(site))
    .on('get_pcr_json', getPcrJson(site))
    .on('get_invoice_items_order', getInvoiceItemsOrder(site))
    .on('get_file', getFile(site))
    .on('get_notes', getNotes(site))
    .on('get_all_notes', getAllNotes(site))
    .on('send_photo_flag', sendPhotoFlag(site))
    .on('send_bid_comp', sendBidComp(site))
    .on('bid_comp_confirm', bidCompConfirm(site))
    .on('send_contractor_invoice', sendContractorInvoice(site))
    .on('send_file', sendFile(site))
    .on('send_notes', sendNotes(site))
    .on('send_pcr_answers', sendPcrAnswers(site))
    .on('send_ready_for_office', sendReadyForOffice(site))
    .on('send_checkin', sendCheckin(site));
}
