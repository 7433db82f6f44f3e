import type { ComponentChildren } from 'preact';
import type { ChartPart } from '../../src/site/console/contract/answers.js';
import { addressOf, route } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Failure, Missing, Time, useTitle } from '../parts/basics.js';
import { formatCount } from '../parts/formats.js';
import { type Column, List } from '../parts/list.js';
import { texts } from '../texts.js';

const words = texts.charts;
const { columns } = words;
const WIDTH = 600;
const HEIGHT = 120;

/** Charts of numbers, durations, failures and waiting jobs; every chart has a table beside it. */
export default function Charts() {
  useTitle(words.title);
  const { minutes = '60' } = route.value.query;
  const { answer, error, reload } = useLoaded(
    `charts?minutes=${encodeURIComponent(minutes)}`,
    versions.value.exchanges,
  );
  if (!answer) return <Missing title={words.title} error={error} onRetry={reload} />;
  return (
    <>
      <h1>{words.title}</h1>
      <nav class="views" aria-label={words.title}>
        {Object.entries(words.spans).map(([span, label]) => (
          <a
            key={span}
            href={addressOf(['charts'], { minutes: span })}
            {...(span === minutes ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </a>
        ))}
      </nav>
      {error && <Failure error={error} onRetry={reload} />}
      <Counts parts={answer.parts} />
      <Durations parts={answer.parts} />
      <Table
        title={words.failures}
        name={columns.code}
        rows={answer.failures.map(({ code, count }) => ({ name: code, count }))}
      />
      <Table
        title={words.queue}
        name={columns.state}
        rows={answer.queue.map(({ state, count }) => ({ name: state, count }))}
      />
    </>
  );
}

/** Returns a scale from zero with room for the largest value. */
function scale(values: readonly number[]) {
  const largest = Math.max(1, ...values);
  return { largest, height: (value: number) => (value / largest) * HEIGHT };
}

/** A chart with its scale, its colours and its first and last time. */
function Figure(props: {
  label: string;
  largest: string;
  legend: readonly (readonly [tone: 'good' | 'bad', name: string])[];
  parts: readonly ChartPart[];
  children: ComponentChildren;
}) {
  const { parts } = props;
  return (
    <figure class="chart">
      <figcaption class="axis">
        <span>{words.highest(props.largest)}</span>
        <span class="legend">
          {props.legend.map(([tone, name]) => (
            <span key={name} class={tone}>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.label}>
        {props.children}
      </svg>
      <p class="axis">
        <Time at={parts[0]?.at ?? null} />
        <Time at={parts.at(-1)?.at ?? null} />
      </p>
    </figure>
  );
}

const COUNTS: readonly Column<ChartPart>[] = [
  { title: columns.when, show: ({ at }) => <Time at={at} /> },
  { title: columns.succeeded, show: ({ succeeded }) => succeeded, isNumber: true },
  { title: columns.failed, show: ({ failed }) => failed, isNumber: true },
];

function Counts({ parts }: { parts: readonly ChartPart[] }) {
  const { height, largest } = scale(parts.map(({ succeeded, failed }) => succeeded + failed));
  const step = WIDTH / parts.length;
  const total = parts.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0);
  return (
    <section>
      <h2>{words.events}</h2>
      <Figure
        label={`${words.events}: ${total}`}
        largest={String(largest)}
        legend={[
          ['good', words.succeeded],
          ['bad', words.failed],
        ]}
        parts={parts}
      >
        {parts.map(({ at, succeeded, failed }, index) => (
          <g key={at}>
            <rect
              class="good"
              x={index * step + 1}
              width={step - 2}
              y={HEIGHT - height(succeeded)}
              height={height(succeeded)}
            />
            <rect
              class="bad"
              x={index * step + 1}
              width={step - 2}
              y={HEIGHT - height(succeeded + failed)}
              height={height(failed)}
            />
          </g>
        ))}
      </Figure>
      <Beside
        caption={words.events}
        columns={COUNTS}
        rows={parts.filter(({ succeeded, failed }) => succeeded + failed > 0)}
      />
    </section>
  );
}

const DURATIONS: readonly Column<ChartPart>[] = [
  { title: columns.when, show: ({ at }) => <Time at={at} /> },
  { title: columns.p50, show: ({ p50 }) => p50 ?? texts.none, isNumber: true },
  { title: columns.p95, show: ({ p95 }) => p95 ?? texts.none, isNumber: true },
];

function Durations({ parts }: { parts: readonly ChartPart[] }) {
  const { height, largest } = scale(parts.map(({ p95 }) => p95 ?? 0));
  const step = WIDTH / parts.length;
  const line = (of: (part: ChartPart) => number | null) =>
    parts
      .flatMap((part, index) => {
        const value = of(part);
        return value === null ? [] : [`${(index + 0.5) * step},${HEIGHT - height(value)}`];
      })
      .join(' ');
  return (
    <section>
      <h2>{words.took}</h2>
      <Figure
        label={words.took}
        largest={words.milliseconds(formatCount(largest))}
        legend={[
          ['good', columns.p50],
          ['bad', columns.p95],
        ]}
        parts={parts}
      >
        <polyline class="good" points={line(({ p50 }) => p50)} />
        <polyline class="bad" points={line(({ p95 }) => p95)} />
        {parts.map((part, index) => (
          <Dots key={part.at} part={part} x={(index + 0.5) * step} height={height} />
        ))}
      </Figure>
      <Beside
        caption={words.took}
        columns={DURATIONS}
        rows={parts.filter(({ p50 }) => p50 !== null)}
      />
    </section>
  );
}

/** Draws dots for single calls, which make no line. */
function Dots(props: { part: ChartPart; x: number; height: (value: number) => number }) {
  const { part, x, height } = props;
  if (part.p50 === null || part.p95 === null) return null;
  return (
    <>
      <circle class="good" cx={x} cy={HEIGHT - height(part.p50)} r="2" />
      <circle class="bad" cx={x} cy={HEIGHT - height(part.p95)} r="2" />
    </>
  );
}

/** The data as a table, folded for users who see the chart. */
function Beside(props: {
  caption: string;
  columns: readonly Column<ChartPart>[];
  rows: readonly ChartPart[];
}) {
  return (
    <details>
      <summary>{words.asTable(props.caption)}</summary>
      {props.rows.length === 0 ? (
        <p class="faint">{words.none}</p>
      ) : (
        <List {...props} idOf={({ at }) => String(at)} />
      )}
    </details>
  );
}

interface Named {
  readonly name: string;
  readonly count: number;
}

function Table({ title, name, rows }: { title: string; name: string; rows: readonly Named[] }) {
  const shown: readonly Column<Named>[] = [
    { title: name, show: (row) => row.name },
    { title: columns.count, show: ({ count }) => count, isNumber: true },
  ];
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p class="faint">{words.none}</p>
      ) : (
        <List caption={title} columns={shown} rows={rows} idOf={(row) => row.name} />
      )}
    </section>
  );
}
