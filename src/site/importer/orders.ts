import { LinkError } from '../../index.js';
import { isRowId } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { addJob } from '../engine/jobs/job.js';
import type { SiteFile } from '../orders/attachments/file-record.js';
import { Files } from '../orders/files.js';
import { formOfOrder } from '../orders/filling/order-forms.js';
import { listedFields } from '../orders/listed-fields.js';
import { Notes } from '../orders/notes.js';
import { historyOf } from '../orders/order-writing.js';
import type { SiteNote } from '../orders/shown-notes.js';
import { IMPORT, type ImporterContext, importKey, queueOf } from './context.js';
import { type FailedImport, failedImport } from './import/failed-imports.js';
import {
  detailOf,
  type ImportedOrder,
  type ImportedOrderDetail,
  importedRows,
  listed,
  listedRows,
  requireImported,
} from './imported-order.js';
import { linkRow, requireLink } from './links/link-record.js';
import { requestPoll } from './links/link-state.js';

/** A change of an imported order. */
export interface ImportedChange {
  /** The changed field; '' for a return to the vendor. */
  readonly field: string;
  readonly old_value: string;
  readonly new_value: string;
  readonly changed_at: number;
}

/** A supplied note without a matching order. */
export interface StrayNote {
  /** The name of its link. */
  readonly link: string;
  readonly note_id: string;
  readonly wo_number: string;
  readonly problem: string | null;
  readonly received_at: number;
}

/** The imported orders. */
export class ImportedOrders {
  /** @internal */
  constructor(/** @internal */ protected readonly context: ImporterContext) {}

  /**
   * Returns imported orders in the order of their ids. Very long texts are truncated in lists.
   *
   * @param filter `link`: its name. `after`: the id after which the list continues. `limit`: default 100, at most 1,000
   * @throws LinkError `input_invalid`, `not_found`
   */
  async list(
    filter: {
      readonly link?: string;
      readonly report_id?: string;
      readonly status?: string;
      readonly after?: string;
      readonly limit?: number;
    } = {},
  ): Promise<readonly ImportedOrder[]> {
    const names = ['link', 'report_id', 'status', 'after', 'limit'];
    const input = new Input('importer.orders.list', filter, names);
    const { link, report_id, status, after, limit = 100 } = filter;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > 1000) {
      throw input.wrong('limit', 'must be a whole number from 1 to 1000');
    }
    const { read } = this.context.database;
    let query = listedRows(read).orderBy('orders.id').limit(limit);
    if (link !== undefined) query = query.where('link_id', '=', (await requireLink(read, link)).id);
    if (report_id !== undefined) query = query.where('remote_report_id', '=', report_id);
    if (status !== undefined) query = query.where('status', '=', status);
    if (after !== undefined) {
      if (!isRowId(after)) throw input.wrong('after', 'must be the id of an order');
      query = query.where('orders.id', '>', after);
    }
    const orders: ImportedOrder[] = [];
    for (const row of await query.execute()) {
      orders.push(listed(row, await listedFields(read, row)));
    }
    return orders;
  }

  /** Returns an imported order by its id at this site; undefined for an unknown id. */
  async get(id: string): Promise<ImportedOrderDetail | undefined> {
    const { read } = this.context.database;
    const row =
      isRowId(id) && (await importedRows(read).where('orders.id', '=', id).executeTakeFirst());
    if (!row) return undefined;
    return detailOf(read, row);
  }

  /**
   * Returns an imported order by its id in the system of its owner. @throws LinkError `not_found` for an unknown link
   */
  async find(link: string, reportId: string): Promise<ImportedOrderDetail | undefined> {
    const [found] = await this.list({ link, report_id: reportId });
    return found && this.get(found.id);
  }

  /**
   * Returns the reason for which an order was not imported, or its latest state was not, by its id in the system of its
   * owner; undefined where nothing has failed.
   *
   * @throws LinkError `not_found` for an unknown link
   */
  async failure(link: string, reportId: string): Promise<FailedImport | undefined> {
    const { read } = this.context.database;
    return failedImport(read, (await requireLink(read, link)).id, reportId);
  }

  /** Returns the history of an order, oldest first. @throws LinkError `order_not_found` */
  async history(id: string) {
    await requireImported(this.context.database.read, id);
    return historyOf(this.context.database.read, id);
  }

  /** Returns the changes by the owner, oldest first. @throws LinkError `order_not_found` */
  async changes(id: string): Promise<readonly ImportedChange[]> {
    const { read } = this.context.database;
    await requireImported(read, id);
    return read
      .selectFrom('order_changes')
      .select(['field', 'old_value', 'new_value', 'changed_at'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
  }

  /**
   * Returns the files of an order and of its notes.
   *
   * @param username the user for whom they are listed: attachments of notes are visible to the members of their groups
   * only. Default: all files
   * @throws LinkError `order_not_found`, `not_found`
   */
  async files(id: string, username?: string): Promise<readonly SiteFile[]> {
    await requireImported(this.context.database.read, id);
    return new Files(this.context).list(id, username);
  }

  /**
   * Returns the files of an order without the copies of what was sent: an owner lists the results that it has got among
   * its files.
   *
   * @throws LinkError `order_not_found`, `not_found`
   * @internal
   */
  async filesWithoutCopies(id: string, username: string): Promise<readonly SiteFile[]> {
    const files = await this.files(id, username);
    const copies = await this.context.database.read
      .selectFrom('files')
      .innerJoin('files as sent', (join) =>
        join
          .onRef('sent.order_id', '=', 'files.order_id')
          .onRef('sent.sha256', '=', 'files.sha256')
          .onRef('sent.file_name', '=', 'files.file_name'),
      )
      .select('files.id')
      .where('files.order_id', '=', id)
      .where('files.area', '=', 'uploads')
      .where('files.link_id', 'is not', null)
      .where('sent.link_id', 'is', null)
      .execute();
    const hidden = new Set(copies.map((copy) => copy.id));
    return files.filter(({ file_id }) => !hidden.has(file_id));
  }

  /**
   * Returns the notes of an order.
   *
   * @param username the user for whom they are listed: notes are visible to the note groups of their link only.
   * Default: all notes
   * @throws LinkError `order_not_found`, `not_found`
   */
  async notes(id: string, username?: string): Promise<readonly SiteNote[]> {
    await requireImported(this.context.database.read, id);
    return new Notes(this.context).list(id, username);
  }

  /** Returns a form of an order, in its version. @throws LinkError `form_not_found` */
  form(id: string, formId: string) {
    return formOfOrder(this.context.database.read, id, formId);
  }

  /** Returns the supplied notes without a matching order, with the reason. */
  async strayNotes(): Promise<StrayNote[]> {
    return this.context.database.read
      .selectFrom('received_supplied_notes')
      .innerJoin('links', 'links.id', 'received_supplied_notes.link_id')
      .select(['links.name as link', 'note_key as note_id', 'wo_number', 'problem', 'received_at'])
      .where('problem', 'is not', null)
      .orderBy('received_supplied_notes.id')
      .limit(1000)
      .execute();
  }

  /**
   * Fetches an order again with all its records: after an update of svclink, or after a suspected error. Differences
   * are recorded as changes; stored files are not fetched again. Its link is polled for changes as well: the status of
   * an order stands in the lists of its owner alone.
   *
   * @throws LinkError `order_not_found`; `not_found` if the link of the order was removed
   */
  async readAgain(id: string): Promise<void> {
    const runAt = this.context.now();
    await this.context.database.write(async (tx) => {
      const { link_id, remote_report_id: report_id } = await requireImported(tx, id);
      const linkId = link_id ?? '';
      if (!(await linkRow(tx, linkId))) {
        throw new LinkError(
          'not_found',
          'The link of the order was removed: its owner is not called any more.',
        );
      }
      const key = importKey(linkId, report_id ?? '');
      // The request is stored with the order, so that another queued job cannot revoke it.
      await tx.updateTable('orders').set({ import_steps: null }).where('id', '=', id).execute();
      const payload = { report_id };
      await addJob(tx, {
        kind: IMPORT,
        lane: queueOf(linkId),
        key,
        payload,
        runAt,
        isUrgent: true,
      });
      await requestPoll(tx, linkId, runAt);
    });
    this.context.wake();
  }
}
