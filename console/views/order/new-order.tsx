import { useState } from 'preact/hooks';
import type { SiteAccount } from '../../../src/site/owner/account-record';
import { go } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Failure } from '../../parts/basics.js';
import { AskDialog, changed, type FieldProps } from '../../parts/form.js';
import { filled, Rows, type RowValues } from '../../parts/rows.js';
import { ask } from '../../server.js';
import { texts } from '../../texts.js';
import { givenLines, ITEM_FIELDS, LineItems, OTHER_FIELDS, otherAllowed } from './order-fields.js';

const words = texts.newOrder;
const ADDRESS_FIELDS = ['wo_number', 'address', 'city', 'state', 'zip'] as const;

/** Makes an order with its line items, additional forms, and its own items. */
export default function NewOrder({ onClose }: { onClose: () => void }) {
  const { answer, error, reload } = useLoaded('accounts');
  const [beside, setBeside] = useState<Beside>(NOTHING);
  const { lines, items, forms } = beside;
  const change = (part: Partial<Beside>) => setBeside((before) => ({ ...before, ...part }));
  async function send({ is_other_allowed, ...values }: Record<string, string>) {
    const order = {
      ...changed(values),
      is_other_allowed: is_other_allowed === 'true',
      line_items: givenLines(lines),
      pcr_forms: forms,
      items: filled(items),
    };
    const { report_id } = await ask('POST', 'orders', order);
    go(['orders', report_id]);
  }
  return (
    <AskDialog
      title={words.title}
      onClose={onClose}
      isWide
      fields={fieldsOf(answer?.accounts ?? [])}
      action={words.action}
      onSend={send}
      lists={['line_items', 'items']}
      extra={{ value: beside, restore: setBeside }}
      more={
        <>
          <LineItems lines={lines} onChange={(all) => change({ lines: all })} />
          <FormsToAttach forms={forms} onChange={(all) => change({ forms: all })} />
          <Rows
            name="items"
            legend={words.items}
            hint={words.itemsHint}
            add={words.addItem}
            fields={ITEM_FIELDS}
            rows={items}
            onChange={(all) => change({ items: all })}
          />
        </>
      }
    >
      {!answer && error && <Failure error={error} onRetry={reload} />}
    </AskDialog>
  );
}

/** The parts of a new order besides its fields. */
interface Beside {
  readonly lines: readonly RowValues[];
  readonly items: readonly RowValues[];
  readonly forms: readonly AttachedForm[];
}

const NOTHING: Beside = { lines: [], items: [], forms: [] };

function fieldsOf(accounts: readonly SiteAccount[]): readonly FieldProps[] {
  const choices = accounts
    .filter(({ disabled_at }) => disabled_at === null)
    .map(({ username, display_name }) => [username, display_name || username] as const);
  return [
    { name: 'account', label: texts.orders.partner, choices, isRequired: true },
    ...ADDRESS_FIELDS.map((name) => ({ name, label: words[name], isRequired: true })),
    { name: 'work_type_alias', label: words.work_type_alias },
    { name: 'date_due', label: words.date_due, type: 'date' },
    { name: 'comments', label: words.comments, isLong: true, hint: words.commentsHint },
    { name: 'org_wo_num', label: words.org_wo_num, isFurther: true },
    ...OTHER_FIELDS.map((field) => ({ ...field, isFurther: true })),
    { ...otherAllowed(true), isFurther: true },
  ];
}

interface AttachedForm {
  readonly pcr_form_id: string;
  readonly form_ver_id: string;
  readonly form_required: boolean;
}

/** Chooses additional forms of an order; the forms of every order are named. */
function FormsToAttach(props: {
  forms: readonly AttachedForm[];
  onChange: (forms: readonly AttachedForm[]) => void;
}) {
  const { forms, onChange } = props;
  const [chosen, setChosen] = useState('');
  const { answer } = useLoaded('forms');
  // The newest version of a form is the last one.
  const newest = new Map((answer?.forms ?? []).map((form) => [form.pcr_form_id, form]));
  const usual = [...newest.values()].filter(({ is_default_required }) => is_default_required);
  const open = [...newest.values()].filter(
    ({ pcr_form_id }) => !forms.some((form) => form.pcr_form_id === pcr_form_id),
  );
  const attach = (id: string) => {
    const form = newest.get(id);
    if (!form) return;
    const { pcr_form_id, form_ver_id } = form;
    onChange([...forms, { pcr_form_id, form_ver_id, form_required: true }]);
  };
  if (newest.size === 0) return null;
  return (
    <fieldset class="rows">
      <legend>{words.forms}</legend>
      {usual.length > 0 && <p class="hint">{words.usualForms(usual.map(nameOf).join(', '))}</p>}
      {forms.map((form) => (
        <AttachedRow
          key={form.pcr_form_id}
          {...{ form, name: nameOf(newest.get(form.pcr_form_id) ?? form) }}
          onChange={(isRequired) =>
            onChange(
              forms.map((one) => (one === form ? { ...form, form_required: isRequired } : one)),
            )
          }
          onRemove={() => onChange(forms.filter((one) => one !== form))}
        />
      ))}
      <div class="actions">
        <select
          aria-label={words.addForm}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">{words.addForm}</option>
          {open.map((form) => (
            <option key={form.pcr_form_id} value={form.pcr_form_id}>
              {nameOf(form)}
            </option>
          ))}
        </select>
        <button
          type="button"
          disabled={chosen === ''}
          onClick={() => {
            attach(chosen);
            setChosen('');
          }}
        >
          {words.attachForm}
        </button>
      </div>
    </fieldset>
  );
}

function nameOf(form: { pcr_form_id: string; form_ver_id: string; name?: string }): string {
  return texts.order.form(form.pcr_form_id, form.name ?? '', form.form_ver_id);
}

function AttachedRow(props: {
  form: AttachedForm;
  name: string;
  onChange: (isRequired: boolean) => void;
  onRemove: () => void;
}) {
  const { form, name } = props;
  return (
    <div class="actions">
      <span>{name}</span>
      <label>
        <input
          type="checkbox"
          checked={form.form_required}
          onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
        />{' '}
        {texts.order.required}
      </label>
      <button type="button" class="plain" onClick={props.onRemove}>
        {texts.takeOut} <span class="unseen">{name}</span>
      </button>
    </div>
  );
}
