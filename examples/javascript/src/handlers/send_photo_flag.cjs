'use strict';

const { LinkError } = require('svclink');

const { keyOf } = require('../store/results.cjs');
const { requirePhoto } = require('../store/sent-files.cjs');

/**
 * send_photo_flag: photos that answer questions of a form.
 *
 * - `file_id` is the id that the sender gave the photo with send_file. One that was never received fails the call,
 *   and nothing of it is stored.
 * - Many photos may come in one call; there is no maximum.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['send_photo_flag']['data'], import('svclink').EventMap['send_photo_flag']['reply']>}
 */
function sendPhotoFlag({ store, forms }) {
  return ({ data, account: { username } }) => {
    const order = store.order(data.dst_report_id);
    const { id: formId, questions } = forms.ofOrder(order, data.pcr_form_id);
    const known = new Set(questions.map(({ id }) => id));
    for (const { file_id, pcr_question_id } of data.question_data) {
      if (!known.has(pcr_question_id)) {
        throw new LinkError(
          'question_not_found',
          `Form ${formId} has no question ${pcr_question_id}.`,
        );
      }
      requirePhoto(store, { order, sender: username, fileId: file_id });
    }
    for (const { file_id: fileId, pcr_question_id: questionId } of data.question_data) {
      const key = keyOf(username, formId, questionId, fileId);
      order.results.photoFlags.set(key, { formId, questionId, fileId });
    }
    return null;
  };
}

module.exports = { sendPhotoFlag };
