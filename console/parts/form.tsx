import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DraftPath } from '../drafts/draft-path.js';
import { type Draft, DraftState, useDraft } from '../drafts/use-draft.js';
import { texts } from '../texts.js';
import { Failure, useAction } from './basics.js';
import { Dialog, useInDialog } from './dialog.js';
import { Field, type FieldProps, refusalOf } from './field.js';
import { RefusedRow } from './refused-row.js';

export type { FieldProps } from './field.js';

type Values = Readonly<Record<string, string>>;

/** Returns the changed members; without `before`, those with a value. */
export function changed(values: Values, before: Values = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (before[name] ?? '')),
  );
}

/** Returns true for the same choices of a multiple choice, in any order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
}

interface AskFormProps {
  readonly fields: readonly FieldProps[];
  readonly action: string;
  readonly onSend: (values: Record<string, string>, all: FormData) => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
  /** The label of the button that leaves the form. Default Cancel: a form that cancels something has another. */
  readonly leave?: string | undefined;
  /** A confirmation before the form is sent. */
  readonly confirm?: string;
  /** Content before the fields. */
  readonly children?: ComponentChildren;
  /** Content after the fields. */
  readonly more?: ComponentChildren;
  /** The members of the request whose rows `more` edits: their editors display the refusals of rows. */
  readonly lists?: readonly string[];
  /** The content of `more`, which is stored and restored with the fields. */
  readonly extra?: { readonly value: unknown; readonly restore: (value: never) => void };
}

/** The stored content of a form: what differs from the values of its fields, which may change before it is sent. */
interface Typed {
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly extra?: unknown;
}

/**
 * A form that is sent as a whole. A refusal by the site is displayed at its field. Within a {@link DraftPath} its text
 * is stored.
 */
export function AskForm(props: AskFormProps) {
  const draft = useDraft(useContext(DraftPath));
  if (draft && !draft.isLoaded) return <p class="faint">{texts.loading}</p>;
  return <TypedForm key={draft?.turn} {...props} draft={draft} />;
}

/** Returns the changed content of a form without secrets and files, which are never stored. */
function typedOf(form: HTMLFormElement, fields: readonly FieldProps[]): Typed['fields'] {
  const all = new FormData(form);
  const stored = fields.filter(({ type }) => type !== 'password' && type !== 'file');
  return Object.fromEntries(
    stored.flatMap(({ name, chosen, value = '' }): [string, string | readonly string[]][] => {
      const typed = chosen ? all.getAll(name).map(String) : String(all.get(name) ?? '');
      return String(typed) === String(chosen ?? value) ? [] : [[name, typed]];
    }),
  );
}

function restored(field: FieldProps, typed: Typed | undefined): FieldProps {
  const value = typed?.fields[field.name];
  if (value === undefined) return field;
  return typeof value === 'string' ? { ...field, value } : { ...field, chosen: value };
}

/** Stores the content of the fields and of `more`. */
function useTyping(
  { fields, extra }: AskFormProps,
  draft: Draft | undefined,
  beginning: Typed | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const inside = useInDialog();
  const beside = JSON.stringify(extra?.value);
  const known = useRef(beside);
  const store = () => {
    if (!form.current) return;
    const more = extra ? { extra: extra.value } : {};
    draft?.keeper.change({ fields: typedOf(form.current, fields), ...more });
  };
  const begin = useRef(() => {
    if (beginning?.extra !== undefined) extra?.restore(beginning.extra as never);
    if (draft && inside) form.current?.querySelector<HTMLElement>('input,select,textarea')?.focus();
  });
  // This happens before the first paint: a focus that moves later would scroll the page.
  useLayoutEffect(() => begin.current(), []);
  const enter = useRef<(now: string) => void>(() => undefined);
  enter.current = (now) => {
    if (now === known.current) return;
    known.current = now;
    inside?.touch();
    store();
  };
  useEffect(() => enter.current(beside), [beside]);
  return { form, store };
}

function TypedForm(props: AskFormProps & { draft: Draft | undefined }) {
  const { draft } = props;
  const { isBusy, error, run } = useAction();
  // Only this page has written it.
  const beginning = useRef(draft?.keeper.content as Typed | undefined).current;
  const { form, store } = useTyping(props, draft, beginning);
  const refusal = refusalOf(error, props.fields);
  const fields = props.fields.map((field) => ({
    ...restored(field, beginning),
    problem: field.name === refusal?.name ? refusal.problem : undefined,
  }));
  const isInList = props.lists?.some((name) => error?.refused?.names.includes(name)) === true;
  const refusedRow = refusal === undefined && isInList ? error?.refused : undefined;
  useRefusedFocus(form, refusal?.name, error);
  const further = fields.filter(({ isFurther }) => isFurther);
  const [isAsking, setAsking] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (props.confirm !== undefined && !isAsking) {
      setAsking(true);
      return;
    }
    if (!form.current) return;
    const all = new FormData(form.current);
    const values = Object.fromEntries([...all].map(([name, value]) => [name, String(value)]));
    const isDone = await run(() => props.onSend(values, all));
    setAsking(false);
    if (!isDone) return;
    void draft?.finish();
    props.onDone?.();
  }
  return (
    <form ref={form} onSubmit={send} onInput={store}>
      {props.children}
      {fields
        .filter(({ isFurther }) => !isFurther)
        .map((field) => (
          <Field key={field.name} {...field} />
        ))}
      <FurtherFields fields={further} />
      <RefusedRow.Provider value={refusedRow}>{props.more}</RefusedRow.Provider>
      <DraftState draft={draft} show={(content) => shownFields(props.fields, content)} />
      {error && !refusal && !refusedRow && <Failure error={error} />}
      {isAsking ? (
        <Confirm {...props} isBusy={isBusy} onBack={() => setAsking(false)} />
      ) : (
        <Buttons {...props} isBusy={isBusy} />
      )}
    </form>
  );
}

/** The rare fields of a form. */
function FurtherFields({ fields }: { readonly fields: readonly FieldProps[] }) {
  if (fields.length === 0) return null;
  return (
    <details open={fields.some(({ problem }) => problem !== undefined)}>
      <summary>{texts.further}</summary>
      {fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
    </details>
  );
}

/** Moves the focus to the field that the site has refused, of a form or of one of its rows. */
function useRefusedFocus(
  form: { readonly current: HTMLFormElement | null },
  name: string | undefined,
  refusal: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus
  useEffect(() => {
    if (refusal === undefined) return;
    const selector = name === undefined ? '.line [aria-invalid]' : `[name="${CSS.escape(name)}"]`;
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [name, refusal]);
}

/** The buttons that send or leave a form. */
function Buttons({ action, onCancel, leave, isBusy }: AskFormProps & { readonly isBusy: boolean }) {
  const inside = useInDialog();
  return (
    <div class="actions">
      <button type="submit" class="main" disabled={isBusy}>
        {isBusy ? texts.working : action}
      </button>
      {onCancel && (
        <button type="button" onClick={() => (inside ? inside.close() : onCancel())}>
          {leave ?? texts.cancel}
        </button>
      )}
    </div>
  );
}

/** Asks for a confirmation. Cancel has the focus, so that a second press of a key does not confirm. */
function Confirm(props: {
  readonly confirm?: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onBack: () => void;
}) {
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <div class="notice failure" role="alert">
      <p>{props.confirm}</p>
      <div class="actions">
        <button ref={back} type="button" onClick={props.onBack}>
          {texts.dialog.reconsider}
        </button>
        <button type="submit" class="main" disabled={props.isBusy}>
          {texts.dialog.confirm(props.action)}
        </button>
      </div>
    </div>
  );
}

/** Returns the values of a form's fields by their labels. */
function shownFields(
  fields: readonly FieldProps[],
  content: unknown,
): readonly (readonly [string, string])[] {
  // Only this page has written it.
  const typed = content as Typed;
  return [
    ...fields.map(
      ({ name, label, value, chosen }) =>
        [label, String(typed.fields[name] ?? chosen ?? value ?? '')] as const,
    ),
    ...(typed.extra === undefined ? [] : [[texts.further, JSON.stringify(typed.extra)] as const]),
  ];
}

/** A form in a dialog, which closes after it is sent or discarded. */
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
