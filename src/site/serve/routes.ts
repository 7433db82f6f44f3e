import type { IncomingMessage, ServerResponse } from 'node:http';
import { mountPage, type Reply, type RequestListener, type RequestLog } from '../../http/index.js';
import { EnvelopeWriter } from '../../protocol/envelope/envelope.js';
import type { Site } from '../index.js';
import { type HealthState, healthPages } from './health.js';
import type { MetricsAccess } from './metrics-access.js';

/** The parts of a served site beside receiver and files. */
export interface RouteOptions {
  /** The log for requests that the receiver does not log. */
  readonly log?: Pick<RequestLog, 'requests'>;
  /** The access to /metrics. Default: none. */
  readonly metrics?: MetricsAccess;
  /** The site id for answers to events while the site is being opened, if it is known. Default: blank. */
  readonly siteId?: string | undefined;
  /** The version of svclink, for the metrics. Default `unknown`. */
  readonly version?: string;
  /** Further pages, by the first part of their path. */
  readonly pages?: ReadonlyMap<string, RequestListener>;
}

/** The listener of a served site. */
export interface Routes {
  readonly listener: RequestListener;
  /** Marks the site as ending: it is no longer ready, and connections close after their request. */
  drain(): void;
}

/**
 * Answers requests before the site is open, and after: `/link`, `/api/…`, `/files/…`, `/healthz`, `/readyz`, `/metrics`.
 *
 * @param site called at every request; undefined while the site is being opened
 */
export function siteRoutes(site: () => Site | undefined, options: RouteOptions = {}): Routes {
  const state: HealthState = { site, isDraining: false, version: options.version };
  const health = healthPages(state, options.metrics ?? {});
  const files = logged(options, (request, response) => site()?.files(request, response));
  const console = logged(options, (request, response) => {
    if (mountAt('/console', request, response)) site()?.console(request, response);
  });
  const push = logged(options, (request, response) => {
    if (mountAt('/push', request, response)) site()?.push(request, response);
  });
  const api = logged(options, (request, response) => {
    if (mountAt('/api', request, response)) site()?.api(request, response);
  });
  const missing = logged(options, NOT_FOUND);
  const starting = logged(options, NOT_READY);
  const startingLink = logged(options, linkNotReady(options.siteId));
  const startingApi = logged(options, API_NOT_READY);
  const further = [...(options.pages ?? [])].map(
    ([name, page]) => [name, logged(options, page)] as const,
  );
  const pages = new Map<string, RequestListener>([
    ...health,
    ['files', files],
    ['console', console],
    ['push', push],
    ['api', api],
    ...further,
  ]);
  return {
    listener(request, response) {
      if (state.isDraining) response.setHeader('Connection', 'close');
      const [first = '', ...rest] = pathOf(request.url ?? '')
        .slice(1)
        .split('/');
      // A single page has no pages below it: `//x` is not the page of `/`.
      const page = rest.length === 0 || FOLDERS.has(first) ? pages.get(first) : undefined;
      const isLink = first === 'link' && rest.join('') === '';
      if (site() === undefined && isLink) startingLink(request, response);
      else if (site() === undefined && first === 'api') startingApi(request, response);
      else if (site() === undefined && !health.has(first)) starting(request, response);
      else if (isLink) site()?.receiver(request, response);
      else if (page) page(request, response);
      else missing(request, response);
    },
    drain() {
      state.isDraining = true;
    },
  };
}

/** The first parts of paths that have pages below them. */
const FOLDERS: ReadonlySet<string> = new Set(['files', 'console', 'push', 'api']);

function logged({ log }: RouteOptions, listener: RequestListener): RequestListener {
  return log?.requests(listener) ?? listener;
}

/**
 * Removes a path from the address of a request, as Express does. @returns false where the request was redirected to the
 * folder
 */
function mountAt(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (url.startsWith(`${path}/`)) {
    request.url = url.slice(path.length);
    return true;
  }
  toFolder(request, response);
  return false;
}

/** Redirects to the folder that the first part of the path names. */
const toFolder = mountPage(({ url = '' }) => {
  const [, folder = ''] = pathOf(url).split('/');
  return { status: 308, headers: ['Location', `/${folder}/`], body: '' };
});

/** Returns the path of a request, whose target may be a whole address. */
function pathOf(target: string): string {
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('/')) return path;
  return URL.canParse(path) ? new URL(path).pathname : '/';
}

const OPENING = 'The site is being opened. Try again in a moment.';

const NOT_FOUND = mountPage(() =>
  textReply(404, 'text/plain', 'There is nothing here. The receiver is at /link.\n'),
);

const NOT_READY = mountPage(() => openingReply('text/plain', `${OPENING}\n`));

/** Answers callers of the JSON API, who read an error as JSON. */
const API_NOT_READY = mountPage(() => {
  const error = { error: 'unavailable', error_description: OPENING };
  return openingReply('application/json', JSON.stringify(error));
});

/** Answers callers of events, who read an envelope with any status. */
function linkNotReady(siteId = ''): RequestListener {
  const envelope = new EnvelopeWriter(siteId).failure(OPENING);
  return mountPage(() => openingReply('application/json', envelope));
}

function openingReply(type: string, body: string): Reply {
  return textReply(503, type, body, ['Retry-After', '5']);
}

function textReply(
  status: number,
  type: string,
  body: string,
  more: readonly string[] = [],
): Reply {
  return {
    status,
    headers: [
      'Content-Type',
      `${type}; charset=utf-8`,
      'X-Content-Type-Options',
      'nosniff',
      'Cache-Control',
      'no-store',
      ...more,
    ],
    body,
  };
}
