import type { EventExchange } from '../../index.js';
import { METRICS, type MetricName } from './figures/metric-rows.js';

/** Upper bounds of the histogram of durations, in seconds. */
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10] as const;
/**
 * The most series in either direction. Custom events may have any name; those beyond the limit are counted together.
 */
const MOST_SERIES = 1000;

/** The events of one name in one direction. */
interface Series {
  readonly labels: string;
  /** The number of events by outcome. */
  readonly outcomes: Map<string, number>;
  seconds: number;
  /** The number of events between each bound and the one before it; the last counts those above all bounds. */
  readonly buckets: number[];
}

/** Counts events for Prometheus: by event and outcome, with their durations. */
export class EventMetrics {
  readonly #series = { in: new Map<string, Series>(), out: new Map<string, Series>() };

  /** Counts an exchange. Its labels are names of ours, never user names. */
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

  /** Returns all series in the text format of Prometheus. */
  text(): string {
    const all = [...this.#series.in.values(), ...this.#series.out.values()];
    const lines = (of: (series: Series) => string[]) => all.flatMap(of).map((line) => `${line}\n`);
    return [
      heading('svclink_events_total'),
      ...lines(outcomeLines),
      heading('svclink_event_seconds'),
      ...lines(durationLines),
    ].join('');
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

/** Returns the lines in front of the values of a metric. */
function heading(name: MetricName): string {
  const { type, help } = METRICS[name];
  return `# HELP ${name} ${help}.\n# TYPE ${name} ${type}\n`;
}

/** Returns a metric without labels, with its explanation. */
export function gauge(name: MetricName, value: number): string {
  return `${heading(name)}${name} ${value}\n`;
}

/**
 * Returns a metric with labels and its explanation; empty text without values.
 *
 * @param values the values by their labels, such as `state="sent"`
 */
export function gauges(name: MetricName, values: ReadonlyMap<string, number>): string {
  if (values.size === 0) return '';
  const lines = [...values].map(([labels, value]) => `${name}{${labels}} ${value}\n`);
  return `${heading(name)}${lines.join('')}`;
}

/** Escapes a value of a label. */
export function escaped(text: string): string {
  return text.slice(0, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
