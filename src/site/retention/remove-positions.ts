import { Readable } from 'node:stream';
import type { RecordsActs } from '../engine/audit/entry.js';
import { type ActingUser, actedBy, type SiteContext } from '../engine/context.js';
import { withoutPosition } from '../engine/files/photo-position.js';

/** The photos of a page. */
const PAGE = 50;

type PositionContext = Pick<SiteContext, 'database' | 'files'>;

/**
 * Removes the positions of photos that were stored before a time, from the records and from the contents of JPEG files.
 * The changed content is stored as another one, and the sweep of files removes the former.
 *
 * @returns the number of photos
 */
export async function removePositions(
  context: PositionContext,
  before: number,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (;;) {
    const photos = await context.database.read
      .selectFrom('files')
      .select(['id', 'sha256'])
      .where('gps_lat', 'is not', null)
      .where('created_at', '<', before)
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const photo of photos) {
      signal?.throwIfAborted();
      await removePosition(context, photo);
    }
    count += photos.length;
    if (photos.length < PAGE) return count;
  }
}

/** Records a removal of positions in the audit. */
export async function recordPositions(
  audit: RecordsActs,
  acting: ActingUser | undefined,
  count: number,
): Promise<void> {
  const act = { action: 'position.remove', subject: 'photos', detail: { count } } as const;
  await audit.record({ ...actedBy(acting), ...act });
}

async function removePosition(
  { database, files }: PositionContext,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): Promise<void> {
  const content = await files.open(sha256);
  const stored = content && (await files.put(Readable.from(withoutPosition(content))));
  await database.write((tx) =>
    tx
      .updateTable('files')
      .set({
        gps_lat: null,
        gps_lng: null,
        ...(stored ? { sha256: stored.sha256, byte_size: stored.size } : {}),
      })
      .where('id', '=', id)
      .where('sha256', '=', sha256)
      .execute(),
  );
}
