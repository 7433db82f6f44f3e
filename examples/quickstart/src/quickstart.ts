import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createReceiver,
  type Receiver,
  type ReceiverOptions,
  type RequestListener,
  type RequestLog,
  staticAccounts,
} from 'svclink';
import { createSite } from './create-site.js';
import { pathAndQuery } from './files/file-addresses.js';
import { refuse } from './files/file-server.js';
import { registerHandlers } from './handlers/index.js';
import type { Site } from './site.js';

/** The options of the quickstart; all have defaults. */
export interface QuickstartOptions {
  /** The user name of the one account. Default `demo`. */
  readonly username?: string;
  /** Its password. Default `demo`. */
  readonly password?: string;
  /** The v4 UUID of this side. Default: one of the demo. */
  readonly siteId?: string;
  /**
   * The beginning of the addresses of files, or a function that returns it after the server listens. Default
   * `http://localhost:8080`. It is never the Host of a request, which its sender chooses.
   */
  readonly publicUrl?: string | (() => string);
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: () => number;
  /** Answers `/`. Default: 404. */
  readonly frontPage?: RequestListener;
  /** Logs every request. Default: the receiver's own logger, and nothing of files. */
  readonly log?: RequestLog;
  /** Further options of the receiver, such as `allowedHosts`. */
  readonly receiver?: Partial<ReceiverOptions>;
}

/** A running demo. */
export interface Quickstart {
  /** The receiver alone, without the files whose addresses it returns. */
  readonly receiver: Receiver;
  /** Serves `/link`, `/files/…` and `/readyz`, for `http.createServer(handler)` and `app.use('/any/path', handler)`. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** The environment of the handlers. */
  readonly site: Site;
  /** Removes the received files, and ends connections. */
  readonly close: () => Promise<void>;
}

const DEMO_SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';

function createDemoReceiver(options: QuickstartOptions): Receiver {
  const { username = 'demo', password = 'demo', siteId = DEMO_SITE_ID } = options;
  return createReceiver({
    siteId,
    accounts: staticAccounts([{ username, password, orgId: 18 }]),
    ...(options.log === undefined ? {} : { logger: options.log }),
    ...options.receiver,
  });
}

/** Answers load balancers and containers: all data are in memory, so that a listening server is ready. */
function ready(response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json').end('{"status":"ready"}');
}

/** Makes a side that owns 40 demo orders and answers every event, with all data in memory. */
export function createQuickstart(options: QuickstartOptions = {}): Quickstart {
  const { publicUrl = 'http://localhost:8080', now } = options;
  const receiver = createDemoReceiver(options);
  const base = typeof publicUrl === 'function' ? publicUrl : () => publicUrl;
  const { site, files, close } = createSite(base, now);
  registerHandlers(receiver, site);
  const { frontPage, log } = options;
  const pages: RequestListener = (request, response) => {
    const target = pathAndQuery(request.url ?? '');
    if (target.startsWith('/files/')) void files.serve(request, response, target);
    else if (/^\/readyz(\?|$)/.test(target)) ready(response);
    else if (frontPage && /^\/(\?|$)/.test(target)) frontPage(request, response);
    else refuse(response, 404, 'The receiver is at /link.');
  };
  const logged = log?.requests(pages) ?? pages;
  return {
    receiver,
    site,
    handler(request, response) {
      const [path] = pathAndQuery(request.url ?? '').split('?', 1);
      if (path === '/link' || path === '/link/') void receiver(request, response);
      else logged(request, response);
    },
    async close() {
      await close();
      await receiver.close();
    },
  };
}
