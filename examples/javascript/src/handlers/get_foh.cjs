'use strict';

const { LinkError } = require('svclink');

const { FRONT_OF_HOUSE } = require('../store/stored-file.cjs');

const MEGABYTE = 1_000_000;

/**
 * get_foh: the front-of-house photo of an order's property.
 *
 * - `remote_report_id` is the order's report_id here, in the system that is asked.
 * - `file_size` is in megabytes, rounded to whole: 0 for a small photo.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_foh']['data'], import('svclink').EventMap['get_foh']['reply']>}
 */
function getFoh({ store, addresses }) {
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

module.exports = { getFoh };
