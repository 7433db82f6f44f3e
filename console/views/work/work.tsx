import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { Failure, Time, useAction } from '../../parts/basics.js';
import { type Column, List } from '../../parts/list.js';
import { inWords } from '../../plain-words.js';
import { ask, may } from '../../server.js';
import { texts } from '../../texts.js';
import { SECTIONS } from '../order/missing-list.js';
import { BidTable } from './bid-table.js';
import { InvoiceTable } from './invoice-table.js';
import { ResultActions } from './result-actions.js';
import { resultName } from './result-name.js';
import { ResultBadge } from './result-state.js';
import { AddCheckIn, type WorkProps } from './work-entry.js';
import { AddNote } from './work-note.js';
import { GiveReady, isReadyNext } from './work-panel.js';
import { WorkPhotos } from './work-photos.js';

const words = texts.work;

/** The work on an imported order: its results with their states, photos, and what else is given. */
export default function Work(given: WorkProps) {
  return (
    <section>
      <h2>{words.title}</h2>
      <Results {...given} />
      <section id={SECTIONS.photos} tabIndex={-1}>
        <WorkPhotos {...given} />
      </section>
      <BidTable {...given} />
      <InvoiceTable {...given} />
      {may('operator') && (
        <div class="actions apart">
          <AddNote {...given} />
          <AddCheckIn {...given} />
          {given.work.bids.length === 0 && <NoBids {...given} />}
          {!isReadyNext(given) && <GiveReady {...given} />}
        </div>
      )}
    </section>
  );
}

/** Confirms that there are no bids and completions. */
function NoBids({ path, onChange }: WorkProps) {
  const { isBusy, error, run } = useAction();
  const say = () => ask('POST', `${path}/results`, { no_bids: true });
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void run(say).then(onChange)}>
        {words.noBids}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}

function Results(props: WorkProps) {
  const { work, path, onChange } = props;
  const { isBusy, error, run } = useAction();
  // The panel names what was not given.
  const given = work.results.filter(({ state }) => state !== 'none');
  const again = (refused: boolean) =>
    void run(() => ask('POST', `${path}/results/send-again`, { refused })).then(onChange);
  const has = (state: SiteResult['state']) => given.some((result) => result.state === state);
  if (given.length === 0) return null;
  const { rows, files } = withoutManyFiles(given);
  const list = (shown: readonly SiteResult[]) => (
    <List
      caption={words.results}
      columns={columnsOf(props)}
      rows={shown}
      idOf={({ kind, key }) => `${kind} ${key}`}
    />
  );
  return (
    <section id="part-results" tabIndex={-1}>
      <h3>{words.results}</h3>
      {rows.length > 0 && list(rows)}
      {files.length > 0 && (
        <Folded summary={words.kindCount('file', files.length)}>{() => list(files)}</Folded>
      )}
      {may('operator') && (
        <div class="actions">
          {has('failed') && (
            <button type="button" disabled={isBusy} onClick={() => again(false)}>
              {words.sendAgain}
            </button>
          )}
          {has('refused') && (
            <button type="button" disabled={isBusy} onClick={() => again(true)}>
              {words.sendRefused}
            </button>
          )}
        </div>
      )}
      {error && <Failure error={error} />}
    </section>
  );
}

/** The most files without a problem that have a row each. The photos have their own place. */
const MOST_FILES = 20;

/** Returns the results with a row each, and many files without a problem apart. */
function withoutManyFiles(given: readonly SiteResult[]) {
  const isPlain = ({ kind, state, reason, missing }: SiteResult) =>
    kind === 'file' &&
    (state === 'draft' || state === 'queued' || state === 'sent') &&
    reason === null &&
    missing.length === 0;
  const files = given.filter(isPlain);
  if (files.length <= MOST_FILES) return { rows: given, files: [] };
  return { rows: given.filter((result) => !isPlain(result)), files };
}

/** Content that is made when it is unfolded. */
function Folded(props: { summary: string; children: () => ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.summary}</summary>
      {isOpen && props.children()}
    </details>
  );
}

function columnsOf(props: WorkProps): readonly Column<SiteResult>[] {
  const { columns } = words;
  return [
    { title: columns.what, show: (result) => resultName(result, props) },
    {
      title: columns.state,
      show: ({ state, sent_at }) => (
        <>
          <ResultBadge state={state} /> {sent_at !== null && <Time at={sent_at} />}
        </>
      ),
    },
    { title: columns.why, show: (result) => <Why {...props} result={result} /> },
    {
      title: columns.do,
      show: (result) => <ResultActions {...props} result={result} />,
    },
  ];
}

function Why({ result, ...given }: WorkProps & { result: SiteResult }) {
  const { reason, waits_for, missing, next_at } = result;
  const isClear = reason === null && waits_for.length === 0 && missing.length === 0;
  if (isClear && next_at === null) return null;
  return (
    <>
      {reason && inWords(reason)}{' '}
      {waits_for.length > 0 && words.waits(waitedNames(waits_for, given).join(', '))}{' '}
      {inWords(missing.join(' '))}{' '}
      {next_at !== null && (
        <>
          {words.next} <Time at={next_at} />
        </>
      )}
    </>
  );
}

/** The most files that are named one by one among those that a result waits for. */
const MOST_NAMES = 3;

/** Returns the names of the results that another one waits for. Of many files it returns their number. */
function waitedNames(waited: readonly string[], given: WorkProps): readonly string[] {
  const files = waited.filter((one) => one.startsWith('file '));
  if (files.length <= MOST_NAMES) return waited.map((one) => waitedName(one, given));
  const others = waited.filter((one) => !files.includes(one));
  return [words.kindCount('file', files.length), ...others.map((one) => waitedName(one, given))];
}

/** Returns the name of a result that another one waits for, `bid grass`. */
function waitedName(waited: string, given: WorkProps): string {
  const [kind = '', ...key] = waited.split(' ');
  return resultName({ kind, key: key.join(' ') }, given);
}
