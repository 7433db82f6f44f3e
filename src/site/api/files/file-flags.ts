import type { FileFlag } from '../../../api/generated/action-types.js';
import type { ActionName } from '../../../api/index.js';
import { itemsOfOrder } from '../../importer/results/outbox.js';
import { givenPayload } from '../../importer/results/result-payloads.js';
import { damagePhotos } from '../../orders/attachments/damages.js';
import { formsOfOrder } from '../../orders/filling/order-forms.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { isId } from '../form-questions.js';
import { namedBids } from '../priced-values.js';
import type { SiteCall } from '../site-actions.js';

type AnyCall = Pick<SiteCall<ActionName>, 'context' | 'owner' | 'importer'>;

/** A flag of a photo: of a bid or completion, or of a question of a form. */
interface RawFlag {
  readonly fileId: string;
  readonly workType: string;
  /** The id of the bid or completion, or the ids of form and question. */
  readonly target: string | readonly [formId: string, questionId: string];
  readonly stage: string;
}

/** Returns the flags of the photos of an order by the ids of the photos. */
export async function flagsOfOrder(
  call: AnyCall,
  order: AnyOrder,
): Promise<ReadonlyMap<string, readonly FileFlag[]>> {
  const { read } = call.context.database;
  const raw =
    order.link_id === null ? await ownedFlags(call, order) : await givenFlags(call, order);
  const flags = new Map<string, FileFlag[]>();
  const add = (fileId: string, flag: FileFlag) => {
    const known = flags.get(fileId);
    if (known) known.push(flag);
    else flags.set(fileId, [flag]);
  };
  const bids = raw.some(({ workType }) => workType !== 'pc') ? await namedBids(call, order) : [];
  const forms = raw.some(({ workType }) => workType === 'pc')
    ? await formsOfOrder(read, order.id)
    : [];
  for (const { fileId, workType, target, stage } of raw) {
    if (typeof target === 'string') {
      const description = bids.find(({ comp_note_id }) => comp_note_id === target)?.description;
      const of = { comp_note_id: Number(target), item_description: description ?? '' };
      if (workType === 'b') add(fileId, { type: 'b', ...of, stage: 'b' });
      else add(fileId, { type: 'c', ...of, stage: stage === 'i' || stage === 'a' ? stage : 'b' });
      continue;
    }
    const [formId, questionId] = target;
    if (!isId(formId) || !isId(questionId)) continue;
    const form = forms.find(({ id }) => id === formId);
    const question = form?.questions.find(({ id }) => id === questionId);
    add(fileId, {
      type: 'pc',
      pcr_question_id: Number(questionId),
      question: question?.name ?? '',
      pcr_form_id: Number(formId),
      form_name: form?.name ?? '',
    });
  }
  for (const { file_id, damage_id, kind, title } of await damagePhotos(read, order.id)) {
    const id = Number(damage_id);
    if (kind === 'violation') {
      add(file_id, { type: 'v', violation_id: id, violation_title: title });
    } else add(file_id, { type: 'd', damage_id: id, damage_title: title });
  }
  return flags;
}

/** Returns the flags of an owned order, those that came by link included. */
async function ownedFlags({ context }: AnyCall, { id }: AnyOrder): Promise<readonly RawFlag[]> {
  const rows = await context.database.read
    .selectFrom('photo_flags')
    .select(['file_id', 'work_type', 'target', 'stage'])
    .where('order_id', '=', id)
    .orderBy('work_type')
    .orderBy('target')
    .orderBy('stage')
    .execute();
  return rows.map(({ file_id: fileId, work_type: workType, target, stage }) => {
    const [formId = '', questionId = ''] = target.split('/', 2);
    return { fileId, workType, target: workType === 'pc' ? [formId, questionId] : target, stage };
  });
}

/** Returns the flags of an imported order that were given to its outbox, without drafts. */
async function givenFlags(call: AnyCall, { id }: AnyOrder): Promise<readonly RawFlag[]> {
  const items = await itemsOfOrder(call.context.database.read, id);
  const keyed = items.filter(({ kind }) => kind === 'bid_flags' || kind === 'photo_flags');
  if (keyed.length === 0) return [];
  const photos = new Map(
    items
      .filter(({ kind }) => kind === 'file')
      .flatMap((item) => {
        const given = givenPayload(item, 'file');
        return given ? [[item.item_key, given.file_id] as const] : [];
      }),
  );
  const bids = await bidIds(call, id);
  return keyed.flatMap((item) =>
    (givenPayload(item, 'photo_flags')?.flags ?? []).flatMap((flag) => {
      const fileId = photos.get(flag.file);
      const { work_type: workType, pcr_question_id: question = '', stage = 'b' } = flag;
      const target =
        workType === 'pc' ? ([item.item_key, question] as const) : bids.get(item.item_key);
      return fileId === undefined || target === undefined
        ? []
        : [{ fileId, workType, target, stage }];
    }),
  );
}

/** Returns the ids of the bids of an imported order by their keys in the outbox. */
export async function bidIds(
  { context, importer }: AnyCall,
  orderId: string,
): Promise<ReadonlyMap<string, string>> {
  // A bid of a person or program gets its id here.
  await importer.bids.list(orderId);
  const rows = await context.database.read
    .selectFrom('bid_comps')
    .select(['id', 'sender_comp_key'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ id, sender_comp_key }) => [sender_comp_key ?? '', id]));
}
