import { useRef, useState } from 'preact/hooks';
import type { ImportedWork } from '../../../src/site/console/orders/imported-work.js';
import { Opener } from '../../parts/dialog.js';
import { AskDialog } from '../../parts/form.js';
import { AddFiles } from '../../parts/uploads.js';
import { AskError, ask, withQuery } from '../../server.js';
import { texts } from '../../texts.js';
import { noteFields } from '../order/note-fields.js';
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

interface Attached {
  readonly name: string;
  readonly attachment: string;
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
  const open = useRef(0);
  const title = note ? words.changeNote : words.addNote;
  const send = (values: Record<string, string>) => {
    // The owner gets a note once: attachments that are still being sent would be missing for ever.
    if (open.current > 0) throw new AskError('', words.attachmentsOpen(open.current));
    const attachments = attached.map(({ attachment }) => attachment);
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
        <>
          <AddFiles
            filesPath={`${path}/note`}
            pathOf={({ name }) => withQuery(`${path}/results/attachments`, { name })}
            onAdded={({ attachment }, { name }) =>
              attach((before) => [...before, { name, attachment }])
            }
            onOpen={(count) => {
              open.current = count;
            }}
          />
          <AttachedList
            names={note?.attached ?? []}
            attached={attached}
            onTakeOut={(one) => attach((before) => before.filter((other) => other !== one))}
          />
        </>
      }
    />
  );
}

/** The existing and added attachments. */
function AttachedList(props: {
  names: readonly string[];
  attached: readonly Attached[];
  onTakeOut: (one: Attached) => void;
}) {
  return (
    <ul aria-label={words.attachments}>
      {props.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {props.attached.map((one) => (
        <li key={one.attachment}>
          {one.name}{' '}
          <button type="button" class="plain" onClick={() => props.onTakeOut(one)}>
            {texts.takeOut} <span class="unseen">{one.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
