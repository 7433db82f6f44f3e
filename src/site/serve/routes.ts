import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestListener, RequestLog } from '../../http/index.js';
import { EnvelopeWriter } from '../../protocol/envelope/envelope.js';
import type { Site } from '../index.js';
import { type HealthState, healthPages } from './health.js';
import type { MetricsAccess } from './metrics-access.js';

/** What stands beside receiver and files of a served site. */
export interface RouteOptions {
  /** Tells of requests that the receiver does not tell of itself. */
  readonly log?: Pick<RequestLog, 'requests'>;
  /** Who may read /metrics. Default nobody. */
  readonly metrics?: MetricsAccess;
  /** Of the answers to events while the site is being opened, where it is known by then. Default blank. */
  readonly siteId?: string | undefined;
  /** The version of svclink, for the metrics. Default `unknown`. */
  readonly version?: string;
  /** Further pages, by the first part of their path. */
  readonly pages?: ReadonlyMap<string, RequestListener>;
}

/** What answers the requests of a served site. */
export interface Routes {
  readonly listener: RequestListener;
  /** Says that the site ends: it is not ready any more, and connections end with their request. */
  drain(): void;
}

/**
 * Answers requests before its site is there, and after: `/link`, `/files/…`, `/healthz`, `/readyz`, `/metrics`.
 *
 * @param site is asked for at every request; undefined while the site is being opened
 */
export function siteRoutes(site: () => Site | undefined, options: RouteOptions = {}): Routes {
  const state: HealthState = { site, isDraining: false, version: options.version };
  const health = healthPages(state, options.metrics ?? {});
  const files = told(options, (request, response) => site()?.files(request, response));
  const console = told(options, (request, response) => {
    if (mountAt('/console', request, response)) site()?.console(request, response);
  });
  const push = told(options, (request, response) => {
    if (mountAt('/push', request, response)) site()?.push(request, response);
  });
  const missing = told(options, notFound);
  const starting = told(options, notReady);
  const startingLink = told(options, linkNotReady(options.siteId));
  const further = [...(options.pages ?? [])].map(
    ([name, page]) => [name, told(options, page)] as const,
  );
  const pages = new Map<string, RequestListener>([
    ...health,
    ['files', files],
    ['console', console],
    ['push', push],
    ...further,
  ]);
  return {
    listener(request, response) {
      if (state.isDraining) response.setHeader('Connection', 'close');
      const [first = '', ...rest] = pathOf(request.url ?? '')
        .slice(1)
        .split('/');
      // What is one page has nothing below it: `//x` is not the page of `/`.
      const page = rest.length === 0 || FOLDERS.has(first) ? pages.get(first) : undefined;
      const isLink = first === 'link' && rest.join('') === '';
      if (site() === undefined && isLink) startingLink(request, response);
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

/** What has pages of its own below it. */
const FOLDERS: ReadonlySet<string> = new Set(['files', 'console', 'push']);

function told({ log }: RouteOptions, listener: RequestListener): RequestListener {
  return log?.requests(listener) ?? listener;
}

/** Takes a path off the address of a request, as Express does. @returns false where it was sent on to the folder */
function mountAt(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (url.startsWith(`${path}/`)) {
    request.url = url.slice(path.length);
    return true;
  }
  response.writeHead(308, { Location: `${path}/`, 'Content-Length': 0 }).end();
  return false;
}

/** The path of a request, which may name its whole address. */
function pathOf(target: string): string {
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('/')) return path;
  return URL.canParse(path) ? new URL(path).pathname : '/';
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  say(response, 404, 'There is nothing here. The receiver is at /link.');
}

const OPENING = 'The site is being opened. Try again in a moment.';

function notReady(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Retry-After', '5');
  say(response, 503, OPENING);
}

/** Callers of events read an envelope, whatever its status. */
function linkNotReady(siteId = ''): RequestListener {
  const envelope = new EnvelopeWriter(siteId).failure(OPENING);
  return (_request, response) => {
    response.setHeader('Retry-After', '5');
    send(response, 503, 'application/json', envelope);
  };
}

function say(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain', `${text}\n`);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
