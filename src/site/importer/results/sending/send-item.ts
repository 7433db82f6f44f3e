import { LinkCallError, type LinkClient } from '../../../../client/index.js';
import type { Statements } from '../../../engine/store/database.js';
import { formOfOrder } from '../../../orders/filling/order-forms.js';
import { OTHER_ITEM } from '../../../orders/items.js';
import type { AnyOrder } from '../../../orders/order-writing.js';
import { noteDate } from '../../../orders/shown-notes.js';
import type { ImporterContext } from '../../context.js';
import { importedItems } from '../../imported-order.js';
import type { OpenLink } from '../../links/link-clients.js';
import { findItem } from '../outbox.js';
import { payloadOf, RESULT_KINDS, type StoredFlag, type StoredItem } from '../result-payloads.js';
import { answerRows } from './answer-rows.js';

/** The context in which an item is sent. */
export interface SendContext {
  readonly context: ImporterContext;
  readonly open: OpenLink;
  readonly order: AnyOrder;
  readonly signal: AbortSignal;
}

/**
 * Sends one result.
 *
 * @returns the id from the owner, if it gives one
 * @throws LinkCallError
 */
export async function sendItem(
  item: StoredItem,
  sending: SendContext,
): Promise<string | undefined> {
  const kind = RESULT_KINDS.find((known) => known === item.kind);
  switch (kind) {
    case 'file':
      return sendFile(item, sending);
    case 'answers':
      return sendAnswers(item, sending);
    case 'photo_flags':
      return sendPhotoFlags(item, sending);
    case 'bid':
      return sendBid(item, [], sending);
    case 'bid_flags':
      return sendBidFlags(item, sending);
    case 'invoice':
      return sendInvoice(item, sending);
    case 'note':
      return sendNote(item, sending);
    default:
      return sendPlain(item, sending);
  }
}

function reportId({ order }: SendContext): string {
  return order.remote_report_id ?? '';
}

async function sendPlain(item: StoredItem, sending: SendContext): Promise<undefined> {
  const { open, signal } = sending;
  const client: LinkClient = open.client;
  const dst_report_id = reportId(sending);
  if (item.kind === 'no_bids') await client.call('bid_comp_confirm', { dst_report_id }, { signal });
  if (item.kind === 'ready')
    await client.call('send_ready_for_office', { dst_report_id }, { signal });
  if (item.kind === 'check_in') {
    const checkin_data = [payloadOf(item, 'check_in')];
    await client.call('send_checkin', { dst_report_id, checkin_data }, { signal });
  }
}

/**
 * Sends a file with its content, or its address where the link requires that. The id is from this site, so that a
 * repetition replaces the file.
 */
async function sendFile(item: StoredItem, sending: SendContext): Promise<undefined> {
  const { context, open, signal } = sending;
  const { database, files, addresses } = context;
  const { file_id } = payloadOf(item, 'file');
  const file = await database.read
    .selectFrom('files')
    .selectAll()
    .where('id', '=', file_id)
    .executeTakeFirstOrThrow();
  const data = {
    dst_report_id: reportId(sending),
    file_id,
    file_name: file.file_name,
    file_area: file.file_area === 0 ? (0 as const) : (1 as const),
  };
  if (open.settings.files_by_address) {
    const { sha256, file_name: fileName, mime_type: mimeType } = file;
    const obj_url = addresses.of({ sha256, fileName, mimeType });
    await open.client.call('send_file', { ...data, obj_url }, { signal });
    return;
  }
  const stream = await files.open(file.sha256);
  if (!stream) {
    const message = 'the file is not in the store any more';
    throw new LinkCallError('file_unreadable', 'send_file', message);
  }
  const content = { stream, size: file.byte_size };
  await open.client.call('send_file', { ...data, content }, { signal });
}

async function sendAnswers(item: StoredItem, sending: SendContext): Promise<undefined> {
  const { context, open, order, signal } = sending;
  const form = await formOfOrder(context.database.read, order.id, item.item_key);
  const rows = answerRows(form, payloadOf(item, 'answers').answers);
  const data = {
    dst_report_id: reportId(sending),
    pcr_form_id: item.item_key,
    pcr_form_rows: rows,
  };
  await open.client.call('send_pcr_answers', data, { signal });
}

/** Returns the photos of flags, by the ids with which they were sent. */
async function flaggedPhotos(flags: readonly StoredFlag[], { context, order }: SendContext) {
  const ids = new Map<string, string>();
  for (const { file } of flags) {
    const item = await findItem(context.database.read, order.id, 'file', file);
    if (item) ids.set(file, payloadOf(item, 'file').file_id);
  }
  return ids;
}

async function sendPhotoFlags(item: StoredItem, sending: SendContext): Promise<undefined> {
  const { flags } = payloadOf(item, 'photo_flags');
  const photos = await flaggedPhotos(flags, sending);
  const question_data = flags.map(({ file, pcr_question_id = '' }) => ({
    file_id: photos.get(file) ?? '',
    pcr_question_id,
    work_type: 'pc' as const,
  }));
  const data = { dst_report_id: reportId(sending), pcr_form_id: item.item_key, question_data };
  await sending.open.client.call('send_photo_flag', data, { signal: sending.signal });
}

async function sendBid(
  item: StoredItem,
  photo_flag_data: readonly { file_id: string; work_type: 'b' | 'c'; stage: 'b' | 'i' | 'a' }[],
  sending: SendContext,
): Promise<string | undefined> {
  const { context, open, order, signal } = sending;
  const { item_id, item_desc, ...bid } = payloadOf(item, 'bid');
  const items = await importedItems(context.database.read, order.id);
  const given = Object.entries(bid).filter(([, value]) => value !== null && value !== '');
  const data = {
    report_id: reportId(sending),
    comp_note_id: item.id,
    dst_invoice_item_id: item_id !== null && items.has(item_id) ? item_id : null,
    src_invoice_item_id: item_id ?? '0',
    invoice_item_desc: item_desc || (items.get(item_id ?? '') ?? ''),
    ...Object.fromEntries(given),
    ...(item.remote_key === null ? {} : { remote_id: item.remote_key }),
    ...(photo_flag_data.length === 0 ? {} : { photo_flag_data: [...photo_flag_data] }),
  };
  const { comp_note_id } = await open.client.call('send_bid_comp', data, { signal });
  return comp_note_id;
}

/** Sends the flags of a bid as an update of it. */
async function sendBidFlags(item: StoredItem, sending: SendContext): Promise<undefined> {
  const { context, order } = sending;
  const bid = await findItem(context.database.read, order.id, 'bid', item.item_key);
  if (!bid) return;
  const { flags } = payloadOf(item, 'bid_flags');
  const photos = await flaggedPhotos(flags, sending);
  const photo_flag_data = flags.flatMap(({ file, work_type, stage = 'b' }) =>
    work_type === 'pc' ? [] : [{ file_id: photos.get(file) ?? '', work_type, stage }],
  );
  await sendBid(bid, photo_flag_data, sending);
}

async function sendInvoice(item: StoredItem, sending: SendContext): Promise<string | undefined> {
  const { context, open, order, signal } = sending;
  const { comment, lines } = payloadOf(item, 'invoice');
  const items = await importedItems(context.database.read, order.id);
  // Ids are from this site: that of the order, and within it the key of the line.
  const lineId = (key: string) => `${order.id}-${key}`;
  const chosen = lines.map(({ key, item_id }): [string, string] => {
    const isListed = item_id !== null && items.has(item_id);
    return [lineId(key), isListed ? item_id : OTHER_ITEM];
  });
  const data = {
    dst_report_id: reportId(sending),
    dst_invoice_item_ids: Object.fromEntries(chosen),
    comment,
    invoice_lines: lines.map(({ key, item_id, item_desc, quantity, price, flat_fee }) => ({
      line_id: lineId(key),
      invoice_item_id: item_id ?? '0',
      quantity,
      price,
      item_desc: item_desc || (items.get(item_id ?? '') ?? ''),
      flat_fee,
    })),
  };
  const result = await open.client.call('send_contractor_invoice', data, { signal });
  return result.line_ids_cont?.invoice_id;
}

async function sendNote(item: StoredItem, sending: SendContext): Promise<string | undefined> {
  const { context, open, signal } = sending;
  const { note_id } = payloadOf(item, 'note');
  const note = await context.database.read
    .selectFrom('notes')
    .selectAll()
    .where('id', '=', note_id)
    .executeTakeFirstOrThrow();
  const sent = {
    note_id,
    ...(await revisionOf(context.database.read, note.revises_id)),
    note_type: note.note_type === 'prop' ? ('prop' as const) : ('wo' as const),
    note_text: note.body,
    insert_date: noteDate(note.created_at),
    has_attachments: note.has_attachments,
  };
  const data = {
    dst_report_id: reportId(sending),
    module_type: 'job_notes' as const,
    note: [sent],
  };
  const { remote_note_id } = await open.client.call('send_notes', data, { signal });
  return remote_note_id;
}

/** Returns the revised note as its owner knows it: by the owner's id, or by ours for a note that we have sent. */
async function revisionOf(
  read: Statements,
  id: string | null,
): Promise<{ readonly note_rev?: string }> {
  if (id === null) return {};
  const note = await read
    .selectFrom('notes')
    .select(['link_id', 'sender_note_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!note) return {};
  return { note_rev: note.link_id === null ? id : (note.sender_note_id ?? id) };
}
