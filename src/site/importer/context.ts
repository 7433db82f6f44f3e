import type { DialectOptions, Logger } from '../../index.js';
import type { SiteContext } from '../engine/context.js';

/** The shared parts of the importing side of a site. */
export interface ImporterContext extends SiteContext {
  readonly siteId: string;
  /** Hosts that may be called although their address is not public. */
  readonly allowedHosts: readonly string[];
  readonly logger: Logger;
  /** The dialect of owners whose link has none of its own. */
  readonly dialect: DialectOptions;
  /** Returns the push address that the owner of a link calls after a change. */
  readonly pushAddress: (linkId: string) => string;
}

/** The kinds of the jobs of a link: polls for changes, imports an order, sends the results of an order. */
export const SYNC = 'sync';
export const IMPORT = 'import';
export const RESULTS = 'results';

/** Returns the queue of all jobs of a link. */
export function queueOf(linkId: string): string {
  return `link:${linkId}`;
}

/** The kind of the job by which a paused link checks whether its credentials are accepted again. */
export const ASK = 'ask';

/** Returns the queue of that job, which runs while the queue of the link is paused. */
export function checkQueueOf(linkId: string): string {
  return `paused:${linkId}`;
}

/** Returns the key of the job that imports an order. */
export function importKey(linkId: string, reportId: string): string {
  return `${linkId}/${reportId}`;
}
