import { useId, useRef, useState } from 'preact/hooks';
import type { ImportedWork } from '../../../src/site/console/orders/imported-work.js';
import type { ImportedDetail } from '../../../src/site/console/orders/order-detail.js';
import { asLocalTime, Failure, useAction } from '../../parts/basics.js';
import { Dialog, Opener } from '../../parts/dialog.js';
import { AskDialog, changed, type FieldProps } from '../../parts/form.js';
import { AddFiles } from '../../parts/uploads.js';
import { AskError, ask, withQuery } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.work;

/** What is given to the views of the work on an order. */
export interface WorkProps {
  readonly order: ImportedDetail;
  readonly work: ImportedWork;
  /** Of the order, below `api/`. */
  readonly path: string;
  readonly onChange: () => void;
}

/** A name for something new, which the site keeps it under. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function itemChoices({ order }: WorkProps): NonNullable<FieldProps['choices']> {
  const items = order.items.map(({ item_id, item_desc }) => [item_id, item_desc] as const);
  return [...items, ...(order.is_other_allowed ? [['', words.otherItem] as const] : [])];
}

/** A bid, a completion, or both. */
export function AddBid(props: WorkProps) {
  return (
    <Opener label={words.addBid}>
      {(close) => (
        <AskDialog
          title={words.addBid}
          onClose={close}
          fields={[
            { name: 'item_id', label: words.item, choices: itemChoices(props) },
            { name: 'item_desc', label: words.itemDesc },
            { name: 'qty_bid', label: words.qtyBid },
            { name: 'client_price_bid', label: words.priceBid },
            { name: 'bid_note', label: words.bidNote },
            { name: 'qty_comp', label: words.qtyComp },
            { name: 'comp_note', label: words.compNote },
          ]}
          action={words.addBid}
          onSend={(values) =>
            ask('POST', `${props.path}/results`, {
              bids: [{ key: newKey(), ...changed(values) }],
            })
          }
          onDone={props.onChange}
        />
      )}
    </Opener>
  );
}

/** A note to the owner, with what is attached to it. */
export function AddNote(props: WorkProps) {
  return (
    <Opener label={words.addNote}>{(close) => <NoteDialog {...props} onClose={close} />}</Opener>
  );
}

interface Attached {
  readonly name: string;
  readonly attachment: string;
}

function NoteDialog({ path, onChange, onClose }: WorkProps & { onClose: () => void }) {
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const open = useRef(0);
  // One for the whole dialog: what is sent twice after a lost answer is one note.
  const key = useRef(newKey());
  const send = (values: Record<string, string>) => {
    // The owner gets a note once: without what is still under way it would miss it for good.
    if (open.current > 0) throw new AskError('', words.attachmentsOpen(open.current));
    const attachments = attached.map(({ attachment }) => attachment);
    const note = { key: key.current, ...values, attachments };
    return ask('POST', `${path}/results`, { notes: [note] });
  };
  return (
    <AskDialog
      title={words.addNote}
      onClose={onClose}
      fields={NOTE_FIELDS}
      action={words.addNote}
      onSend={async (values) => send(values)}
      onDone={onChange}
      more={
        <>
          <AddFiles<{ attachment: string }>
            pathOf={({ name }) => withQuery(`${path}/results/attachments`, { name })}
            onAdded={({ attachment }, { name }) =>
              setAttached((before) => [...before, { name, attachment }])
            }
            onOpen={(count) => {
              open.current = count;
            }}
          />
          <ul aria-label={words.attachments}>
            {attached.map((one) => (
              <li key={one.attachment}>
                {one.name}{' '}
                <button
                  type="button"
                  class="plain"
                  onClick={() => setAttached(attached.filter((other) => other !== one))}
                >
                  {texts.takeOut} <span class="unseen">{one.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

const NOTE_FIELDS: readonly FieldProps[] = [
  { name: 'note_text', label: words.note, isLong: true, isRequired: true },
  {
    name: 'note_type',
    label: texts.order.noteType,
    choices: [
      ['wo', texts.order.noteOrder],
      ['prop', texts.order.noteProperty],
    ],
  },
];

/** `YYYY-MM-DD HH:MM:SS` of a field of date and time. */
function asTimestamp(text: string): string {
  return text.replace('T', ' ').padEnd('YYYY-MM-DD HH:MM:SS'.length, ':00');
}

/** That somebody was at the property. */
export function AddCheckIn({ path, onChange }: WorkProps) {
  const send = ({ checkin_ts = '', ...values }: Record<string, string>) => {
    const check_in = { checkin_ts: asTimestamp(checkin_ts), ...changed(values) };
    return ask('POST', `${path}/results`, { check_ins: [check_in] });
  };
  return (
    <Opener label={words.addCheckIn}>
      {(close) => (
        <AskDialog
          title={words.addCheckIn}
          onClose={close}
          fields={[
            {
              name: 'checkin_ts',
              label: words.checkInTime,
              type: 'datetime-local',
              value: asLocalTime(Date.now()),
              isRequired: true,
            },
            { name: 'gps_lat', label: words.latitude, hint: words.degreesHint, isRequired: true },
            { name: 'gps_lng', label: words.longitude, isRequired: true },
            { name: 'gps_accuracy', label: words.accuracy },
          ]}
          action={words.addCheckIn}
          onSend={send}
          onDone={onChange}
        />
      )}
    </Opener>
  );
}

type Line = NonNullable<ImportedWork['invoice']>['lines'][number];

const blank = (): Line => ({
  key: newKey(),
  item_id: null,
  item_desc: '',
  quantity: '1',
  price: '',
  flat_fee: false,
});

/** The invoice: its lines, each kept under a name of its own, so that a change updates and never doubles. */
export function InvoiceEditor(props: WorkProps) {
  return (
    <Opener label={words.invoice}>
      {(close) => (
        <Dialog title={words.invoice} onClose={close}>
          <Invoice {...props} onClose={close} />
        </Dialog>
      )}
    </Opener>
  );
}

function Invoice(props: WorkProps & { onClose: () => void }) {
  const { work, path, onChange, onClose } = props;
  const [lines, setLines] = useState<readonly Line[]>(work.invoice?.lines ?? [blank()]);
  const [comment, setComment] = useState(work.invoice?.comment ?? '');
  const { isBusy, error, run } = useAction();
  const change = (key: string, more: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  async function send() {
    const invoice = { comment, lines: lines.map(wire) };
    if (!(await run(() => ask('POST', `${path}/results`, { invoice })))) return;
    onChange();
    onClose();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {lines.map((line, index) => (
        <InvoiceLine
          key={line.key}
          {...{ line, index, choices: itemChoices(props) }}
          onChange={(more) => change(line.key, more)}
        />
      ))}
      <button type="button" onClick={() => setLines([...lines, blank()])}>
        {words.addLine}
      </button>
      <label>
        {words.invoiceComment}
        <textarea
          rows={2}
          value={comment}
          onInput={(event) => setComment(event.currentTarget.value)}
        />
      </label>
      {error && <Failure error={error} />}
      <div class="actions">
        <button type="submit" class="main" disabled={isBusy}>
          {texts.save}
        </button>
        <button type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** A line as the site takes it: without what was not chosen. */
function wire({ item_id, item_desc, ...line }: Line) {
  return { ...line, ...(item_id ? { item_id } : {}), ...(item_desc ? { item_desc } : {}) };
}

function InvoiceLine(props: {
  line: Line;
  index: number;
  choices: NonNullable<FieldProps['choices']>;
  onChange: (more: Partial<Line>) => void;
}) {
  const { line, index, choices, onChange } = props;
  const id = useId();
  const text = (name: 'item_desc' | 'quantity' | 'price', label: string) => (
    <div>
      <label for={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        value={line[name]}
        onInput={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    </div>
  );
  return (
    <fieldset class="line">
      <legend>{index + 1}</legend>
      <div>
        <label for={`${id}-item`}>{words.item}</label>
        <select
          id={`${id}-item`}
          value={line.item_id ?? ''}
          onChange={(event) => onChange({ item_id: event.currentTarget.value || null })}
        >
          <option value="">{words.otherItem}</option>
          {choices
            .filter(([choice]) => choice !== '')
            .map(([choice, name]) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
        </select>
      </div>
      {line.item_id === null && text('item_desc', words.itemDesc)}
      {text('quantity', words.quantity)}
      {text('price', words.price)}
    </fieldset>
  );
}
