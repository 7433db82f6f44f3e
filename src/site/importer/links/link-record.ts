import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { notReplayable } from '../../engine/context.js';
import { MOST_POISONOUS } from '../../engine/jobs/claims.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { SYNC } from '../context.js';
import { type FailedImport, failedImports } from '../import/failed-imports.js';
import { type LinkSettings, storedSettings } from './link-settings.js';

/** The most characters of the name of a link, of its user name and of its password. */
export const LONGEST_NAME = 200;

/** A stored link. */
export type StoredLink = StoredRow<'links'>;

/**
 * The states of a link. `not_imported`: the owner answers, and orders that it lists are not imported. `untried`: the owner
 * has not accepted the credentials yet. `unpolled`: it has, and no poll has succeeded yet. Only `works` has no fault.
 */
export type LinkState =
  | 'paused'
  | 'stopped'
  | 'failing'
  | 'not_imported'
  | 'untried'
  | 'unpolled'
  | 'works';

/** A link without its secrets. */
export interface SiteLink {
  /** The first of the states that holds, worst first. */
  readonly state: LinkState;
  readonly id: string;
  readonly name: string;
  readonly client_company: string;
  /** The address of its receiver, without user information, query and keys in its path, which are stored encrypted. */
  readonly url: string;
  readonly username: string;
  readonly settings: LinkSettings;
  readonly note_groups: readonly string[];
  /** The time at which the owner last accepted its credentials; null for never. */
  readonly validated_at: number | null;
  /** The failure of the last poll for orders, or of the check of the credentials; null for success. */
  readonly failure: string | null;
  readonly failed_at: number | null;
  /** Null while it is not paused. */
  readonly paused_at: number | null;
  readonly pause_reason: string | null;
  /**
   * The time at which a link that is paused for refused credentials checks them again; null where a person has to
   * resume it.
   */
  readonly asks_at: number | null;
  /** The reason for which polling has stopped, and the remedy; null while the link is polled. */
  readonly stopped: string | null;
  /** The newest orders that were not imported, up to ten, each with its reason. */
  readonly failed_imports: readonly FailedImport[];
  /** The start of the last successful poll, and of the last one for the whole list. */
  readonly good_at: number | null;
  readonly full_at: number | null;
}

/** Returns an existing link. */
export function linkRow(statements: Statements, id: string): Promise<StoredLink | undefined> {
  return FIND(statements, { id });
}

const FIND = preparedForOne<{ readonly id: string }, StoredLink>(({ statements, value }) =>
  statements
    .selectFrom('links')
    .selectAll()
    .where('id', '=', value('id'))
    .where('removed_at', 'is', null)
    .compile(),
);

/** Returns a link that may be called again. @throws LinkError `not_replayable` for a removed or paused link */
export async function openLinkRow(statements: Statements, id: string): Promise<StoredLink> {
  const link = await linkRow(statements, id);
  if (!link) throw notReplayable('its link was removed. Add the link again.');
  if (link.paused_at === null) return link;
  const resume = `svclink link resume ${link.name}`;
  throw notReplayable(`the link ${link.name} is paused (${link.pause_reason}). First: ${resume}.`);
}

/** Returns an existing link by its name. */
export function namedLink(statements: Statements, name: string): Promise<StoredLink | undefined> {
  return statements
    .selectFrom('links')
    .selectAll()
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Returns an existing link by its name. @throws LinkError `not_found` */
export async function requireLink(statements: Statements, name: string): Promise<StoredLink> {
  const link = typeof name === 'string' ? await namedLink(statements, name) : undefined;
  if (link) return link;
  throw new LinkError('not_found', `There is no link ${shortName(name)}.`);
}

/**
 * Returns all links for display, by name.
 *
 * @param page the links after a name, and their greatest number; default all
 */
export async function shownLinks(
  read: Statements,
  page?: { readonly after: string; readonly size: number },
): Promise<readonly SiteLink[]> {
  let query = read.selectFrom('links').selectAll().where('removed_at', 'is', null).orderBy('name');
  if (page) query = query.where('name', '>', page.after).limit(page.size);
  const rows = await query.execute();
  const groups = await groupsOf(read, rows);
  const stopped = await stoppedPolls(read);
  const failed = await failedImports(read);
  return rows.map((row) => {
    const imports = failed.get(row.id) ?? [];
    const reason = stopped.has(row.id) ? stoppedText(row.name) : null;
    return {
      state: stateOf(row, { isStopped: reason !== null, isComplete: imports.length === 0 }),
      ...shown(row),
      note_groups: groups.get(row.id) ?? [],
      stopped: reason,
      failed_imports: imports,
    };
  });
}

function stateOf(
  { paused_at, failure, validated_at, good_at }: StoredLink,
  { isStopped, isComplete }: { readonly isStopped: boolean; readonly isComplete: boolean },
): LinkState {
  if (paused_at !== null) return 'paused';
  if (isStopped) return 'stopped';
  if (failure !== null) return 'failing';
  if (!isComplete) return 'not_imported';
  if (validated_at === null) return 'untried';
  return good_at === null ? 'unpolled' : 'works';
}

/** Returns the names of the note groups of links, by the id of the link. */
async function groupsOf(
  read: Statements,
  links: readonly StoredLink[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>(links.map(({ id }) => [id, []]));
  const groups = await read
    .selectFrom('link_groups')
    .innerJoin('note_groups', 'note_groups.id', 'link_groups.group_id')
    .select(['link_groups.link_id', 'note_groups.name'])
    .orderBy('note_groups.name')
    .execute();
  for (const { link_id, name } of groups) names.get(link_id)?.push(name);
  return names;
}

/** Returns the ids of links whose polls are dead letters, because their processes died of them. */
async function stoppedPolls(read: Statements): Promise<ReadonlySet<string>> {
  const jobs = await read
    .selectFrom('jobs')
    .select('job_key')
    .where('kind', '=', SYNC)
    .where('state', 'in', ['dead', 'skipped'])
    .execute();
  return new Set(jobs.map(({ job_key }) => job_key));
}

function stoppedText(name: string): string {
  const reason = `Polling has stopped: a user skipped its job, or ${MOST_POISONOUS} processes ended during it.`;
  return `${reason} The logs state the reason. svclink link sync ${name} polls again.`;
}

function shown(
  row: StoredLink,
): Omit<SiteLink, 'state' | 'note_groups' | 'stopped' | 'failed_imports'> {
  const { id, name, client_company, url, username, validated_at, failure, failed_at } = row;
  const { paused_at, pause_reason, asks_at, good_at, full_at } = row;
  return {
    ...{ id, name, client_company, url, username, settings: storedSettings(row.options) },
    ...{ validated_at, failure, failed_at },
    ...{ paused_at, pause_reason, asks_at, good_at, full_at },
  };
}
