/** One metric: what `/metrics` says of it, and the page of the docs. */
export interface MetricRow {
  readonly type: 'gauge' | 'counter' | 'histogram';
  /** The names of its labels. */
  readonly labels: readonly string[];
  /** Its explanation, in one sentence without the dot. */
  readonly help: string;
  /** Further facts, in Markdown, for the page of the docs alone. */
  readonly detail?: string;
}

/** All metrics of a site. */
export const METRICS = {
  svclink_ready: { type: 'gauge', labels: [], help: '1 while /readyz answers 200, else 0' },
  svclink_info: {
    type: 'gauge',
    labels: ['version'],
    help: 'Always 1; the label is the version of svclink',
  },
  svclink_events_total: {
    type: 'counter',
    labels: ['direction', 'event', 'code'],
    help: "Events by outcome; direction out are calls of the site's own",
    detail: '`code` is `ok`, or the [code of the error](errors/README.md).',
  },
  svclink_event_seconds: {
    type: 'histogram',
    labels: ['direction', 'event'],
    help: 'Durations of events in seconds',
  },
  svclink_requests_total: {
    type: 'counter',
    labels: ['face', 'status'],
    help: 'Requests to api, console, files and push, by the class of their status',
    detail:
      '`status` is a class such as `2xx`, or `aborted` for requests without a complete answer.',
  },
  svclink_results: {
    type: 'gauge',
    labels: ['state'],
    help: 'Results of imported orders: queued, sent, refused, failed, unclear, draft',
  },
  svclink_links: {
    type: 'gauge',
    labels: ['state'],
    help: 'Links: ok, failing at the last attempt, paused',
  },
  svclink_troubles: {
    type: 'gauge',
    labels: ['kind'],
    help: 'Open troubles by kind, as svclink trouble list shows them',
    detail: 'The [kinds](site-events.md#troubles).',
  },
  svclink_jobs: {
    type: 'gauge',
    labels: ['kind', 'state'],
    help: 'Jobs: waiting, running, dead (failed for good), skipped',
  },
  svclink_oldest_waiting_job_seconds: {
    type: 'gauge',
    labels: ['kind'],
    help: 'Seconds for which the oldest waiting job has been due; jobs of paused links are left out',
  },
  svclink_stored_bytes: {
    type: 'gauge',
    labels: ['store'],
    help: 'Bytes of database, log and files',
    detail: 'A file counts once for each record that names it.',
  },
  svclink_disk_free_bytes: {
    type: 'gauge',
    labels: ['store'],
    help: 'Free bytes on the disk of database and files',
    detail: 'None for PostgreSQL and a bucket.',
  },
  svclink_disk_size_bytes: {
    type: 'gauge',
    labels: ['store'],
    help: 'Bytes of the disk of database and files',
    detail: 'None for PostgreSQL and a bucket.',
  },
  svclink_pool_connections: {
    type: 'gauge',
    labels: ['state'],
    help: 'Connections to PostgreSQL that are used and idle, and requests waiting for one',
  },
  nodejs_eventloop_lag_p99_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Delay of the event loop since the last reading, 99th percentile',
  },
  nodejs_eventloop_lag_max_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Delay of the event loop since the last reading, maximum',
  },
  process_resident_memory_bytes: { type: 'gauge', labels: [], help: 'Memory of the process' },
  nodejs_heap_size_used_bytes: {
    type: 'gauge',
    labels: [],
    help: 'Memory of the objects of the process',
  },
  process_uptime_seconds: { type: 'gauge', labels: [], help: 'Seconds since the process started' },
} as const satisfies Readonly<Record<string, MetricRow>>;

export type MetricName = keyof typeof METRICS;
