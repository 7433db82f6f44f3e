import type { SiteContext } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { findItem } from '../../importer/results/outbox.js';
import { shownPayload } from '../../importer/results/result-payloads.js';
import type { ConsoleUser } from '../sessions.js';

/** A stored unfinished text of the console. */
export interface TypedDraft {
  /** Increases with every change; 0 without a stored text. */
  readonly version: number;
  /** The JSON from the page. */
  readonly content: unknown;
  /** The user who typed it. */
  readonly by: string;
  readonly at: number;
}

/** The outcome of storing: the new version, or a newer version of another writer. */
export type DraftOutcome =
  | { readonly stored: Pick<TypedDraft, 'version' | 'at'> }
  | { readonly other: TypedDraft };

/** An unfinished text in a list. */
export interface ListedDraft {
  readonly path: string;
  readonly at: number;
}

/** The most characters of one text. */
const LONGEST = 1_000_000;
/** The most texts of one user. */
const MOST = 1000;
const LONGEST_PATH = 200;
/** The paths of texts that all users share: an order has one such form. */
const SHARED = /^imported\/(\d{1,18})\/forms\/([^/]+)$/;
/**
 * The writer of a form whose answers were sent, or may have been removed. Its version stays, so that an open page that
 * has not seen the last one is recognised; its text is that of the results.
 */
const RESULTS = 'results';

type Store = Pick<SiteContext, 'database' | 'now'>;

/** Reads the path of a text. @throws LinkError `input_invalid` */
export function readDraftPath(text: string): string {
  if (/^[\w./:-]+$/.test(text) && text.length <= LONGEST_PATH) return text;
  throw inputError('path', `must be the path of a page, of at most ${LONGEST_PATH} characters`);
}

const keyOf = (path: string, user: ConsoleUser) => (SHARED.test(path) ? '' : user.id);

/** Returns the unfinished texts of a user without shared ones, newest first. */
export async function listDrafts(
  { database }: Store,
  user: ConsoleUser,
): Promise<readonly ListedDraft[]> {
  const rows = await database.read
    .selectFrom('typed_drafts')
    .select(['path', 'modified_at'])
    .where('owner_key', '=', user.id)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ path, modified_at: at }) => ({ path, at }));
}

/** Returns the text at a path, if the user may see it. */
export async function findDraft(
  { database }: Store,
  path: string,
  user: ConsoleUser,
): Promise<TypedDraft | undefined> {
  const { read } = database;
  const row = await presentRow(read, path, await rowOf(read, path, keyOf(path, user)));
  return row && shown(row);
}

/**
 * Stores a text over the version that its writer has read. A newer version stays, unless the same page has written it:
 * then the answer to that write was lost.
 *
 * @throws LinkError `input_invalid`
 */
export async function storeDraft(
  { database, now }: Store,
  path: string,
  user: ConsoleUser,
  given: unknown,
): Promise<DraftOutcome> {
  const input = new Input('drafts', given, ['version', 'writer', 'content']);
  const content = contentOf(input);
  const known = versionOf(input);
  const writer = input.required('writer', 40);
  const owner_key = keyOf(path, user);
  return database.write(async (tx): Promise<DraftOutcome> => {
    const stored = await lockRow(tx, path, owner_key);
    const before = await presentRow(tx, path, stored);
    const isOwn = before?.version_count === known || before?.writer === writer;
    if (before && before.content === content) return storedAs(before);
    if (before && !isOwn) return { other: shown(before) };
    if (!stored) await refuseTooMany(tx, owner_key);
    const row = {
      content,
      writer,
      username: user.username,
      version_count: Math.max(known, stored?.version_count ?? 0) + 1,
      modified_at: now(),
    };
    // The second of two transactions that begin a text at once is repeated, and reads the text of the first.
    if (stored) await updated(tx, path, owner_key).set(row).execute();
    else
      await tx
        .insertInto('typed_drafts')
        .values({ path, owner_key, ...row })
        .execute();
    return storedAs(row);
  });
}

/** A text as its page has known it when it was finished. */
export interface FinishedDraft {
  readonly writer: string;
  /** The time at which it was stored. */
  readonly at: number;
}

/**
 * Removes a finished or discarded text.
 *
 * @param finished a later text of another writer stays: the request may be a late repetition. Default: any text
 */
export async function removeDraft(
  { database }: Store,
  path: string,
  user: ConsoleUser,
  finished?: FinishedDraft,
): Promise<void> {
  const owner_key = keyOf(path, user);
  await database.write((tx) => {
    const text = tx
      .deleteFrom('typed_drafts')
      .where('path', '=', path)
      .where('owner_key', '=', owner_key);
    if (!finished) return text.execute();
    const { writer, at } = finished;
    return text
      .where((row) => row.or([row('writer', '=', writer), row('modified_at', '<=', at)]))
      .execute();
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

const COLUMNS = ['content', 'version_count', 'writer', 'username', 'modified_at'] as const;

/** Returns the text as it is after what other connections are storing, and locks it until the transaction ends. */
function lockRow(tx: Statements, path: string, ownerKey: string): Promise<Row | undefined> {
  return updated(tx, path, ownerKey)
    .set((row) => ({ writer: row.ref('writer') }))
    .returning(COLUMNS)
    .executeTakeFirst();
}

function updated(tx: Statements, path: string, ownerKey: string) {
  return tx.updateTable('typed_drafts').where('path', '=', path).where('owner_key', '=', ownerKey);
}

function rowOf(statements: Statements, path: string, ownerKey: string) {
  return statements
    .selectFrom('typed_drafts')
    .select(COLUMNS)
    .where('path', '=', path)
    .where('owner_key', '=', ownerKey)
    .executeTakeFirst();
}

/** Returns a row with the present text. A form whose answers are gone from the results has none. */
async function presentRow(
  statements: Statements,
  path: string,
  row: Row | undefined,
): Promise<Row | undefined> {
  if (row?.writer !== RESULTS) return row;
  const [, order = '', form = ''] = SHARED.exec(path) ?? [];
  const item = await findItem(statements, order, 'answers', form);
  if (!item) return undefined;
  const { answers } = shownPayload(item, 'answers');
  return { ...row, content: JSON.stringify({ answers }) };
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

/** Leaves the typed forms of an order to its results, which contain them. */
export async function leaveFormsToResults({ database }: Store, orderId: string): Promise<void> {
  await database.write((tx) =>
    tx
      .updateTable('typed_drafts')
      .set({ writer: RESULTS })
      .where('path', 'like', `imported/${orderId}/forms/%`)
      .where('owner_key', '=', '')
      .execute(),
  );
}
