import type { Statements } from '../../engine/store/database.js';
import type { OrderHistoryEntry } from '../../orders/order-writing.js';

/** The author of an entry of a history: a user of the site, an account, a link, or a program of this side. */
export interface EntryAuthor {
  readonly kind: 'person' | 'account' | 'link' | 'program';
  /** The name that is shown; '' for a program. */
  readonly name: string;
}

/** An entry of the history of an order with its author. */
export interface ShownEntry extends OrderHistoryEntry {
  readonly by: EntryAuthor;
}

/** The beginning of the actor of a call by an owner: `link` and its name. */
const LINK = 'link ';

/** Returns the entries of a history with their authors by name. */
export async function shownHistory(
  read: Statements,
  entries: readonly OrderHistoryEntry[],
): Promise<readonly ShownEntry[]> {
  const names = [...new Set(entries.map(({ actor }) => actor))];
  const [users, accounts] = [await namesOfUsers(read, names), await accountsAmong(read, names)];
  return entries.map((entry) => ({ ...entry, by: authorOf(entry.actor, users, accounts) }));
}

function authorOf(
  actor: string,
  users: ReadonlyMap<string, string>,
  accounts: ReadonlySet<string>,
): EntryAuthor {
  const user = users.get(actor);
  if (user !== undefined) return { kind: 'person', name: user };
  if (actor.startsWith(LINK)) return { kind: 'link', name: actor.slice(LINK.length) };
  if (accounts.has(actor)) return { kind: 'account', name: actor };
  return { kind: 'program', name: '' };
}

/** Returns the shown names of users by their user names. */
export async function namesOfUsers(
  read: Statements,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (usernames.length === 0) return new Map();
  const users = await read
    .selectFrom('users')
    .select(['username', 'display_name'])
    .where('username', 'in', usernames)
    .execute();
  return new Map(users.map(({ username, display_name }) => [username, display_name || username]));
}

async function accountsAmong(
  read: Statements,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> {
  if (usernames.length === 0) return new Set();
  const accounts = await read
    .selectFrom('accounts')
    .select('username')
    .where('username', 'in', usernames)
    .execute();
  return new Set(accounts.map(({ username }) => username));
}
