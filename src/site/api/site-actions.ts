import type { ActionName, ApiEvent, ServedActions } from '../../api/index.js';
import type { SiteContext } from '../engine/context.js';
import type { CallingApp } from './apps/app-record.js';

/** One call of an action: the site, the app that calls, and what it may see. */
export interface SiteCall<Action extends ActionName> {
  readonly context: SiteContext;
  readonly app: CallingApp;
  readonly event: ApiEvent<Action>;
  readonly data: ApiEvent<Action>['data'];
}

/** Answers an action from the store of a site. */
export type SiteAction<Action extends ActionName> = (
  call: SiteCall<Action>,
) => Promise<ServedActions[Action]['response']>;

/** Actions by their names. */
export type SiteActions = { readonly [Action in ActionName]?: SiteAction<Action> };
