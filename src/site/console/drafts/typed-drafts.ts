import type { SiteContext } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import type { ConsoleUser } from '../sessions.js';

/** A text that was typed in the console and is not finished, as it is stored. */
export interface TypedDraft {
  /** Counts up with every change; 0 where nothing is stored. */
  readonly version: number;
  /** JSON, as the page gave it. */
  readonly content: unknown;
  /** The user who typed it. */
  readonly by: string;
  readonly at: number;
}

/** The outcome of storing: the new version, or the version of somebody else that the writer has not seen. */
export type DraftOutcome =
  | { readonly stored: Pick<TypedDraft, 'version' | 'at'> }
  | { readonly other: TypedDraft };

/** An unfinished text in a list of them. */
export interface ListedDraft {
  readonly place: string;
  readonly at: number;
}

/** Characters of one text. */
const LONGEST = 1_000_000;
/** Texts of one user; nobody works on so many at a time. */
const MOST = 1000;
const LONGEST_PLACE = 200;
/** The places whose text all users share: one order has one such form. */
const SHARED = /^imported\/\d{1,18}\/forms\/[^/]+$/;

type Store = Pick<SiteContext, 'database' | 'now'>;

/** Reads the place of a text. @throws LinkError `input_invalid` */
export function readPlace(text: string): string {
  if (/^[\w./:-]+$/.test(text) && text.length <= LONGEST_PLACE) return text;
  throw inputError('place', `must be that of a page, of at most ${LONGEST_PLACE} characters`);
}

const keyOf = (place: string, user: ConsoleUser) => (SHARED.test(place) ? '' : user.id);

/** The unfinished texts of a user, the newest first; those that are shared are not among them. */
export async function listDrafts(
  { database }: Store,
  user: ConsoleUser,
): Promise<readonly ListedDraft[]> {
  const rows = await database.read
    .selectFrom('typed_drafts')
    .select(['place', 'modified_at'])
    .where('owner_key', '=', user.id)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ place, modified_at: at }) => ({ place, at }));
}

/** The text of a place that a user may see. */
export async function findDraft(
  { database }: Store,
  place: string,
  user: ConsoleUser,
): Promise<TypedDraft | undefined> {
  const row = await rowOf(database.read, place, keyOf(place, user));
  return row && shown(row);
}

/**
 * Stores a text over the version that its writer knows. Another version stays as it is, unless the same page has
 * written it: then its answer was lost.
 *
 * @throws LinkError `input_invalid`
 */
export async function storeDraft(
  { database, now }: Store,
  place: string,
  user: ConsoleUser,
  given: unknown,
): Promise<DraftOutcome> {
  const input = new Input('drafts', given, ['version', 'writer', 'content']);
  const content = contentOf(input);
  const known = versionOf(input);
  const writer = input.required('writer', 40);
  const owner_key = keyOf(place, user);
  return database.write(async (tx): Promise<DraftOutcome> => {
    const before = await rowOf(tx, place, owner_key);
    const isOwn = before?.version_count === known || before?.writer === writer;
    if (before && before.content === content) return storedAs(before);
    if (before && !isOwn) return { other: shown(before) };
    if (!before) await refuseTooMany(tx, owner_key);
    const row = {
      content,
      writer,
      username: user.username,
      version_count: Math.max(known, before?.version_count ?? 0) + 1,
      modified_at: now(),
    };
    await tx
      .insertInto('typed_drafts')
      .values({ place, owner_key, ...row })
      .onConflict((conflict) => conflict.columns(['place', 'owner_key']).doUpdateSet(row))
      .execute();
    return storedAs(row);
  });
}

/** Removes a text that is finished or given up. */
export async function removeDraft(
  { database }: Store,
  place: string,
  user: ConsoleUser,
): Promise<void> {
  const owner_key = keyOf(place, user);
  await database.write((tx) =>
    tx
      .deleteFrom('typed_drafts')
      .where('place', '=', place)
      .where('owner_key', '=', owner_key)
      .execute(),
  );
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

function rowOf(statements: Statements, place: string, ownerKey: string) {
  return statements
    .selectFrom('typed_drafts')
    .select(['content', 'version_count', 'writer', 'username', 'modified_at'])
    .where('place', '=', place)
    .where('owner_key', '=', ownerKey)
    .executeTakeFirst();
}

function shown({ content, version_count, username, modified_at }: Row): TypedDraft {
  return {
    version: version_count,
    content: JSON.parse(content),
    by: username,
    at: modified_at,
  };
}

function storedAs({ version_count, modified_at }: Pick<Row, 'version_count' | 'modified_at'>) {
  return { stored: { version: version_count, at: modified_at } };
}

function contentOf(input: Input): string {
  const content = input.get('content');
  if (typeof content !== 'object' || content === null) {
    throw input.wrong('content', 'must be an object');
  }
  const text = JSON.stringify(content);
  if (text.length <= LONGEST) return text;
  throw input.wrong('content', `must have at most ${LONGEST} characters`);
}

function versionOf(input: Input): number {
  const version = input.get('version');
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 0) return version;
  throw input.wrong('version', 'must be a whole number from 0 on');
}

async function refuseTooMany(tx: Statements, ownerKey: string): Promise<void> {
  if (ownerKey === '') return;
  const { count } = await tx
    .selectFrom('typed_drafts')
    .select((row) => row.fn.countAll().as('count'))
    .where('owner_key', '=', ownerKey)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST) return;
  throw inputError('drafts', `${MOST} texts are unfinished: finish or discard some of them`);
}

/** Removes the typed forms of an order: its results hold them. */
export async function removeFormDrafts({ database }: Store, orderId: string): Promise<void> {
  await database.write((tx) =>
    tx
      .deleteFrom('typed_drafts')
      .where('place', 'like', `imported/${orderId}/forms/%`)
      .where('owner_key', '=', '')
      .execute(),
  );
}
