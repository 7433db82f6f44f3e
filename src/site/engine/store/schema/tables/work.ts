import { decimal, flag, id, integer, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** The condition of closed orders. */
const CLOSED = "status IN ('Cancelled', 'Ready for Office', 'Invoiced', 'Complete')";
/** The condition of open orders. */
const OPEN = "status NOT IN ('Cancelled', 'Ready for Office', 'Invoiced', 'Complete')";

const OF_ACCOUNT = `account_id IS NOT NULL AND ${OPEN}`;
const OF_LINK = `link_id IS NOT NULL AND ${OPEN}`;

/** Orders, and the records that belong to them. */
export const WORK = {
  properties: table({
    id: id(),
    address: text(),
    city: text(),
    state: text(),
    zip: text(),
    place_key: text().unique(),
    created_at: time(),
  }),
  orders: table({
    id: id(),
    account_id: ref('accounts').nullable(),
    link_id: ref('links').nullable(),
    remote_report_id: text().nullable(),
    property_id: ref('properties'),
    wo_number: text(),
    org_wo_num: text().nullable(),
    status: text(),
    status_reason: text().default(''),
    fields: text(),
    due_text: text().default(''),
    is_assigned: flag(),
    is_other_allowed: flag(),
    modified_at: time(),
    created_at: time(),
    cancelled_at: time().nullable(),
    pending_cancellation_at: time().nullable(),
    unlisted_at: time().nullable(),
    assigned_user_id: ref().nullable(),
    import_steps: text().nullable(),
    raw: text().nullable(),
    deviations: text().nullable(),
    /** Beginnings of fields by which lists are sorted and filtered; '' without a value. */
    client_text: text().default('').since(5),
    work_text: text().default('').since(5),
    city_text: text().default('').since(5),
  })
    .index('orders_imported', ['link_id', 'remote_report_id'], {
      isUnique: true,
      where: 'link_id IS NOT NULL',
    })
    .index('orders_of_account', ['account_id', 'id'])
    .index('orders_modified', ['account_id', 'modified_at', 'id'])
    .index('orders_cancelled', ['account_id', 'cancelled_at'], {
      where: 'cancelled_at IS NOT NULL',
    })
    .index('orders_pending', ['account_id', 'pending_cancellation_at'], {
      where: 'pending_cancellation_at IS NOT NULL',
    })
    .index('orders_numbered', ['account_id', 'wo_number'])
    .index('orders_of_property', ['property_id'])
    .index('orders_with_status', ['status', 'id'])
    .index('orders_open', ['id'], { where: OPEN })
    .index('orders_open_due', ['due_text', 'id'], { where: OPEN })
    .index('orders_by_org_number', ['org_wo_num', 'id'], {
      since: 5,
      where: 'org_wo_num IS NOT NULL',
    })
    .index('orders_unlisted', ['id'], { since: 4, where: 'unlisted_at IS NOT NULL' })
    .index('orders_pending_open', ['id'], {
      since: 4,
      where: `pending_cancellation_at IS NOT NULL AND ${OPEN}`,
    })
    .index('orders_account_open', ['account_id', 'id'], { since: 4, where: OF_ACCOUNT })
    .index('orders_account_due', ['account_id', 'due_text', 'id'], { since: 4, where: OF_ACCOUNT })
    .index('orders_account_status', ['account_id', 'status', 'id'], {
      since: 4,
      where: 'account_id IS NOT NULL',
    })
    .index('orders_link', ['link_id', 'id'], { since: 4, where: 'link_id IS NOT NULL' })
    .index('orders_link_open', ['link_id', 'id'], { since: 4, where: OF_LINK })
    .index('orders_link_due', ['link_id', 'due_text', 'id'], { since: 4, where: OF_LINK })
    .index('orders_link_status', ['link_id', 'status', 'id'], {
      since: 4,
      where: 'link_id IS NOT NULL',
    })
    .index('orders_by_number', ['wo_number', 'id'], { since: 5 })
    .index('orders_by_due', ['due_text', 'id'], { since: 5 })
    .index('orders_by_client', ['client_text', 'id'], { since: 5 })
    .index('orders_by_work', ['work_text', 'id'], { since: 5 })
    .index('orders_by_city', ['city_text', 'id'], { since: 5 })
    .index('orders_received', ['created_at', 'id'], { since: 5 })
    .index('orders_closed', ['modified_at', 'id'], { since: 6, where: CLOSED })
    .index('orders_unlisted_at', ['unlisted_at', 'id'], {
      since: 6,
      where: 'unlisted_at IS NOT NULL',
    })
    // Orders that are being removed: they belong to nobody.
    .index('orders_removed', ['id'], {
      since: 6,
      where: 'account_id IS NULL AND link_id IS NULL',
    })
    .index('orders_of_user', ['assigned_user_id', 'id'], { since: 5 }),
  line_items: table({
    id: id(),
    order_id: ref('orders'),
    position: integer(),
    description: text(),
    qty: decimal().nullable(),
    price: decimal().nullable(),
    total: decimal().nullable(),
    additional: text().default(''),
  }).index('line_items_of', ['order_id', 'position']),
  order_changes: table({
    id: id(),
    order_id: ref('orders'),
    account_id: ref().nullable(),
    wo_status: text(),
    field: text(),
    old_value: text(),
    new_value: text(),
    transaction_id: text().unique(),
    changed_at: time(),
    is_reported: flag(),
  })
    .index('order_changes_since', ['account_id', 'changed_at', 'id'])
    .index('order_changes_of', ['order_id', 'id']),
  received_updates: table({
    order_id: ref('orders'),
    identity: text(),
    seen_at: time(),
  }).key('order_id', 'identity'),
  order_history: table({
    id: id(),
    order_id: ref('orders'),
    happened_at: time(),
    actor: text(),
    action: text(),
    detail: text(),
  }).index('order_history_of', ['order_id', 'id']),
  order_access: table({
    order_id: ref('orders'),
    account_id: ref('accounts'),
    imported_at: time(),
  }).key('order_id', 'account_id'),
  forms: table({
    id: id(),
    origin: text().default(''),
    pcr_form_id: text(),
    form_ver_id: text(),
    name: text(),
    share_name: text(),
    is_default_required: flag(),
    body: text(),
    created_at: time(),
  }).unique('origin', 'pcr_form_id', 'form_ver_id'),
  order_forms: table({
    order_id: ref('orders'),
    origin: text().default(''),
    pcr_form_id: text(),
    form_ver_id: text(),
    is_required: flag(),
  }).key('order_id', 'origin', 'pcr_form_id'),
  invoice_items: table({
    id: id(),
    client_company: text(),
    order_id: ref('orders').nullable(),
    item_key: text(),
    description: text(),
    position: integer(),
  })
    .index('invoice_items_of_client', ['client_company', 'item_key'], {
      isUnique: true,
      where: 'order_id IS NULL',
    })
    .index('invoice_items_of_order', ['order_id', 'item_key'], {
      isUnique: true,
      where: 'order_id IS NOT NULL',
    }),
  answers: table({
    order_id: ref('orders'),
    account_id: ref(),
    pcr_form_id: text(),
    pcr_question_id: text(),
    answer_rows: text(),
    answered_at: time(),
  }).key('order_id', 'account_id', 'pcr_form_id', 'pcr_question_id'),
};
