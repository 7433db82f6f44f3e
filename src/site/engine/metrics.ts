import type { EventExchange } from '../../index.js';

/** Upper bounds of the histogram of durations, in seconds. */
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10] as const;
/** Events of one's own may have any name: beyond so many, in either direction, they are counted together. */
const MOST_SERIES = 1000;

/** The events of one name in one direction. */
interface Series {
  readonly labels: string;
  /** How many had which outcome. */
  readonly outcomes: Map<string, number>;
  seconds: number;
  /** How many took no longer than each bound, and longer than the one before it; the last took longer than all. */
  readonly buckets: number[];
}

/** Counts events for Prometheus: by event and outcome, with their durations. */
export class EventMetrics {
  readonly #series = { in: new Map<string, Series>(), out: new Map<string, Series>() };

  /** Counts an exchange; its labels are ours, the user name is none of them. */
  add(direction: 'in' | 'out', { event = '', error, duration }: EventExchange): void {
    const series = this.#seriesOf(direction, event);
    const { outcomes, buckets } = series;
    const code = error?.code ?? 'ok';
    outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    const seconds = duration / 1000;
    series.seconds += seconds;
    const bound = BOUNDS.findIndex((most) => seconds <= most);
    const at = bound === -1 ? BOUNDS.length : bound;
    buckets[at] = (buckets[at] ?? 0) + 1;
  }

  /** All of them in the text format of Prometheus. */
  text(): string {
    const all = [...this.#series.in.values(), ...this.#series.out.values()];
    return [
      '# HELP svclink_events_total Events by outcome; direction out are calls of our own.',
      '# TYPE svclink_events_total counter',
      ...all.flatMap(outcomeLines),
      '# HELP svclink_event_seconds How long they took.',
      '# TYPE svclink_event_seconds histogram',
      ...all.flatMap(durationLines),
      '',
    ].join('\n');
  }

  #seriesOf(direction: 'in' | 'out', event: string): Series {
    const known = this.#series[direction];
    const name = known.has(event) || known.size < MOST_SERIES ? event : 'other';
    let series = known.get(name);
    if (!series) {
      const labels = `direction="${direction}",event="${escaped(name)}"`;
      series = { labels, outcomes: new Map(), seconds: 0, buckets: [] };
      known.set(name, series);
    }
    return series;
  }
}

function outcomeLines({ labels, outcomes }: Series): string[] {
  return [...outcomes].map(
    ([code, count]) => `svclink_events_total{${labels},code="${escaped(code)}"} ${count}`,
  );
}

function durationLines({ labels, seconds, buckets }: Series): string[] {
  let count = 0;
  const lines = [...BOUNDS, '+Inf'].map((bound, at) => {
    count += buckets[at] ?? 0;
    return `svclink_event_seconds_bucket{${labels},le="${bound}"} ${count}`;
  });
  return [
    ...lines,
    `svclink_event_seconds_sum{${labels}} ${seconds}`,
    `svclink_event_seconds_count{${labels}} ${count}`,
  ];
}

/** A gauge without labels, with its explanation. */
export function gauge(name: string, help: string, value: number): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
}

/**
 * A metric with labels, with its explanation; nothing where there are no values.
 *
 * @param values by their labels, such as `state="sent"`
 */
export function gauges(
  name: string,
  help: string,
  values: ReadonlyMap<string, number>,
  type: 'gauge' | 'counter' = 'gauge',
): string {
  if (values.size === 0) return '';
  const lines = [...values].map(([labels, value]) => `${name}{${labels}} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** A value of a label, as the format wants it. */
export function escaped(text: string): string {
  return text.slice(0, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
