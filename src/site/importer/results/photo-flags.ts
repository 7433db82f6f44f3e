import { checkPhotoFlags } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import type { Input } from '../../input.js';
import { formOfOrder } from '../../owner/forms.js';
import type { AnyOrder } from '../../owner/orders/order-writing.js';
import type { Statements } from '../../store/database.js';
import { findItem, keepItem, payloadOf, type StoredFlag, type StoredItem } from './outbox.js';

/** An order, and the transaction in which its results are kept. */
export interface Keeping {
  readonly tx: Statements;
  readonly order: AnyOrder;
  readonly at: number;
}

interface Flagged {
  readonly key: string;
  readonly flags: readonly Input[];
}

/** Photos that were given before. @throws LinkError `input_invalid` for a photo that was not */
export async function flaggedPhotos(
  { tx, order }: Keeping,
  flags: readonly Input[],
): Promise<readonly Flagged[]> {
  const flagged: Flagged[] = [];
  for (const flag of flags) {
    const key = flag.required('photo', 200);
    if (!(await findItem(tx, order.id, 'file', key))) {
      throw flag.wrong('photo', `order ${order.id} has no photo ${key}`);
    }
    flagged.push({ key, flags: [flag] });
  }
  return flagged;
}

/** Flags of all photos together: one item for each bid, and one for each form. */
export async function keepPhotoFlags(keeping: Keeping, files: readonly Flagged[]): Promise<void> {
  const items = new Map<string, Placed & { readonly flags: StoredFlag[] }>();
  for (const { key: file, flags } of files) {
    for (const flag of flags) {
      const placed = await placeFlag(keeping, flag, file);
      const item = items.get(`${placed.kind} ${placed.key}`) ?? { ...placed, flags: [] };
      item.flags.push(placed.flag);
      items.set(`${placed.kind} ${placed.key}`, item);
    }
  }
  for (const { kind, key, flags } of items.values()) {
    if (kind === 'photo_flags') await checkQuestions(keeping, key, flags);
    await addFlags(keeping, kind, key, flags);
  }
}

type FlagKind = 'bid_flags' | 'photo_flags';

/** A flag, and the item that it belongs to: that of a bid, or of a form. */
interface Placed {
  readonly kind: FlagKind;
  readonly key: string;
  readonly flag: StoredFlag;
}

async function placeFlag(keeping: Keeping, flag: Input, file: string): Promise<Placed> {
  const bid = flag.text('bid');
  if (bid === '') {
    const key = flag.required('pcr_form_id', 18);
    return { kind: 'photo_flags', key, flag: questionFlag(flag, file) };
  }
  return { kind: 'bid_flags', key: bid, flag: await bidFlag(keeping, flag, { bid, file }) };
}

function questionFlag(flag: Input, file: string): StoredFlag {
  return { file, work_type: 'pc', pcr_question_id: flag.required('pcr_question_id', 18) };
}

async function bidFlag(
  { tx, order }: Keeping,
  flag: Input,
  { bid, file }: { readonly bid: string; readonly file: string },
): Promise<StoredFlag> {
  if (!(await findItem(tx, order.id, 'bid', bid))) {
    throw flag.wrong('bid', `order ${order.id} has no bid ${bid.slice(0, 40)}`);
  }
  const work_type = flag.choice('work_type', ['b', 'c'], 'b');
  const stage = flag.choice('stage', ['b', 'i', 'a'], 'b');
  if (work_type === 'b' && stage !== 'b') throw flag.wrong('stage', 'must be b for a bid');
  return { file, work_type, stage };
}

async function checkQuestions(
  { tx, order }: Keeping,
  formId: string,
  flags: readonly StoredFlag[],
) {
  const form = await formOfOrder(tx, order.id, formId);
  const wire = flags.map(({ file, pcr_question_id }) => ({
    file_id: file,
    pcr_question_id,
    work_type: 'pc',
  }));
  const [wrong] = checkPhotoFlags(form, wire);
  if (wrong) throw new LinkError('input_invalid', `results.add.photos.flags: ${wrong.message}`);
}

async function addFlags(
  { tx, order, at }: Keeping,
  kind: FlagKind,
  key: string,
  flags: readonly StoredFlag[],
): Promise<void> {
  const before = await findItem(tx, order.id, kind, key);
  const payload = { flags: joined(before ? payloadOf(before, kind).flags : [], flags) };
  await keepItem(tx, { orderId: order.id, kind, key, payload, at });
}

/** Each flag once; one that is there stays as it is. */
function joined(
  flags: readonly StoredFlag[],
  others: readonly StoredFlag[],
): readonly StoredFlag[] {
  const all = new Map(flags.map((flag) => [identityOf(flag), flag]));
  for (const flag of others) if (!all.has(identityOf(flag))) all.set(identityOf(flag), flag);
  return [...all.values()];
}

function identityOf({ is_sent: _, ...flag }: StoredFlag): string {
  return JSON.stringify(flag);
}

/** Whether its owner has a flag, or may have it because an answer was lost or is awaited. */
export function isFlagSent({ state, begun_at }: StoredItem, flag: StoredFlag): boolean {
  return flag.is_sent === true || state === 'sent' || begun_at !== null;
}

/**
 * Takes flags off photos again. No event of the protocol does that, so one that was sent stays; one that is not there
 * is no mistake.
 *
 * @throws LinkError `input_invalid`
 */
export async function takeFlagsOff(keeping: Keeping, flags: readonly Input[]): Promise<void> {
  const { tx, order } = keeping;
  for (const input of flags) {
    const { kind, key, flag } = await placeFlag(keeping, input, input.required('photo', 200));
    const item = await findItem(tx, order.id, kind, key);
    const there = item ? payloadOf(item, kind).flags : [];
    const found = there.find((one) => identityOf(one) === identityOf(flag));
    if (!item || !found) continue;
    if (isFlagSent(item, found)) {
      const problem = 'was sent with this flag, and no event takes one back: ask its owner to';
      throw input.wrong('photo', problem);
    }
    await keepRest(
      keeping,
      item,
      there.filter((one) => one !== found),
    );
  }
}

async function keepRest(
  { tx, at }: Keeping,
  { id }: StoredItem,
  flags: readonly StoredFlag[],
): Promise<void> {
  if (flags.length === 0) {
    await tx.deleteFrom('outbox').where('id', '=', id).execute();
    return;
  }
  const isAllSent = flags.every(({ is_sent }) => is_sent);
  await tx
    .updateTable('outbox')
    .set((row) => ({
      payload: JSON.stringify({ flags }),
      state: isAllSent ? 'sent' : 'queued',
      version_count: row('version_count', '+', 1),
      attempt_count: 0,
      reason: null,
      failed_at: null,
      modified_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

/** Keeps that the owner has been told of flags, or may have been: they cannot be taken off any more. */
export async function markFlagsSent(tx: Statements, item: StoredItem, at: number): Promise<void> {
  const { id, kind, order_id, item_key, version_count } = item;
  if (kind !== 'photo_flags' && kind !== 'bid_flags') return;
  const sent = payloadOf(item, kind).flags.map((flag) => ({ ...flag, is_sent: true as const }));
  const now = await findItem(tx, order_id, kind, item_key);
  if (now) {
    const flags = joined(sent, payloadOf(now, kind).flags);
    const changes = { payload: JSON.stringify({ flags }) };
    await tx.updateTable('outbox').set(changes).where('id', '=', id).execute();
    return;
  }
  // The last of them was taken off while the call was under way: its owner has it all the same.
  const row = { order_id, kind, item_key, version_count, modified_at: at, state: 'sent' };
  await tx
    .insertInto('outbox')
    .values({ ...row, sent_at: at, payload: JSON.stringify({ flags: sent }) })
    .execute();
}
