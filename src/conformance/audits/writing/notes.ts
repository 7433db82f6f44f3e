import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { withValue } from '../../findings/members.js';
import { accepted, perform } from '../../findings/replies.js';
import { sampleOf } from '../../findings/samples.js';
import { expectSuccess, isSuccess } from '../../judge/envelope.js';
import { objectsIn, resultOf, textOf, wireData } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { changedCalls } from './changed-calls.js';

const EVENT = 'send_notes';

async function sample(context: AuditContext): Promise<Record<string, unknown>> {
  await accepted(context, EVENT);
  return sampleOf(context, EVENT);
}

function noteId(context: AuditContext, answer: Answer): string {
  const { result } = resultOf(context, EVENT, answer);
  return isObject(result) ? textOf(result, 'remote_note_id') : '';
}

async function countNotes(context: AuditContext, data: Record<string, unknown>, text: string) {
  const report_id = textOf(data, 'dst_report_id');
  const answer = await perform(context, 'get_notes', { report_id });
  if (!isSuccess(answer)) skip('get_notes does not show what was stored');
  const items = objectsIn(resultOf(context, 'get_notes', answer).result);
  return items.filter((item) => textOf(item, 'note_text') === text).length;
}

/** Audits of notes that are sent. */
export const noteAudits: readonly Audit[] = [
  writingAudit(
    {
      id: 'send_notes.object',
      level: 'MUST',
      title: 'send_notes takes event_data as an object, as its sample shows',
      source: sources.requestEnvelope,
    },
    async (context) => {
      const wire = wireData(context, EVENT, await sample(context));
      const answer = await context.call(EVENT, wire, { asObject: true });
      const fix = 'Where event_data is an object already, use it; where it is a text, parse it.';
      expectSuccess(answer, 'send_notes with event_data as an object', fix);
    },
  ),
  ...changedCalls(EVENT, 'taken', [
    [
      'notes-variant',
      'SHOULD',
      'send_notes takes the array under notes, as its sample spells it',
      'Take notes for note.',
      ({ note: notes, ...rest }) => ({ ...rest, notes }),
    ],
    [
      'revision',
      'MUST',
      'send_notes takes a revision of a note that was sent before',
      'Take note_rev, the id of the note that was edited.',
      (good, _context, sent) => withValue(good, 'note.note_rev', objectsIn(sent.note)[0]?.note_id),
    ],
    [
      'property-note',
      'MUST',
      'send_notes takes a property note',
      'Take prop and wo.',
      (good) => withValue(good, 'note.note_type', 'prop'),
    ],
  ]),
  writingAudit(
    {
      id: 'send_notes.flag-spelling',
      level: 'SHOULD',
      title: 'send_notes takes has_attachments as "True", "False", "1" and "0"',
      source: sources.wire,
    },
    async (context) => {
      for (const spelling of ['False', '0']) {
        const data = withValue(await sample(context), 'note.has_attachments', spelling);
        const answer = await perform(context, EVENT, data);
        expectSuccess(answer, `has_attachments "${spelling}"`, 'Read flags in every spelling.');
      }
    },
  ),
  writingAudit(
    {
      id: 'send_notes.repeated',
      level: 'SHOULD',
      title: 'A note that is sent twice with one note_id is stored once',
      source: sources.practice,
    },
    async (context) => {
      const plain = await sample(context);
      const text = `Sent by svclink check ${context.fresh.next()}`;
      const data = withValue(plain, 'note.note_text', text);
      const first = await perform(context, EVENT, data);
      expectSuccess(first, 'a note', 'Take good notes.');
      const second = await perform(context, EVENT, data);
      const fix = 'Look note_id up among the notes of this sender and update what is there.';
      expectSuccess(second, 'a note that was sent before', fix);
      const [one, other] = [noteId(context, first), noteId(context, second)];
      if (one !== other) fail(second, `remote_note_id is ${other}, it was ${one}`, fix);
      const count = await countNotes(context, data, text);
      if (count > 1) fail(second, `get_notes gives the note ${count} times`, fix);
    },
  ),
];
