import { useState } from 'preact/hooks';
import type { ShownBeginning } from '../../../src/site/console/orders/form-beginning.js';
import type { OrderDetail, ShownChange } from '../../../src/site/console/orders/order-detail.js';
import type { ShownForm } from '../../../src/site/console/orders/order-forms.js';
import type { SiteFile } from '../../../src/site/orders/files.js';
import type { OrderHistoryEntry } from '../../../src/site/orders/order-writing.js';
import type { SiteNote } from '../../../src/site/orders/shown-notes.js';
import { DraftPath } from '../../drafts/draft-path.js';
import { useLoaded } from '../../load.js';
import { Badge, Failure, Time } from '../../parts/basics.js';
import { Dialog } from '../../parts/dialog.js';
import { AskForm } from '../../parts/form.js';
import { type Column, List } from '../../parts/list.js';
import { may } from '../../server.js';
import { texts } from '../../texts.js';
import { FileLinks } from './order-files.js';

/** Changes the displayed order, and requests it again. */
export type Change = (path: string, body?: unknown) => Promise<void>;

const { columns } = texts.order;

type Results = OrderDetail['results'];
type Bid = Results['bids'][number];
type InvoiceLine = Results['invoices'][number]['lines'][number];

const BIDS: readonly Column<Bid>[] = [
  { title: columns.item, show: ({ item_id, item_desc }) => item_desc || item_id },
  { title: columns.bid, show: ({ qty_bid }) => qty_bid ?? texts.none, isNumber: true },
  {
    title: columns.price,
    show: ({ client_price_bid }) => client_price_bid ?? texts.none,
    isNumber: true,
  },
  { title: columns.done, show: ({ qty_comp }) => qty_comp ?? texts.none, isNumber: true },
  {
    title: columns.comment,
    show: ({ bid_note, comp_note }) => [bid_note, comp_note].filter(Boolean).join(' · '),
  },
];

const INVOICE: readonly Column<InvoiceLine>[] = [
  { title: columns.item, show: ({ item_id, item_desc }) => item_desc || item_id },
  { title: columns.quantity, show: ({ quantity }) => quantity, isNumber: true },
  { title: columns.price, show: ({ price }) => price, isNumber: true },
];

/** The results of an order: answers of its forms, bids, invoice, check-ins. */
export function Results({ order }: { order: OrderDetail }) {
  const { bids, no_bids_at, invoices, check_ins } = order.results;
  return (
    <>
      <FormAnswers order={order} />
      <section>
        <h2>{texts.order.bids}</h2>
        {bids.length > 0 && (
          <List
            caption={texts.order.bids}
            columns={BIDS}
            rows={bids}
            idOf={(bid) => bid.comp_note_id}
          />
        )}
        {no_bids_at !== null && (
          <p>
            {texts.order.noBids} <Time at={no_bids_at} />
          </p>
        )}
        {bids.length === 0 && no_bids_at === null && <p class="faint">{texts.order.nothing}</p>}
      </section>
      <section>
        <h2>{texts.order.invoice}</h2>
        {invoices.map(({ invoice_id, comment, lines }) => (
          <div key={invoice_id}>
            <List
              caption={texts.order.invoice}
              columns={INVOICE}
              rows={lines}
              idOf={(line) => line.line_id}
            />
            <p>{comment}</p>
          </div>
        ))}
        {invoices.length === 0 && <p class="faint">{texts.order.nothing}</p>}
      </section>
      <section>
        <h2>{texts.order.checkIns}</h2>
        {check_ins.length === 0 && <p class="faint">{texts.order.nothing}</p>}
        <ul>
          {check_ins.map(({ checkin_ts, gps_lat, gps_lng }) => (
            <li key={`${checkin_ts} ${gps_lat} ${gps_lng}`}>
              {checkin_ts}{' '}
              <a href={`geo:${gps_lat},${gps_lng}`}>
                {gps_lat}, {gps_lng}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The forms of an order with their answers. */
function FormAnswers({ order: { forms, report_id } }: { order: OrderDetail }) {
  if (forms.length === 0) return null;
  return (
    <section>
      <h2>{texts.order.forms}</h2>
      {forms.map((form) => (
        <section key={form.pcr_form_id}>
          <h3>
            {formName(form)} {form.is_required && <Badge tone="wait">{texts.order.required}</Badge>}
          </h3>
          {form.answers.length === 0 && <p class="faint">{texts.order.noAnswers}</p>}
          {form.answers.length > 0 && (
            <dl class="answers">
              {form.answers.map(({ question_id, question, answer }) => (
                <div key={question_id}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          )}
          {form.name !== '' && <Beginning order={report_id} form={form.pcr_form_id} />}
        </section>
      ))}
    </section>
  );
}

/** The initial answers of a form: fields of the order, and answers for earlier orders. */
function Beginning({ order, form }: { order: string; form: string }) {
  const [isOpen, setOpen] = useState(false);
  const parts = ['orders', order, 'forms', form, 'offer'].map(encodeURIComponent);
  const { answer, error, reload } = useLoaded<{ beginning: readonly ShownBeginning[] }>(
    isOpen ? parts.join('/') : undefined,
  );
  return (
    <details class="screen" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.order.beginning}</summary>
      {error && <Failure error={error} onRetry={reload} />}
      {answer?.beginning.length === 0 && <p class="faint">{texts.order.noBeginning}</p>}
      <dl class="answers">
        {answer?.beginning.map((one) => (
          <div key={one.question_id}>
            <dt>{one.question}</dt>
            <dd>
              {one.answer || texts.none}{' '}
              <span class="faint">
                {one.wo_number === null
                  ? texts.order.ofThisOrder
                  : texts.order.title(one.wo_number)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Returns the name of a form; its id before it is imported. */
export function formName({
  pcr_form_id,
  form_ver_id,
  name,
}: Omit<ShownForm, 'answers' | 'is_required'>) {
  return texts.order.form(pcr_form_id, name, form_ver_id);
}

/** The notes of an order and of its property, and the dialogs to write or revise one. */
export function Notes({ order, change }: { order: OrderDetail; change: Change }) {
  const [turn, setTurn] = useState(0);
  const [revised, setRevised] = useState<SiteNote>();
  return (
    <section>
      <h2>{texts.order.notes}</h2>
      <NoteList
        notes={order.notes}
        files={order.files}
        {...(may('operator') ? { onRevise: setRevised } : {})}
      />
      {may('operator') && (
        <DraftPath.Provider value={`orders/${order.report_id}/note`}>
          <NoteForm
            key={turn}
            onSend={(note) => change('notes', note)}
            onDone={() => setTurn(turn + 1)}
          />
        </DraftPath.Provider>
      )}
      {revised && (
        <DraftPath.Provider value={`orders/${order.report_id}/note/${revised.note_id}`}>
          <Dialog title={texts.order.revise} onClose={() => setRevised(undefined)}>
            <NoteForm
              before={revised}
              onSend={(note) => change('notes', { ...note, revises: revised.note_id })}
              onDone={() => setRevised(undefined)}
            />
          </Dialog>
        </DraftPath.Provider>
      )}
    </section>
  );
}

function NoteForm(props: {
  before?: SiteNote;
  onSend: (note: object) => Promise<void>;
  onDone: () => void;
}) {
  const { before, onSend, onDone } = props;
  const { answer } = useLoaded<{ groups: readonly string[] }>('groups');
  const groups = (answer?.groups ?? []).map((name) => [name, name] as const);
  return (
    <AskForm
      fields={[
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
        ...(groups.length === 0
          ? []
          : [
              {
                name: 'groups',
                label: texts.order.noteGroups,
                hint: texts.order.noteGroupsHint,
                choices: groups,
                chosen: [],
              },
            ]),
      ]}
      action={before ? texts.order.revise : texts.order.addNote}
      onSend={({ note_text, note_type }, all) =>
        onSend({ note_text, note_type, groups: all.getAll('groups') })
      }
      onDone={onDone}
    />
  );
}

/** Notes, oldest first. */
export function NoteList(props: {
  notes: OrderDetail['notes'];
  /** The files of the order and of its notes. */
  files: readonly SiteFile[];
  onRevise?: (note: SiteNote) => void;
}) {
  const { notes, files, onRevise } = props;
  return (
    <>
      {notes.length === 0 && <p class="faint">{texts.order.nothing}</p>}
      <ol class="notes">
        {notes.map((note) => (
          <li key={note.note_id}>
            <p>{note.note_text}</p>
            <p class="faint">
              {[note.insert_by, note.org_name, note.insert_date].filter(Boolean).join(' · ')}{' '}
              {note.note_type === 'prop' && <Badge tone="plain">{texts.order.noteProperty}</Badge>}
              {note.note_rev !== '0' && <Badge tone="plain">{texts.order.revision}</Badge>}
              {note.has_attachments && <Badge tone="plain">{note.attachments}</Badge>}{' '}
              {onRevise && (
                <button type="button" class="plain" onClick={() => onRevise(note)}>
                  {texts.order.revise}
                  <span class="unseen"> {note.note_text.slice(0, 40)}</span>
                </button>
              )}
            </p>
            <FileLinks files={files.filter(({ note_id }) => note_id === note.note_id)} />
          </li>
        ))}
      </ol>
    </>
  );
}

const CHANGES: readonly Column<ShownChange>[] = [
  { title: columns.when, show: ({ changed_at }) => <Time at={changed_at} /> },
  { title: columns.field, show: ({ field, wo_status }) => field || wo_status },
  {
    title: columns.change,
    show: ({ field, before, after }) => {
      if (before === null || after === null) return texts.order.hidden;
      const shown = field === 'line_items' ? linesAsText : String;
      return texts.order.change(shown(before), shown(after));
    },
  },
];

/** Returns line items as one text, each with its quantity and price. */
function linesAsText(json: string): string {
  try {
    const lines: readonly { desc: string; qty: string; price: string }[] = JSON.parse(json);
    return lines.map(({ desc, qty, price }) => texts.order.line(desc, qty, price)).join(', ');
  } catch {
    return json;
  }
}

const HISTORY: readonly Column<OrderHistoryEntry>[] = [
  { title: columns.when, show: ({ happened_at }) => <Time at={happened_at} /> },
  { title: columns.who, show: ({ actor }) => actor },
  { title: columns.what, show: ({ action, detail }) => `${action} ${said(detail)}` },
];

/** Returns the text of a history entry besides its action. */
function said(detail: OrderHistoryEntry['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(', ');
}

/** The history and the changes of an order, newest first. */
export function Timeline({ order }: { order: Pick<OrderDetail, 'changes' | 'history'> }) {
  const history = order.history.toReversed();
  return (
    <>
      {order.changes.length > 0 && (
        <section>
          <h2>{texts.order.changes}</h2>
          <List
            caption={texts.order.changes}
            columns={CHANGES}
            rows={order.changes}
            idOf={(change) => change.transaction_id}
          />
        </section>
      )}
      <section>
        <h2>{texts.order.history}</h2>
        <List
          caption={texts.order.history}
          columns={HISTORY}
          rows={history}
          idOf={(entry) => String(history.length - history.indexOf(entry))}
        />
      </section>
    </>
  );
}
