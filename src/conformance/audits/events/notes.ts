import type { Audit } from '../../audit.js';
import { type Records, recordsOf } from '../../findings/records.js';
import { perform } from '../../findings/replies.js';
import { expectSuccess } from '../../judge/envelope.js';
import { resultOf } from '../../judge/event.js';
import { type Item, itemsOf, textOf } from '../../judge/read.js';
import { fail, skip } from '../../verdict.js';
import { audit } from '../define.js';
import { echoes, filled, ofTheOrder, type RecordRow, recordAudits, uniqueIn } from './records.js';

const rows: readonly RecordRow[] = [
  [
    'of-the-order',
    'MUST',
    'Notes belong to the order that was asked for',
    'Look notes up by report_id.',
    ofTheOrder,
  ],
  ['text', 'SHOULD', 'Notes have a text', 'Leave out notes without a text.', filled('note_text')],
  [
    'revisions',
    'SHOULD',
    'note_rev is 0 or the id of another note',
    'Send the id of the note that was edited, 0 for an original.',
    revision,
  ],
];

function revision(item: Item, { items }: Records): string | undefined {
  const parent = textOf(item, 'note_rev');
  if (parent === '0') return undefined;
  const known = items.some((other) => other !== item && textOf(other, 'note_id') === parent);
  return known ? undefined : `note_rev ${parent} is no other note of the order`;
}

/** What holds for the notes of an order. */
export const noteRecordAudits: readonly Audit[] = [
  ...recordAudits('get_notes', rows),
  uniqueIn('get_notes', 'note_id'),
  echoes('get_notes'),
  audit(
    {
      id: 'get_notes.attachments',
      level: 'SHOULD',
      title: 'A note with has_attachments true has files of module_type job_notes',
      source: 'Job note',
    },
    async (context) => {
      const { items, reportId, answer } = await recordsOf(context, 'get_notes');
      if (!items.some((item) => item.has_attachments === true)) skip('no note has attachments');
      const data = { report_id: reportId, module_type: 'job_notes' };
      const files = await perform(context, 'get_file', data);
      const fix = 'Give the attachments with get_file, module_type job_notes.';
      expectSuccess(files, 'get_file for the attachments of a note', fix);
      if (itemsOf(resultOf(context, 'get_file', files).result).length > 0) return;
      fail(answer, 'get_file gives no attachment for the order', fix);
    },
  ),
];
