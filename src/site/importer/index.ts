import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPushEndpoint } from '../../client/index.js';
import { type ClientAddress, callerAddress } from '../../http/index.js';
import type { EventExchange } from '../../index.js';
import type { SiteContext } from '../engine/context.js';
import { addJob } from '../engine/jobs/job.js';
import type { JobKind } from '../engine/jobs/job-queue.js';
import { ASK, IMPORT, type ImporterContext, laneOf, RESULTS, SYNC } from './context.js';
import { importJobs } from './import/import-order.js';
import { syncJobs } from './import/sync.js';
import { askJobs } from './links/ask-again.js';
import { LinkClients } from './links/link-clients.js';
import { linkRow } from './links/link-record.js';
import { Links } from './links/links.js';
import { ImportedOrders } from './orders.js';
import { Results } from './results/results.js';
import { resultJobs } from './results/sending/send-results.js';

/** The side of a site that imports orders: the owners that it imports from, their orders, and what is sent back. */
export interface Importer {
  readonly links: Links;
  readonly orders: ImportedOrders;
  /** What is sent back for them. */
  readonly results: Results;
}

/** An importer, and what the site does with it. */
export interface OpenImporter {
  readonly importer: Importer;
  /** How its jobs are run. */
  readonly kinds: Readonly<Record<string, JobKind>>;
  /** Takes the calls of owners that something is new. */
  readonly push: (request: IncomingMessage, response: ServerResponse) => void;
  /** What the parts of the site call owners with. */
  readonly clients: LinkClients;
  close(): Promise<void>;
}

/** What an importer is opened with, beside what all parts of the site have. */
export interface ImporterSettings
  extends Pick<ImporterContext, 'siteId' | 'allowedHosts' | 'logger' | 'dialect'> {
  /** What the addresses begin with that owners call. */
  readonly pushUrl: string;
  /** Milliseconds from the first call of a burst to the look for news. */
  readonly pushWait: number;
  /** Names the address of a caller behind a proxy. */
  readonly clientAddress?: ClientAddress | undefined;
}

/** A push is one of its owner: its address names the link. */
async function tellOfPush(
  { database, onExchange }: SiteContext,
  { username: linkId, ...exchange }: EventExchange,
): Promise<void> {
  const found = linkId === undefined ? undefined : linkRow(database.read, linkId);
  // A database that is away costs the entry a name, not the owner its call.
  const link = await found?.catch(() => undefined);
  const origin = linkId === undefined ? null : laneOf(linkId);
  onExchange('in', { ...exchange, username: link?.username }, { origin });
}

/** Opens the importing side of a site. */
export function openImporter(site: SiteContext, settings: ImporterSettings): OpenImporter {
  const { siteId, allowedHosts, logger, dialect, clientAddress } = settings;
  const push = createPushEndpoint({
    url: settings.pushUrl,
    secret: site.key.sign('svclink push addresses').toString('base64url'),
    wait: settings.pushWait,
    onPush: (linkId) => syncNow(site, linkId),
    onError: (error, linkId) => logger.warn({ err: error, link: linkId }, 'a push was lost'),
    onExchange: (exchange, request) => {
      const peer = callerAddress(request, clientAddress);
      void tellOfPush(site, { ...exchange, peer });
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

/** Looks for news of a link now (specification: "Authentication", svclink_push). */
async function syncNow({ database, now, wake }: SiteContext, linkId: string): Promise<void> {
  await database.write(async (tx) => {
    if (!(await linkRow(tx, linkId))) return;
    await addJob(tx, {
      kind: SYNC,
      lane: laneOf(linkId),
      key: linkId,
      runAt: now(),
      isUrgent: true,
    });
  });
  wake();
}
