import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge } from '../metrics.js';

/** Milliseconds between two measurements. */
const RESOLUTION = 20;
const NANOSECONDS = 1_000_000_000;

/** Measures the delay of the event loop: the maximum and the 99th percentile since the last reading. */
export class EventLoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION });

  constructor() {
    this.#histogram.enable();
  }

  /** Returns both in the text format of Prometheus, under the names of `prom-client`, and starts a new measurement. */
  text(): string {
    const { count, max } = this.#histogram;
    // Each measurement includes its own interval.
    const late = (nanoseconds: number) =>
      count === 0 ? 0 : Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000);
    const p99 = late(this.#histogram.percentile(99));
    const longest = late(max);
    this.#histogram.reset();
    return [
      gauge('nodejs_eventloop_lag_p99_seconds', p99),
      gauge('nodejs_eventloop_lag_max_seconds', longest),
    ].join('');
  }

  close(): void {
    this.#histogram.disable();
  }
}
