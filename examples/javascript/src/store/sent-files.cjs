'use strict';

const { LinkError } = require('svclink');

const { keyOf } = require('./results.cjs');

/** The key under which the store knows a file that was sent. */
function sentFileKey({ order, sender, fileId }) {
  return keyOf(sender, order.reportId, fileId);
}

/**
 * Makes sure that a photo was received before it is flagged.
 *
 * @throws LinkError `file_not_found`, or `not_a_photo` for a file of the other area
 */
function requirePhoto(store, sent) {
  const { fileId, order } = sent;
  const file = store.files.get(store.sentFiles.get(sentFileKey(sent)) ?? 0);
  if (!file) {
    const message = `No file ${fileId} was received for order ${order.reportId}: send it first.`;
    throw new LinkError('file_not_found', message);
  }
  if (file.area !== 0) {
    throw new LinkError('not_a_photo', `File ${fileId} is no photo: only photos are flagged.`);
  }
}

module.exports = { sentFileKey, requirePhoto };
