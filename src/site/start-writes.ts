import { LinkError } from '../index.js';
import type { SiteContext } from './engine/context.js';
import type { SiteSettings } from './engine/site-settings.js';

/** Milliseconds between two attempts. */
const INTERVAL = 5000;

/**
 * The writes of the start of a site. Where the database can be read and not written, such as on a full disk, the site
 * answers reads and refuses the rest, and the writes are repeated until they succeed.
 */
export class StartWrites {
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #running: Promise<void> = Promise.resolve();

  /** @param run may be repeated after a failure */
  constructor(
    readonly parts: Pick<SiteContext, 'database'> & Pick<SiteSettings, 'backgroundLogger'>,
    readonly run: () => Promise<void>,
  ) {}

  /** @throws the errors of the writes, except those of a database that can be read */
  async begin(): Promise<void> {
    const { database, backgroundLogger: logger } = this.parts;
    if (this.#isClosed) return;
    try {
      await this.#runOnce();
    } catch (error) {
      if (!isUnwritten(error)) throw error;
      // A database that cannot be read either is no site that could answer anything.
      await database.check();
      const text = 'the database cannot be written: only reads are answered until it can be';
      logger.error({ err: error }, text);
      this.#repeat();
    }
  }

  /** Ends the attempts. Resolves when the running one has ended, whatever its end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running.catch(() => undefined);
  }

  #runOnce(): Promise<void> {
    this.#running = this.run();
    return this.#running;
  }

  #repeat(): void {
    const { backgroundLogger: logger } = this.parts;
    if (this.#isClosed) return;
    this.#timer = setTimeout(async () => {
      try {
        await this.#runOnce();
        logger.error({}, 'the database can be written: the start of the site is complete');
      } catch {
        this.#repeat();
      }
    }, INTERVAL).unref();
  }
}

function isUnwritten(error: unknown): boolean {
  return LinkError.is(error) && error.code === 'store_unavailable';
}
