import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { RecordLine } from '../../src/site/console/record-route.js';
import { inWords } from '../plain-words.js';
import { AskError, sendLines, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { Failure } from './basics.js';
import { Dialog } from './dialog.js';
import { AskForm, type FieldProps } from './form.js';
import { type Column, List } from './list.js';
import { RECORD_FILES } from './rows.js';

const words = texts.fromFile;

/** The outcome of a file so far. */
export interface FileOutcome<Made extends object> {
  readonly count: number;
  /** The number of reported records. */
  readonly done: number;
  /** The number of records that this file has made. */
  readonly newCount: number;
  /** The made records, including those of earlier files. */
  readonly made: readonly Made[];
  readonly there: readonly { readonly position: string; readonly there: string }[];
  readonly refused: readonly { readonly position: string; readonly refused: string }[];
  readonly stopped: { readonly position: string; readonly stopped: string } | undefined;
  /** True when all records are reported. */
  readonly isWhole: boolean;
}

function outcomeOf<Made extends object>(
  lines: readonly RecordLine<Made>[],
  before: readonly Made[],
): FileOutcome<Made> {
  const made = lines.flatMap((line) => ('made' in line ? [line.made] : []));
  return {
    count: lines.find((line) => 'count' in line)?.count ?? 0,
    done: lines.filter((line) => 'position' in line).length,
    newCount: made.length,
    made: [...before, ...made],
    there: lines.filter((line) => 'there' in line),
    refused: lines.filter((line) => 'refused' in line),
    stopped: lines.find((line) => 'stopped' in line),
    isWhole: lines.some((line) => 'isWhole' in line),
  };
}

/** The requests with a file of records. */
type FilePath = 'orders/from-file' | 'accounts/from-file';
type FileQuery = Parameters<typeof withQuery<FilePath>>[1];

/** Sends files one after the other, and collects the outcomes. */
export function useSentFile<Made extends object>(path: FilePath, onMade: (() => void) | undefined) {
  const [outcome, setOutcome] = useState<FileOutcome<Made>>();
  const [isBusy, setBusy] = useState(false);
  // Records of an earlier attempt stay: their passwords are displayed only once.
  const made = useRef<readonly Made[]>([]);
  async function send(file: File, query: FileQuery = { name: file.name }) {
    const lines: RecordLine<Made>[] = [];
    const before = made.current;
    const tell = () => {
      const now = outcomeOf(lines, before);
      made.current = now.made;
      setOutcome(now);
      return now;
    };
    setBusy(true);
    try {
      await sendLines<RecordLine<Made>>(withQuery(path, query), file, (more) => {
        lines.push(...more);
        tell();
      });
      refuseBroken(tell());
    } catch (error) {
      const isLost = error instanceof AskError && error.code === 'unreachable';
      throw isLost && lines.length > 0 ? new AskError(error.code, words.lost) : error;
    } finally {
      setBusy(false);
      onMade?.();
    }
  }
  return { outcome, isBusy, send };
}

/** Makes records from a file in a dialog, which displays the outcome of each row. */
export function FromFile<Made extends object>(props: {
  readonly path: FilePath;
  readonly title: string;
  readonly lead: string;
  /** The allowed members of a row. */
  readonly names: string;
  /** The question before the dialog closes over made records that are not shown again. */
  readonly question?: string;
  readonly onClose: () => void;
  readonly onMade?: () => void;
  /** Displays made and existing records. */
  readonly children: (outcome: FileOutcome<Made>) => ComponentChildren;
}) {
  const { path, title, lead, names, onClose, onMade } = props;
  const { outcome, isBusy, send } = useSentFile<Made>(path, onMade);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isLocked={isBusy}
      {...(outcome?.made.length && props.question ? { question: props.question } : {})}
    >
      {outcome ? (
        <Outcome outcome={outcome} shown={props.children(outcome)} />
      ) : (
        <>
          <p>{lead}</p>
          <p class="hint">{`${words.members}: ${names}`}</p>
        </>
      )}
      {!(outcome && isDone(outcome)) && (
        <AskForm
          fields={FILE_FIELDS}
          action={words.send}
          onSend={async (_, all) => {
            const file = all.get('file');
            if (file instanceof File) await send(file);
          }}
        />
      )}
      <form method="dialog">
        <button type="submit" disabled={isBusy}>
          {texts.close}
        </button>
      </form>
    </Dialog>
  );
}

/** The field of a file of records. */
export const FILE_FIELDS: readonly FieldProps[] = [
  {
    name: 'file',
    label: words.file,
    type: 'file',
    accept: RECORD_FILES,
    hint: words.fileHint,
    isRequired: true,
  },
];

function isDone({ isWhole, stopped, refused }: FileOutcome<object>): boolean {
  return isWhole && stopped === undefined && refused.length === 0;
}

/** Refuses an answer that was cut off, or that the site has stopped. @throws AskError */
function refuseBroken({ stopped, isWhole }: FileOutcome<object>): void {
  if (stopped) throw new AskError('', words.stopped(stopped.position, inWords(stopped.stopped)));
  if (!isWhole) throw new AskError('unreachable', texts.unreachable);
}

/** The most displayed rows. */
const MOST_SHOWN = 100;

/** The outcome of a file so far. */
export function Outcome<Made extends object>(props: {
  readonly outcome: FileOutcome<Made>;
  readonly shown: ComponentChildren;
}) {
  const { count, done, newCount, there, refused, isWhole } = props.outcome;
  const { columns } = words;
  return (
    <>
      <p role="status">
        {isWhole
          ? `${words.made(newCount)}${words.there(there.length)}${words.refused(refused.length)}`
          : words.progress(done, count)}{' '}
        {!isWhole && count > 0 && (
          <progress value={done} max={count} aria-label={words.progress(done, count)} />
        )}
      </p>
      {props.shown}
      {refused.length > 0 && (
        <>
          <Failure error={new AskError('', words.refusedHint)} />
          <Some
            caption={words.refusedTitle}
            rows={refused}
            columns={[
              { title: columns.position, show: ({ position }) => position },
              { title: columns.reason, show: (row) => inWords(row.refused) },
            ]}
          />
        </>
      )}
      {there.length > 0 && (
        <Some
          caption={words.thereTitle}
          rows={there}
          columns={[
            { title: columns.position, show: ({ position }) => position },
            { title: columns.what, show: (row) => row.there },
          ]}
        />
      )}
    </>
  );
}

/** The first rows of a long list. */
export function Some<Row extends object>(props: {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}) {
  const { caption, rows, columns } = props;
  const shown = rows.slice(0, MOST_SHOWN);
  return (
    <section>
      <h3>{caption}</h3>
      <List caption={caption} columns={columns} rows={shown} idOf={JSON.stringify} />
      {rows.length > shown.length && (
        <p class="faint">{words.further(rows.length - shown.length)}</p>
      )}
    </section>
  );
}
