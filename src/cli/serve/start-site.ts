import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type FrontPageOptions,
  frontPage,
  listen,
  type RequestLog,
  requestLog,
} from '../../http/index.js';
import { sqlitePath } from '../../site/engine/store/open-database.js';
import { createSite, type Site } from '../../site/index.js';
import { siteRoutes } from '../../site/serve/routes.js';
import { packageVersion } from '../../system/package-version.js';
import type { CommandContext } from '../command.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { fillDemo } from './demo.js';
import { type FirstAdministrator, makeAdministrator } from './first-administrator.js';
import { baseUrl, isLocalOnly } from './listening-address.js';
import { releaseSpace, reserveSpace } from './reserved-space.js';
import type { ServeSettings } from './settings.js';
import { lockSite } from './site-lock.js';
import { siteOptions } from './site-options.js';

/** A site that is served. */
export interface ServedSite {
  readonly site: Site;
  /** The URL for callers, such as `http://localhost:8080`. */
  readonly publicUrl: string;
  /** The outcome for the administrator of the settings; undefined where they name none. */
  readonly administrator: FirstAdministrator | undefined;
  /** Is not ready from now on, accepts requests for the drain time, finishes what is under way, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Opens the site of the settings and serves it. It listens first: a port that is in use leaves everything unchanged,
 * and early requests are answered that the site is being opened.
 *
 * @throws UsageError, LinkError, after everything is closed again
 */
export async function startSite(
  settings: ServeSettings,
  { io, packageRoot }: Pick<CommandContext, 'io' | 'packageRoot'>,
): Promise<ServedSite> {
  const log = logOf(settings, io);
  let site: Site | undefined;
  const metrics = { token: settings.metricsToken, isLocal: isLocalOnly(settings) };
  let publicUrl = settings.publicUrl ?? '';
  const pages = new Map([['', frontPage(() => aboutIt(publicUrl))]]);
  const { siteId } = settings;
  const version = await packageVersion(packageRoot);
  const options = { metrics, siteId, pages, version, ...(log ? { log } : {}) };
  const routes = siteRoutes(() => site, options);
  // It refuses an address of no database before the server listens.
  const databaseFile = sqlitePath(settings.database);
  const { host, port, keepAliveSeconds } = settings;
  const keepAliveTimeout = keepAliveSeconds * 1000;
  const listening = await listen(routes.listener, { host, port, keepAliveTimeout });
  let unlock: (() => Promise<void>) | undefined;
  let endReserving: (() => Promise<void>) | undefined;
  try {
    await makeFolder(settings.data);
    if (databaseFile !== undefined) await releaseSpace(dirname(databaseFile));
    unlock = await lockSite(settings);
    publicUrl ||= baseUrl(settings.host, listening.port);
    const given = { ...siteOptions(settings, publicUrl), logger: log ?? false } as const;
    if (settings.demo) await fillDemo(given, packageRoot);
    site = await createSite(given);
    const administrator = await makeAdministrator(site, settings);
    await site.start();
    if (databaseFile !== undefined) endReserving = reserveSpace(dirname(databaseFile));
    return { site, publicUrl, administrator, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function stop(): Promise<void> {
    routes.drain();
    const drained = site?.drain();
    // A site that did not open has nobody who would notice.
    if (site) await delay(settings.drainSeconds * 1000);
    await Promise.all([listening.end(undefined, settings.uploadSeconds * 1000), drained]);
    await endReserving?.();
    await site?.stop();
    await unlock?.();
    log?.flush();
  }
}

/** Returns the texts of the public page at `/`. */
function aboutIt(publicUrl: string): FrontPageOptions {
  const address = `${publicUrl}/link`;
  return {
    title: 'A site that owns and imports orders',
    about:
      'It answers the events of the link web service for everybody who has an account, and keeps what they send.',
    send: `Programs send a POST to ${address} with one form variable, payload, and are answered with JSON. From a terminal, with the name of an account:`,
    commands: [
      `npx svclink send get_all_orders --url ${address} --user NAME`,
      `npx svclink check ${address} --user NAME`,
    ],
    reference: {
      'For people who run it': '/console/',
      'The fields of an event': 'npx svclink events get_order',
      'Whether it is well': '/readyz',
    },
  };
}

function logOf({ log, logLevel: level }: ServeSettings, io: Io): RequestLog | undefined {
  if (log === 'off') return undefined;
  const format = log === 'auto' ? undefined : log;
  return requestLog({ write: (lines) => io.stdout(lines), level, ...(format ? { format } : {}) });
}

/** Creates the folder of all data. Only its owner may read it. @throws UsageError */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code: unknown = Object(cause).code;
    const fix = 'give another folder, or its owner the right to write it';
    throw new UsageError(`--data: ${folder} cannot be written (${code}): ${fix}`, { cause });
  }
}
