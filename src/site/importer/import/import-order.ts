import { LinkCallError } from '../../../client/index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { HOUR } from '../../../protocol/units.js';
import type { StoreFunction } from '../../engine/jobs/claims.js';
import type { JobKind } from '../../engine/jobs/job-kinds.js';
import { prepared, preparedForOne } from '../../engine/store/prepared.js';
import { type AnyOrder, addHistory } from '../../orders/order-writing.js';
import type { ImporterContext } from '../context.js';
import type { LinkClients, OpenLink } from '../links/link-clients.js';
import { readBounded } from './bounds.js';
import { fetchFiles } from './fetch/fetch-files.js';
import { type FetchingForms, fetchForms } from './fetch/fetch-forms.js';
import { fetchItems } from './fetch/fetch-items.js';
import { fetchNotes } from './fetch/fetch-notes.js';
import { fetchFrontOfHouse } from './fetch/front-of-house.js';
import { LARGE_STEPS, SMALL_STEPS, type Step, StepsOfOrder } from './import-steps.js';
import { linkActor, preparedOrder, storeOrder } from './order-record.js';
import { isLinkOutage, isTransientError } from './outages.js';
import { isOfOrder, type ReceivedOrder } from './received-order.js';

/** The payload of the job of an order. */
interface ImportPayload {
  readonly report_id: string;
  readonly wo_number?: string;
  readonly wo_status?: string;
  /** True if an existing order is fetched again. */
  readonly again?: boolean;
}

/** The context of an import step. */
interface ImportContext {
  readonly context: ImporterContext;
  readonly open: OpenLink;
  readonly order: AnyOrder;
  readonly received: Pick<ReceivedOrder['result'], 'pcr_forms' | 'has_foh'>;
  readonly steps: StepsOfOrder;
  readonly fetching: FetchingForms;
  /** Number of failed attempts of this import. */
  readonly failures: number;
  readonly signal: AbortSignal;
}

/**
 * The job that imports one order (specification: "What the service does", Typical flow): the order, its confirmation,
 * then its forms, items, files, notes and front-of-house photo. A failed step stores its reason and the answer. It
 * stops no other step and is repeated later.
 */
export function importJobs(context: ImporterContext, clients: LinkClients): JobKind {
  const fetching: FetchingForms = new Map();
  return {
    limit: 8,
    attempts: 12,
    delay: 2000,
    longestDelay: HOUR,
    isTransient: isTransientError,
    async run({ key, payload, failures }, signal) {
      const open = await clients.find(key.split('/', 1)[0] ?? '');
      // A poll that was under way when the link was removed has listed the order.
      if (!open) return undefined;
      try {
        return await importOrder(context, open, readPayload(payload), {
          fetching,
          failures,
          signal,
        });
      } catch (error) {
        if (signal.aborted) throw error;
        throw await clients.failureOf(open, error, await clients.refusalOf(open, error));
      } finally {
        // The consumers of events are notified of this order.
        context.wake();
      }
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
  job: Pick<ImportContext, 'fetching' | 'failures' | 'signal'>,
): Promise<StoreFunction | undefined> {
  const { database, now } = context;
  const { link, client, settings } = open;
  const before = await FIND(database.read, { linkId: link.id, reportId });
  let order = before;
  if (again || !before || before.import_steps === null) {
    const { signal } = job;
    const data = { report_id: reportId };
    order = await readBounded(
      'get_order',
      (limits) => client.request('get_order', data, { signal, ...limits }),
      async (received) => {
        requireSameOrder(received, reportId, before);
        const assignsVendors = settings.assign_vendors;
        const prepared = preparedOrder({
          link,
          reportId,
          listed,
          received,
          assignsVendors,
          at: now(),
        });
        return database.write((tx) => storeOrder(tx, prepared));
      },
    );
  }
  if (!order || order.status === 'Cancelled') return undefined;
  const received = membersForSteps(order);
  const steps = new StepsOfOrder(order.id, order.import_steps);
  // The record may be long, and the steps take time.
  return runSteps({ context, open, order: { ...order, raw: null }, received, steps, ...job });
}

/** Returns the members of the received order that the steps need. */
function membersForSteps({ raw }: AnyOrder): ImportContext['received'] {
  const { pcr_forms, has_foh }: Partial<ReceivedOrder['result']> = JSON.parse(raw ?? '{}');
  return {
    ...(pcr_forms === undefined ? {} : { pcr_forms }),
    ...(has_foh === undefined ? {} : { has_foh }),
  };
}

/** Refuses the answer for another order, which must not be stored for this one. @throws LinkCallError */
function requireSameOrder(
  { result }: ReceivedOrder,
  reportId: string,
  before: AnyOrder | undefined,
): void {
  const answered: unknown = Reflect.get(result, 'report_id');
  if (isOfOrder(answered, { id: before?.id, remote_report_id: reportId })) return;
  const message = `the answer is of order ${shortName(answered)}, not of ${reportId}`;
  throw new LinkCallError('result_invalid', 'get_order', message);
}

const FIND = preparedForOne<{ readonly linkId: string; readonly reportId: string }, AnyOrder>(
  ({ statements, value }) =>
    statements
      .selectFrom('orders')
      .selectAll()
      .where('link_id', '=', value('linkId'))
      .where('remote_report_id', '=', value('reportId'))
      .compile(),
);

/**
 * Runs the remaining steps. A failed step does not stop later ones, unless the owner is unreachable.
 *
 * @returns the function that stores the last results, together with the end of the job
 * @throws the error of the first failed step, after the results of the others are stored
 */
async function runSteps(importing: ImportContext): Promise<StoreFunction> {
  const { steps, signal } = importing;
  const { database } = importing.context;
  const failures: unknown[] = [];
  await steps.save(database, await runSome(SMALL_STEPS, importing, failures));
  const stores = await runSome(LARGE_STEPS, importing, failures);
  // An interrupted import has omitted steps: it is not complete.
  if (failures.length === 0 && !signal.aborted) return (tx) => steps.store(tx, stores);
  await steps.save(database, stores);
  throw failures[0] ?? signal.reason;
}

/** Runs steps whose results are stored together. @returns the functions that store the results */
async function runSome(
  some: readonly Step[],
  importing: ImportContext,
  failures: unknown[],
): Promise<readonly StoreFunction[]> {
  const { steps, signal } = importing;
  const stores: StoreFunction[] = [];
  for (const step of some) {
    if (steps.isDone(step) || signal.aborted || failures.some(isLinkOutage)) continue;
    try {
      const store = await runStep(step, importing);
      if (store) stores.push(store);
      steps.add(step);
    } catch (error) {
      failures.push(error);
    }
  }
  return stores;
}

async function runStep(step: Step, importing: ImportContext): Promise<StoreFunction | undefined> {
  const { context, open, order, received, fetching, failures, signal } = importing;
  switch (step) {
    case 'mark':
      return confirm(importing);
    case 'forms':
      return fetchForms(context, open, order, { received, fetching, signal });
    case 'items':
      return fetchItems(open, order, signal);
    case 'files':
      return fetchFiles(context, open, order, { area: 'uploads', failures, signal });
    case 'notes':
      return fetchNotes(context, open, order, { failures, signal });
    case 'foh':
      if (received.has_foh === true) await fetchFrontOfHouse(context, open, order, signal);
      return undefined;
  }
}

/**
 * Confirms the order to its owner. A new order then gets the status `In Field` (specification: "States and
 * transitions").
 */
async function confirm({ context, open, order, signal }: ImportContext): Promise<StoreFunction> {
  const report_id = order.remote_report_id ?? '';
  await open.client.call('mark_order_imported', { report_id }, { signal });
  const at = context.now();
  return async (tx) => {
    await SET_IN_FIELD(tx, { id: order.id, at });
    await addHistory(tx, {
      orderId: order.id,
      actor: linkActor(open.link),
      action: 'imported',
      at,
    });
  };
}

const SET_IN_FIELD = prepared<{ readonly id: string; readonly at: number }, unknown>(
  ({ statements, value }) =>
    statements
      .updateTable('orders')
      .set({ status: 'In Field', modified_at: value('at') })
      .where('id', '=', value('id'))
      .where('status', '=', 'Unread')
      .compile(),
);
