import { fileTypeOf } from '../../../protocol/files/file-types.js';
import { type Audit, audit, type Level, sourceOf, sources } from '../../audit.js';
import { perform, type Records, recordsOf } from '../../findings/replies.js';
import { expectSuccess } from '../../judge/envelope.js';
import { firstDouble, type Item, objectsIn, resultOf, textOf } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';

/** Tests one record. Returns the problem as text, or undefined. */
type Test = (item: Item, records: Records) => string | undefined;
type RecordRow = readonly [id: string, level: Level, title: string, fix: string, test: Test];

/** Tests that the record belongs to the requested order. */
const ofTheOrder: Test = (item, { reportId }) =>
  textOf(item, 'report_id') === reportId
    ? undefined
    : `report_id is ${textOf(item, 'report_id')}, asked was for ${reportId}`;

/** Tests that a member of the record is not blank. */
const filled =
  (member: string): Test =>
  (item) =>
    textOf(item, member) === '' ? `${member} is blank` : undefined;

/** Creates audits that test every record of an event. */
function recordAudits(event: 'get_file' | 'get_notes', rows: readonly RecordRow[]): Audit[] {
  const source = sourceOf(event);
  return rows.map(([id, level, title, fix, test]) =>
    audit({ id: `${event}.${id}`, level, title, source }, async (context) => {
      const records = await recordsOf(context, event);
      for (const item of records.items) {
        const problem = test(item, records);
        if (problem !== undefined) fail(records.answer, problem, fix);
      }
    }),
  );
}

/** Creates an audit that no value of a member occurs twice. */
function uniqueIn(event: 'get_file' | 'get_notes', member: string): Audit {
  const title = `${event} gives no ${member} twice`;
  const id = `${event}.unique-${member.replace('_', '-')}`;
  return audit({ id, level: 'SHOULD', title, source: sourceOf(event) }, async (context) => {
    const { items, answer } = await recordsOf(context, event);
    const double = firstDouble(items.flatMap((item) => textOf(item, member) || []));
    const fix = `Give everything a ${member} of its own, and list it once.`;
    if (double !== undefined) fail(answer, `${member} ${double} occurs twice`, fix);
  });
}

/** Creates an audit that the receiver returns the caller's own id of the order. */
function echoes(event: 'get_file' | 'get_notes'): Audit {
  const title = `${event} repeats the remote_report_id that the caller sent`;
  const id = `${event}.remote-report-id`;
  return audit({ id, level: 'SHOULD', title, source: sources.rules }, async (context) => {
    const { reportId } = await recordsOf(context, event);
    const area = event === 'get_file' ? { module_type: 'uploads' } : {};
    const data = { report_id: reportId, remote_report_id: '4711', ...area };
    const answer = await perform(context, event, data);
    const fix = 'Send the remote_report_id of the request with every record.';
    expectSuccess(answer, `${event} with remote_report_id`, fix);
    const items = objectsIn(resultOf(context, event, answer).result);
    const other = items.find((item) => textOf(item, 'remote_report_id') !== '4711');
    if (other) fail(answer, 'remote_report_id is not the one that was sent', fix);
  });
}

const fileRows: readonly RecordRow[] = [
  [
    'of-the-order',
    'MUST',
    'File records belong to the order that was asked for',
    'Look files up by report_id.',
    ofTheOrder,
  ],
  [
    'of-the-area',
    'MUST',
    'File records belong to the module_type that was asked for',
    'Look files up by module_type.',
    (item) => (item.module_type === 'uploads' ? undefined : 'module_type is not uploads'),
  ],
  [
    'name',
    'MUST',
    'File records have a file_name',
    'Send the name with its extension.',
    filled('file_name'),
  ],
  [
    'mime-type',
    'MUST',
    'file_type is a MIME type',
    'Send the MIME type, such as image/jpeg.',
    (item) =>
      /^[\w.+-]+(?:\/[\w.+-]+)?$/.test(textOf(item, 'file_type'))
        ? undefined
        : 'file_type is no MIME type',
  ],
  [
    'allowed-type',
    'SHOULD',
    'Files are of the allowed types',
    'Give files of the allowed types only: others are refused on the other side.',
    (item) =>
      fileTypeOf(textOf(item, 'file_name'))
        ? undefined
        : `${textOf(item, 'file_name')} is not of an allowed type`,
  ],
];

/** Audits of the files of an order. */
export const fileRecordAudits: readonly Audit[] = [
  ...recordAudits('get_file', fileRows),
  uniqueIn('get_file', 'file_id'),
  echoes('get_file'),
];

const noteRows: readonly RecordRow[] = [
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

/** Audits of the notes of an order. */
export const noteRecordAudits: readonly Audit[] = [
  ...recordAudits('get_notes', noteRows),
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
      if (objectsIn(resultOf(context, 'get_file', files).result).length > 0) return;
      fail(answer, 'get_file gives no attachment for the order', fix);
    },
  ),
];
