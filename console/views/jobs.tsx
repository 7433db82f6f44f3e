import type { JobPage, ListedJob } from '../../src/site/console/routes/jobs.js';
import { addressOf, place } from '../address.js';
import { marks } from '../live.js';
import { useLoaded } from '../load.js';
import { Badge, Empty, Failure, type Tone, useAction, useTitle } from '../parts/basics.js';
import { type Column, List } from '../parts/list.js';
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

/** The work in the background, with why each job waits. */
export function Jobs() {
  useTitle(words.title);
  const { state = '', after = '' } = place.value.query;
  const path = withQuery('jobs', { state, after });
  const { answer, error, reload } = useLoaded<JobPage>(path, marks.value.jobs);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <nav class="views" aria-label={words.columns.state}>
        {['', ...STATES].map((name) => (
          <a
            key={name}
            href={addressOf(['jobs'], { state: name })}
            {...(state === name ? { 'aria-current': 'page' as const } : {})}
          >
            {labelOf(name)} {answer && <span class="faint">{countOf(answer, name)}</span>}
          </a>
        ))}
      </nav>
      {error && <Failure error={error} onRetry={reload} />}
      {answer?.jobs.length === 0 && <Empty>{words.empty}</Empty>}
      {answer && answer.jobs.length > 0 && (
        <List
          caption={words.title}
          columns={columnsOf(reload)}
          rows={answer.jobs}
          idOf={({ id }) => id}
        />
      )}
      {answer?.next && (
        <a class="button" href={addressOf(['jobs'], { state, after: answer.next })}>
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

function countOf({ counts }: JobPage, state: string): number {
  const mine = counts.filter((one) => state === '' || one.state === state);
  return mine.reduce((sum, { job_count }) => sum + job_count, 0);
}

function columnsOf(reload: () => void): readonly Column<ListedJob>[] {
  const { columns } = words;
  const shown: readonly Column<ListedJob>[] = [
    {
      title: columns.job,
      show: ({ kind, key }) => (
        <>
          {kind} <span class="faint">{key}</span>
        </>
      ),
    },
    { title: columns.lane, show: ({ lane }) => lane },
    {
      title: columns.state,
      show: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
    },
    { title: columns.why, show: ({ waits_for }) => waits_for },
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
