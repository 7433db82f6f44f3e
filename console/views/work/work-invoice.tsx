import { useId } from 'preact/hooks';
import type { ImportedWork } from '../../../src/site/console/orders/imported-work.js';
import { DraftState, useStoredContent } from '../../drafts/use-draft.js';
import { Failure, useAction } from '../../parts/basics.js';
import { Dialog, Opener, useInDialog } from '../../parts/dialog.js';
import type { FieldProps } from '../../parts/form.js';
import { ask } from '../../server.js';
import { texts } from '../../texts.js';
import { itemChoices, newKey, type WorkProps } from './work-entry.js';

const words = texts.work;

type Line = NonNullable<ImportedWork['invoice']>['lines'][number];

const blank = (): Line => ({
  key: newKey(),
  item_id: null,
  item_desc: '',
  quantity: '1',
  price: '',
  flat_fee: false,
});

/** Edits the invoice. Each line is stored under its own key, so that a change updates it and never duplicates it. */
export function InvoiceEditor(props: WorkProps) {
  return (
    <Opener label={words.invoice} draftPath={`${props.path}/invoice`}>
      {(close) => (
        <Dialog title={words.invoice} onClose={close}>
          <Invoice {...props} onClose={close} />
        </Dialog>
      )}
    </Opener>
  );
}

interface InvoiceValue {
  readonly comment: string;
  readonly lines: readonly Line[];
}

function Invoice(props: WorkProps & { onClose: () => void }) {
  const { work, path, onChange, onClose } = props;
  const inside = useInDialog();
  const { draft, value, change } = useStoredContent<InvoiceValue>(
    work.invoice ?? { comment: '', lines: [blank()] },
  );
  const { comment, lines } = value;
  const { isBusy, error, run } = useAction();
  const changeLine = (key: string, more: Partial<Line>) =>
    change({
      ...value,
      lines: lines.map((line) => (line.key === key ? { ...line, ...more } : line)),
    });
  async function send() {
    const invoice = { comment, lines: lines.map(wire) };
    if (!(await run(() => ask('POST', `${path}/results`, { invoice })))) return;
    void draft?.finish();
    onChange();
    onClose();
  }
  if (draft && !draft.isLoaded) return <p class="faint">{texts.loading}</p>;
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
          onChange={(more) => changeLine(line.key, more)}
          {...(lines.length > 1
            ? { onRemove: () => change({ ...value, lines: lines.filter((one) => one !== line) }) }
            : {})}
        />
      ))}
      <button type="button" onClick={() => change({ ...value, lines: [...lines, blank()] })}>
        {words.addLine}
      </button>
      <label>
        {words.invoiceComment}
        <textarea
          rows={2}
          value={comment}
          onInput={(event) => change({ ...value, comment: event.currentTarget.value })}
        />
      </label>
      <DraftState draft={draft} />
      {error && <Failure error={error} />}
      <div class="actions">
        <button type="submit" class="main" disabled={isBusy}>
          {words.saveInvoice}
        </button>
        <button type="button" onClick={() => inside?.close()}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** Returns a line in the form of the site, without empty members. */
function wire({ item_id, item_desc, ...line }: Line) {
  return { ...line, ...(item_id ? { item_id } : {}), ...(item_desc ? { item_desc } : {}) };
}

function InvoiceLine(props: {
  line: Line;
  index: number;
  choices: NonNullable<FieldProps['choices']>;
  onChange: (more: Partial<Line>) => void;
  onRemove?: () => void;
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
      {props.onRemove && (
        <button type="button" class="plain" onClick={props.onRemove}>
          {texts.takeOut} <span class="unseen">{index + 1}</span>
        </button>
      )}
    </fieldset>
  );
}
