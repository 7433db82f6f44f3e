import { useState } from 'preact/hooks';
import type { BodyOf, Entered } from '../../../src/site/console/contract/request-types.js';
import type { ShownNote } from '../../../src/site/console/orders/note-conversation.js';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import type { SiteFile } from '../../../src/site/orders/attachments/file-record';
import { DraftPath } from '../../drafts/draft-path.js';
import { useLoaded } from '../../load.js';
import { Badge, Failure, useAction } from '../../parts/basics.js';
import { Dialog } from '../../parts/dialog.js';
import { AskForm } from '../../parts/form.js';
import { formatNoteTime } from '../../parts/formats.js';
import { inWords } from '../../plain-words.js';
import { ask, may } from '../../server.js';
import { noteTexts } from '../../texts/notes.js';
import { texts } from '../../texts.js';
import { type Attached, NoteFiles, noteFields, useNoteUploads } from './note-fields.js';
import { FileLinks } from './order-files.js';

/** Changes the displayed order, and requests it again. */
export interface Change {
  readonly command: Send<'commands'>;
  readonly note: Send<'notes'>;
}

type Send<What extends 'commands' | 'notes'> = (
  body: Entered<BodyOf<`POST orders/:id/${What}`>>,
) => Promise<void>;

/** The notes of an order and of its property, and the dialogs to write or revise one. */
export function Notes(props: { order: OrderDetail; change: Change; reload: () => void }) {
  const { order, change, reload } = props;
  const [turn, setTurn] = useState(0);
  const [revised, setRevised] = useState<ShownNote>();
  return (
    <section>
      <h2>{texts.order.notes}</h2>
      <NoteList
        notes={order.notes}
        files={order.files}
        {...(may('operator')
          ? {
              onRevise: setRevised,
              onTryAgain: ({ note_id }) =>
                ask('POST', `orders/${order.report_id}/notes/${note_id}/fetch`).then(reload),
            }
          : {})}
      />
      {may('operator') && (
        <DraftPath.Provider value={`orders/${order.report_id}/note`}>
          <NoteForm
            key={turn}
            order={order.report_id}
            onSend={(note) => change.note(note)}
            onDone={() => setTurn(turn + 1)}
          />
        </DraftPath.Provider>
      )}
      {revised && (
        <DraftPath.Provider value={`orders/${order.report_id}/note/${revised.note_id}`}>
          <Dialog title={texts.order.revise} onClose={() => setRevised(undefined)}>
            <NoteForm
              order={order.report_id}
              before={revised}
              onSend={(note) => change.note({ ...note, revises: revised.note_id })}
              onDone={() => setRevised(undefined)}
            />
          </Dialog>
        </DraftPath.Provider>
      )}
    </section>
  );
}

function NoteForm(props: {
  order: string;
  before?: ShownNote;
  onSend: (note: Entered<BodyOf<'POST orders/:id/notes'>>) => Promise<void>;
  onDone: () => void;
}) {
  const { order, before, onSend, onDone } = props;
  const [attached, attach] = useState<readonly Attached[]>([]);
  const uploads = useNoteUploads();
  const { answer, error, reload } = useLoaded('groups');
  // Without the groups a note for one of them would be for everybody.
  if (!answer && error) return <Failure error={error} onRetry={reload} />;
  if (!answer) return <p class="faint">{texts.loading}</p>;
  const groups = answer.groups.map((name) => [name, name] as const);
  return (
    <AskForm
      fields={[
        ...noteFields(before),
        ...(groups.length === 0
          ? []
          : [
              {
                name: 'groups',
                label: texts.order.noteGroups,
                hint: texts.order.noteGroupsHint,
                choices: groups,
                chosen: before?.groups ?? [],
              },
            ]),
      ]}
      action={before ? texts.order.revise : texts.order.addNote}
      onSend={async ({ note_text, note_type }, all) => {
        const attachments = uploads.tokensOf(attached);
        await onSend({ note_text, note_type, groups: all.getAll('groups'), attachments });
      }}
      onDone={onDone}
      extra={{ value: attached, restore: attach }}
      more={
        <NoteFiles
          path={`orders/${order}`}
          filesPath={`orders/${order}/note/${before?.note_id ?? ''}`}
          {...{ attached, attach, uploads }}
        />
      }
    />
  );
}

/** The notes of an order as a conversation, oldest first. */
export function NoteList(props: {
  notes: OrderDetail['notes'];
  /** The files of the order and of its notes. */
  files: readonly SiteFile[];
  onRevise?: (note: ShownNote) => void;
  /** Fetches the missing attachments of a note. */
  onTryAgain?: (note: ShownNote) => Promise<unknown>;
}) {
  const { notes, files, onRevise, onTryAgain } = props;
  return (
    <>
      {notes.length === 0 && <p class="faint">{texts.order.nothing}</p>}
      <ol class="notes">
        {notes.map((note) => (
          <li key={note.note_id} class={note.from === null ? 'own' : ''}>
            <p>{note.note_text}</p>
            <p class="faint">
              <NoteHead note={note} />{' '}
              {onRevise && (
                <button type="button" class="plain" onClick={() => onRevise(note)}>
                  {texts.order.revise}
                  <span class="unseen"> {note.note_text.slice(0, 40)}</span>
                </button>
              )}
            </p>
            <FileLinks files={files.filter(({ note_id }) => note_id === note.note_id)} />
            {note.has_attachments && <Attachments note={note} onTryAgain={onTryAgain} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The author, the recipients and the time of a note. */
function NoteHead({ note }: { note: ShownNote }) {
  const from = [note.author, note.org_name, note.from ?? ''].filter(
    (name, index, all) => name !== '' && all.indexOf(name) === index,
  );
  return (
    <>
      <strong>{from.join(' · ')}</strong> {noteTexts.to(note.to)} ·{' '}
      {formatNoteTime(note.insert_date)}{' '}
      {note.note_type === 'prop' && <Badge tone="plain">{texts.order.noteProperty}</Badge>}{' '}
      {note.note_rev !== '0' && <Badge tone="plain">{texts.order.revision}</Badge>}
    </>
  );
}

/** The state of the attachments of a note, with the reason and the remedy where some are missing. */
function Attachments(props: {
  note: ShownNote;
  onTryAgain: ((note: ShownNote) => Promise<unknown>) | undefined;
}) {
  const { note, onTryAgain } = props;
  const { isBusy, error, run } = useAction();
  if (!note.lacks_attachments) return null;
  const isWaiting = note.attachments === 'pending';
  return (
    <div class="notice failure">
      <p>
        <Badge tone={isWaiting ? 'wait' : 'bad'}>
          {isWaiting ? noteTexts.waiting : noteTexts.missing}
        </Badge>{' '}
        {inWords(note.reason ?? noteTexts.noReason)}
      </p>
      {onTryAgain && (
        <button type="button" disabled={isBusy} onClick={() => void run(() => onTryAgain(note))}>
          {texts.again}
        </button>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}
