import { useState } from 'preact/hooks';
import type { FileRow, ImportedFile } from '../../../src/site/owner/profiles/uploaded-files.js';
import { addressOf, route } from '../../address.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { asLocalTime, Badge, Missing, Time, type Tone } from '../../parts/basics.js';
import { Facts } from '../../parts/facts.js';
import { LAST_DAY } from '../../parts/field.js';
import type { FieldProps } from '../../parts/form.js';
import type { Column } from '../../parts/list.js';
import { RECORD_FILES } from '../../parts/rows.js';
import { inWords } from '../../plain-words.js';
import { AskError, may, upload, withQuery } from '../../server.js';
import { partnersTexts } from '../../texts/partners.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { memberName } from '../order-file/member-name.js';
import { type RecordAction, RecordPage } from './record-page.js';

const words = setUpTexts.profiles;

/** A profile: its columns, its files, or the rows of one of them. */
export function OneProfile({ name }: { readonly name: string }) {
  const { file = '' } = route.value.query;
  return file === '' ? <Files name={name} /> : <FileRows name={name} file={file} />;
}

const pathOf = (name: string) => `profiles/${encodeURIComponent(name)}` as const;

const FILE: FieldProps = {
  name: 'file',
  label: texts.fromFile.file,
  type: 'file',
  accept: RECORD_FILES,
  isRequired: true,
};

const TONES: Readonly<Record<string, Tone>> = { queued: 'wait', done: 'good', failed: 'bad' };
const stateName = (state: string) =>
  Object.entries(words.states).find(([name]) => name === state)?.[1] ?? state;

function columnsOf(name: string): readonly Column<ImportedFile>[] {
  return [
    {
      title: words.file,
      show: ({ id, file_name }) => (
        <a href={addressOf(['profiles', name], { file: id })}>{file_name}</a>
      ),
    },
    {
      title: partnersTexts.accounts.columns.state,
      show: ({ state, reason }) => (
        <>
          <Badge tone={TONES[state] ?? 'plain'}>{stateName(state)}</Badge>{' '}
          {reason && inWords(reason)}
        </>
      ),
    },
    { title: words.by, show: ({ uploaded_by }) => uploaded_by },
    { title: words.at, show: ({ uploaded_at }) => <Time at={uploaded_at} /> },
    { title: words.ended, show: ({ ended_at }) => <Time at={ended_at} /> },
  ];
}

/** The files of a profile, the newest first, and the exports of a day. */
function Files({ name }: { readonly name: string }) {
  const profiles = useLoaded('profiles');
  const loaded = useLoaded(`${pathOf(name)}/files`, versions.value.jobs);
  const profile = profiles.answer?.profiles.find((one) => one.name === name);
  if (!profile) {
    // The request for the files of a profile that is gone says so.
    const error = profiles.error ?? loaded.error;
    const reload = () => {
      profiles.reload();
      loaded.reload();
    };
    return <Missing title={name} error={error} onRetry={reload} />;
  }
  const has = (use: 'upload' | 'export') => profile.is_active && profile.capabilities.includes(use);
  const mapped = Object.entries(profile.mapping);
  return (
    <RecordPage
      title={name}
      lead={words.filesLead}
      empty={words.noFiles}
      loaded={loaded}
      rows={loaded.answer?.files}
      columns={columnsOf(name)}
      nameOf={({ file_name }) => file_name}
      idOf={({ id }) => id}
      actions={
        may('operator')
          ? [
              ...(has('upload') ? [uploadTo(name)] : []),
              ...(profile.kind === 'INS' ? [compileFor(name)] : []),
            ]
          : []
      }
    >
      <p>
        <a href={addressOf(['profiles'])}>{words.back}</a>
      </p>
      {mapped.length > 0 && (
        <Facts facts={mapped.map(([column, member]) => [column, memberName(member)])} />
      )}
      {has('export') && <ExportOf name={name} />}
    </RecordPage>
  );
}

function chosenFile(all: FormData): File {
  const file = all.get('file');
  if (file instanceof File) return file;
  throw new AskError('input_invalid', words.exampleFirst);
}

function uploadTo(name: string): RecordAction {
  return {
    label: words.upload,
    ask: words.uploadLead,
    fields: [FILE],
    send: (_, all) => {
      const file = chosenFile(all);
      const path = withQuery(`${pathOf(name)}/files`, { name: file.name });
      return upload(path, file, () => undefined);
    },
  };
}

/** Puts the compiled file of a day. */
function compileFor(name: string): RecordAction {
  return {
    label: words.put,
    ask: words.putLead,
    fields: [
      { ...FILE, accept: '' },
      { name: 'day', label: words.day, type: 'date', isRequired: true },
    ],
    send: ({ day = '' }, all) => {
      const file = chosenFile(all);
      const query = { name: file.name, day };
      return upload(withQuery(`${pathOf(name)}/compiled`, query), file, () => undefined);
    },
  };
}

/** The export of a day, as a file. */
function ExportOf({ name }: { readonly name: string }) {
  const [day, setDay] = useState(asLocalTime(Date.now()).slice(0, 10));
  return (
    <div class="filters">
      <label>
        {words.exportDay}{' '}
        <input
          type="date"
          max={LAST_DAY}
          value={day}
          onInput={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </label>
      {day === '' ? (
        <span role="status">{words.noDay}</span>
      ) : (
        <a class="button" href={`./api/${withQuery(`${pathOf(name)}/export`, { day })}`} download>
          {words.export}
        </a>
      )}
    </div>
  );
}

const OUTCOMES: Readonly<Record<FileRow['outcome'], Tone>> = {
  made: 'good',
  updated: 'good',
  there: 'plain',
  refused: 'bad',
};

const ROW_COLUMNS: readonly Column<FileRow>[] = [
  { title: words.position, show: ({ position }) => position },
  {
    title: words.outcome,
    show: ({ outcome }) => <Badge tone={OUTCOMES[outcome]}>{words.outcomes[outcome]}</Badge>,
  },
  {
    title: words.order,
    show: ({ report_id }) =>
      report_id === null ? (
        texts.none
      ) : (
        <a href={addressOf(['orders', report_id])}>{words.orderOf(report_id)}</a>
      ),
  },
  { title: words.problem, show: ({ reason }) => inWords(reason) || texts.none },
];

/** The outcome of each row of a file. */
function FileRows({ name, file }: { readonly name: string; readonly file: string }) {
  const loaded = useLoaded(`profile-files/${encodeURIComponent(file)}`, versions.value.jobs);
  return (
    <RecordPage
      title={words.rows}
      empty={words.noRows}
      loaded={loaded}
      rows={loaded.answer?.rows}
      columns={ROW_COLUMNS}
      nameOf={({ position }) => position}
    >
      <p>
        <a href={addressOf(['profiles', name])}>{words.backTo(name)}</a>
      </p>
    </RecordPage>
  );
}
