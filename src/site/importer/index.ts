import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPushEndpoint } from '../../client/index.js';
import { callerAddress } from '../../http/index.js';
import type { EventExchange } from '../../index.js';
import type { SiteContext } from '../engine/context.js';
import type { JobKind } from '../engine/jobs/job-kinds.js';
import type { SiteSettings } from '../engine/site-settings.js';
import { ImportedBids } from './bids.js';
import { ASK, IMPORT, type ImporterContext, queueOf, RESULTS, SYNC } from './context.js';
import { importJobs } from './import/import-order.js';
import { syncJobs } from './import/sync.js';
import { ImportedInvoices } from './invoices.js';
import { askJobs } from './links/ask-again.js';
import { LinkClients } from './links/link-clients.js';
import { linkRow } from './links/link-record.js';
import { requestPoll } from './links/link-state.js';
import { Links } from './links/links.js';
import { ImportedOrders } from './orders.js';
import { Results } from './results/results.js';
import { resultJobs } from './results/sending/send-results.js';

/** The importing side of a site: its links to owners, the imported orders, and their results. */
export interface Importer {
  readonly links: Links;
  readonly orders: ImportedOrders;
  readonly bids: ImportedBids;
  readonly invoices: ImportedInvoices;
  /** The results for imported orders. */
  readonly results: Results;
}

/** An importer with its connections to the site. */
export interface OpenImporter {
  readonly importer: Importer;
  /** The job kinds of the importer. */
  readonly kinds: Readonly<Record<string, JobKind>>;
  /** Handles the push calls of owners. */
  readonly push: (request: IncomingMessage, response: ServerResponse) => void;
  /** The clients that the parts of the site share. */
  readonly clients: LinkClients;
  close(): Promise<void>;
}

/** The settings of an importer. */
export interface ImporterSettings
  extends Pick<
    SiteSettings,
    'allowedHosts' | 'backgroundLogger' | 'baseUrl' | 'pushWait' | 'receiver'
  > {
  readonly siteId: string;
}

/** Records the link of a push call, which the address names. */
async function reportPush(
  { database, onExchange }: SiteContext,
  { username: linkId, ...exchange }: EventExchange,
): Promise<void> {
  const found = linkId === undefined ? undefined : linkRow(database.read, linkId);
  // An unreachable database costs the entry a name, not the owner its call.
  const link = await found?.catch(() => undefined);
  const origin = linkId === undefined ? null : queueOf(linkId);
  onExchange('in', { ...exchange, username: link?.username }, { origin });
}

/** Opens the importing side of a site. */
export function openImporter(site: SiteContext, settings: ImporterSettings): OpenImporter {
  const { siteId, allowedHosts, backgroundLogger: logger, receiver = {} } = settings;
  const { dialect = {}, clientAddress } = receiver;
  const push = createPushEndpoint({
    url: `${settings.baseUrl}/push`,
    secret: site.key.sign('svclink push addresses').toString('base64url'),
    wait: settings.pushWait,
    onPush: (linkId) => syncNow(site, linkId),
    onError: (error, linkId) => logger.warn({ err: error, link: linkId }, 'a push was lost'),
    onExchange: (exchange, request) => {
      const peer = callerAddress(request, clientAddress);
      void reportPush(site, { ...exchange, peer });
    },
  });
  const context: ImporterContext = {
    ...site,
    siteId,
    allowedHosts,
    logger,
    dialect,
    pushAddress: (linkId) => push.addressFor(linkId),
  };
  const clients = new LinkClients(context);
  return {
    importer: {
      links: new Links(context, clients),
      orders: new ImportedOrders(context),
      bids: new ImportedBids(context),
      invoices: new ImportedInvoices(context),
      results: new Results(context),
    },
    kinds: {
      [SYNC]: syncJobs(context, clients),
      [ASK]: askJobs(context, clients),
      [IMPORT]: importJobs(context, clients),
      [RESULTS]: resultJobs(context, clients),
    },
    push,
    clients,
    async close() {
      await push.close();
      await clients.close();
    },
  };
}

/** Polls a link for changes now (specification: "Authentication", svclink_push). */
async function syncNow({ database, now, wake }: SiteContext, linkId: string): Promise<void> {
  await database.write(async (tx) => {
    if (!(await linkRow(tx, linkId))) return;
    await requestPoll(tx, linkId, now());
  });
  wake();
}
