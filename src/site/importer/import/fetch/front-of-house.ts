import { storeWithMetadata } from '../../../engine/files/photo-metadata.js';
import type { AnyOrder } from '../../../orders/order-writing.js';
import { FRONT_OF_HOUSE } from '../../../orders/properties.js';
import type { ImporterContext } from '../../context.js';
import type { OpenLink } from '../../links/link-clients.js';

/** The type of every photo of a house. */
const JPEG = 'image/jpeg';

/** Copies the front-of-house photo of the property (specification: "Events", get_foh). */
export async function fetchFrontOfHouse(
  { files, database, quotas, now }: ImporterContext,
  { client, link }: OpenLink,
  order: AnyOrder,
  signal: AbortSignal,
): Promise<void> {
  const data = { remote_report_id: order.remote_report_id ?? '' };
  const photo = await client.call('get_foh', data, { signal });
  await quotas.requireRoom(database.read, { kind: 'link', id: link.id }, { files: 1, bytes: 1 });
  const { stream } = await client.download(photo, { signal });
  const { stored, metadata } = await storeWithMetadata(files, stream, JPEG);
  await database.write(async (tx) => {
    await tx
      .deleteFrom('files')
      .where('property_id', '=', order.property_id)
      .where('area', '=', FRONT_OF_HOUSE)
      .execute();
    await tx
      .insertInto('files')
      .values({
        property_id: order.property_id,
        link_id: link.id,
        area: FRONT_OF_HOUSE,
        file_area: 0,
        file_name: 'front-of-house.jpg',
        mime_type: JPEG,
        description: 'Front of house',
        org_name: '',
        sha256: stored.sha256,
        byte_size: stored.size,
        ...metadata,
        created_at: now(),
      })
      .execute();
  });
}
