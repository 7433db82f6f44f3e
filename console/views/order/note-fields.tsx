import { useEffect, useRef } from 'preact/hooks';
import type { FieldProps } from '../../parts/form.js';
import { AddFiles } from '../../parts/uploads.js';
import { AskError, type ImportedPath, type OrderPath, withQuery } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.work;

/** Returns the fields of the text and the type of a note. @param before the note that is revised or changed */
export function noteFields(before?: {
  readonly note_text: string;
  readonly note_type: string;
}): readonly FieldProps[] {
  return [
    {
      name: 'note_text',
      label: texts.order.noteText,
      isLong: true,
      isRequired: true,
      value: before?.note_text ?? '',
    },
    {
      name: 'note_type',
      label: texts.order.noteType,
      choices: [
        ['wo', texts.order.noteOrder],
        ['prop', texts.order.noteProperty],
      ],
      value: before?.note_type ?? 'wo',
    },
  ];
}

/** A file that was sent for a note. */
export interface Attached {
  readonly name: string;
  /** The token that names it to the note. */
  readonly attachment: string;
}

/** The uploads for a note that is being written. */
interface NoteUploads {
  /** Called with the number of running ones. */
  readonly onOpen: (count: number) => void;
  /** Returns the tokens of the attachments for the note. @throws AskError before all uploads have ended */
  readonly tokensOf: (attached: readonly Attached[]) => readonly string[];
  /** Refuses a file that arrives after its note was left, and can no longer be part of it. @throws AskError */
  readonly requireNote: () => void;
}

/** Follows the uploads for a note: the other side gets it once, and files that arrive later would be missing for ever. */
export function useNoteUploads(): NoteUploads {
  const open = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return {
    onOpen: (count) => {
      open.current = count;
    },
    tokensOf: (attached) => {
      if (open.current > 0) throw new AskError('', words.attachmentsOpen(open.current));
      return attached.map(({ attachment }) => attachment);
    },
    requireNote: () => {
      if (isLeft.current) throw new AskError('', words.attachedTooLate);
    },
  };
}

function isImported(path: OrderPath): path is ImportedPath {
  return path.startsWith('imported/');
}

/** Returns the address that takes a file for a note of an order. */
function addressOf(path: OrderPath, name: string) {
  if (isImported(path)) return withQuery(`${path}/results/attachments`, { name });
  return withQuery(`${path}/notes/attachments`, { name });
}

/** Accepts files for a note, and lists them. */
export function NoteFiles(props: {
  /** The path of the order, below `api/`. */
  readonly path: OrderPath;
  /** The path of the uploads: that of the note among all notes that are being written. */
  readonly filesPath: string;
  /** The names of the files that the note has already. */
  readonly names?: readonly string[];
  readonly attached: readonly Attached[];
  readonly attach: (change: (before: readonly Attached[]) => readonly Attached[]) => void;
  readonly uploads: NoteUploads;
}) {
  const { path, filesPath, names = [], attached, attach, uploads } = props;
  const takeOut = (one: Attached) => attach((before) => before.filter((other) => other !== one));
  return (
    <>
      <AddFiles
        filesPath={filesPath}
        pathOf={({ name }) => addressOf(path, name)}
        label={words.attach}
        onAdded={({ attachment }, { name }) => {
          uploads.requireNote();
          attach((before) => [...before, { name, attachment }]);
        }}
        onOpen={uploads.onOpen}
      />
      <AttachedList names={names} attached={attached} onTakeOut={takeOut} />
    </>
  );
}

/** The existing and added attachments. */
function AttachedList(props: {
  names: readonly string[];
  attached: readonly Attached[];
  onTakeOut: (one: Attached) => void;
}) {
  if (props.names.length + props.attached.length === 0) return null;
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
