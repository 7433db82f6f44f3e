import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { texts } from '../texts.js';
import { Failure, useAction } from './basics.js';
import { Dialog } from './dialog.js';

/** One field of a form. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: 'text' | 'password' | 'date' | 'datetime-local' | 'url' | 'file';
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** The choices of which any may be chosen; `FormData.getAll` has those that are. */
  readonly chosen?: readonly string[];
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
  readonly hint?: string;
  readonly autocomplete?: string;
  /** Of a file: what may be chosen, as the `accept` of a file field has it. */
  readonly accept?: string;
  /** Few need it: it stands behind a word that opens it. */
  readonly isFurther?: boolean;
}

/** A labelled field: text, several lines, one of some choices, or any of them. */
export function Field(props: FieldProps) {
  return props.chosen ? <Checks {...props} chosen={props.chosen} /> : <SingleField {...props} />;
}

function Checks({
  name,
  label,
  choices = [],
  chosen,
  hint,
}: FieldProps & { chosen: readonly string[] }) {
  return (
    <fieldset class="field checks">
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />{' '}
          {text}
        </label>
      ))}
      {hint && <p class="hint">{hint}</p>}
    </fieldset>
  );
}

function SingleField(props: FieldProps) {
  const { label, hint, choices, isLong } = props;
  const id = useId();
  const shared = {
    id,
    name: props.name,
    required: props.isRequired ?? false,
    ...(hint ? { 'aria-describedby': `${id}-hint` } : {}),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {choices ? (
        <select {...shared} defaultValue={props.value ?? ''}>
          {choices.map(([value, text]) => (
            <option key={value} value={value} selected={value === (props.value ?? '')}>
              {text}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...shared} rows={4} defaultValue={props.value ?? ''} />
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          defaultValue={props.value ?? ''}
          {...(props.autocomplete ? { autocomplete: props.autocomplete } : {})}
          {...(props.accept ? { accept: props.accept } : {})}
        />
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type Values = Readonly<Record<string, string>>;

/** The members that are not as they were; without `before`, those that something was entered for. */
export function changed(values: Values, before: Values = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (before[name] ?? '')),
  );
}

interface AskFormProps {
  readonly fields: readonly FieldProps[];
  readonly action: string;
  readonly onSend: (values: Record<string, string>, all: FormData) => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
  /** Stands in front of the fields. */
  readonly children?: ComponentChildren;
  /** Stands behind them. */
  readonly more?: ComponentChildren;
}

/** A form that is sent as one; what the site refuses is told where the user is. */
export function AskForm(props: AskFormProps) {
  const { isBusy, error, run } = useAction();
  const further = props.fields.filter(({ isFurther }) => isFurther);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const all = new FormData(form);
    const values = Object.fromEntries([...all].map(([name, value]) => [name, String(value)]));
    if (await run(() => props.onSend(values, all))) props.onDone?.();
  }
  return (
    <form onSubmit={send}>
      {props.children}
      {props.fields
        .filter(({ isFurther }) => !isFurther)
        .map((field) => (
          <Field key={field.name} {...field} />
        ))}
      {further.length > 0 && (
        <details>
          <summary>{texts.further}</summary>
          {further.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </details>
      )}
      {props.more}
      {error && <Failure error={error} />}
      <div class="actions">
        <button type="submit" class="main" disabled={isBusy}>
          {isBusy ? texts.working : props.action}
        </button>
        {props.onCancel && (
          <button type="button" onClick={props.onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

/** A form in a dialog of its own, which closes when it is sent, or given up. */
export function AskDialog({
  title,
  isWide = false,
  onClose,
  onDone,
  ...form
}: Omit<AskFormProps, 'onCancel'> & {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
}) {
  const done = () => {
    onClose();
    onDone?.();
  };
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide}>
      <AskForm {...form} onDone={done} onCancel={onClose} />
    </Dialog>
  );
}
