import type { EventExchange } from '../index.js';
import { within } from '../system/deadline.js';
import type { SiteContext } from './engine/context.js';
import { ExchangeLog } from './engine/exchanges/exchange-log.js';
import type { ExchangeOrigin } from './engine/exchanges/origin.js';
import { EventLoopDelay } from './engine/figures/event-loop.js';
import { RequestCounts } from './engine/figures/request-counts.js';
import { storageFigures } from './engine/figures/storage.js';
import { EventMetrics, gauge } from './engine/metrics.js';
import { DEFAULT_EXCHANGE_LOG } from './engine/options.js';
import type { SiteSettings } from './engine/site-settings.js';
import type { Statements } from './engine/store/database.js';
import { hiddenNotesFrom } from './orders/visibility/hidden-notes.js';
import { workFigures } from './work-figures.js';

/** Milliseconds that the figures of the database may take; then they are left out. */
const TIMEOUT = 1000;

/** The telemetry of a site: its exchanges and its metrics. */
export class SiteTelemetry {
  readonly log: ExchangeLog;
  /** Counts what the other faces of the site answer. */
  readonly requests = new RequestCounts();
  readonly #events = new EventMetrics();
  readonly #eventLoop = new EventLoopDelay();
  readonly #isLogged: boolean;

  constructor(settings: SiteSettings, read: Statements) {
    const { exchangeLog, now = Date.now, backgroundLogger: logger } = settings;
    this.#isLogged = exchangeLog !== false;
    // Exchanges of a former start may be there, and are shown.
    const limits = exchangeLog || DEFAULT_EXCHANGE_LOG;
    // The log follows the schema of the site: an older one with the newest tables of orders is brought up as well.
    const location = { ...settings, migrate: settings.migrate !== false };
    this.log = new ExchangeLog(location, limits, logger, now, hiddenNotesFrom(read));
  }

  /** Records an exchange of either direction. */
  add(direction: 'in' | 'out', exchange: EventExchange, origin?: ExchangeOrigin): void {
    this.#events.add(direction, exchange);
    if (this.#isLogged) this.log.add(direction, exchange, origin);
  }

  /** All figures in the text format of Prometheus. A store that gives no answer in time takes its own figures with it. */
  async metrics({ database, files, now }: MeasuredParts): Promise<string> {
    const { heapUsed, rss } = process.memoryUsage();
    const logBytes = this.#isLogged ? () => this.log.bytes() : undefined;
    const storage = { database, filesFolder: files.incoming, logBytes };
    return [
      this.#events.text(),
      this.requests.text(),
      ...(await Promise.all([inTime(workFigures(database.read, now())), storageFigures(storage)])),
      this.#eventLoop.text(),
      gauge('process_resident_memory_bytes', rss),
      gauge('nodejs_heap_size_used_bytes', heapUsed),
      gauge('process_uptime_seconds', process.uptime()),
    ].join('');
  }

  close(): Promise<void> {
    this.#eventLoop.close();
    return this.log.close();
  }
}

/** The parts of a site that figures are read from. */
type MeasuredParts = Pick<SiteContext, 'database' | 'files' | 'now'>;

function inTime(figures: Promise<string>): Promise<string> {
  return within(figures, TIMEOUT, () => new Error('no answer')).catch(() => '');
}
