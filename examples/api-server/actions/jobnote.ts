import type { Api, JobnoteCreateRequest } from 'svclink/api';
import type { DemoNote } from '../data/notes.js';
import type { DemoStore } from '../data/store.js';

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** The recipients and the reminder of a note: members that exist only if they were set. */
function sendingOf(data: Partial<JobnoteCreateRequest>): Partial<DemoNote> {
  const { send_to_users, send_to_emails, reminder_date, reminder_time } = data;
  return {
    ...(send_to_users && { sent_to_users: send_to_users }),
    ...(send_to_emails && { sent_to_emails: send_to_emails }),
    ...(isPresent(reminder_date) && { reminder_date }),
    ...(isPresent(reminder_time) && { reminder_time }),
  };
}

function noteOf(note_id: number, data: JobnoteCreateRequest, createdBy: string): DemoNote {
  return {
    note_id,
    report_id: data.report_id,
    ofProperty: false,
    base_revision: note_id,
    note_type: data.note_type ?? 'wo',
    note_text: data.note_text,
    created_by: createdBy,
    create_time: Math.floor(Date.now() / 1000),
    ...sendingOf(data),
    group_permissions: data.group_permissions ?? [],
    file_ids: [],
  };
}

/** Registers the Job note service. */
export function serveJobnote(api: Api, store: DemoStore): void {
  const find = (reportId: number, noteId: number): DemoNote | undefined => {
    const note = store.notes.get(noteId);
    return note?.report_id === reportId ? note : undefined;
  };

  api.on('jobnote/list', ({ data: { report_id }, fail }) => {
    if (!store.orders.has(report_id)) {
      return fail('not_found', `There is no work order ${report_id}.`);
    }
    const notes = [...store.notes.values()].filter((note) => note.report_id === report_id);
    const references = (ofProperty: boolean) =>
      notes
        .filter((note) => note.ofProperty === ofProperty)
        .map(({ note_id, base_revision }) => ({ note_id, revisions: [note_id], base_revision }));
    return { report_id, wo_notes: references(false), prop_notes: references(true) };
  });

  api.on('jobnote/get', ({ data: { report_id, note_id }, fail }) => {
    const note = find(report_id, note_id);
    if (!note) return fail('not_found', `There is no note ${note_id} on work order ${report_id}.`);
    const { note_id: _, report_id: __, ofProperty: ___, file_ids: ____, ...answer } = note;
    return answer;
  });

  api.on('jobnote/file/list', ({ data: { report_id, note_id }, fail }) => {
    const note = find(report_id, note_id);
    if (!note) return fail('not_found', `There is no note ${note_id} on work order ${report_id}.`);
    const files = note.file_ids.flatMap((id) => store.files.get(id) ?? []);
    return {
      files: files.map(({ file_id, file_name, file_type }) => ({ file_id, file_name, file_type })),
    };
  });

  api.on('jobnote/create', ({ data, client, fail }) => {
    if (!store.orders.has(data.report_id)) return fail('not_found', 'There is no such work order.');
    const note_id = store.newId();
    store.notes.set(note_id, noteOf(note_id, data, client.appName));
    return { note_id };
  });

  api.on('jobnote/update', ({ data, fail }) => {
    const note = find(data.report_id, data.note_id);
    if (!note) return fail('not_found', `There is no note ${data.note_id}.`);
    if (isPresent(data.note_type)) note.note_type = data.note_type;
    if (isPresent(data.note_text)) note.note_text = data.note_text;
    if (isPresent(data.group_permissions)) note.group_permissions = data.group_permissions;
    Object.assign(note, sendingOf(data));
    return { result: `Note ${note.note_id} updated` };
  });

  api.on('jobnote/delete', ({ data: { report_id, note_id }, fail }) => {
    if (!find(report_id, note_id)) return fail('note_not_found');
    store.notes.delete(note_id);
    return { message: `Note ${note_id} deleted` };
  });
}
