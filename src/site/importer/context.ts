import type { Logger } from '../../index.js';
import type { SiteContext } from '../context.js';

/** What the importing side of a site works with. */
export interface ImporterContext extends SiteContext {
  readonly siteId: string;
  /** Hosts that are called although their address is not public. */
  readonly allowedHosts: readonly string[];
  readonly logger: Logger;
  /** The address that the owner behind a link calls when something is new. */
  readonly pushAddress: (linkId: string) => string;
}

/** The kinds of the jobs of a link: looks for news, imports an order, sends the results of an order. */
export const SYNC = 'sync';
export const IMPORT = 'import';
export const RESULTS = 'results';

/** The lane of all jobs of a link. */
export function laneOf(linkId: string): string {
  return `link:${linkId}`;
}

/** The key of the job that imports an order. */
export function importKey(linkId: string, reportId: string): string {
  return `${linkId}/${reportId}`;
}
