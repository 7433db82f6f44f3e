import type { JobnoteGetResponse } from 'svclink/api';

/** A note of a work order. */
export interface DemoNote extends JobnoteGetResponse {
  note_id: number;
  report_id: number;
  /** True for a note of the property, false for one of the order alone. */
  ofProperty: boolean;
  /** The ids of its files. */
  file_ids: readonly number[];
}

/** The members that only a sent note with a reminder has. */
const SENT = {
  sent_to_users: [1],
  sent_to_emails: ['office@example.com'],
  reminder_date: '20260110',
  reminder_time: '083000',
};

/** One note of the order and one of its property on each of the first ten work orders. */
export function demoNotes(): Map<number, DemoNote> {
  const notes = new Map<number, DemoNote>();
  for (let index = 0; index < 20; index += 1) {
    const note_id = 801 + index;
    notes.set(note_id, {
      note_id,
      report_id: 1001 + Math.floor(index / 2),
      ofProperty: index % 2 === 1,
      base_revision: note_id,
      note_type: 'general',
      note_text: index % 2 === 1 ? 'The dog is friendly' : 'The gate is locked',
      created_by: 'jo.doe',
      create_time: 1_767_600_000 + index,
      ...(index % 2 === 0 && SENT),
      group_permissions: [1],
      file_ids: index === 0 ? [9001] : [],
    });
  }
  return notes;
}
