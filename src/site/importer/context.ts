import type { DialectOptions, Logger } from '../../index.js';
import type { SiteContext } from '../engine/context.js';

/** What the importing side of a site works with. */
export interface ImporterContext extends SiteContext {
  readonly siteId: string;
  /** Hosts that are called although their address is not public. */
  readonly allowedHosts: readonly string[];
  readonly logger: Logger;
  /** The names on the wire of owners whose link has none of its own. */
  readonly dialect: DialectOptions;
  /** The address that the owner behind a link calls when something is new. */
  readonly pushAddress: (linkId: string) => string;
}

/** The kinds of the jobs of a link: polls for changes, imports an order, sends the results of an order. */
export const SYNC = 'sync';
export const IMPORT = 'import';
export const RESULTS = 'results';

/** The lane of all jobs of a link. */
export function laneOf(linkId: string): string {
  return `link:${linkId}`;
}

/** The kind of the job by which a paused link asks whether it is accepted again. */
export const ASK = 'ask';

/** The lane of that job: the lane of the link is paused. */
export function askLaneOf(linkId: string): string {
  return `paused:${linkId}`;
}

/** The key of the job that imports an order. */
export function importKey(linkId: string, reportId: string): string {
  return `${linkId}/${reportId}`;
}
