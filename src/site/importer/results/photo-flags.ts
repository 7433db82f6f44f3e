import { checkPhotoFlags } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import type { Input } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { storeDraft } from './drafts.js';
import { findItem, lockItem, storeItem, storeVersion } from './outbox.js';
import {
  draftOf,
  givenPayload,
  identityOf,
  isFlags,
  joinedFlags,
  payloadOf,
  type StoredFlag,
  type StoredItem,
} from './result-payloads.js';

/** An order and the transaction that stores its results. */
export interface ResultsContext {
  readonly tx: Statements;
  readonly order: AnyOrder;
  readonly at: number;
  /** True if they wait for a person to send them. */
  readonly isDraft: boolean;
  /** The actor. Default: not known. */
  readonly by?: string;
  /** The id of the app of the JSON API that gives them; undefined for other callers. */
  readonly app?: string | undefined;
}

interface Flagged {
  readonly key: string;
  readonly flags: readonly Input[];
}

/** Returns photos that were given before. @throws LinkError `input_invalid` for an unknown photo */
export async function flaggedPhotos(
  { tx, order }: ResultsContext,
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

/** Stores the flags of all photos: one item for each bid, and one for each form. */
export async function storePhotoFlags(
  context: ResultsContext,
  files: readonly Flagged[],
): Promise<void> {
  const items = new Map<string, Placed & { readonly flags: StoredFlag[] }>();
  for (const { key: file, flags } of files) {
    for (const flag of flags) {
      const placed = await flagOf(context, flag, file);
      const item = items.get(`${placed.kind} ${placed.key}`) ?? { ...placed, flags: [] };
      item.flags.push(placed.flag);
      items.set(`${placed.kind} ${placed.key}`, item);
    }
  }
  for (const { kind, key, flags } of items.values()) {
    if (kind === 'photo_flags') await checkQuestions(context, key, flags);
    await addFlags(context, kind, key, flags);
  }
}

type FlagKind = 'bid_flags' | 'photo_flags';

/** A flag and its item: that of a bid, or of a form. */
interface Placed {
  readonly kind: FlagKind;
  readonly key: string;
  readonly flag: StoredFlag;
}

async function flagOf(context: ResultsContext, flag: Input, file: string): Promise<Placed> {
  const bid = flag.text('bid');
  if (bid === '') {
    const key = flag.required('pcr_form_id', 18);
    return { kind: 'photo_flags', key, flag: questionFlag(flag, file) };
  }
  return { kind: 'bid_flags', key: bid, flag: await bidFlag(context, flag, { bid, file }) };
}

function questionFlag(flag: Input, file: string): StoredFlag {
  return { file, work_type: 'pc', pcr_question_id: flag.required('pcr_question_id', 18) };
}

async function bidFlag(
  { tx, order }: ResultsContext,
  flag: Input,
  { bid, file }: { readonly bid: string; readonly file: string },
): Promise<StoredFlag> {
  if (!(await findItem(tx, order.id, 'bid', bid))) {
    throw flag.wrong('bid', `order ${order.id} has no bid ${shortName(bid)}`);
  }
  const work_type = flag.choice('work_type', ['b', 'c'], 'b');
  const stage = flag.choice('stage', ['b', 'i', 'a'], 'b');
  if (work_type === 'b' && stage !== 'b') throw flag.wrong('stage', 'must be b for a bid');
  return { file, work_type, stage };
}

async function checkQuestions(
  { tx, order }: ResultsContext,
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
  { tx, order, at, isDraft }: ResultsContext,
  kind: FlagKind,
  key: string,
  flags: readonly StoredFlag[],
): Promise<void> {
  const before = await lockItem(tx, order.id, kind, key);
  const identity = { orderId: order.id, kind, key, at };
  const given = givenPayload(before, kind)?.flags ?? [];
  if (!isDraft) {
    await storeItem(tx, { ...identity, payload: { flags: joinedFlags(given, flags) } });
    return;
  }
  const there = new Set(given.map(identityOf));
  const added = flags.filter((flag) => !there.has(identityOf(flag)));
  if (added.length === 0) return;
  const draft = { flags: joinedFlags(draftOf(before, kind)?.flags ?? [], added) };
  await storeDraft(tx, { ...identity, draft });
}

/** Returns true if the owner has a flag, or may have it because an answer was lost or is pending. */
export function isFlagSent({ state, begun_at }: StoredItem, flag: StoredFlag): boolean {
  return flag.is_sent === true || state === 'sent' || begun_at !== null;
}

/**
 * Removes flags of photos. No event of the protocol does that, so that sent ones stay. An absent flag is no error.
 *
 * @throws LinkError `input_invalid`
 */
export async function takeFlagsOff(
  context: ResultsContext,
  flags: readonly Input[],
): Promise<void> {
  const { tx, order } = context;
  for (const input of flags) {
    const { kind, key, flag } = await flagOf(context, input, input.required('photo', 200));
    const item = await findItem(tx, order.id, kind, key);
    if (!item) continue;
    const isIt = (one: StoredFlag) => identityOf(one) === identityOf(flag);
    const found = givenPayload(item, kind)?.flags.find(isIt);
    if (found && isFlagSent(item, found)) {
      const problem = 'was sent with this flag, and no event takes one back: ask its owner to';
      throw input.wrong('photo', problem);
    }
    await dropFlags(context, item, isIt);
  }
}

/** Removes flags from an item, drafts and given ones, except sent ones. */
export async function dropFlags(
  { tx, at }: Pick<ResultsContext, 'tx' | 'at'>,
  item: StoredItem,
  isDropped: (flag: StoredFlag) => boolean,
): Promise<void> {
  const all = item.draft === null ? [] : (draftOf(item, 'photo_flags')?.flags ?? []);
  const drafts = all.filter((flag) => !isDropped(flag));
  const draft = drafts.length === 0 ? null : JSON.stringify({ flags: drafts });
  const given = givenPayload(item, 'photo_flags')?.flags ?? [];
  const rest = given.filter((flag) => isFlagSent(item, flag) || !isDropped(flag));
  if (rest.length === given.length && drafts.length === all.length) return;
  if (rest.length === 0 && draft === null) {
    await tx.deleteFrom('outbox').where('id', '=', item.id).execute();
    return;
  }
  if (rest.length === given.length) {
    const row = { draft, modified_at: at };
    await tx.updateTable('outbox').set(row).where('id', '=', item.id).execute();
    return;
  }
  const isAllSent = rest.every(({ is_sent }) => is_sent);
  await storeVersion(tx, item.id, {
    draft,
    payload: rest.length === 0 && draft !== null ? draft : JSON.stringify({ flags: rest }),
    state: rest.length === 0 ? 'draft' : isAllSent ? 'sent' : 'queued',
    modified_at: at,
  });
}

/**
 * Records that the owner got flags, or may have got them. They cannot be removed any more.
 *
 * @returns true if none is left to be sent
 */
export async function markFlagsSent(
  tx: Statements,
  item: StoredItem,
  at: number,
): Promise<boolean> {
  const { id, kind, order_id, item_key, version_count } = item;
  if (!isFlags(item)) return true;
  const sent = payloadOf(item, 'photo_flags').flags.map((flag) => ({
    ...flag,
    is_sent: true as const,
  }));
  const rows = tx.selectFrom('outbox').selectAll().where('id', '=', id);
  const now = await rows.executeTakeFirst();
  if (now) {
    const flags = joinedFlags(sent, givenPayload(now, 'photo_flags')?.flags ?? []);
    const changes = { payload: JSON.stringify({ flags }) };
    await tx.updateTable('outbox').set(changes).where('id', '=', id).execute();
    return flags.every(({ is_sent }) => is_sent);
  }
  // The last flag was removed during the call: its owner has it nevertheless.
  const row = { order_id, kind, item_key, version_count, modified_at: at, state: 'sent' };
  await tx
    .insertInto('outbox')
    .values({ ...row, sent_at: at, payload: JSON.stringify({ flags: sent }) })
    .execute();
  return true;
}
