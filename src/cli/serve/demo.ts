import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PcrJson } from '../../forms/index.js';
import { HOUR } from '../../protocol/units.js';
import { openDatabase } from '../../site/engine/store/open-database.js';
import { startIdsAt } from '../../site/engine/store/start-ids.js';
import {
  createSite,
  type NewOrder,
  type Owner,
  type Site,
  type SiteOptions,
} from '../../site/index.js';
import { sendEvent } from '../../testing/send-event.js';

/** The account of the demo, for use on one's own machine. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'demo' } as const;

/** The report_id of the first order of the demo. */
const FIRST_ORDER = 1001;

/** The data of the shipped example; see examples/quickstart/src/demo. */
interface DemoData {
  readonly orders: readonly DemoOrder[];
  readonly notes: readonly DemoNote[];
  readonly suppliedNotes: readonly {
    readonly woNumber: string;
    readonly noteId: string;
    readonly type: 'wo' | 'prop';
    readonly text: string;
    readonly from: string;
    /** Unix time. */
    readonly writtenAt: number;
  }[];
  readonly files: readonly DemoFile[];
}

interface DemoOrder {
  readonly reportId: string;
  readonly orgWoNum: number;
  /** The values that get_order sends. */
  readonly sheet: Omit<NewOrder, 'account' | 'pcr_forms'> & {
    readonly client_company_alias: string;
    readonly pcr_forms: readonly {
      readonly pcr_form_id: string;
      readonly form_required: boolean;
    }[];
    readonly key_values?: { readonly bg_checkin_provider?: string };
    readonly svc_report_id: string;
    readonly has_foh: boolean;
  };
  readonly changes: readonly { readonly field: string; readonly value: string }[];
  readonly invoiceItems: ReadonlyMap<string, string>;
  readonly status: string;
  /** Unix times. */
  readonly modifiedAt: number;
  readonly cancelledAt: number | undefined;
  readonly pendingCancellationAt: number | undefined;
}

interface DemoNote {
  readonly id: number;
  readonly reportId: string;
  readonly type: 'wo' | 'prop';
  /** 0 for an original. */
  readonly revises: number;
  readonly text: string;
  readonly insertBy: string;
  /** `YYYY-MM-DD HH:MM:SS`, in UTC. */
  readonly insertDate: string;
  readonly orgName: string;
}

interface DemoFile {
  readonly id: number;
  readonly reportId: string;
  readonly module: 'uploads' | 'job_notes';
  readonly name: string;
  readonly description: string;
  readonly orgName: string;
  readonly content: { readonly bytes: () => Buffer };
  readonly thumbnail: { readonly bytes: () => Buffer } | undefined;
}

/**
 * Fills a site with the orders of the demo, with dates relative to today, unless its account exists.
 *
 * @param packageRoot the folder with the example
 */
export async function fillDemo(options: SiteOptions, packageRoot: string): Promise<void> {
  const database = await openDatabase(options.database);
  await startIdsAt(database, 'orders', FIRST_ORDER);
  await database.close();
  const clock = { now: Date.now(), thumbnail: undefined as Buffer | undefined };
  // A separate site, whose clock runs through the last days.
  const site = await createSite({
    ...options,
    logger: false,
    now: () => clock.now,
    thumbnails: async () => clock.thumbnail,
  });
  try {
    if (await site.owner.accounts.get(DEMO_ACCOUNT.username)) return;
    await new DemoFiller(site, clock).fill(readExample(packageRoot, clock.now));
  } finally {
    await site.stop();
  }
}

interface Example extends DemoData {
  readonly forms: readonly PcrJson[];
}

function readExample(packageRoot: string, start: number): Example {
  const folder = join(packageRoot, 'examples/javascript/src/demo');
  const load = createRequire(join(folder, 'demo-data.cjs'));
  const { demoData }: { demoData: (start: number) => DemoData } = load('./demo-data.cjs');
  const { demoForms }: { demoForms: readonly PcrJson[] } = load('./work-types.cjs');
  return { ...demoData(start), forms: demoForms };
}

class DemoFiller {
  readonly #owner: Owner;

  constructor(
    readonly site: Site,
    readonly clock: { now: number; thumbnail: Buffer | undefined },
  ) {
    this.#owner = site.owner;
  }

  async fill({ forms, orders, notes, suppliedNotes, files }: Example): Promise<void> {
    const start = this.clock.now;
    await this.#owner.accounts.create({ ...DEMO_ACCOUNT, org_id: 18 });
    for (const form of forms) await this.#owner.forms.add(form, { form_ver_id: 1 });
    const clients = new Map(
      orders.map(({ sheet, invoiceItems }) => [sheet.client_company_alias, invoiceItems]),
    );
    for (const [client, items] of clients) await this.#setItems(client, items);
    await this.#addProfiles();
    for (const order of orders) await this.#addOrder(order);
    const noteIds = new Map<number, string>();
    for (const note of notes) await this.#addNote(note, noteIds);
    for (const { woNumber, noteId, type, text, from, writtenAt } of suppliedNotes) {
      this.clock.now = writtenAt * 1000;
      const note = { note_id: noteId, note_type: type, note_text: text, note_from: from };
      const account = DEMO_ACCOUNT.username;
      await this.#owner.notes.supply({ account, wo_number: woNumber, ...note });
    }
    // A file is a change of its order, so that it has the time of the order's last change.
    const changed = new Map(orders.map((order) => [order.reportId, order.modifiedAt * 1000]));
    for (const file of files) {
      this.clock.now = changed.get(file.reportId) ?? start;
      await this.#addFile(file, noteIds);
    }
  }

  async #addProfiles(): Promise<void> {
    const account = DEMO_ACCOUNT.username;
    const { profiles } = this.#owner;
    await profiles.create({ name: 'new orders', account, capabilities: ['upload'] });
    await profiles.create({ name: 'results', account, capabilities: ['export'] });
  }

  async #setItems(client: string, items: ReadonlyMap<string, string>): Promise<void> {
    const own = [...items].filter(([id]) => id !== '0' && id !== '***other***');
    const list = own.map(([id, description]) => ({ id, description }));
    await this.#owner.items.setForClient(client, list);
  }

  async #addOrder(order: DemoOrder): Promise<void> {
    const { orgWoNum, changes, modifiedAt } = order;
    const { pcr_forms, key_values, svc_report_id: _id, has_foh: _foh, ...fields } = order.sheet;
    const names = changes.map(({ field }) => field);
    const changed = Object.fromEntries(
      Object.entries(fields).filter(([name]) => names.includes(name)),
    );
    this.clock.now = modifiedAt * 1000 - HOUR;
    const id = await this.#owner.orders.create({
      ...fields,
      ...before(changed),
      bg_checkin_provider: key_values?.bg_checkin_provider ?? '',
      account: DEMO_ACCOUNT.username,
      org_wo_num: orgWoNum,
      pcr_forms: pcr_forms.map(({ pcr_form_id, form_required }) => ({
        pcr_form_id,
        form_required,
      })),
    });
    this.clock.now = modifiedAt * 1000;
    if (names.length > 0) await this.#owner.orders.update(id, changed);
    await this.#move(id, order);
  }

  async #move(id: string, order: DemoOrder): Promise<void> {
    const { orders } = this.site.owner;
    const { status, changes, cancelledAt, pendingCancellationAt } = order;
    const reason = changes.find(({ field }) => field === '')?.value ?? 'Please look at it again.';
    if (pendingCancellationAt !== undefined) {
      this.clock.now = pendingCancellationAt * 1000;
      await orders.requestCancellation(id);
    }
    if (cancelledAt !== undefined) this.clock.now = cancelledAt * 1000;
    if (status === 'In Field') {
      const data = { report_id: id };
      await sendEvent(this.site.receiver, 'mark_order_imported', data, DEMO_ACCOUNT);
    }
    if (status === 'Accepted') await orders.accept(id);
    if (status === 'Rejected') await orders.reject(id, reason);
    if (status === 'Follow Up') await orders.followUp(id, reason);
    if (status === 'Cancelled') await orders.cancel(id);
    if (status === 'Ready for Office' || status === 'Invoiced') await orders.readyForOffice(id);
    if (status === 'Invoiced') await orders.invoiced(id);
    if (status === 'Complete') await orders.complete(id);
  }

  async #addNote(note: DemoNote, ids: Map<number, string>): Promise<void> {
    this.clock.now = Date.parse(`${note.insertDate.replace(' ', 'T')}Z`);
    const revises = ids.get(note.revises);
    const id = await this.#owner.notes.create({
      report_id: note.reportId,
      note_type: note.type,
      note_text: note.text,
      insert_by: note.insertBy,
      org_name: note.orgName,
      ...(revises === undefined ? {} : { revises }),
    });
    ids.set(note.id, id);
  }

  async #addFile(file: DemoFile, noteIds: ReadonlyMap<number, string>): Promise<void> {
    const { reportId, module, name, description, orgName } = file;
    const content = () => Readable.from([file.content.bytes()]);
    this.clock.thumbnail = file.thumbnail?.bytes();
    if (description === 'Front of house') {
      const { property_id = '' } = (await this.#owner.orders.get(reportId)) ?? {};
      const photo = { file_name: name, content: content() };
      await this.#owner.properties.setFrontOfHouse(property_id, photo);
    }
    // The id of an attachment is derived from its note: 50,001 belongs to note 60,001.
    const note = module === 'job_notes' ? noteIds.get(file.id + 10_000) : undefined;
    await this.#owner.files.add({
      report_id: reportId,
      file_name: name,
      content: content(),
      file_desc: description,
      org_name: orgName,
      ...(note === undefined ? {} : { note_id: note }),
    });
  }
}

/** Returns the former values of changed fields, so that there is a change to report. */
function before(changed: Readonly<Record<string, unknown>>): Partial<NewOrder> {
  const values = Object.entries(changed).map(([name, value]): [string, unknown] => {
    if (name === 'line_items') return [name, []];
    if (name.endsWith('date') || name.startsWith('date')) return [name, null];
    return [name, `old ${String(value)}`];
  });
  return Object.fromEntries(values);
}
