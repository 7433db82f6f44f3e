import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestListener } from '../../http/index.js';
import { LinkError } from '../../index.js';
import { escaped, gauge, gauges } from '../engine/metrics.js';
import type { Site } from '../index.js';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.js';

/** The state of a served site for the pages of health. */
export interface HealthState {
  /** Returns the site; undefined while it is being opened. */
  readonly site: () => Site | undefined;
  isDraining: boolean;
  /** The version of svclink, for the metrics. */
  readonly version?: string | undefined;
}

/**
 * Returns the pages of health. `/healthz`: the process runs. `/readyz`: database, schema and files can be used.
 * `/metrics`: metrics.
 */
export function healthPages(
  state: HealthState,
  access: MetricsAccess,
): ReadonlyMap<string, RequestListener> {
  let looking: ReturnType<typeof readiness> | undefined;
  const ready: RequestListener = (_request, response) => {
    // Simultaneous requests share one check of database and files.
    looking ??= readiness(state).finally(() => {
      looking = undefined;
    });
    void looking.then((problem) =>
      problem === undefined
        ? sendJson(response, 200, { status: 'ready' })
        : sendJson(response, 503, { status: 'not ready', reason: problem }),
    );
  };
  return new Map<string, RequestListener>([
    ['healthz', (_request, response) => sendJson(response, 200, { status: 'ok' })],
    ['readyz', ready],
    ['metrics', (request, response) => metrics(request, response, state, access)],
  ]);
}

/** Returns the reason for which a site is not ready; undefined when it is. It names the store; the log has the cause. */
async function readiness({ site, isDraining }: HealthState): Promise<string | undefined> {
  if (isDraining) return 'draining';
  const opened = site();
  if (!opened) return 'starting';
  try {
    await opened.check();
    return undefined;
  } catch (error) {
    return LinkError.is(error) ? error.message : 'The site cannot be checked.';
  }
}

function metrics(
  request: IncomingMessage,
  response: ServerResponse,
  state: HealthState,
  access: MetricsAccess,
): void {
  if (!mayReadMetrics(request, access)) {
    response.setHeader('WWW-Authenticate', 'Bearer');
    sendJson(response, 401, { error: 'a bearer token is needed: that of SVCLINK_METRICS_TOKEN' });
    return;
  }
  void figures(state).then((text) => {
    response.writeHead(200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(text);
  });
}

/** Returns the available metrics. A database that is not reachable only leaves out its own. */
async function figures(state: HealthState): Promise<string> {
  const problem = await readiness(state);
  const isReady = gauge('svclink_ready', 'Whether it can be used.', problem === undefined ? 1 : 0);
  const labels = new Map([[`version="${escaped(state.version ?? 'unknown')}"`, 1]]);
  const info = gauges('svclink_info', 'The version of svclink.', labels);
  const text = await state.site()?.metrics();
  return `${isReady}${info}${text ?? ''}`;
}

/** Sends an answer of JSON that must not be cached. */
export function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(`${JSON.stringify(value)}\n`);
}
