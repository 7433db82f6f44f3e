import { sql } from 'kysely';
import { LinkError } from '../../index.js';
import { shortName } from '../../protocol/errors/short-name.js';
import {
  type ActingUser,
  actorOf,
  isRowId,
  notFound,
  type SiteContext,
} from '../engine/context.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { inParts } from '../engine/store/in-parts.js';
import { prepared } from '../engine/store/prepared.js';
import { isPhotoOf } from '../orders/attachments/file-record.js';
import { formsOfOrder } from '../orders/filling/order-forms.js';
import { addHistory, lockOrder, type StoredOrder } from '../orders/order-writing.js';
import type { AnswersKey } from './received-answers.js';

/** One flag: a photo, by our id, and its meaning. */
export interface Flag {
  readonly fileId: string;
  /** `b` bid, `c` completion, `pc` question of a form. */
  readonly workType: 'b' | 'c' | 'pc';
  /** The bid or completion, or form and question. */
  readonly target: string;
  /** `b` before, `i` during, `a` after; '' for a question. */
  readonly stage: string;
}

/** Returns the target of a flag that answers a question. */
export function questionTarget(formId: string, questionId: string): string {
  return `${formId}/${questionId}`;
}

/** The most flags per transaction, which take some milliseconds. */
const PART = 2000;

/** Divides flags into parts, each for one statement. */
export function flagParts(flags: readonly Flag[]): readonly (readonly Flag[])[] {
  return inParts(flags, PART);
}

interface FlagsToStore {
  readonly orderId: string;
  readonly accountId: string;
  readonly at: number;
  /** JSON: a list of lists of our file id, type of work, target and stage. */
  readonly flags: string;
}

const STORE = prepared<FlagsToStore, unknown>(({ statements, capabilities, value }) => {
  const member = (index: number) => sql`one.value ->> ${sql.lit(index)}`;
  // Without WHERE, SQLite reads ON CONFLICT as the condition of a join.
  return sql`
    INSERT INTO photo_flags (order_id, account_id, file_id, work_type, target, stage, flagged_at)
    SELECT CAST(${value('orderId')} AS bigint), CAST(${value('accountId')} AS bigint),
      CAST(${member(0)} AS bigint), ${member(1)}, ${member(2)}, ${member(3)}, CAST(${value('at')} AS bigint)
    FROM ${capabilities.jsonList(value('flags'))} WHERE true
    ON CONFLICT (file_id, work_type, target, stage) DO NOTHING`.compile(statements);
});

/** Stores a part of the flags of a call by one statement, with the history. An existing flag stays. */
export async function storeFlags(
  tx: Statements,
  flags: readonly Flag[],
  {
    order,
    at,
    actor,
  }: { readonly order: StoredOrder; readonly at: number; readonly actor: string },
): Promise<void> {
  const [first] = flags;
  if (!first) return;
  const lists = flags.map(({ fileId, workType, target, stage }) => [
    fileId,
    workType,
    target,
    stage,
  ]);
  await STORE(tx, {
    orderId: order.id,
    accountId: order.account_id,
    at,
    flags: JSON.stringify(lists),
  });
  const { fileId: file_id, workType: type, target } = first;
  const detail = flags.length === 1 ? { file_id, type, target } : { flags: flags.length };
  await addHistory(tx, { orderId: order.id, actor, action: 'photo flagged', at, detail });
}

/** The subject of a flag: a bid, a completion with its stage, or a question of a form of the order. */
export type FlagSubject =
  | { readonly type: 'b'; readonly comp_note_id: string }
  | { readonly type: 'c'; readonly comp_note_id: string; readonly stage: 'b' | 'i' | 'a' }
  | { readonly type: 'pc'; readonly pcr_question_id: string };

/** The flags of photos of owned orders. */
export class PhotoFlags {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Flags a photo of an order, from any sender. A repeated flag stays one.
   *
   * @throws LinkError `order_not_found`, `not_found` for an unknown photo, bid or question, `flag_invalid` for a question
   * that takes no photos
   */
  async add(
    reportId: string,
    fileId: string,
    subject: FlagSubject,
    acting?: ActingUser,
  ): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      if (!(await isPhotoOf(tx, order.id, fileId))) {
        throw notFound(`photo ${shortName(fileId)} of order ${order.id}`);
      }
      const at = this.context.now();
      const flag = { fileId, workType: subject.type, ...(await targetOf(tx, order, subject)) };
      await storeFlags(tx, [flag], { order, at, actor: actorOf(acting) });
    });
  }
}

async function targetOf(
  tx: Statements,
  order: StoredOrder,
  subject: FlagSubject,
): Promise<Pick<Flag, 'target' | 'stage'>> {
  if (subject.type === 'pc') {
    const id = subject.pcr_question_id;
    const form = (await formsOfOrder(tx, order.id)).find(({ questions }) =>
      questions.some((question) => question.id === id),
    );
    if (!form) throw notFound(`question ${shortName(id)} in the forms of order ${order.id}`);
    const isActive = form.questions.some((question) => question.id === id && question.active);
    if (!isActive) throw new LinkError('flag_invalid', `Question ${id} is not active.`);
    return { target: questionTarget(form.id, id), stage: '' };
  }
  const id = subject.comp_note_id;
  const bid =
    isRowId(id) &&
    (await tx
      .selectFrom('bid_comps')
      .select('id')
      .where('id', '=', id)
      .where('order_id', '=', order.id)
      .executeTakeFirst());
  if (!bid) throw notFound(`bid or completion ${shortName(id)} of order ${order.id}`);
  return { target: id, stage: subject.type === 'c' ? subject.stage : 'b' };
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
