import { type Audit, sources } from '../../audit.js';
import { withValue } from '../../findings/members.js';
import { objectsIn } from '../../judge/event.js';
import { changedCalls } from './changed-calls.js';

const MANY = 2000;

/** Audits of photo flags, answers and check-ins that are sent. */
export const resultAudits: readonly Audit[] = [
  ...changedCalls('send_photo_flag', 'taken', [
    [
      'many',
      'MUST',
      `send_photo_flag takes ${MANY} records in one call`,
      'Set no maximum; raise the limit of the form parser.',
      (good) => {
        const [record] = objectsIn(good.question_data);
        return { ...good, question_data: Array.from({ length: MANY }, () => record) };
      },
      sources.limits,
    ],
  ]),
  ...changedCalls('send_photo_flag', 'refused', [
    [
      'unknown-file',
      'SHOULD',
      'send_photo_flag for a photo that was never sent is refused',
      'Look file_id up among the files of this sender.',
      (good, context) => withValue(good, 'question_data.file_id', context.fresh.next()),
      sources.practice,
    ],
  ]),
  ...changedCalls('send_photo_flag', 'taken', [
    [
      'blank-before',
      'SHOULD',
      'send_photo_flag takes the work_type " pc" with its blank',
      'Trim enumerated values.',
      (good) => withValue(good, 'question_data.work_type', ' pc'),
      sources.wire,
    ],
  ]),
  ...changedCalls('send_pcr_answers', 'taken', [
    [
      'repeated',
      'SHOULD',
      'Answers that are sent again replace those before',
      'Replace the answers of the questions that are named.',
      (_good, _context, sent) => sent,
      sources.practice,
    ],
  ]),
  ...changedCalls('send_pcr_answers', 'refused', [
    [
      'no-value',
      'SHOULD',
      'An answer without the value of its data type is refused',
      'Demand the value field that question_data_type names.',
      (good) => {
        const [row] = objectsIn(good.pcr_form_rows);
        const bare = { pcr_question_id: row?.pcr_question_id, question_data_type: 'longtext' };
        return { ...good, pcr_form_rows: [bare] };
      },
    ],
  ]),
  ...changedCalls('send_checkin', 'taken', [
    [
      'single',
      'SHOULD',
      'send_checkin takes one object where a list is due',
      'Take one object as a list of one.',
      (good) => ({ ...good, checkin_data: objectsIn(good.checkin_data)[0] }),
      'Supplement: events and values not in the document',
    ],
  ]),
];
