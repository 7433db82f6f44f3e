import { useState } from 'preact/hooks';
import type { ImportedWork } from '../../../src/site/console/orders/imported-work.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog } from '../../parts/form.js';
import { ask } from '../../server.js';
import { texts } from '../../texts.js';
import { type Attached, NoteFiles, noteFields, useNoteUploads } from '../order/note-fields.js';
import { newKey, type WorkProps } from './work-entry.js';

const words = texts.work;

/** Adds a note to the owner with its attachments. */
export function AddNote(props: WorkProps) {
  return (
    <Opener label={words.addNote} draftPath={`${props.path}/note/new`}>
      {(close) => <NoteDialog {...props} onClose={close} />}
    </Opener>
  );
}

/** The parts of a note besides its fields. */
interface Beside {
  /** One key for the whole dialog, so that a repetition after a lost answer makes no second note. */
  readonly key: string;
  readonly attached: readonly Attached[];
}

/** The fields of a new note or of a draft. */
export function NoteDialog(
  props: WorkProps & { note?: ImportedWork['notes'][number]; onClose: () => void },
) {
  const { path, note, onChange, onClose } = props;
  const [beside, setBeside] = useState<Beside>(() => ({
    key: note?.key ?? newKey(),
    attached: [],
  }));
  const { key, attached } = beside;
  const attach = (change: (before: readonly Attached[]) => readonly Attached[]) =>
    setBeside((before) => ({ ...before, attached: change(before.attached) }));
  const uploads = useNoteUploads();
  const title = note ? words.changeNote : words.addNote;
  const send = (values: Record<string, string>) => {
    const attachments = uploads.tokensOf(attached);
    return ask('POST', `${path}/results`, { notes: [{ key, ...values, attachments }] });
  };
  return (
    <AskDialog
      title={title}
      onClose={onClose}
      fields={noteFields(note)}
      action={title}
      onSend={async (values) => send(values)}
      onDone={onChange}
      extra={{ value: beside, restore: setBeside }}
      more={
        <NoteFiles
          path={path}
          filesPath={`${path}/note`}
          names={note?.attached ?? []}
          {...{ attached, attach, uploads }}
        />
      }
    />
  );
}
