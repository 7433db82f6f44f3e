import { isRowId, notFound } from '../../engine/context.js';
import { keepThumbnail } from '../../engine/files/thumbnails.js';
import { Input, inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { type HostTransaction, statementsWithin } from '../../engine/store/host-transaction.js';
import type { FormOffer } from '../../orders/form-offer.js';
import { type ImporterContext, RESULTS } from '../context.js';
import { requireImported } from '../imported-order.js';
import { queueDrafts } from './drafts.js';
import { offerOfImported } from './earlier-answers.js';
import {
  addResultsJob,
  type FileWithContent,
  keepResults,
  requireUnderWay,
  type StoredResults,
} from './keep-results.js';
import { missingInForms } from './missing.js';
import { itemsOfOrder } from './outbox.js';
import { takeFlagsOff } from './photo-flags.js';
import { callItemBack, removeItem, requireItem } from './recall.js';
import {
  type NewFlag,
  type NewResults,
  type ReadFile,
  readFlags,
  readResults,
} from './result-input.js';
import { RESULT_KINDS, type StoredItem } from './result-payloads.js';
import { notGiven, type SiteResult, show } from './shown-results.js';

/** The refusal of an empty file, by svclink: no owner accepts one. */
const EMPTY_FILE = 'is empty (0 bytes): choose a file with content';

/** The decision of a person about a result whose answer was lost. */
export type Decision = 'sent' | 'send';

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
   * not at all. `draft`: the results wait until {@link send} sends them; default false
   * @throws LinkError `option_invalid`, `input_invalid`, `order_not_found`, `order_closed`, `form_not_found`,
   * `store_unavailable`
   */
  async add(
    orderId: string,
    results: NewResults,
    options: { readonly db?: HostTransaction; readonly draft?: boolean } = {},
  ): Promise<void> {
    const read = readResults(results);
    const isDraft = new Input('results.add', options, ['db', 'draft']).flag('draft') ?? false;
    const { database, now } = this.context;
    const within = options.db && (await statementsWithin(options.db, database));
    // Within the app's transaction the site uses no second connection: the pool may have no other.
    await requireImported(within ?? database.read, orderId);
    const stored: StoredResults = { ...read, ...(await this.#storeFiles(read)) };
    await this.#write(within, async (tx) =>
      keepResults(tx, await requireImported(tx, orderId), stored, { at: now(), isDraft }),
    );
  }

  /**
   * Sends the drafts of an order.
   *
   * @param options `only`: their ids from {@link list}; default all. `db`: see {@link add}
   * @returns the number of queued results
   * @throws LinkError `input_invalid` for a form with a wrong answer and for an unknown draft, `order_not_found`,
   * `order_closed`, `option_invalid`
   */
  async send(
    orderId: string,
    options: { readonly only?: readonly string[]; readonly db?: HostTransaction } = {},
  ): Promise<number> {
    const input = new Input('results.send', options, ['only', 'db']);
    const only = input.has('only') ? input.texts('only') : undefined;
    const { database, now } = this.context;
    const within = options.db && (await statementsWithin(options.db, database));
    return this.#write(within, async (tx) => {
      const order = await requireImported(tx, orderId);
      requireUnderWay(order);
      const count = await queueDrafts({ tx, order, at: now() }, only);
      if (count > 0) await addResultsJob(tx, order, now());
      return count;
    });
  }

  /**
   * Removes drafts, and results that their owner has refused. The flags of a removed photo or bid are removed too.
   *
   * @param ids their ids from {@link list}
   * @throws LinkError `input_invalid` for any other state, `not_found`, `order_not_found`
   */
  async remove(orderId: string, ids: readonly string[]): Promise<void> {
    await this.#each(orderId, ids, removeItem);
  }

  /**
   * Turns queued results into drafts again, before their call begins. A result that has failed before may have reached
   * its owner nevertheless.
   *
   * @param ids their ids from {@link list}
   * @throws LinkError `input_invalid` for a result whose call has begun or that was sent, `not_found`,
   * `order_not_found`
   */
  async callBack(orderId: string, ids: readonly string[]): Promise<void> {
    await this.#each(orderId, ids, callItemBack);
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
    const shown = items.map((item) => show(item, { items, nextAt, missing }));
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
   * @returns the number of results that are sent again
   * @throws LinkError `input_invalid`, `order_not_found`
   */
  async sendAgain(
    filter: { readonly order?: string; readonly since?: number; readonly refused?: boolean } = {},
  ): Promise<number> {
    const { order, since = 0, refused = false } = filter;
    if (!Number.isFinite(since))
      throw inputError('results.sendAgain.since', 'must be a time in milliseconds');
    const { database, now, wake } = this.context;
    const states = refused ? ['failed', 'refused'] : ['failed'];
    const count = await database.write(async (tx) => {
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
      }
      return changed.length;
    });
    wake();
    return count;
  }

  /**
   * Settles an unclear result after a person has asked the owner: it arrived (`sent`, with its id there, if known), or
   * it did not (`send`).
   *
   * @throws LinkError `not_found` for a result that is not unclear
   */
  async decide(id: string, decision: Decision, remoteId?: string): Promise<void> {
    const { database, now, wake } = this.context;
    await database.write(async (tx) => {
      const item =
        isRowId(id) &&
        (await tx
          .updateTable('outbox')
          .set({
            state: decision === 'sent' ? 'sent' : 'queued',
            reason: null,
            ...(decision === 'sent' ? { sent_at: now() } : {}),
            ...(remoteId === undefined ? {} : { remote_key: remoteId.slice(0, 200) }),
          })
          .where('id', '=', id)
          .where('state', '=', 'unclear')
          .returning('order_id')
          .executeTakeFirst());
      if (!item) throw notFound(`unclear result ${String(id).slice(0, 40)}`);
      await addResultsJob(tx, await requireImported(tx, item.order_id), now());
    });
    wake();
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

  async #each(orderId: string, ids: readonly string[], work: typeof removeItem): Promise<void> {
    const given = new Input('results', { ids }, ['ids']).texts('ids');
    await this.context.database.write(async (tx) => {
      await requireImported(tx, orderId);
      const taking = { tx, orderId, at: this.context.now() };
      const items: StoredItem[] = [];
      for (const id of new Set(given)) items.push(await requireItem(taking, id));
      for (const { id } of items) {
        // The flags may be removed with their photo.
        const item = (await itemsOfOrder(tx, orderId)).find((one) => one.id === id);
        if (item) await work(taking, item);
      }
    });
  }

  async #storeFiles(read: ReturnType<typeof readResults>) {
    const files: FileWithContent[] = [];
    for (const file of read.files) files.push(await this.#storeFile(file));
    const attachments = new Map<string, readonly FileWithContent[]>();
    for (const { key, attachments: given } of read.notes) {
      const stored: FileWithContent[] = [];
      for (const file of given) stored.push(await this.#storeFile(file));
      attachments.set(key, stored);
    }
    return { files, attachments };
  }

  async #storeFile(file: ReadFile): Promise<FileWithContent> {
    const { files, makeThumbnail } = this.context;
    const stored = await files.put(file.content);
    if (stored.size === 0) throw inputError(`results.add: ${file.name}`, EMPTY_FILE);
    const thumbnail = await keepThumbnail(files, makeThumbnail, stored, file.mimeType);
    return { ...file, stored, thumbnail };
  }
}
