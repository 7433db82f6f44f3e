import { decimal, flag, id, integer, large, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** Records that the two sides of an order exchange. */
export const RESULTS = {
  notes: table({
    id: id(),
    order_id: ref('orders'),
    property_id: ref('properties'),
    account_id: ref().nullable(),
    link_id: ref('links').nullable(),
    sender_note_id: text().nullable(),
    note_type: text(),
    revises_id: ref().nullable(),
    body: text(),
    inserted_by: text(),
    inserted_text: text(),
    org_name: text(),
    has_attachments: flag(),
    attachments: text(),
    raw: text().nullable(),
    created_at: time(),
    modified_at: time(),
    /** The date of the reminder, `YYYYMMDD`, and its time, `HHMMSS`, in UTC; null without one. */
    reminder_date: text().nullable().since(5),
    reminder_time: text().nullable().since(5),
    /** The app that wrote it, for its quota. The app may have been removed. */
    app_id: ref().nullable().since(6),
  })
    .index('notes_received', ['account_id', 'sender_note_id'], {
      isUnique: true,
      where: 'sender_note_id IS NOT NULL',
    })
    .index('notes_imported', ['link_id', 'sender_note_id'], {
      isUnique: true,
      where: 'link_id IS NOT NULL',
    })
    .index('notes_of_order', ['order_id', 'id'])
    .index('notes_of_property', ['property_id', 'id'], { where: "note_type = 'prop'" })
    .index('notes_unfetched', ['account_id', 'id'], {
      where: "attachments = 'not fetched'",
      since: 5,
    })
    .index('notes_of_app', ['app_id'], { where: 'app_id IS NOT NULL', since: 6 }),
  supplied_notes: table({
    id: id(),
    account_id: ref('accounts').nullable(),
    wo_number: text(),
    note_key: text().unique(),
    note_type: text(),
    body: text(),
    note_from: text(),
    transaction_id: text().unique(),
    created_at: time(),
  })
    .index('supplied_notes_since', ['account_id', 'created_at'])
    .index('supplied_notes_of', ['account_id', 'wo_number'], { since: 6 }),
  received_supplied_notes: table({
    id: id(),
    link_id: ref('links'),
    note_key: text(),
    transaction_key: text().nullable(),
    wo_number: text(),
    note_id: ref('notes').nullable(),
    problem: text().nullable(),
    raw: text(),
    received_at: time(),
  })
    .unique('link_id', 'note_key')
    .index('received_supplied_of', ['note_id'], { since: 6, where: 'note_id IS NOT NULL' })
    .index('received_supplied_once', ['link_id', 'transaction_key'], {
      isUnique: true,
      where: 'transaction_key IS NOT NULL',
    }),
  files: table({
    id: id(),
    order_id: ref('orders').nullable(),
    property_id: ref('properties').nullable(),
    note_id: ref('notes').nullable(),
    account_id: ref().nullable(),
    link_id: ref('links').nullable(),
    sender_file_id: text().nullable(),
    area: text(),
    file_area: integer(),
    file_name: text(),
    mime_type: text(),
    description: text(),
    org_name: text(),
    sha256: text().content(),
    byte_size: large(),
    thumbnail_sha256: text().nullable().content(),
    thumbnail_type: text().nullable(),
    raw: text().nullable(),
    created_at: time(),
    /** The time that the camera has written, without a zone: `YYYY-MM-DD HH:MM:SS`. */
    taken_text: text().nullable().since(5),
    /** The position that the camera has written, in degrees. */
    gps_lat: decimal().nullable().since(5),
    gps_lng: decimal().nullable().since(5),
    camera_make: text().nullable().since(5),
    camera_model: text().nullable().since(5),
    /** A document type of the site. */
    document_type_id: ref().nullable().since(5),
    /** The user or app that added it; '' for a file that was received, and for one of an earlier version. */
    added_by: text().default('').since(5),
    /** The app that added it, for its quota. The app may have been removed. */
    app_id: ref().nullable().since(6),
  })
    .index('files_received', ['account_id', 'order_id', 'area', 'sender_file_id'], {
      isUnique: true,
      where: 'sender_file_id IS NOT NULL',
    })
    .index('files_imported', ['link_id', 'order_id', 'area', 'sender_file_id'], {
      isUnique: true,
      where: 'link_id IS NOT NULL',
    })
    .index('files_of_order', ['order_id', 'id'])
    .index('files_of_note', ['note_id'], { where: 'note_id IS NOT NULL' })
    .index('files_of_property', ['property_id', 'id'], { where: 'property_id IS NOT NULL' })
    .index('files_with_content', ['sha256'])
    .index('files_with_thumbnail', ['thumbnail_sha256'], {
      where: 'thumbnail_sha256 IS NOT NULL',
      since: 2,
    })
    .index('files_with_type', ['document_type_id'], {
      where: 'document_type_id IS NOT NULL',
      since: 5,
    })
    .index('files_with_position', ['created_at', 'id'], {
      since: 6,
      where: 'gps_lat IS NOT NULL',
    })
    .index('files_size_of_account', ['account_id', 'byte_size'], {
      where: 'account_id IS NOT NULL',
      since: 3,
    })
    .index('files_size_of_link', ['link_id', 'byte_size'], {
      where: 'link_id IS NOT NULL',
      since: 3,
    })
    .index('files_size_of_app', ['app_id', 'byte_size'], {
      where: 'app_id IS NOT NULL',
      since: 6,
    }),
  replaced_contents: table({
    id: id(),
    account_id: ref('accounts').nullable(),
    link_id: ref('links').nullable(),
    /** The SHA-256 of a content that no record names, and that is to be removed. */
    content_hash: text(),
    byte_size: large(),
    replaced_at: time(),
    /** The time of its move to the trash; null before. */
    trashed_at: time().nullable().renamed('aside_at', 4),
  })
    .since(3)
    .index('replaced_contents_of_account', ['account_id', 'byte_size'], {
      where: 'account_id IS NOT NULL',
    })
    .index('replaced_contents_of_link', ['link_id', 'byte_size'], { where: 'link_id IS NOT NULL' })
    .index('replaced_contents_since', ['replaced_at']),
  bid_comps: table({
    id: id(),
    order_id: ref('orders'),
    account_id: ref(),
    sender_comp_key: text().nullable(),
    item_key: text().nullable(),
    item_desc: text(),
    qty_bid: decimal().nullable(),
    client_price_bid: decimal().nullable(),
    bid_note: text(),
    qty_comp: decimal().nullable(),
    comp_note: text(),
    raw: text(),
    created_at: time(),
    modified_at: time(),
    contractor_price: decimal().nullable().since(5),
    unit_id: ref().nullable().since(5),
  })
    .index('bid_comps_received', ['account_id', 'order_id', 'sender_comp_key'], {
      isUnique: true,
      where: 'sender_comp_key IS NOT NULL',
    })
    .index('bid_comps_of_order', ['order_id', 'id']),
  bid_confirmations: table({
    order_id: ref('orders'),
    account_id: ref(),
    confirmed_at: time(),
  }).key('order_id', 'account_id'),
  photo_flags: table({
    order_id: ref('orders'),
    account_id: ref(),
    file_id: ref('files'),
    work_type: text(),
    target: text(),
    stage: text(),
    flagged_at: time(),
  })
    .key('file_id', 'work_type', 'target', 'stage')
    .index('photo_flags_of', ['order_id', 'work_type', 'target']),
  invoices: table({
    id: id(),
    order_id: ref('orders'),
    account_id: ref(),
    comment: text(),
    raw: text(),
    modified_at: time(),
    created_at: time().nullable().since(5),
    completed_at: time().nullable().since(5),
    /** Percentages. */
    contractor_discount: decimal().nullable().since(5),
    client_discount: decimal().nullable().since(5),
    /** `YYYY-MM-DD`. */
    sent_to_client_date: text().nullable().since(5),
  }).unique('order_id', 'account_id'),
  invoice_lines: table({
    id: id(),
    invoice_id: ref('invoices'),
    line_key: text(),
    item_key: text().nullable(),
    item_desc: text(),
    quantity: decimal(),
    price: decimal(),
    is_flat_fee: flag(),
    raw: text(),
    /** `contractor`: a line of the contractor, as those that come by link. `client`: a line for the client. */
    side: text().default('contractor').since(5),
    unit_id: ref().nullable().since(5),
    /** Money that is added to the sum of the line. */
    adjustment: decimal().nullable().since(5),
    adjustment_comment: text().default('').since(5),
  }).unique('invoice_id', 'line_key'),
  check_ins: table({
    id: id(),
    order_id: ref('orders'),
    account_id: ref(),
    content_hash: text(),
    checked_in_text: text(),
    gps_lat: decimal(),
    gps_lng: decimal(),
    raw: text(),
    created_at: time(),
  }).unique('order_id', 'account_id', 'content_hash'),
};
