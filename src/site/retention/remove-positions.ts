import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { LinkError } from '../../index.js';
import type { RecordsActs } from '../engine/audit/entry.js';
import { recordAct } from '../engine/audit/record-act.js';
import type { ActingUser, SiteContext } from '../engine/context.js';
import { withoutPosition } from '../engine/files/photo-position.js';

/** The photos of a page. */
const PAGE = 50;

type PositionContext = Pick<SiteContext, 'database' | 'files'>;

/**
 * Removes the positions of photos that were stored before a time, from the records and from the contents of JPEG files.
 * The changed content is stored as another one, and the sweep of files removes the former. A photo whose content cannot
 * be read or stored does not stop those after it.
 *
 * @param signal ends the removal once it is aborted; what was removed until then is returned
 */
export async function removePositions(
  context: PositionContext,
  before: number,
  signal?: AbortSignal,
): Promise<RemovedPositions> {
  let [count, failures] = [0, 0];
  let failed: RemovedPositions['failed'];
  for (let after = { created_at: 0, id: '0' }; ; ) {
    const photos = await photosAfter(context, before, after);
    for (const photo of photos) {
      if (signal?.aborted) return { count, failed };
      try {
        await removePosition(context, photo);
        count += 1;
      } catch (cause) {
        if (signal?.aborted) return { count, failed };
        failures += 1;
        failed = { id: photo.id, cause, ...failed, count: failures };
      }
    }
    const last = photos.at(-1);
    if (!last || photos.length < PAGE) return { count, failed };
    after = last;
  }
}

/** The outcome of a removal of positions. */
interface RemovedPositions {
  /** The number of photos without a position from now on. */
  readonly count: number;
  /** The photos that have theirs still: their number, the first of them and its error; undefined for none. */
  readonly failed:
    | { readonly id: string; readonly cause: unknown; readonly count: number }
    | undefined;
}

/** @throws LinkError `store_unavailable` for photos that have their position still */
export function requireAll({ failed }: RemovedPositions): void {
  if (!failed) return;
  const which =
    failed.count === 1 ? `file ${failed.id}` : `${failed.count} files, such as ${failed.id}`;
  throw new LinkError(
    'store_unavailable',
    `The positions of ${which} are not removed: the content cannot be read or stored. Check the file store, then remove the positions again.`,
    { cause: failed.cause },
  );
}

interface Photo {
  readonly id: string;
  readonly sha256: string;
  /** Its small picture, which may be that of its sender, with the position. */
  readonly thumbnail_sha256: string | null;
  readonly created_at: number;
}

function photosAfter(
  { database }: PositionContext,
  before: number,
  after: Pick<Photo, 'id' | 'created_at'>,
): Promise<readonly Photo[]> {
  return database.read
    .selectFrom('files')
    .select(['id', 'sha256', 'thumbnail_sha256', 'created_at'])
    .where('gps_lat', 'is not', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

/** Records a removal of positions in the audit. */
export async function recordPositions(
  audit: RecordsActs,
  acting: ActingUser | undefined,
  count: number,
): Promise<void> {
  const act = { action: 'position.remove', subject: 'photos', detail: { count } } as const;
  await recordAct({ audit }, undefined, acting, act);
}

async function removePosition(
  { database, files }: PositionContext,
  { id, sha256, thumbnail_sha256 }: Photo,
): Promise<void> {
  const cleared = async (hash: string) => {
    const content = await files.open(hash);
    return content && (await files.put(Readable.from(withoutPosition(content))));
  };
  const stored = await cleared(sha256);
  const thumbnail = thumbnail_sha256 === null ? undefined : await cleared(thumbnail_sha256);
  await database.write((tx) =>
    tx
      .updateTable('files')
      .set({
        gps_lat: null,
        gps_lng: null,
        ...(stored ? { sha256: stored.sha256, byte_size: stored.size } : {}),
        ...(thumbnail ? { thumbnail_sha256: thumbnail.sha256 } : {}),
      })
      .where('id', '=', id)
      .where('sha256', '=', sha256)
      .execute(),
  );
}
