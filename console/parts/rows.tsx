import { useId } from 'preact/hooks';
import { AskError, upload, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { Failure, useAction } from './basics.js';

/** The content of one row of an editor, by the names of its fields. */
export type RowValues = Readonly<Record<string, string>>;

/** One field of each row. */
export interface RowField {
  readonly name: string;
  readonly label: string;
  /** True for amounts, for which a phone displays digits. */
  readonly isNumber?: boolean;
}

/** An editor of several things of one kind, each in a row of fields. */
export function Rows(props: {
  readonly legend: string;
  readonly hint?: string;
  readonly add: string;
  readonly fields: readonly RowField[];
  readonly rows: readonly RowValues[];
  readonly onChange: (rows: readonly RowValues[]) => void;
}) {
  const { legend, hint, fields, rows, onChange } = props;
  const change = (index: number, values: RowValues) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...values } : row)));
  return (
    <fieldset class="rows">
      <legend>{legend}</legend>
      {hint && <p class="hint">{hint}</p>}
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          key={index}
          {...{ fields, row, number: index + 1 }}
          onChange={(values) => change(index, values)}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      <div class="actions">
        <button type="button" onClick={() => onChange([...rows, {}])}>
          {props.add}
        </button>
        <FromFile fields={fields} onRead={onChange} />
      </div>
    </fieldset>
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
  readonly onChange: (values: RowValues) => void;
  readonly onRemove: () => void;
}) {
  const { fields, row, number, onChange } = props;
  const id = useId();
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
            onInput={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </div>
      ))}
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
