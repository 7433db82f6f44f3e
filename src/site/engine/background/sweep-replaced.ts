import type { Logger } from '../../../index.js';
import { DAY, HOUR } from '../../../protocol/units.js';
import type { SiteContext } from '../context.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { regularJob, STEPPED } from '../jobs/regular-job.js';
import { namedOf } from './sweep-files.js';

/** The kind of the single regular job that removes replaced contents. */
export const SWEEP_REPLACED = 'sweep-replaced';

/** The number of contents of a page. */
const PAGE = 100;

type SweepContext = Pick<SiteContext, 'database' | 'files' | 'now'>;

/**
 * Removes contents that were replaced a day ago. With a quota they count until then. Each is moved to the trash an hour
 * before, so that an upload of the same content during its removal is not lost. Files that several sites store in one
 * location are not removed, as in the sweep of files.
 */
export function sweepReplaced(
  context: SweepContext,
  { siteId, logger }: { readonly siteId: string; readonly logger: Logger },
): JobKind {
  return regularJob(async (_job, signal) => {
    const { now } = context;
    const due = { trash: now() - (DAY - HOUR), removal: now() - HOUR / 2 };
    const next = () => pageOf(context, due);
    if ((await next()).length === 0) return HOUR;
    const others = (await context.files.settle(siteId)).filter((id) => id !== siteId);
    const isAlone = others.length === 0;
    let count = 0;
    for (let page = await next(); page.length > 0; page = await next()) {
      signal.throwIfAborted();
      count += await sweepPage(context, page, isAlone);
    }
    if (count > 0) logger.info({ count }, 'replaced files removed');
    return HOUR;
  }, STEPPED);
}

interface Replaced {
  readonly id: string;
  readonly content_hash: string;
  readonly trashed_at: number | null;
}

/** Returns a page of the contents that are due for the trash or for removal. */
function pageOf(
  { database }: SweepContext,
  due: { readonly trash: number; readonly removal: number },
): Promise<readonly Replaced[]> {
  return database.read
    .selectFrom('replaced_contents')
    .select(['id', 'content_hash', 'trashed_at'])
    .where('replaced_at', '<', due.trash)
    .where((content) =>
      content.or([content('trashed_at', 'is', null), content('trashed_at', '<', due.removal)]),
    )
    .orderBy('replaced_at')
    .limit(PAGE)
    .execute();
}

/** @returns the number of removed contents */
async function sweepPage(
  { database, files, now }: SweepContext,
  page: readonly Replaced[],
  isAlone: boolean,
): Promise<number> {
  const hashes = page.map(({ content_hash }) => content_hash);
  const named = await namedOf(database.read, hashes);
  const isOver = ({ content_hash, trashed_at }: Replaced) =>
    trashed_at !== null || named.has(content_hash) || !isAlone;
  const over = page.filter(isOver);
  const younger = page.filter((one) => !isOver(one));
  for (const { content_hash } of younger) await files.moveToTrash(content_hash);
  let count = 0;
  for (const { content_hash, trashed_at } of over) {
    if (trashed_at === null) continue;
    if (named.has(content_hash)) await files.bringBack(content_hash);
    else await files.remove(content_hash);
    count += 1;
  }
  const idsOf = (some: readonly Replaced[]) => some.map(({ id }) => id);
  await database.write(async (tx) => {
    const all = tx.updateTable('replaced_contents').set({ trashed_at: now() });
    if (younger.length > 0) await all.where('id', 'in', idsOf(younger)).execute();
    const rows = tx.deleteFrom('replaced_contents');
    if (over.length > 0) await rows.where('id', 'in', idsOf(over)).execute();
  });
  return count;
}
