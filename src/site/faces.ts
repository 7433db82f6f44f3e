import type { SiteApi } from './api/index.js';
import type { Console } from './console/index.js';
import { createFileServer } from './engine/files/file-server.js';
import type { OpenImporter } from './importer/index.js';
import type { Site } from './site.js';
import type { SiteCore } from './site-core.js';

/** The parts of a site that answer requests. */
interface RequestHandlers {
  readonly api: SiteApi;
  readonly page: Console;
  readonly importing: OpenImporter;
}

/** Returns the functions that answer requests, besides the receiver, and count them. */
export function facesOf(
  { context, telemetry: { requests } }: SiteCore,
  { api, page, importing }: RequestHandlers,
): Pick<Site, 'api' | 'console' | 'files' | 'push'> {
  return {
    files: requests.counting('files', createFileServer(context.files, context.addresses)),
    console: requests.counting('console', page.handle),
    api: requests.counting('api', api.handle),
    push: requests.counting('push', importing.push),
  };
}
