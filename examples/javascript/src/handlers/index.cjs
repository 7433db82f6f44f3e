'use strict';

const { bidCompConfirm } = require('./bid_comp_confirm.cjs');
const { getAllNotes } = require('./get_all_notes.cjs');
const { getAllOrders } = require('./get_all_orders.cjs');
const { getAllUpdates } = require('./get_all_updates.cjs');
const { getCancelOrders } = require('./get_cancel_orders.cjs');
const { getFile } = require('./get_file.cjs');
const { getFoh } = require('./get_foh.cjs');
const { getInvoiceItemsOrder } = require('./get_invoice_items_order.cjs');
const { getNotes } = require('./get_notes.cjs');
const { getOrder } = require('./get_order.cjs');
const { getPcrJson } = require('./get_pcr_json.cjs');
const { getPendingCancellations } = require('./get_pending_cancellations.cjs');
const { markOrderImported } = require('./mark_order_imported.cjs');
const { sendBidComp } = require('./send_bid_comp.cjs');
const { sendCheckin } = require('./send_checkin.cjs');
const { sendContractorInvoice } = require('./send_contractor_invoice.cjs');
const { sendFile } = require('./send_file.cjs');
const { sendNotes } = require('./send_notes.cjs');
const { sendPcrAnswers } = require('./send_pcr_answers.cjs');
const { sendPhotoFlag } = require('./send_photo_flag.cjs');
const { sendReadyForOffice } = require('./send_ready_for_office.cjs');
const { validateUser } = require('./validate_user.cjs');

/** Gives every event its handler. */
function registerHandlers(receiver, site) {
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

module.exports = { registerHandlers };
