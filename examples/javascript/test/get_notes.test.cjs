'use strict';

const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

async function notesOf({ receiver }, report_id) {
  const { result_data } = await sendEvent(receiver, 'get_notes', { report_id });
  return result_data ?? [];
}

describe('get_notes', () => {
  it('holds originals and the revisions that stem from them', async () => {
    const notes = await notesOf(createQuickstart(), '1001');
    expect(notes[0]).toMatchObject({ note_rev: '0', report_id: '1001', note_type: 'prop' });
    expect(notes[1]?.note_rev).toBe(notes[0]?.note_id);
  });

  it('shows a property note on every order of the property', async () => {
    const demo = createQuickstart();
    const texts = (await notesOf(demo, '1037')).map(({ note_text }) => note_text);
    expect(texts).toEqual((await notesOf(demo, '1001')).map(({ note_text }) => note_text));
    expect((await notesOf(demo, '1037'))[0]?.report_id).toBe('1037');
  });

  it('carries the order of the caller when it was sent', async () => {
    const { receiver } = createQuickstart();
    const ids = { report_id: '1001', remote_report_id: '7' };
    const { result_data } = await sendEvent(receiver, 'get_notes', ids);
    expect(result_data?.[0]?.remote_report_id).toBe('7');
  });
});
