import type { RequestListener } from '../../../http/index.js';
import { gauges } from '../metrics.js';

/** The parts of a site that answer requests other than events. */
export type Face = 'api' | 'console' | 'files' | 'push';

/** Counts the requests of each face by the class of their status: `2xx`, or `aborted` without an answer. */
export class RequestCounts {
  readonly #counts = new Map<string, number>();

  /** Returns a listener whose requests are counted. */
  counting(face: Face, listener: RequestListener): RequestListener {
    return (request, response) => {
      response.once('close', () => {
        const { statusCode, writableFinished } = response;
        const status = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
        const labels = `face="${face}",status="${status}"`;
        this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
      });
      listener(request, response);
    };
  }

  /** Returns all counts in the text format of Prometheus. */
  text(): string {
    return gauges('svclink_requests_total', this.#counts);
  }
}
