import type { IncomingMessage } from 'node:http';
import { mountPage, type Reply, type RequestListener } from '../../http/index.js';
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
  const ready = async () => {
    // Simultaneous requests share one check of database and files.
    looking ??= readiness(state).finally(() => {
      looking = undefined;
    });
    const reason = await looking;
    return reason === undefined
      ? jsonReply(200, { status: 'ready' })
      : jsonReply(503, { status: 'not ready', reason });
  };
  return new Map<string, RequestListener>([
    ['healthz', mountPage(() => jsonReply(200, { status: 'ok' }))],
    ['readyz', mountPage(ready)],
    ['metrics', mountPage((request) => metrics(request, state, access))],
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

async function metrics(
  request: IncomingMessage,
  state: HealthState,
  access: MetricsAccess,
): Promise<Reply> {
  if (!mayReadMetrics(request, access)) {
    const error = 'a bearer token is needed: that of SVCLINK_METRICS_TOKEN';
    return jsonReply(401, { error }, ['WWW-Authenticate', 'Bearer']);
  }
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  const body = await figures(state);
  return { status: 200, headers: ['Content-Type', type, 'Cache-Control', 'no-store'], body };
}

/** Returns the available metrics. A database that is not reachable only leaves out its own. */
async function figures(state: HealthState): Promise<string> {
  const problem = await readiness(state);
  const isReady = gauge('svclink_ready', problem === undefined ? 1 : 0);
  const labels = new Map([[`version="${escaped(state.version ?? 'unknown')}"`, 1]]);
  const info = gauges('svclink_info', labels);
  const text = await state.site()?.metrics();
  return `${isReady}${info}${text ?? ''}`;
}

function jsonReply(status: number, value: object, more: readonly string[] = []): Reply {
  return {
    status,
    headers: [
      'Content-Type',
      'application/json; charset=utf-8',
      'Cache-Control',
      'no-store',
      'X-Content-Type-Options',
      'nosniff',
      ...more,
    ],
    body: `${JSON.stringify(value)}\n`,
  };
}
