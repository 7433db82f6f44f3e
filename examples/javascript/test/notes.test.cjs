'use strict';

const { unixTime } = require('svclink');
const { payload, sendEvent, sendPayload } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

const note = {
  note_id: 'A-1',
  note_type: 'wo',
  note_text: 'Gate was open.',
  has_attachments: false,
};

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

describe('send_notes', () => {
  it('adds a note, and updates it when it comes again', async () => {
    const demo = createQuickstart();
    const before = (await notesOf(demo, '1010')).length;
    const data = { dst_report_id: '1010', org_name: 'Crew', note: [note] };
    const first = await sendEvent(demo.receiver, 'send_notes', data);
    const again = await sendEvent(demo.receiver, 'send_notes', {
      ...data,
      note: [{ ...note, note_text: 'Gate was shut.' }],
    });
    expect(again.result_data).toEqual(first.result_data);
    const notes = await notesOf(demo, '1010');
    expect(notes).toHaveLength(before + 1);
    expect(notes.at(-1)).toMatchObject({ note_text: 'Gate was shut.', org_name: 'Crew' });
  });

  it('ties a revision to the note that it revises', async () => {
    const demo = createQuickstart();
    const revision = { ...note, note_id: 'A-2', note_rev: 'A-1', note_text: 'Gate is fixed.' };
    const data = { dst_report_id: '1010', note: [note, revision] };
    const { result_data } = await sendEvent(demo.receiver, 'send_notes', data);
    const [original, edit] = (await notesOf(demo, '1010')).slice(-2);
    expect(edit?.note_rev).toBe(original?.note_id);
    expect(result_data?.remote_note_id).toBe(edit?.note_id);
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

describe('get_all_notes', () => {
  it('supplies notes of orders that exist, after the timestamp', async () => {
    const { receiver, site } = createQuickstart();
    const { result_data: all } = await sendEvent(receiver, 'get_all_notes', {});
    expect(all).toHaveLength(6);
    const numbers = [...site.store.orders.values()].map(({ woNumber }) => woNumber);
    expect(all?.every(({ wo_number }) => numbers.includes(wo_number))).toBe(true);
    const timestamp = unixTime() - 3 * 86_400 + 60;
    const { result_data: recent } = await sendEvent(receiver, 'get_all_notes', { timestamp });
    expect(recent).toHaveLength(2);
  });
});
