import { randomUUID } from 'node:crypto';
import { HttpFailure } from '../../http/index.js';
import { type CatalogueEntry, generalErrors } from '../catalogue/index.js';
import { ApiError } from '../errors/api-error.js';
import { httpRefusal } from '../errors/http-refusal.js';
import { internalError, Refusal } from '../errors/refusal.js';
import { refusalOf } from '../request/faults.js';
import type { ApiLogger } from './options.js';

/** Failures of the exchange that somebody on our side has to look at. */
const OURS: ReadonlySet<string> = new Set(['body_consumed', 'storage_full']);

/** Turns whatever was thrown into what the caller is told; what is ours alone goes to the log. */
export class Failures {
  constructor(readonly logger: ApiLogger | undefined) {}

  /** @param entry the action that was called, when it is known */
  refusalOf(error: unknown, entry?: CatalogueEntry, id?: string): Refusal {
    if (Refusal.is(error)) return error;
    if (error instanceof HttpFailure && !OURS.has(error.code)) return httpRefusal(error);
    const told = ApiError.is(error) ? this.#told(error, entry) : undefined;
    if (told) return told;
    const reference = id ?? randomUUID();
    this.log(error, entry?.action ?? 'none', reference);
    return error instanceof HttpFailure ? httpRefusal(error) : internalError(reference);
  }

  log(error: unknown, action: string, id: string): void {
    try {
      this.logger?.error({ err: error, action, id }, `the JSON API could not answer ${action}`);
    } catch {
      // A log that fails must not keep the caller from getting an answer.
    }
  }

  /** Tells of a file that could not be removed. What was done is done: no answer changes by it. */
  notRemoved(error: unknown): void {
    try {
      this.logger?.error({ err: error }, 'a file on its way in could not be removed');
    } catch {
      // As above.
    }
  }

  /** A type that the action's table does not have would be one that no caller expects: it is not told. */
  #told(error: ApiError, entry: CatalogueEntry | undefined): Refusal | undefined {
    const rows = [...(entry?.errors ?? []), ...generalErrors];
    const row = rows.find((candidate) => candidate.type === error.type);
    return row && refusalOf(row, error.message === '' ? row.when : error.message);
  }
}
