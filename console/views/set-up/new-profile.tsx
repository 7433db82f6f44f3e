import { useId, useState } from 'preact/hooks';
import { memberOfColumn, plainName } from '../../../src/site/owner/order-files/column-names.js';
import type { PreviewRow } from '../../../src/site/owner/profiles/profiles.js';
import { useLoaded } from '../../load.js';
import { Failure, useAction } from '../../parts/basics.js';
import { AskDialog, type FieldProps } from '../../parts/form.js';
import { Some } from '../../parts/from-file.js';
import { RECORD_FILES } from '../../parts/rows.js';
import { AskError, ask, upload, withQuery } from '../../server.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { memberName } from '../order-file/member-name.js';

const words = setUpTexts.profiles;

/** An example file: its columns, and its text for the preview. */
interface Example {
  readonly name: string;
  readonly text: string;
  readonly columns: readonly string[];
}

/** Makes a profile. Its columns are those of an example file, each mapped to a member of an order. */
export function NewProfile(props: {
  readonly members: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { members, onDone, onClose } = props;
  const accounts = useLoaded('accounts').answer?.accounts ?? [];
  const [example, setExample] = useState<Example>();
  const active = accounts.filter(({ disabled_at }) => disabled_at === null);
  const fields = profileFields(active.map(({ username }) => username));
  return (
    <AskDialog
      title={words.add}
      onClose={onClose}
      isWide
      fields={fields}
      action={words.add}
      onSend={(values, all) => ask('POST', 'profiles', profileOf(values, all, example))}
      onDone={onDone}
      more={<Mapping members={members} example={example} onExample={setExample} />}
    />
  );
}

function profileFields(accounts: readonly string[]): readonly FieldProps[] {
  return [
    { name: 'name', label: words.name, isRequired: true, refusals: ['already_there'] },
    {
      name: 'account',
      label: words.account,
      choices: accounts.map((name) => [name, name] as const),
      hint: words.accountHint,
    },
    { name: 'client_company', label: setUpTexts.prices.client },
    { name: 'kind', label: words.kind, choices: Object.entries(words.kinds), value: 'CSV' },
    {
      name: 'capabilities',
      label: words.uses,
      choices: Object.entries(words.capabilities),
      chosen: ['upload', 'export'],
    },
  ];
}

/** The name of the field of a column's member. */
const fieldOf = (column: number) => `column-${column}`;

/** Returns a profile from the fields of its form. */
function profileOf(values: Record<string, string>, all: FormData, example: Example | undefined) {
  const { name, account, client_company, kind } = values;
  const mapping = example?.columns.map((column, at) => [column, values[fieldOf(at)] ?? '']);
  return {
    name,
    account,
    client_company,
    kind,
    capabilities: all.getAll('capabilities').map(String),
    ...(mapping && { mapping: Object.fromEntries(mapping) }),
  };
}

/** Reads the columns of an example, parsed by the site as files of the profile will be. */
async function readExample(file: File): Promise<Example> {
  const path = withQuery('records', { name: file.name });
  const { records } = await upload(path, file, () => undefined);
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return { name: file.name, text: await file.text(), columns };
}

/** The example file, the member of each of its columns, and the preview of its rows. */
function Mapping(props: {
  readonly members: readonly string[];
  readonly example: Example | undefined;
  readonly onExample: (example: Example) => void;
}) {
  const { members, example, onExample } = props;
  const { error, run } = useAction();
  const [rows, setRows] = useState<readonly PreviewRow[]>();
  const read = async (file: File) => {
    setRows(undefined);
    onExample(await readExample(file));
  };
  const preview = async (form: HTMLFormElement | null) => {
    if (!form || !example) throw new AskError('', words.exampleFirst);
    const all = new FormData(form);
    const values = Object.fromEntries([...all].map(([name, value]) => [name, String(value)]));
    const profile = { ...profileOf(values, all, example), name: values.name || words.preview };
    const body = { profile, file_name: example.name, text: example.text };
    setRows((await ask('POST', 'profiles/preview', body)).rows);
  };
  return (
    <fieldset class="rows">
      <legend>{words.columns}</legend>
      <p class="hint">{words.columnsHint}</p>
      <div class="actions">
        <label class="button">
          {words.example}
          <input
            type="file"
            class="unseen"
            accept={RECORD_FILES}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void run(() => read(file));
              // The browser tells of the same file again, which may be a corrected one.
              currentTarget.value = '';
            }}
          />
        </label>
        {example && (
          <button
            type="button"
            onClick={({ currentTarget: { form } }) => void run(() => preview(form))}
          >
            {words.preview}
          </button>
        )}
      </div>
      {example && <ColumnMembers key={example.text} members={members} columns={example.columns} />}
      {error && <Failure error={error} />}
      {rows && <Preview rows={rows} />}
    </fieldset>
  );
}

/** One choice for each column. */
function ColumnMembers(props: {
  readonly members: readonly string[];
  readonly columns: readonly string[];
}) {
  const { members, columns } = props;
  const id = useId();
  return (
    <div class="line">
      {columns.map((column, at) => {
        const guess = memberFor(column, members);
        return (
          <div key={column}>
            <label for={`${id}-${at}`}>{column}</label>
            <select id={`${id}-${at}`} name={fieldOf(at)} defaultValue={guess}>
              {members.map((member) => (
                <option key={member} value={member} selected={member === guess}>
                  {memberName(member)}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </div>
  );
}

/** Returns the member that a column names, of those that a profile may map; '' for none. */
function memberFor(column: string, members: readonly string[]): string {
  const named = memberOfColumn(column) ?? '';
  if (members.includes(named)) return named;
  return members.find((one) => plainName(memberName(one)) === plainName(column)) ?? '';
}

function Preview({ rows }: { readonly rows: readonly PreviewRow[] }) {
  const isWrong = ({ problem }: PreviewRow) => problem !== '';
  return (
    <>
      <p role="status">{words.previewed(rows.length, rows.filter(isWrong).length)}</p>
      <Some
        caption={words.preview}
        rows={rows}
        columns={[
          { title: words.position, show: ({ position }) => position },
          {
            title: words.order,
            show: ({ order }) =>
              Object.entries(order)
                .map(([member, value]) => `${memberName(member)}: ${String(value)}`)
                .join('; '),
          },
          { title: words.problem, show: ({ problem }) => problem || texts.none },
        ]}
      />
    </>
  );
}
