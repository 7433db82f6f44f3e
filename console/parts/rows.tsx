import { useContext, useId, useRef, useState } from 'preact/hooks';
import { asSentence, type RefusedMember } from '../plain-words.js';
import { AskError, upload, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { Failure, useAction } from './basics.js';
import { RefusedRow } from './refused-row.js';

/** The content of one row of an editor, by the names of its fields. */
export type RowValues = Readonly<Record<string, string>>;

/** One field of each row. */
export interface RowField {
  readonly name: string;
  readonly label: string;
  /** True for amounts, for which a phone displays digits. */
  readonly isNumber?: boolean;
}

/** An editor of several things of one kind, each in a row of fields. It displays a refusal at the field of its row. */
export function Rows(props: {
  /** The member of the request that has the rows. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly add: string;
  readonly fields: readonly RowField[];
  readonly rows: readonly RowValues[];
  readonly onChange: (rows: readonly RowValues[]) => void;
}) {
  const { name, legend, hint, fields, rows, onChange } = props;
  const { refused, forget } = useRefused(name);
  const editor = useRef<HTMLFieldSetElement>(null);
  const refusedAt = indexOfFilled(rows, refused?.row);
  const change = (index: number, values: RowValues) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...values } : row)));
  const replace = (after: readonly RowValues[]) => {
    forget();
    onChange(after);
  };
  const add = () => {
    replace([...rows, {}]);
    // Before the next key is read: preact renders in an earlier microtask.
    queueMicrotask(() =>
      editor.current?.querySelector<HTMLElement>('.line:last-of-type input')?.focus(),
    );
  };
  return (
    <fieldset ref={editor} class="rows">
      <legend>{legend}</legend>
      {hint && <p class="hint">{hint}</p>}
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          key={index}
          {...{ fields, row, number: index + 1 }}
          refused={index === refusedAt ? refused : undefined}
          onChange={(values) => change(index, values)}
          onRemove={() => replace(rows.filter((_, at) => at !== index))}
        />
      ))}
      {refused && refusedAt === undefined && <Problem refused={refused} />}
      <div class="actions">
        <button type="button" onClick={add}>
          {props.add}
        </button>
        <FromFile fields={fields} onRead={replace} />
      </div>
    </fieldset>
  );
}

/** Returns the refusal of a list. It is forgotten with the rows that it was about. */
function useRefused(name: string) {
  const refused = useContext(RefusedRow);
  const [forgotten, setForgotten] = useState<RefusedMember>();
  const isShown = refused !== forgotten && refused?.names.includes(name);
  return { refused: isShown ? refused : undefined, forget: () => setForgotten(refused) };
}

/** Returns the index of a row by its number among those with content, from 1 on; undefined without one. */
function indexOfFilled(rows: readonly RowValues[], number = 0): number | undefined {
  const indexes = [...rows.keys()].filter((index) => filled(rows.slice(index, index + 1)).length);
  return indexes[number - 1];
}

function Problem({ refused, id }: { refused: RefusedMember; id?: string }) {
  return (
    <p class="problem" role="alert" {...(id === undefined ? {} : { id })}>
      {asSentence(refused.problem)}
    </p>
  );
}

/** Reads the rows of a file, parsed by the site like those of a command, for editing before they are stored. */
function FromFile(props: {
  readonly fields: readonly RowField[];
  readonly onRead: (rows: readonly RowValues[]) => void;
}) {
  const { isBusy, error, run } = useAction();
  const words = texts.fromFile;
  const read = async (file: File) => {
    const path = withQuery('records', { name: file.name });
    const { records } = await upload(path, file, () => undefined);
    const rows = filled(records.map((record) => rowOf(props.fields, record)));
    const names = props.fields.map(({ name }) => name).join(', ');
    if (rows.length === 0) throw new AskError('input_invalid', words.noColumns(names));
    props.onRead(rows);
  };
  return (
    <>
      <label class="button">
        {isBusy ? texts.working : words.rows}
        <input
          type="file"
          class="unseen"
          accept={RECORD_FILES}
          title={words.rowsHint}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void run(() => read(file));
            currentTarget.value = '';
          }}
        />
      </label>
      {error && <Failure error={error} />}
    </>
  );
}

/** The accepted files of rows. */
export const RECORD_FILES = '.csv,.json,text/csv,application/json';

function rowOf(fields: readonly RowField[], record: object): RowValues {
  const given = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(fields.map(({ name }) => [name, String(given.get(name) ?? '')]));
}

function Row(props: {
  readonly fields: readonly RowField[];
  readonly row: RowValues;
  readonly number: number;
  /** The refusal of one of its fields, or of the whole row. */
  readonly refused: RefusedMember | undefined;
  readonly onChange: (values: RowValues) => void;
  readonly onRemove: () => void;
}) {
  const { fields, row, number, refused, onChange } = props;
  const id = useId();
  const isRefused = (name: string) => refused?.names[0] === name;
  return (
    <fieldset class="line">
      <legend class="unseen">{number}</legend>
      {fields.map(({ name, label, isNumber }) => (
        <div key={name}>
          <label for={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            value={row[name] ?? ''}
            inputMode={isNumber ? 'decimal' : 'text'}
            {...(isRefused(name)
              ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }
              : {})}
            onInput={(event) => onChange({ [name]: event.currentTarget.value })}
          />
          {refused && isRefused(name) && <Problem refused={refused} id={`${id}-problem`} />}
        </div>
      ))}
      {refused && !fields.some(({ name }) => isRefused(name)) && <Problem refused={refused} />}
      <button type="button" class="plain" onClick={props.onRemove}>
        {texts.takeOut} <span class="unseen">{number}</span>
      </button>
    </fieldset>
  );
}

/** Returns the rows with content, without their blank fields. */
export function filled(rows: readonly RowValues[]): readonly RowValues[] {
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text.trim() !== '')))
    .filter((row) => Object.keys(row).length > 0);
}
