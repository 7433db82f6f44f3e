import { checkPhotoFlags, checkRows, fromRows, type PcrForm } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import { mapInShares } from '../../../system/event-loop.js';
import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { inParts, storeAllButLast } from '../../engine/store/in-parts.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { formOfOrder } from '../../orders/forms.js';
import { lockOrder } from '../../orders/order-writing.js';
import { type AnswersKey, storedRows } from '../../owner/received-answers.js';
import { addReceived } from '../../owner/received-events.js';
import { callerOf, callersOrder, type EventHandler, requireCallers } from './event-handler.js';
import { type Flag, flagParts, photosOf, storeFlags } from './photo-flags.js';

/** The most answers per statement, because databases limit the number of values. */
const CHUNK = 500;

type AnswerRow = Parameters<EventHandler<'send_pcr_answers'>>[0]['data']['pcr_form_rows'][number];

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
      const form = await formOfOrder(tx, order.id, data.pcr_form_id);
      const position = { order_id: order.id, account_id: caller.id, pcr_form_id: form.id };
      const previous = fromRows(form, await storedRows(tx, position));
      const [wrong] = checkRows(form, data.pcr_form_rows, { previous }).errors;
      if (wrong) throw new LinkError('answer_invalid', wrong.message);
      const answers = [...rowsByQuestion(data.pcr_form_rows)].map(([pcr_question_id, rows]) => {
        const content = { answer_rows: JSON.stringify(rows), answered_at: now() };
        return { ...position, pcr_question_id, ...content };
      });
      for (const part of inParts(answers, CHUNK)) await storeAnswers(tx, part);
      await addReceived(tx, { kind: 'answers', keys: [form.id], orderId: order.id, at: now() });
      return null;
    });
    return null;
  };
}

async function storeAnswers(
  tx: Statements,
  answers: readonly StoredRow<'answers'>[],
): Promise<void> {
  await tx
    .insertInto('answers')
    .values(answers)
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'account_id', 'pcr_form_id', 'pcr_question_id'])
        .doUpdateSet((row) => ({
          answer_rows: row.ref('excluded.answer_rows'),
          answered_at: row.ref('excluded.answered_at'),
        })),
    )
    .execute();
}

function rowsByQuestion(rows: readonly AnswerRow[]): ReadonlyMap<string, AnswerRow[]> {
  const byQuestion = new Map<string, AnswerRow[]>();
  for (const row of rows) {
    const those = byQuestion.get(row.pcr_question_id);
    if (those) those.push(row);
    else byQuestion.set(row.pcr_question_id, [row]);
  }
  return byQuestion;
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
      await storeFlags(tx, part, { order, caller, at: now() });
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

/** Returns the target of a flag that answers a question. */
function questionTarget(formId: string, questionId: string): string {
  return `${formId}/${questionId}`;
}

/** Returns the number of photos of each question of a form. */
export async function photoCounts(
  statements: Statements,
  { order_id, account_id, pcr_form_id }: AnswersKey,
): Promise<Readonly<Record<string, number>>> {
  const rows = await statements
    .selectFrom('photo_flags')
    .select((flag) => ['target', flag.fn.countAll().as('flag_count')])
    .where('order_id', '=', order_id)
    .where('account_id', '=', account_id)
    .where('work_type', '=', 'pc')
    .groupBy('target')
    .execute();
  const start = questionTarget(pcr_form_id, '');
  return Object.fromEntries(
    rows
      .filter(({ target }) => target.startsWith(start))
      .map(({ target, flag_count }) => [target.slice(start.length), Number(flag_count)]),
  );
}
