import type { SiteContext } from '../engine/context.js';
import type { Call } from './call.js';
import type { ConsoleState } from './contract/answers.js';
import { listColumns } from './lists/list-columns.js';
import type { Route } from './route-table.js';
import type { Session } from './sessions.js';

/** The facts about a site that decide what its page shows first. */
interface StateSource {
  readonly context: Pick<SiteContext, 'database' | 'preferences'>;
  /** The name of the provider of single sign-on; undefined without one. */
  readonly signOn: string | undefined;
  /** True if users log in by their password. */
  readonly passwordLogIn: boolean;
  hasAdministrator(): Promise<boolean>;
}

/** The route of the state with which the page begins: the set-up, the ways to log in, or the user who is logged in. */
export function stateRoute(source: StateSource): Route {
  const { context, signOn, passwordLogIn } = source;
  const state = async ({ session }: Call): Promise<ConsoleState> => ({
    needs_setup: session === undefined && !(await source.hasAdministrator()),
    sign_on: signOn ?? null,
    has_password_log_in: passwordLogIn,
    site: session ? await siteFacts(context) : null,
    user: session ? await userFacts(context, session) : null,
  });
  return { method: 'GET', path: 'state', needs: 'anyone', isBeforeFactor: true, run: state };
}

async function siteFacts({ preferences }: StateSource['context']): Promise<ConsoleState['site']> {
  const { currency, zone } = await preferences.get();
  return { currency, zone };
}

async function userFacts(
  context: StateSource['context'],
  { id: session_id, user }: Session,
): Promise<ConsoleState['user']> {
  return { ...user, session_id, list_columns: await listColumns(context, user.id) };
}
