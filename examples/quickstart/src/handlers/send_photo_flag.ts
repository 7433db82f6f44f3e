import { LinkError } from 'svclink';
import type { EventHandler, Site } from '../site.js';
import { keyOf } from '../store/results.js';
import { requirePhoto } from '../store/sent-files.js';

/**
 * send_photo_flag: photos that answer questions of a form.
 *
 * - `file_id` is the id that the sender gave the photo with send_file. An unknown one fails the call, and nothing is
 *   stored.
 * - One call may have any number of photos.
 */
export function sendPhotoFlag({ store, forms }: Site): EventHandler<'send_photo_flag'> {
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
