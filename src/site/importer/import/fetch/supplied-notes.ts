import type { ResultOf } from '../../../../client/index.js';
import { LinkError } from '../../../../index.js';
import { CLOCK_DIFFERENCE } from '../../../../protocol/catalogue/rules.js';
import { shortName } from '../../../../protocol/errors/short-name.js';
import { addEvent } from '../../../engine/events/event-log.js';
import type { Quotas } from '../../../engine/quotas.js';
import type { Statements } from '../../../engine/store/database.js';
import { isOpenStatus } from '../../../orders/order-writing.js';
import { noteDate } from '../../../orders/shown-notes.js';
import type { ImporterContext } from '../../context.js';
import type { OpenLink } from '../../links/link-clients.js';
import type { StoredLink } from '../../links/link-record.js';
import { showToGroups } from './fetch-notes.js';

type SuppliedNote = ResultOf<'get_all_notes'>[number];

/**
 * Fetches supplied notes (specification: "Rules per event", get_all_notes) where the link requires it. A note with an
 * unknown wo_number, or one of several open orders, is stored as a problem and reported. A note that was supplied
 * before is not created again.
 *
 * @returns the start of the next window, in Unix seconds
 */
export async function fetchSuppliedNotes(
  context: ImporterContext,
  { client, settings, link, signal }: OpenLink & { readonly signal: AbortSignal },
  since: number | undefined,
): Promise<number | undefined> {
  if (!settings.supplied_notes) return since;
  const next = Math.floor(Date.now() / 1000) - CLOCK_DIFFERENCE;
  const data = since === undefined ? {} : { timestamp: since };
  for await (const note of client.stream('get_all_notes', data, { signal })) {
    await context.database.write((tx) => take(tx, note, link, context));
  }
  return next;
}

async function take(
  tx: Statements,
  note: SuppliedNote,
  link: StoredLink,
  { now, logger, quotas }: ImporterContext,
): Promise<void> {
  const { note_id: note_key, transaction_id: transaction_key = null, wo_number = '' } = note;
  const before = await tx
    .selectFrom('received_supplied_notes')
    .select(['id', 'note_id'])
    .where('link_id', '=', link.id)
    .where((row) =>
      row.or([
        row('note_key', '=', note_key),
        ...(transaction_key === null ? [] : [row('transaction_key', '=', transaction_key)]),
      ]),
    )
    .executeTakeFirst();
  if (before && before.note_id !== null) return;
  const found = (await noRoom(tx, link, quotas)) ?? (await orderNumbered(tx, link, wo_number));
  const at = now();
  const created = typeof found === 'string' ? null : await create(tx, note, { link, at, ...found });
  const problem = typeof found === 'string' ? found : null;
  const content = { wo_number, note_id: created, problem, raw: JSON.stringify(note) };
  if (before) {
    const rows = tx.updateTable('received_supplied_notes').set(content);
    await rows.where('id', '=', before.id).execute();
    return;
  }
  await tx
    .insertInto('received_supplied_notes')
    .values({ ...content, link_id: link.id, note_key, transaction_key, received_at: at })
    .execute();
  if (problem !== null)
    logger.warn({ link: link.name, note: note_key }, `supplied note: ${problem}`);
}

interface FoundOrder {
  readonly orderId: string;
  readonly propertyId: string;
}

/** The reason for which a link may store no further note; undefined if it may. Its other changes are still imported. */
async function noRoom(
  tx: Statements,
  { id }: StoredLink,
  quotas: Quotas,
): Promise<string | undefined> {
  return quotas.requireRoom(tx, { kind: 'link', id }, { notes: 1 }).then(
    () => undefined,
    (error: unknown) => {
      if (LinkError.is(error) && error.code === 'quota_exceeded') return error.message;
      throw error;
    },
  );
}

/** Returns the order with a number, preferring the open one. A text is the reason for none. */
async function orderNumbered(
  tx: Statements,
  link: StoredLink,
  woNumber: string,
): Promise<FoundOrder | string> {
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'property_id', 'status'])
    .where('link_id', '=', link.id)
    .where('wo_number', '=', woNumber)
    .execute();
  const open = rows.filter(({ status }) => isOpenStatus(status));
  const [only, another] = open.length > 0 ? open : rows;
  if (!only) return `There is no order with the wo_number ${shortName(woNumber)}.`;
  if (another) return `Several orders have the wo_number ${shortName(woNumber)}.`;
  return { orderId: only.id, propertyId: only.property_id };
}

async function create(
  tx: Statements,
  note: SuppliedNote,
  {
    link,
    at,
    orderId,
    propertyId,
  }: FoundOrder & { readonly link: StoredLink; readonly at: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('notes')
    .values({
      order_id: orderId,
      property_id: propertyId,
      link_id: link.id,
      sender_note_id: `supplied ${note.note_id}`,
      note_type: note.note_type === 'prop' ? 'prop' : 'wo',
      body: note.note_text ?? '',
      inserted_by: note.note_from ?? '',
      inserted_text: noteDate(at),
      org_name: note.note_from ?? '',
      has_attachments: false,
      attachments: 'none',
      raw: JSON.stringify(note),
      created_at: at,
      modified_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await showToGroups(tx, id, link.id);
  await addEvent(tx, { orderId, event: 'note', at, data: { note_id: id } });
  return id;
}
