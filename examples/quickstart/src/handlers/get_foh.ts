import { LinkError } from 'svclink';
import type { EventHandler, Site } from '../site.js';
import { FRONT_OF_HOUSE } from '../store/stored-file.js';

const MEGABYTE = 1_000_000;

/**
 * get_foh: the front-of-house photo of an order's property.
 *
 * - `remote_report_id` is the order's report_id here, in the called system.
 * - `file_size` is in whole megabytes, rounded: 0 for a small photo.
 */
export function getFoh({ store, addresses }: Site): EventHandler<'get_foh'> {
  return ({ data }) => {
    const order = store.order(data.remote_report_id);
    const uploads = order.sheet.has_foh ? store.filesOf(order, 'uploads') : [];
    const photo = uploads.find(({ description }) => description === FRONT_OF_HOUSE);
    if (!photo) {
      const message = `Order ${order.reportId} has no front-of-house photo.`;
      throw new LinkError('foh_not_found', message);
    }
    return {
      obj_url: addresses.of(photo),
      file_metadata: { file_size: Math.round(photo.content.size / MEGABYTE) },
    };
  };
}
