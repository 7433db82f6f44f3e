import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Receiver } from '../index.js';
import type { Apps } from './api/apps/apps.js';
import type { Audit } from './engine/audit/audit.js';
import type { ExchangeLog } from './engine/exchanges/exchange-log.js';
import type { Jobs } from './engine/jobs/jobs.js';
import type { Preferences } from './engine/preferences/preferences.js';
import type { Hooks } from './hooks/hooks.js';
import type { Importer } from './importer/index.js';
import type { Replays } from './link/replay/replays.js';
import type { Properties } from './orders/properties.js';
import type { Owner } from './owner/index.js';
import type { Profiles } from './owner/profiles/profiles.js';
import type { Retention } from './retention/retention.js';
import type { SiteEventMap } from './site-events.js';
import type { Troubles } from './troubles/troubles.js';

/** A site that owns orders and imports orders of others. It stores everything that it receives and sends. */
export interface Site {
  /** The v4 UUID in every answer. It is made at the first start and stored. */
  readonly siteId: string;
  /** The link receiver, for `app.use('/link', site.receiver)`. */
  readonly receiver: Receiver;
  /** Serves the content of pre-signed addresses, for `app.use('/files', site.files)`. */
  readonly files: (request: IncomingMessage, response: ServerResponse) => void;
  /** The console in a browser, for `app.use('/console', site.console)`; 404 with `console: false`. */
  readonly console: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves the JSON API, for `app.use('/api', site.api)`; 404 with `api: false`. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => void;
  /** The client apps that may call the JSON API. */
  readonly apps: Apps;
  /**
   * Makes a link that opens the console for the first administrator: `CONSOLE/#/setup/TOKEN` works once, within 30
   * minutes, and ends the link before it.
   *
   * @returns undefined where there is an administrator, and with `console: false`
   */
  setupToken(): Promise<string | undefined>;
  /** The owning side for the operator and for code of the app: accounts, orders, forms, items, notes, files. */
  readonly owner: Owner;
  /** The properties of owned and imported orders, and the fields that the site defines for them. */
  readonly properties: Properties;
  /** The import profiles: files of orders come in by them, and results go out. */
  readonly profiles: Profiles;
  /** The importing side: the owners from which the site imports orders, and those orders. */
  readonly importer: Importer;
  /** Receives the calls of owners that report changes, for `app.use('/push', site.push)`. */
  readonly push: (request: IncomingMessage, response: ServerResponse) => void;
  /**
   * Registers a handler for events of orders, which are read from a durable log. `received` reports what owned orders
   * receive; `trouble` and `solved` report the beginning and the end of conditions that need a person; all others are
   * events of imported orders. `consumer` names a cursor in the log. The handler gets every event at least once, after a
   * crash too, and the events of one order or trouble in their order. Call it before `start()`.
   *
   * @throws LinkError `option_invalid` (also with `jobs: false`, where no process would call it), `handler_duplicate`,
   * `registration_late`
   * @example site.on('order', { consumer: 'billing' }, async ({ id, order }) => insertOnce(id, order));
   */
  on<Name extends keyof SiteEventMap>(
    event: Name,
    options: { readonly consumer: string },
    handler: (event: SiteEventMap[Name]) => unknown,
  ): Site;
  /**
   * Verifies that database and files can be written, by writing to them, for readiness. The beginning and the end of each
   * fault are logged once, as errors. A started site also checks every 30 seconds.
   *
   * @throws LinkError `store_unavailable`, which names the stores that cannot be written
   */
  check(): Promise<void>;
  /** The background jobs. */
  readonly jobs: Jobs;
  /** The conditions that need a person: links that do not work, results that failed, a disk that is nearly full … */
  readonly troubles: Troubles;
  /** The currency of the site, and the zone whose days decide what is due. */
  readonly preferences: Preferences;
  /** Removes orders, names of users and positions of photos. */
  readonly retention: Retention;
  /** The addresses that events are sent to, signed by the Standard Webhooks scheme. */
  readonly hooks: Hooks;
  /**
   * Every received event and every outgoing call, without secrets, newest first. Default: those of the last 30 days.
   */
  readonly exchanges: ExchangeLog;
  /**
   * The recorded acts that concern access, each with user, time and origin: log-ins, users, accounts, links, exports
   * and more.
   */
  readonly audit: Audit;
  /** Repeats exchanges: an outgoing one, a received one, or all failed calls. */
  readonly replays: Replays;
  /** Returns the metrics in the text format of Prometheus. */
  metrics(): Promise<string>;
  /** Begins the background jobs: calls push addresses, fetches attachments. It runs no jobs with `jobs: false`. */
  start(): Promise<void>;
  /**
   * Ends the background jobs, after those in progress (for 8 seconds), and the streams of the console. Callers are
   * still answered.
   */
  drain(): Promise<void>;
  /** Ends everything, and closes the database that the site opened. A given pool or handle stays open. */
  stop(): Promise<void>;
}
