import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { texts } from '../texts.js';
import { Failure, useAction } from './basics.js';

/** One field of a form. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: 'text' | 'password' | 'date' | 'url';
  readonly choices?: readonly (readonly [value: string, label: string])[];
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
  readonly hint?: string;
  readonly autocomplete?: string;
}

/** A labelled field: text, several lines, or one of some choices. */
export function Field(props: FieldProps) {
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

/** A form that is sent as one; what the site refuses is told where the user is. */
export function AskForm(props: {
  readonly fields: readonly FieldProps[];
  readonly action: string;
  readonly onSend: (values: Record<string, string>) => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
  readonly children?: ComponentChildren;
}) {
  const { isBusy, error, run } = useAction();
  async function send(event: SubmitEvent) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    if (await run(() => props.onSend(values))) props.onDone?.();
  }
  return (
    <form onSubmit={send}>
      {props.children}
      {props.fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
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
