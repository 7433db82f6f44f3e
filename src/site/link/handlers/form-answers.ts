import { checkPhotoFlags, type PcrForm } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import { mapInShares } from '../../../system/event-loop.js';
import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { storeAllButLast } from '../../engine/store/in-parts.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import { lockOrder } from '../../orders/order-writing.js';
import { takeAnswers } from '../../owner/orders/form-answers.js';
import { type Flag, flagParts, questionTarget, storeFlags } from '../../owner/photo-flags.js';
import { callerOf, callersOrder, type EventHandler, requireCallers } from './event-handler.js';
import { photosOf } from './photo-flags.js';

/**
 * send_pcr_answers: replaces the answers of the named questions and leaves all others. A blank answer clears its
 * question. Rows that the form does not allow fail the call, and nothing of it is stored.
 */
export function sendPcrAnswers({ now }: SiteContext): EventHandler<'send_pcr_answers'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    await delivery.commit(async (tx: Statements) => {
      const order = requireCallers(await lockOrder(tx, data.dst_report_id), caller);
      await takeAnswers(tx, order, {
        formId: data.pcr_form_id,
        rows: data.pcr_form_rows,
        accountId: caller.id,
        actor: caller.username,
        at: now(),
      });
      return null;
    });
    return null;
  };
}

/**
 * send_photo_flag: stores photos as answers to questions of a form. All flags are validated before the first one is
 * stored. A flag whose photo was never received fails the call. Many flags are stored in several transactions. An
 * existing flag stays.
 */
export function sendPhotoFlag({ database, now }: SiteContext): EventHandler<'send_photo_flag'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    const { read } = database;
    const seen = await callersOrder(read, data.dst_report_id, caller);
    const form = await formOfOrder(read, seen.id, data.pcr_form_id);
    checkFlags(form, data.question_data);
    const fileIds = data.question_data.map(({ file_id }) => file_id);
    const photos = await photosOf(read, seen, caller, fileIds);
    const flags = await mapInShares(data.question_data, ({ file_id, pcr_question_id }): Flag => {
      const target = questionTarget(form.id, pcr_question_id);
      return { fileId: photos.get(file_id) ?? '', workType: 'pc', target, stage: '' };
    });
    const store = async (tx: Statements, part: readonly Flag[]) => {
      const order = await callersOrder(tx, data.dst_report_id, caller);
      await storeFlags(tx, part, { order, at: now(), actor: caller.username });
      return null;
    };
    const last = await storeAllButLast(database, flagParts(flags), store);
    await delivery.commit((tx: Statements) => store(tx, last ?? []));
    return null;
  };
}

function checkFlags(
  form: PcrForm,
  flags: readonly { readonly file_id: string; readonly pcr_question_id: string }[],
): void {
  const [wrong] = checkPhotoFlags(
    form,
    flags.map((flag) => ({ ...flag, work_type: 'pc' })),
  );
  if (wrong) throw new LinkError('flag_invalid', wrong.message);
}
