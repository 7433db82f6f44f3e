import type { JobPage, ListedJob } from '../../src/site/console/contract/answers.js';
import { addressOf, filter, route } from '../address.js';
import { versions } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Failure, type Tone, useAction } from '../parts/basics.js';
import type { Column } from '../parts/list.js';
import { ListBody, ListHead } from '../parts/list-page.js';
import { inWords } from '../plain-words.js';
import { ask, may, withQuery } from '../server.js';
import { texts } from '../texts.js';

const words = texts.jobs;
const TONES: Readonly<Record<ListedJob['state'], Tone>> = {
  waiting: 'wait',
  running: 'new',
  dead: 'bad',
  skipped: 'plain',
};
const STATES = ['waiting', 'running', 'dead', 'skipped'] as const;

/** The background jobs, with the reasons for waiting. */
export function Jobs() {
  const { state = '', kind = '', after = '' } = route.value.query;
  const path = withQuery('jobs', { state, kind, after });
  const loaded = useLoaded(path, versions.value.jobs);
  const { answer, reload } = loaded;
  return (
    <>
      <ListHead title={words.title} lead={words.lead} path="jobs" query={{ state, kind }} />
      <div class="filters">
        <nav class="views" aria-label={words.columns.state}>
          {['', ...STATES].map((name) => (
            <a
              key={name}
              href={addressOf(['jobs'], { state: name, kind })}
              {...(state === name ? { 'aria-current': 'page' as const } : {})}
            >
              {labelOf(name)} {answer && <span class="faint">{countOf(answer, name, kind)}</span>}
            </a>
          ))}
        </nav>
        <Kinds answer={answer} kind={kind} />
      </div>
      <ListBody
        caption={words.title}
        loaded={loaded}
        rows={answer?.jobs}
        columns={columnsOf(reload)}
        idOf={({ id }) => id}
        empty={state === '' && kind === '' ? words.empty : words.emptyFilter}
      />
      {answer?.next && (
        <a class="button" href={addressOf(['jobs'], { state, kind, after: answer.next })}>
          {texts.more}
        </a>
      )}
    </>
  );
}

function labelOf(name: string): string {
  const state = STATES.find((one) => one === name);
  return state ? words.states[state] : words.all;
}

/** A filter by the present kinds. */
function Kinds({ answer, kind }: { answer: JobPage | undefined; kind: string }) {
  const kinds = new Set([...(answer?.counts ?? []).map((one) => one.kind), kind]);
  return (
    <label>
      <span class="unseen">{words.kind}</span>
      <select
        value={kind}
        onChange={({ currentTarget }) => filter({ kind: currentTarget.value, after: '' })}
      >
        <option value="">{words.allKinds}</option>
        {[...kinds].filter(Boolean).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function countOf({ counts }: JobPage, state: string, kind: string): number {
  const mine = counts.filter(
    (one) => (state === '' || one.state === state) && (kind === '' || one.kind === kind),
  );
  return mine.reduce((sum, { job_count }) => sum + job_count, 0);
}

function columnsOf(reload: () => void): readonly Column<ListedJob>[] {
  const { columns } = words;
  const shown: readonly Column<ListedJob>[] = [
    {
      title: columns.job,
      show: ({ kind, key }) => (
        <>
          {kind} {key !== kind && <span class="faint">{key}</span>}
        </>
      ),
    },
    { title: columns.lane, show: ({ lane }) => lane },
    {
      title: columns.state,
      show: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
    },
    {
      title: columns.why,
      show: ({ waits_for, reason }) => (
        <>
          {inWords(waits_for)}{' '}
          {reason !== null && reason !== waits_for && <span class="faint">{inWords(reason)}</span>}
        </>
      ),
    },
    {
      title: columns.failures,
      show: ({ failures, poisonous }) => words.failures(failures, poisonous),
      isNumber: true,
    },
  ];
  if (!may('operator')) return shown;
  return [
    ...shown,
    { title: columns.do, show: (job) => <Steer key={job.id} job={job} onDone={reload} /> },
  ];
}

function Steer({ job: { id, key, state }, onDone }: { job: ListedJob; onDone: () => void }) {
  const { isBusy, error, run } = useAction();
  const steer = (command: 'retry' | 'skip') =>
    void run(() => ask('POST', `jobs/${id}/${command}`)).then(onDone);
  return (
    <div class="actions">
      {state !== 'running' && (
        <button type="button" disabled={isBusy} onClick={() => steer('retry')}>
          {words.retry} <span class="unseen">{key}</span>
        </button>
      )}
      {(state === 'waiting' || state === 'dead') && (
        <button type="button" disabled={isBusy} onClick={() => steer('skip')}>
          {words.skip} <span class="unseen">{key}</span>
        </button>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}
