import type { LogEntry } from '../../engine/events/consumers.js';
import type { Statements } from '../../engine/store/database.js';
import { noteOf, type SiteNote } from '../shown-notes.js';
import { noteSendingOf, type SentNote } from './note-recipients.js';

/** The event of a note that is to be sent to people, or that reminds them. The site itself sends no mail. */
export interface NoteEvent extends SentNote {
  /** The id in the log, which is constant: a consumer recognises a repeated event by it. */
  readonly id: string;
  /** The note in its present state. Its order is `note.report_id`. */
  readonly note: SiteNote;
  /** Milliseconds since 1970. */
  readonly happened_at: number;
}

/** Reads the note of an entry; undefined where it no longer exists. */
export async function readNoteEvent(
  read: Statements,
  { id, orderId, data, happened_at }: LogEntry,
): Promise<NoteEvent | undefined> {
  const noteId = String(data.note_id);
  const note = await noteOf(read, orderId, noteId);
  const sending = note && (await noteSendingOf(read, noteId));
  return sending && { id, note, ...sending, happened_at };
}
