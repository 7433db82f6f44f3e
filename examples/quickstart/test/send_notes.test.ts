import { payload, sendEvent, sendPayload } from 'svclink/testing';
import { createQuickstart, type Quickstart } from '../src/quickstart.js';

const note = {
  note_id: 'A-1',
  note_type: 'wo',
  note_text: 'Gate was open.',
  has_attachments: false,
} as const;

function notesOf({ site }: Quickstart, reportId: string) {
  return site.store.notesOf(site.store.order(reportId));
}

describe('send_notes', () => {
  it('adds a note, and updates it when it comes again', async () => {
    const demo = createQuickstart();
    const before = notesOf(demo, '1010').length;
    const data = { dst_report_id: '1010', org_name: 'Crew', note: [note] };
    const first = await sendEvent(demo.receiver, 'send_notes', data);
    const again = await sendEvent(demo.receiver, 'send_notes', {
      ...data,
      note: [{ ...note, note_text: 'Gate was shut.' }],
    });
    expect(again.result_data).toEqual(first.result_data);
    const notes = notesOf(demo, '1010');
    expect(notes).toHaveLength(before + 1);
    expect(notes.at(-1)).toMatchObject({ text: 'Gate was shut.', orgName: 'Crew' });
  });

  it('ties a revision to the note that it revises', async () => {
    const demo = createQuickstart();
    const revision = { ...note, note_id: 'A-2', note_rev: 'A-1', note_text: 'Gate is fixed.' };
    const data = { dst_report_id: '1010', note: [note, revision] };
    const { result_data } = await sendEvent(demo.receiver, 'send_notes', data);
    const [original, edit] = notesOf(demo, '1010').slice(-2);
    expect(edit?.revises).toBe(original?.id);
    expect(result_data?.remote_note_id).toBe(String(edit?.id));
  });

  it('refuses no notes, and an order that is not there', async () => {
    const { receiver } = createQuickstart();
    const none = { dst_report_id: '1010', note: [] };
    expect((await sendPayload(receiver, payload('send_notes', none))).success).toBe(false);
    const lost = { dst_report_id: '1', note: [note] };
    const answer = await sendEvent(receiver, 'send_notes', lost);
    expect(answer.return_error_msg).toBe('There is no order 1.');
  });
});
