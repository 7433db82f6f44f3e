import type { Deviation } from '../../client/index.js';
import { isRowId } from '../context.js';
import { Input } from '../input.js';
import { addJob } from '../jobs/job.js';
import { Files, type SiteFile } from '../owner/files.js';
import { formOfOrder } from '../owner/forms.js';
import { type LineItem, lineItemsOf } from '../owner/line-items.js';
import { Notes, type SiteNote } from '../owner/notes.js';
import { type OrderFields, storedFields } from '../owner/order-fields.js';
import { type AnyOrder, historyOf, noOrder } from '../owner/order-writing.js';
import { fohOf } from '../owner/properties.js';
import type { Statements } from '../store/database.js';
import { IMPORT, type ImporterContext, laneOf } from './context.js';
import { importKey } from './import/sync.js';
import { requireLink } from './links/links.js';

/** An order that was imported, as lists show it. */
export interface ImportedOrder {
  /** Our own id for it. */
  readonly id: string;
  /** The name of the link that it came by. */
  readonly link: string;
  /** Its id in the system of its owner. */
  readonly report_id: string;
  readonly wo_number: string;
  readonly wo_status: string;
  /** Why it was returned. */
  readonly status_reason: string;
  readonly property_id: string;
  readonly fields: OrderFields;
  /** The user name of whom `vendor_id` names; null where it names nobody. */
  readonly assigned_to: string | null;
  /** `ags`, or `default`: the mobile check-in (specification: "Work order", bg_checkin_provider). */
  readonly checkin_provider: 'ags' | 'default';
  readonly created_at: number;
  readonly modified_at: number;
  readonly cancelled_at: number | null;
  readonly pending_cancellation_at: number | null;
  /** Since when the whole list does not have it any more; null while it does. */
  readonly unlisted_at: number | null;
}

/** An imported order with everything that came with it. */
export interface ImportedOrderDetail extends ImportedOrder {
  readonly line_items: readonly LineItem[];
  readonly pcr_forms: readonly {
    readonly pcr_form_id: string;
    readonly form_ver_id: string;
    readonly form_required: boolean;
    /** Whether it is one of our own forms, which the order names by its friendly id. */
    readonly is_own: boolean;
  }[];
  /** The items that are valid for bids, completions and the invoice, by their ids. */
  readonly items: ReadonlyMap<string, string>;
  readonly is_other_allowed: boolean;
  readonly has_foh: boolean;
  /** What is not as the document says, and was read all the same. */
  readonly deviations: readonly Deviation[];
  /** The order as it was answered. */
  readonly raw: unknown;
  /** What is left to be fetched, why it waits, and why it failed; undefined when all is there. */
  readonly unfinished:
    | { readonly reason: string | null; readonly run_at: number; readonly job: string }
    | undefined;
}

/** A change of an imported order. */
export interface ImportedChange {
  /** '' of a return to the vendor. */
  readonly field: string;
  readonly old_value: string;
  readonly new_value: string;
  readonly changed_at: number;
}

/** A supplied note that could not be given to an order. */
export interface StrayNote {
  /** The name of its link. */
  readonly link: string;
  readonly note_id: string;
  readonly wo_number: string;
  readonly problem: string | null;
  readonly received_at: number;
}

/** The orders that were imported. */
export class ImportedOrders {
  /** @internal */
  constructor(/** @internal */ protected readonly context: ImporterContext) {}

  /**
   * Imported orders by our id upwards.
   *
   * @param filter `link`: its name. `after`: the id that the list goes on behind. `limit`: default 100, at most 1,000
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
    let query = importedRows(read).orderBy('orders.id').limit(limit);
    if (link !== undefined) query = query.where('link_id', '=', (await requireLink(read, link)).id);
    if (report_id !== undefined) query = query.where('remote_report_id', '=', report_id);
    if (status !== undefined) query = query.where('status', '=', status);
    if (after !== undefined) {
      if (!isRowId(after)) throw input.wrong('after', 'must be the id of an order');
      query = query.where('orders.id', '>', after);
    }
    return (await query.execute()).map(listed);
  }

  /** An imported order by our id; undefined when there is none. */
  async get(id: string): Promise<ImportedOrderDetail | undefined> {
    const { read } = this.context.database;
    const row =
      isRowId(id) && (await importedRows(read).where('orders.id', '=', id).executeTakeFirst());
    if (!row) return undefined;
    return {
      ...listed(row),
      line_items: await lineItemsOf(read, id),
      pcr_forms: await formsOf(read, id),
      items: await importedItems(read, id),
      is_other_allowed: row.is_other_allowed,
      has_foh: (await fohOf(read, row.property_id)) !== undefined,
      deviations: JSON.parse(row.deviations ?? '[]'),
      raw: JSON.parse(row.raw ?? 'null'),
      unfinished: await unfinishedOf(read, row),
    };
  }

  /** An imported order by its id in the system of its owner. @throws LinkError `not_found` for an unknown link */
  async find(link: string, reportId: string): Promise<ImportedOrderDetail | undefined> {
    const [found] = await this.list({ link, report_id: reportId });
    return found && this.get(found.id);
  }

  /** What happened to an order, oldest first. @throws LinkError `order_not_found` */
  async history(id: string) {
    await requireImported(this.context.database.read, id);
    return historyOf(this.context.database.read, id);
  }

  /** What was changed by its owner, oldest first. @throws LinkError `order_not_found` */
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

  /** The files of an order, those of its notes too. @throws LinkError `order_not_found` */
  async files(id: string): Promise<readonly SiteFile[]> {
    await requireImported(this.context.database.read, id);
    return new Files(this.context).list(id);
  }

  /**
   * The notes that show on an order.
   *
   * @param username whose view: notes are shown to the note groups of their link only. Default: all of them
   * @throws LinkError `order_not_found`, `not_found`
   */
  async notes(id: string, username?: string): Promise<readonly SiteNote[]> {
    await requireImported(this.context.database.read, id);
    return new Notes(this.context).list(id, username);
  }

  /** A form of an order, in its version. @throws LinkError `form_not_found` */
  form(id: string, formId: string) {
    return formOfOrder(this.context.database.read, id, formId);
  }

  /** The supplied notes that could not be given to an order, with the reason. */
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
   * Fetches an order again, with everything that came with it: after an update of svclink, or when something looks
   * wrong. What changed is kept as changes; files that are there are not fetched again.
   *
   * @throws LinkError `order_not_found`
   */
  async readAgain(id: string): Promise<void> {
    await this.context.database.write(async (tx) => {
      const { link_id, remote_report_id: report_id } = await requireImported(tx, id);
      const key = importKey(link_id ?? '', report_id ?? '');
      // Kept with the order: what else queues the job must not take it back.
      await tx.updateTable('orders').set({ import_steps: null }).where('id', '=', id).execute();
      await addJob(tx, {
        kind: IMPORT,
        lane: laneOf(link_id ?? ''),
        key,
        payload: { report_id },
        runAt: this.context.now(),
        isUrgent: true,
      });
    });
    this.context.wake();
  }
}

function importedRows(statements: Statements) {
  return statements
    .selectFrom('orders')
    .innerJoin('links', 'links.id', 'orders.link_id')
    .leftJoin('users', 'users.id', 'orders.assigned_user_id')
    .selectAll('orders')
    .select(['links.name as link_name', 'users.username as assigned_to']);
}

type ImportedRow = AnyOrder & { readonly link_name: string; readonly assigned_to: string | null };

function listed(row: ImportedRow): ImportedOrder {
  const fields = storedFields(row.fields);
  return {
    id: row.id,
    link: row.link_name,
    report_id: row.remote_report_id ?? '',
    wo_number: row.wo_number,
    wo_status: row.status,
    status_reason: row.status_reason,
    property_id: row.property_id,
    fields,
    assigned_to: row.assigned_to,
    checkin_provider: fields.bg_checkin_provider === 'ags' ? 'ags' : 'default',
    created_at: row.created_at,
    modified_at: row.modified_at,
    cancelled_at: row.cancelled_at,
    pending_cancellation_at: row.pending_cancellation_at,
    unlisted_at: row.unlisted_at,
  };
}

async function formsOf(
  statements: Statements,
  id: string,
): Promise<ImportedOrderDetail['pcr_forms']> {
  const rows = await statements
    .selectFrom('order_forms')
    .select(['pcr_form_id', 'form_ver_id', 'is_required', 'origin'])
    .where('order_id', '=', id)
    .orderBy('pcr_form_id')
    .execute();
  return rows.map(({ is_required, origin, ...form }) => ({
    ...form,
    form_required: is_required,
    is_own: origin === '',
  }));
}

/** The items of an imported order, in their order. */
export async function importedItems(
  statements: Statements,
  id: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await statements
    .selectFrom('invoice_items')
    .select(['item_key', 'description'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ item_key, description }) => [item_key, description]));
}

async function unfinishedOf(statements: Statements, row: AnyOrder) {
  const key = importKey(row.link_id ?? '', row.remote_report_id ?? '');
  const job = await statements
    .selectFrom('jobs')
    .select(['id', 'reason', 'run_at'])
    .where('kind', '=', IMPORT)
    .where('job_key', '=', key)
    .executeTakeFirst();
  return job && { job: job.id, reason: job.reason, run_at: job.run_at };
}

/** @throws LinkError `order_not_found` */
export async function requireImported(statements: Statements, id: string): Promise<AnyOrder> {
  const row =
    isRowId(id) &&
    (await statements
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('link_id', 'is not', null)
      .executeTakeFirst());
  if (row) return row;
  throw noOrder(String(id));
}
