import type { JobKind } from '../../jobs/job-queue.js';
import { type AnyOrder, addHistory } from '../../owner/order-writing.js';
import type { Statements } from '../../store/database.js';
import type { ImporterContext } from '../context.js';
import type { LinkClients, OpenLink } from '../links/link-clients.js';
import { fetchFiles, fetchFrontOfHouse } from './fetch-files.js';
import { fetchForms } from './fetch-forms.js';
import { fetchItems } from './fetch-items.js';
import { fetchNotes } from './fetch-notes.js';
import { keepOrder, linkActor, type ReceivedOrder } from './order-record.js';
import { isLinkTrouble } from './sync.js';

/** What the job of an order carries. */
interface ImportPayload {
  readonly report_id: string;
  readonly wo_number?: string;
  readonly wo_status?: string;
  /** Whether the order is fetched although it is there. */
  readonly again?: boolean;
}

/** What is done for an order, in this order; each step once, unless it failed. */
const STEPS = ['mark', 'forms', 'items', 'files', 'notes', 'foh'] as const;
type Step = (typeof STEPS)[number];

/** What a step works with. */
interface Importing {
  readonly context: ImporterContext;
  readonly open: OpenLink;
  readonly order: AnyOrder;
  readonly received: ReceivedOrder['result'];
  readonly signal: AbortSignal;
}

/**
 * The job that imports one order (specification: "What the service does", Typical flow): the order itself, its
 * confirmation, then its forms, items, files, notes and front-of-house photo. One that fails keeps its reason and what
 * was answered, stops no other, and goes on later where it ended.
 */
export function importJobs(context: ImporterContext, clients: LinkClients): JobKind {
  return {
    limit: 8,
    attempts: 12,
    delay: 2000,
    longestDelay: 60 * 60_000,
    isPassing: isLinkTrouble,
    async run({ key, payload }, signal) {
      const open = await clients.open(key.split('/', 1)[0] ?? '');
      try {
        await importOrder(context, open, readPayload(payload), signal);
      } catch (error) {
        if (!signal.aborted) await clients.isRefused(open, error);
        throw error;
      }
      context.wake();
      return undefined;
    },
  };
}

function readPayload(payload: unknown): ImportPayload {
  const given: Partial<ImportPayload> = Object(payload);
  if (typeof given.report_id !== 'string') throw new Error('the job names no order');
  return { ...given, report_id: given.report_id };
}

async function importOrder(
  context: ImporterContext,
  open: OpenLink,
  { report_id: reportId, again = false, ...listed }: ImportPayload,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = context;
  const { link, client, settings } = open;
  if (again || !(await storedOrder(database.read, link.id, reportId))) {
    const received = await client.request('get_order', { report_id: reportId }, { signal });
    const assignsVendors = settings.assign_vendors;
    const kept = { link, reportId, listed, received, assignsVendors, at: now() };
    await database.write((tx) => keepOrder(tx, kept));
  }
  const order = await storedOrder(database.read, link.id, reportId);
  if (!order || order.status === 'Cancelled') return;
  const received: ReceivedOrder['result'] = JSON.parse(order.raw ?? '{}');
  await runSteps({ context, open, order, received, signal });
}

function storedOrder(statements: Statements, linkId: string, reportId: string) {
  return statements
    .selectFrom('orders')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('remote_report_id', '=', reportId)
    .executeTakeFirst();
}

/** Runs the steps that are left. One that fails does not stop those behind it, unless the owner is away. */
async function runSteps(importing: Importing): Promise<void> {
  const { context, order } = importing;
  const done: Step[] = JSON.parse(order.import_steps ?? '[]');
  const failures: unknown[] = [];
  for (const step of STEPS) {
    if (done.includes(step)) continue;
    try {
      await runStep(step, importing);
      done.push(step);
      await context.database.write((tx) =>
        tx
          .updateTable('orders')
          .set({ import_steps: JSON.stringify(done) })
          .where('id', '=', order.id)
          .execute(),
      );
    } catch (error) {
      failures.push(error);
      if (importing.signal.aborted || isLinkTrouble(error)) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function runStep(step: Step, importing: Importing): Promise<void> {
  const { context, open, order, received, signal } = importing;
  switch (step) {
    case 'mark':
      return confirm(importing);
    case 'forms':
      return fetchForms(context, open, order, { received, signal });
    case 'items':
      return fetchItems(context, open, order, signal);
    case 'files':
      return fetchFiles(context, open, order, { area: 'uploads', signal });
    case 'notes':
      return fetchNotes(context, open, order, signal);
    case 'foh':
      if (received.has_foh === true) await fetchFrontOfHouse(context, open, order, signal);
  }
}

/** Tells the owner that the order has arrived; a new one is in the field then (specification: "States and transitions"). */
async function confirm({ context, open, order, signal }: Importing): Promise<void> {
  const report_id = order.remote_report_id ?? '';
  await open.client.call('mark_order_imported', { report_id }, { signal });
  const at = context.now();
  await context.database.write(async (tx) => {
    await tx
      .updateTable('orders')
      .set({ status: 'In Field', modified_at: at })
      .where('id', '=', order.id)
      .where('status', '=', 'Unread')
      .execute();
    await addHistory(tx, {
      orderId: order.id,
      actor: linkActor(open.link),
      action: 'imported',
      at,
    });
  });
}
