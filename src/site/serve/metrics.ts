import type { EventExchange } from '../../index.js';

/** Upper bounds of the histogram of durations, in seconds. */
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10] as const;
/** Events of one's own may have any name: beyond so many they are counted together. */
const MOST_SERIES = 1000;

interface Series {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

/** Counts events for Prometheus: by event and outcome, with their durations. */
export class EventMetrics {
  readonly #outcomes = new Map<string, number>();
  readonly #durations = new Map<string, Series>();

  /** Counts an exchange; its labels are ours, the user name is none of them. */
  add(direction: 'in' | 'out', { event = '', error, duration }: EventExchange): void {
    const name = this.#durations.size < MOST_SERIES || this.#durations.has(event) ? event : 'other';
    const labels = `direction="${direction}",event="${escaped(name)}"`;
    const outcome = `${labels},code="${escaped(error?.code ?? 'ok')}"`;
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    const series = this.#durations.get(labels) ?? {
      count: 0,
      seconds: 0,
      buckets: BOUNDS.map(() => 0),
    };
    this.#durations.set(labels, series);
    series.count += 1;
    series.seconds += duration / 1000;
    for (const [at, bound] of BOUNDS.entries()) {
      if (duration / 1000 <= bound) series.buckets[at] = (series.buckets[at] ?? 0) + 1;
    }
  }

  /** All of them in the text format of Prometheus. */
  text(): string {
    const outcomes = [...this.#outcomes].map(
      ([labels, count]) => `svclink_events_total{${labels}} ${count}`,
    );
    const durations = [...this.#durations].flatMap(([labels, { count, seconds, buckets }]) => [
      ...BOUNDS.map(
        (bound, at) => `svclink_event_seconds_bucket{${labels},le="${bound}"} ${buckets[at] ?? 0}`,
      ),
      `svclink_event_seconds_bucket{${labels},le="+Inf"} ${count}`,
      `svclink_event_seconds_sum{${labels}} ${seconds}`,
      `svclink_event_seconds_count{${labels}} ${count}`,
    ]);
    return [
      '# HELP svclink_events_total Events by outcome; direction out are calls of our own.',
      '# TYPE svclink_events_total counter',
      ...outcomes,
      '# HELP svclink_event_seconds How long they took.',
      '# TYPE svclink_event_seconds histogram',
      ...durations,
      '',
    ].join('\n');
  }
}

/** A gauge without labels, with its explanation. */
export function gauge(name: string, help: string, value: number): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
}

/** A value of a label, as the format wants it. */
export function escaped(text: string): string {
  return text.slice(0, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
