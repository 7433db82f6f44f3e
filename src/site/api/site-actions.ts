import type { ActionName, ApiEvent, ServedActions } from '../../api/index.js';
import type { SiteContext } from '../engine/context.js';

/** One call of an action by an app. */
export interface SiteCall<Action extends ActionName> {
  readonly context: SiteContext;
  readonly event: ApiEvent<Action>;
}

/** Answers an action from the store of a site. */
export type SiteAction<Action extends ActionName> = (
  call: SiteCall<Action>,
) => Promise<ServedActions[Action]['response']>;

/** Actions by their names. */
export type SiteActions = { readonly [Action in ActionName]?: SiteAction<Action> };
