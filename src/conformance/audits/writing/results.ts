import { type Audit, sources, writingAudit } from '../../audit.js';
import { withValue } from '../../findings/members.js';
import { accepted, perform } from '../../findings/replies.js';
import { sampleOf } from '../../findings/samples.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { itemsOf } from '../../judge/event.js';

const MANY = 2000;

/** What holds for photo flags, answers, check-ins and confirmations that are sent. */
export const resultAudits: readonly Audit[] = [
  writingAudit(
    {
      id: 'send_photo_flag.many',
      level: 'MUST',
      title: `send_photo_flag takes ${MANY} records in one call`,
      source: sources.limits,
    },
    async (context) => {
      const { data } = await accepted(context, 'send_photo_flag');
      const [record] = itemsOf(data.question_data);
      const question_data = Array.from({ length: MANY }, () => record);
      const answer = await perform(context, 'send_photo_flag', { ...data, question_data });
      const fix = 'Set no maximum; raise the limit of the form parser.';
      expectSuccess(answer, `send_photo_flag with ${MANY} records`, fix);
    },
  ),
  writingAudit(
    {
      id: 'send_photo_flag.unknown-file',
      level: 'SHOULD',
      title: 'send_photo_flag for a photo that was never sent is refused',
      source: sources.practice,
    },
    async (context) => {
      const { data } = await accepted(context, 'send_photo_flag');
      const other = withValue(data, 'question_data.file_id', context.fresh.next());
      const fix = 'Look file_id up among the files of this sender.';
      expectRefusal(await perform(context, 'send_photo_flag', other), 'an unknown photo', fix);
    },
  ),
  writingAudit(
    {
      id: 'send_photo_flag.blank-before',
      level: 'SHOULD',
      title: 'send_photo_flag takes the work_type " pc" with its blank',
      source: sources.wire,
    },
    async (context) => {
      const { data } = await accepted(context, 'send_photo_flag');
      const blank = withValue(data, 'question_data.work_type', ' pc');
      const fix = 'Trim enumerated values.';
      expectSuccess(await perform(context, 'send_photo_flag', blank), 'work_type " pc"', fix);
    },
  ),
  writingAudit(
    {
      id: 'send_pcr_answers.repeated',
      level: 'SHOULD',
      title: 'Answers that are sent again replace those before',
      source: sources.practice,
    },
    async (context) => {
      const { data } = await accepted(context, 'send_pcr_answers');
      const fix = 'Replace the answers of the questions that are named.';
      expectSuccess(await perform(context, 'send_pcr_answers', data), 'the same answers', fix);
    },
  ),
  writingAudit(
    {
      id: 'send_pcr_answers.no-value',
      level: 'SHOULD',
      title: 'An answer without the value of its data type is refused',
      source: sources.rules,
    },
    async (context) => {
      const { data } = await accepted(context, 'send_pcr_answers');
      const [row] = itemsOf(data.pcr_form_rows);
      const bare = { pcr_question_id: row?.pcr_question_id, question_data_type: 'longtext' };
      const fix = 'Demand the value field that question_data_type names.';
      const answer = await perform(context, 'send_pcr_answers', { ...data, pcr_form_rows: [bare] });
      expectRefusal(answer, 'an answer without a value', fix);
    },
  ),
  writingAudit(
    {
      id: 'send_checkin.single',
      level: 'SHOULD',
      title: 'send_checkin takes one object where a list is due',
      source: 'Supplement: events and values not in the document',
    },
    async (context) => {
      await accepted(context, 'send_checkin');
      const data = await sampleOf(context, 'send_checkin');
      const [checkin_data] = itemsOf(data.checkin_data);
      const answer = await perform(context, 'send_checkin', { ...data, checkin_data });
      expectSuccess(answer, 'a single check-in', 'Take one object as a list of one.');
    },
  ),
];
