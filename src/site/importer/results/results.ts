import { shortName } from '../../../protocol/errors/short-name.js';
import {
  ACTING_MEMBERS,
  type ActingUser,
  actorOf,
  isRowId,
  notFound,
} from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';
import { statementsWithin } from '../../engine/store/host-transaction.js';
import type { FormOffer } from '../../orders/filling/form-offer.js';
import { addHistory } from '../../orders/order-writing.js';
import { type ImporterContext, RESULTS } from '../context.js';
import { lockImported, requireImported } from '../imported-order.js';
import { queueDrafts } from './drafts.js';
import { offerOfImported } from './earlier-answers.js';
import { missingInForms } from './missing.js';
import { itemsOfOrder, lockItemById } from './outbox.js';
import { takeFlagsOff } from './photo-flags.js';
import { type Readiness, readinessOf, withdrawReady } from './ready.js';
import { callItemBack, removeItem, requireItem } from './recall.js';
import { removeGivenNote } from './recall-given.js';
import { type NewFlag, type NewResults, readFlags, readResults } from './result-input.js';
import { countsOf, RESULT_KINDS, type StoredItem } from './result-payloads.js';
import { SendingOrder } from './sending/order-of-sending.js';
import { notGiven, type SiteResult, show } from './shown-results.js';
import {
  addResultsJob,
  type GivenIds,
  requireSendable,
  requireUnderWay,
  sendWaiting,
  storeResults,
} from './store-results.js';
import { roomFor, storeContents } from './storing/store-contents.js';
import { type FileWithContent, withFreeKeys } from './storing/store-files.js';

/** The decision of a person about a result whose answer was lost. */
export type Decision = 'sent' | 'send';

/** An act on some results of an order, as its history names it. */
interface ResultAct {
  readonly orderId: string;
  readonly ids: readonly string[];
  readonly action: string;
  readonly acting: ActingUser | undefined;
}

/** The results for imported orders. */
export class Results {
  /** @internal */
  constructor(/** @internal */ protected readonly context: ImporterContext) {}

  /**
   * Adds results of an order. They are sent in their fixed order, not in that of the calls. A result with an existing
   * key is corrected, and updated at the owner.
   *
   * @param options `db`: an open transaction of the app on the site's database: a client of `pg` or a handle of libsql
   * or better-sqlite3 within BEGIN and COMMIT, or a `Transaction` of kysely. The results are queued by its commit, or
   * not at all. `draft`: the results wait until {@link send} sends them; default false. `by`: the actor, for the history
   * of the order; default: no entry
   * @returns the ids of the files and notes in the order of the input; none for drafts
   * @throws LinkError `option_invalid`, `input_invalid`, `order_not_found`, `order_closed`, `form_not_found`,
   * `result_locked` for a change of an unclear result, which {@link decide} settles first, `not_found` for an unknown document type, group or user, `store_unavailable`, `quota_exceeded` for an app of the JSON
   * API
   */
  async add(
    orderId: string,
    results: NewResults,
    options: ActingUser & { readonly draft?: boolean } = {},
  ): Promise<GivenIds> {
    return this.#add(orderId, results, options, async (_, files) => files);
  }

  /**
   * Does the same, but no file replaces another one: a file with other content than that of its key gets a key of its
   * own, `front (2).jpg`.
   *
   * @internal
   */
  async addApart(
    orderId: string,
    results: NewResults,
    options: ActingUser & { readonly draft?: boolean },
  ): Promise<GivenIds> {
    return this.#add(orderId, results, options, async (tx, files) => {
      // Two that add a key at the same moment would both find it free.
      await lockImported(tx, orderId);
      return withFreeKeys(tx, orderId, files);
    });
  }

  async #add(
    orderId: string,
    results: NewResults,
    options: ActingUser & { readonly draft?: boolean },
    prepare: (
      tx: Statements,
      files: readonly FileWithContent[],
    ) => Promise<readonly FileWithContent[]>,
  ): Promise<GivenIds> {
    const read = readResults(results, this.context.limits.noteText);
    const input = new Input('results.add', options, ['draft', ...ACTING_MEMBERS]);
    const [isDraft, by] = [input.flag('draft') ?? false, input.text('by', 200)];
    const { database, now } = this.context;
    const within = options.db && (await statementsWithin(options.db, database));
    // Within the app's transaction the site uses no second connection: the pool may have no other.
    await requireImported(within ?? database.read, orderId);
    const stored = await storeContents(this.context, read);
    const { app } = options;
    return this.#write(within, async (tx) => {
      const order = await requireImported(tx, orderId);
      await this.context.quotas.requireRoomOfApp(tx, app, roomFor(stored));
      const files = await prepare(tx, stored.files);
      return storeResults(tx, order, { ...stored, files }, { at: now(), isDraft, by, app });
    });
  }

  /**
   * Sends the drafts of an order.
   *
   * @param options `only`: their ids from {@link list}; default all. `db`, `by`: see {@link add}
   * @returns the number of queued results
   * @throws LinkError `input_invalid` for a form with a wrong answer and for an unknown draft, `result_locked` for a
   * change of an unclear result, which {@link decide} settles first, `order_not_found`, `order_closed`, `option_invalid`
   */
  async send(
    orderId: string,
    options: ActingUser & { readonly only?: readonly string[] } = {},
  ): Promise<number> {
    const input = new Input('results.send', options, ['only', ...ACTING_MEMBERS]);
    const by = input.text('by', 200);
    const only = input.has('only') ? input.texts('only') : undefined;
    const { database, now } = this.context;
    const within = options.db && (await statementsWithin(options.db, database));
    return this.#write(within, async (tx) => {
      const order = await requireImported(tx, orderId);
      await requireSendable(tx, order);
      const drafts = (await itemsOfOrder(tx, orderId)).filter(({ draft }) => draft !== null);
      const count = await queueDrafts({ tx, order, at: now() }, only);
      if (count === 0) return count;
      await addResultsJob(tx, order, now());
      const sent = drafts.filter(({ id }) => only?.includes(id) ?? true);
      const entry = { orderId, actor: by, action: 'results sent', at: now() };
      if (by !== '') await addHistory(tx, { ...entry, detail: countsOf(sent) });
      return count;
    });
  }

  /**
   * Removes drafts, and results that their owner has refused. The flags of a removed photo or bid are removed too.
   *
   * @param ids their ids from {@link list}
   * @param acting `by`: the actor, for the history of the order; default: no entry. `db`: see {@link add}
   * @throws LinkError `input_invalid` for any other state, `not_found`, `order_not_found`
   */
  async remove(orderId: string, ids: readonly string[], acting?: ActingUser): Promise<void> {
    await this.#each({ orderId, ids, action: 'results removed', acting }, removeItem);
  }

  /**
   * Deletes a note of an order that its owner does not have, with its revisions and attachments.
   *
   * @param acting `db`: a transaction of one's own
   * @throws LinkError `order_not_found`, `not_found`, `result_locked` for a note that the owner has, or has written
   */
  async removeNote(orderId: string, noteId: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await lockImported(tx, orderId);
      await removeGivenNote(tx, order, noteId, this.context.now());
      const entry = { orderId, actor: actorOf(acting), at: this.context.now() };
      await addHistory(tx, { ...entry, action: 'note deleted', detail: { note_id: noteId } });
    });
  }

  /**
   * Turns queued results into drafts again, before their call begins. A result that has failed before may have reached
   * its owner nevertheless.
   *
   * @param ids their ids from {@link list}
   * @param acting see {@link remove}
   * @throws LinkError `input_invalid` for a result whose call has begun or that was sent, `not_found`,
   * `order_not_found`
   */
  async callBack(orderId: string, ids: readonly string[], acting?: ActingUser): Promise<void> {
    await this.#each({ orderId, ids, action: 'results called back', acting }, callItemBack);
  }

  /**
   * Removes flags of photos before they are sent: the protocol has no event that revokes one. An absent flag is no
   * error.
   *
   * @throws LinkError `input_invalid` for a sent one, `order_not_found`, `order_closed`
   */
  async unflag(orderId: string, flags: readonly NewFlag[]): Promise<void> {
    const read = readFlags(flags);
    const { database, now, wake } = this.context;
    await database.write(async (tx) => {
      const order = await requireImported(tx, orderId);
      requireUnderWay(order);
      await takeFlagsOff({ tx, order, at: now(), isDraft: false }, read);
      await addResultsJob(tx, order, now());
    });
    wake();
  }

  /**
   * Returns the missing parts of an order before it can be ready for office.
   *
   * @throws LinkError `order_not_found`, `order_closed`
   */
  async readiness(orderId: string): Promise<Readiness> {
    const { read } = this.context.database;
    return readinessOf(read, await requireImported(read, orderId));
  }

  /**
   * Withdraws that an order is ready for office, before its call begins.
   *
   * @throws LinkError `input_invalid` after its call has begun, `order_not_found`, `order_closed`, `option_invalid`
   */
  async withdrawReady(orderId: string, acting?: ActingUser): Promise<void> {
    const { now } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await requireImported(tx, orderId);
      await withdrawReady({ tx, at: now(), actor: acting?.by }, order);
    });
  }

  /**
   * Returns the results of an order in sending order, with those that were not given. @throws LinkError
   * `order_not_found`
   */
  async list(orderId: string): Promise<readonly SiteResult[]> {
    const { read } = this.context.database;
    await requireImported(read, orderId);
    const items = await itemsOfOrder(read, orderId);
    const job = await read
      .selectFrom('jobs')
      .select(['run_at', 'state'])
      .where('kind', '=', RESULTS)
      .where('job_key', '=', orderId)
      .executeTakeFirst();
    const nextAt = job?.state === 'waiting' ? job.run_at : null;
    const missing = await missingInForms(read, orderId, items);
    const order = new SendingOrder(items);
    const shown = items.map((item) => show(item, { order, nextAt, missing }));
    return [...shown, ...notGiven(items, missing)].toSorted(
      (one, other) => RESULT_KINDS.indexOf(one.kind) - RESULT_KINDS.indexOf(other.kind),
    );
  }

  /**
   * Returns the initial answers of a form of an order: the order's own fields, and the answers for earlier orders of
   * its property to the same owner, where the form allows their reuse.
   *
   * @throws LinkError `order_not_found`, `form_not_found`
   */
  async formOffer(orderId: string, formId: string): Promise<FormOffer> {
    return offerOfImported(this.context.database.read, orderId, formId);
  }

  /**
   * Sends results again that the owner has not accepted: all that failed since a time, of one order or of all. Refused
   * results are included on request only.
   *
   * @param filter `since`: milliseconds since 1970, default all. `refused`: true includes refused results
   * @param acting `by`: the actor, for the history of each order; default: no entry. `db`: see {@link add}
   * @returns the number of results that are sent again
   * @throws LinkError `input_invalid`, `order_not_found`
   */
  async sendAgain(
    filter: { readonly order?: string; readonly since?: number; readonly refused?: boolean } = {},
    acting?: ActingUser,
  ): Promise<number> {
    const { order, since = 0, refused = false } = filter;
    if (!Number.isFinite(since))
      throw inputError('results.sendAgain.since', 'must be a time in milliseconds');
    const { now } = this.context;
    const states = refused ? ['failed', 'refused'] : ['failed'];
    return ownerWrite(this.context, acting, async (tx) => {
      if (order !== undefined) await requireImported(tx, order);
      let items = tx
        .updateTable('outbox')
        .set({ state: 'queued', attempt_count: 0, reason: null })
        .where('state', 'in', states)
        // A person is changing it.
        .where('draft', 'is', null)
        .where('failed_at', '>=', since);
      if (order !== undefined) items = items.where('order_id', '=', order);
      const changed = await items.returning('order_id').execute();
      for (const id of new Set(changed.map(({ order_id }) => order_id))) {
        await addResultsJob(tx, await requireImported(tx, id), now());
        await this.#record(tx, { orderId: id, action: 'results sent again', acting });
      }
      return changed.length;
    });
  }

  /**
   * Settles an unclear result after a person has asked the owner: it arrived (`sent`, with its id there, if known), or
   * it did not (`send`).
   *
   * @param acting `by`: the actor, for the history of the order; default: no entry. `db`: see {@link add}
   * @throws LinkError `input_invalid` for another decision, `not_found` for a result that is not unclear
   */
  async decide(
    id: string,
    decision: Decision,
    remoteId?: string,
    acting?: ActingUser,
  ): Promise<void> {
    const input = new Input('results.decide', { decision }, ['decision']);
    input.required('decision');
    const isSent = input.choice('decision', ['sent', 'send'], 'sent') === 'sent';
    const { now } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      const item =
        isRowId(id) &&
        (await tx
          .updateTable('outbox')
          .set({
            state: isSent ? 'sent' : 'queued',
            reason: null,
            ...(isSent ? { sent_at: now() } : {}),
            ...(remoteId === undefined ? {} : { remote_key: remoteId.slice(0, 200) }),
          })
          .where('id', '=', id)
          .where('state', '=', 'unclear')
          .returningAll()
          .executeTakeFirst());
      if (!item) throw notFound(`unclear result ${shortName(id)}`);
      await addResultsJob(tx, await requireImported(tx, item.order_id), now());
      const action = isSent ? 'results found' : 'results not found';
      await this.#record(tx, { orderId: item.order_id, action, acting }, countsOf([item]));
    });
  }

  /** Works within the transaction of the app, if there is one, whose commit the site is not notified of. */
  async #write<Result>(
    within: Statements | undefined,
    work: (tx: Statements) => Promise<Result>,
  ): Promise<Result> {
    const { database, wake, expedite } = this.context;
    const result = within ? await work(within) : await database.write(work);
    if (within) expedite();
    else wake();
    return result;
  }

  async #each(act: ResultAct, work: typeof removeItem): Promise<void> {
    const { orderId, ids, acting } = act;
    const given = new Input('results', { ids }, ['ids']).texts('ids');
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await requireImported(tx, orderId);
      const context = { tx, orderId, at: this.context.now() };
      const items: StoredItem[] = [];
      for (const id of new Set(given)) items.push(await requireItem(context, id));
      for (const { id } of items) {
        // The flags may be removed with their photo, and another connection may be sending the item again.
        const item = await lockItemById(tx, id);
        if (item) await work(context, item);
      }
      await sendWaiting(tx, order, context.at);
      await this.#record(tx, act, countsOf(items));
    });
  }

  /** Records in the history of an order what a named person or app has done with its results. */
  async #record(
    tx: Statements,
    { orderId, action, acting }: Omit<ResultAct, 'ids'>,
    detail: Readonly<Record<string, number>> = {},
  ): Promise<void> {
    const actor = acting?.by ?? '';
    if (actor === '') return;
    await addHistory(tx, { orderId, actor, action, at: this.context.now(), detail });
  }
}
