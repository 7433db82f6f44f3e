import { LinkError, type Logger } from '../../index.js';
import { messageOf } from '../../protocol/errors/base-error.js';
import { within } from '../../system/deadline.js';
import type { FileStore } from './files/file-store.js';
import type { Database } from './store/database.js';

/** A store that a site writes to. */
type Store = 'database' | 'files';

/** Milliseconds that a store has for a write. */
const WRITE_TIMEOUT = 2000;
/**
 * Milliseconds for which a result is valid, so that the stores are written only a few times a second for any number of
 * requests.
 */
const VALIDITY = 250;
/** Milliseconds between the checks of a started site, so that a fault is logged without a request. */
const INTERVAL = 30_000;
/** The row of `settings` that a check writes. */
const WRITTEN_SETTING = 'written_at';

/** The parts of a site that its readiness depends on. */
export interface ReadinessParts {
  readonly database: Database;
  readonly files: Pick<FileStore, 'check'>;
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * Checks whether the stores of a site can be written, by writing to them. The beginning and the end of each fault are
 * logged once, as errors.
 */
export class Readiness {
  readonly #parts: ReadinessParts;
  readonly #faults = new Set<Store>();
  #checking: Promise<readonly Store[]> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** @throws LinkError `store_unavailable`, which names the stores that cannot be written */
  async check(): Promise<void> {
    const faults = await this.faults();
    if (faults.length === 0) return;
    const message = `The ${faults.join(' and the ')} cannot be written just now.`;
    throw new LinkError('store_unavailable', message, { status: 503, retryAfter: 5 });
  }

  /** The stores that cannot be written. */
  faults(): Promise<readonly Store[]> {
    this.#checking ??= this.#check().finally(() => {
      setTimeout(() => {
        this.#checking = undefined;
      }, VALIDITY).unref();
    });
    return this.#checking;
  }

  /** Checks at an interval, until `close`. */
  start(): void {
    this.#timer ??= setInterval(() => void this.faults(), INTERVAL).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<readonly Store[]> {
    const { files } = this.#parts;
    const failures = await Promise.all([
      this.#failureOf('database', this.#writeDatabase()),
      this.#failureOf('files', files.check()),
    ]);
    return failures.filter((store) => store !== undefined);
  }

  /** @returns the store where it cannot be written */
  async #failureOf(store: Store, writing: Promise<unknown>): Promise<Store | undefined> {
    try {
      await within(writing, WRITE_TIMEOUT, () => new Error(`no answer within ${WRITE_TIMEOUT} ms`));
      this.#note(store);
      return undefined;
    } catch (error) {
      this.#note(store, error);
      return store;
    }
  }

  #note(store: Store, error?: unknown): void {
    const { logger } = this.#parts;
    if (error === undefined) {
      if (this.#faults.delete(store)) logger.error({ store }, `the ${store} can be written again`);
      return;
    }
    if (this.#faults.has(store)) return;
    this.#faults.add(store);
    const cause = LinkError.is(error) && error.cause !== undefined ? error.cause : error;
    logger.error({ err: error, store }, `the ${store} cannot be written: ${messageOf(cause)}`);
  }

  async #writeDatabase(): Promise<void> {
    const { database, now } = this.#parts;
    await requireRoom(database);
    const row = { name: WRITTEN_SETTING, value: String(now()) };
    await database.write((tx) =>
      tx
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
        .execute(),
    );
  }
}

/** Bytes that have to be free: a small write may still fit into a file that has no room to grow. */
const LEAST_FREE = 1024 * 1024;

/** @throws Error where the disk of the database is full */
async function requireRoom(database: Database): Promise<void> {
  const disk = await database.disk();
  if (disk && disk.free < LEAST_FREE) throw new Error('ENOSPC: no space left on its disk');
}
