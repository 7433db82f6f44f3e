import { LinkError } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import { isWebAddress, MUST_BE_ADDRESS } from '../../engine/input.js';
import { formRow, noForm } from '../../orders/forms.js';
import { validItems } from '../../orders/items.js';
import { addHistory, lockOrder } from '../../orders/order-writing.js';
import { fohOf } from '../../orders/properties.js';
import { callerOf, callersOrder, type EventHandler, requireCallers } from './event-handler.js';

const MEGABYTE = 1_000_000;

/** validate_user: stores the push address of the caller. The receiver has verified the credentials. */
export function validateUser({ database }: SiteContext): EventHandler<'validate_user'> {
  return async (event) => {
    const { svclink_push: address } = event.data;
    const { id } = callerOf(event);
    if (!address) return null;
    if (!isWebAddress(address)) {
      throw new LinkError('data_invalid', `event_data.svclink_push: ${MUST_BE_ADDRESS}`);
    }
    await database.write((tx) =>
      tx.updateTable('accounts').set({ push_url: address }).where('id', '=', id).execute(),
    );
    return null;
  };
}

/** get_foh: sends the front-of-house photo of the order's property, with its size in whole megabytes. */
export function getFoh({ database: { read }, addresses }: SiteContext): EventHandler<'get_foh'> {
  return async (event) => {
    const order = await callersOrder(read, event.data.remote_report_id, callerOf(event));
    const photo = await fohOf(read, order.property_id);
    if (!photo) {
      const message = `Order ${order.id} has no front-of-house photo.`;
      throw new LinkError('foh_not_found', message);
    }
    const { sha256, file_name: fileName, mime_type: mimeType } = photo;
    return {
      obj_url: addresses.of({ sha256, fileName, mimeType }),
      file_metadata: { file_size: Math.round(photo.byte_size / MEGABYTE) },
    };
  };
}

/**
 * mark_order_imported: sets a new order (Unread) to In Field. Any other status stays, and a repetition succeeds too.
 * The access history gets one entry per importing account.
 */
export function markOrderImported({
  database,
  now,
}: SiteContext): EventHandler<'mark_order_imported'> {
  return async (event) => {
    const caller = callerOf(event);
    await database.write(async (tx) => {
      const order = requireCallers(await lockOrder(tx, event.data.report_id), caller);
      const at = now();
      const added = await tx
        .insertInto('order_access')
        .values({ order_id: order.id, account_id: caller.id, imported_at: at })
        .onConflict((conflict) => conflict.columns(['order_id', 'account_id']).doNothing())
        .executeTakeFirst();
      if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) {
        const entry = { orderId: order.id, actor: caller.username, action: 'imported', at };
        await addHistory(tx, entry);
      }
      if (order.status !== 'Unread') return;
      await tx
        .updateTable('orders')
        .set({ status: 'In Field', modified_at: at })
        .where('id', '=', order.id)
        .execute();
    });
    return null;
  };
}

/** get_invoice_items_order: sends the items that are valid for the order. */
export function getInvoiceItemsOrder({
  database: { read },
}: SiteContext): EventHandler<'get_invoice_items_order'> {
  return async (event) =>
    validItems(read, await callersOrder(read, event.data.report_id, callerOf(event)));
}

/** get_pcr_json: sends the requested version of a form. */
export function getPcrJson({ database: { read } }: SiteContext): EventHandler<'get_pcr_json'> {
  return async ({ data }) => {
    const row = await formRow(read, data.pcr_form_id, data.form_ver_id);
    if (!row) throw noForm(data.pcr_form_id, data.form_ver_id);
    return JSON.parse(row.body);
  };
}
