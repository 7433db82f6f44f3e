import { within } from '../http/index.js';
import type { EventExchange, Logger } from '../index.js';
import { ExchangeLog } from './engine/exchanges/exchange-log.js';
import type { ExchangeOrigin } from './engine/exchanges/origin.js';
import type { Jobs } from './engine/jobs/jobs.js';
import { EventMetrics, escaped, gauge } from './engine/metrics.js';
import type { SiteOptions } from './engine/options.js';
import type { Statements } from './engine/store/database.js';
import { hiddenNotesFrom } from './orders/visibility/hidden-notes.js';

const DAYS = 30;
const MAX_BYTES = 1024 * 1024 * 1024;
/** Milliseconds that the figures of the database may take; then they are left out. */
const PATIENCE = 1000;

/** What is known of a site at work: its exchanges and its figures. */
export class SiteWatch {
  readonly log: ExchangeLog;
  readonly #events = new EventMetrics();
  readonly #isLogged: boolean;

  constructor(options: SiteOptions, logger: Logger, read: Statements) {
    const { exchangeLog, now = Date.now } = options;
    const { days = DAYS, maxBytes = MAX_BYTES } = exchangeLog || {};
    this.#isLogged = exchangeLog !== false;
    const limits = { days, maxBytes };
    this.log = new ExchangeLog(options, limits, logger, now, hiddenNotesFrom(read));
  }

  /** Takes an exchange, whichever way it went. */
  add(direction: 'in' | 'out', exchange: EventExchange, origin?: ExchangeOrigin): void {
    this.#events.add(direction, exchange);
    if (this.#isLogged) this.log.add(direction, exchange, origin);
  }

  /** All figures in the text format of Prometheus. */
  async metrics(jobs: Jobs): Promise<string> {
    const { heapUsed, rss } = process.memoryUsage();
    return [
      this.#events.text(),
      await jobFigures(jobs),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', heapUsed),
      gauge('process_uptime_seconds', 'How long it runs.', process.uptime()),
    ].join('');
  }

  close(): Promise<void> {
    return this.log.close();
  }
}

async function jobFigures(jobs: Jobs): Promise<string> {
  try {
    const counts = await within(jobs.counts(), PATIENCE, () => new Error('no answer'));
    const lines = counts.map(
      ({ kind, state, job_count }) =>
        `svclink_jobs{kind="${escaped(kind)}",state="${escaped(state)}"} ${job_count}\n`,
    );
    return `# HELP svclink_jobs Jobs by kind and state.\n# TYPE svclink_jobs gauge\n${lines.join('')}`;
  } catch {
    return '';
  }
}
