import type { JobFilter, Jobs, SiteJob } from '../../jobs/jobs.js';
import type { Call } from '../call.js';
import type { Route } from '../route-table.js';

/** A job as the page shows it; what it works on may hold what a peer sent, and stays here. */
export type ListedJob = Omit<SiteJob, 'payload' | 'detail'>;

/** One page of jobs, and how many there are of each kind and state. */
export interface JobPage {
  readonly jobs: readonly ListedJob[];
  readonly counts: Awaited<ReturnType<Jobs['counts']>>;
  readonly next: string | null;
}

const PAGE = 50;

/** The work in the background: what waits and why, what was put aside, and what to do about it. */
export function jobRoutes(jobs: Jobs): readonly Route[] {
  const steered = (name: 'retry' | 'skip'): Route => ({
    method: 'POST',
    path: `jobs/:id/${name}`,
    needs: 'operator',
    run: ({ places }) => jobs[name](places.id ?? ''),
  });
  return [
    { method: 'GET', path: 'jobs', needs: 'reader', run: (call) => pageOf(jobs, call) },
    steered('retry'),
    steered('skip'),
  ];
}

async function pageOf(jobs: Jobs, { query }: Call): Promise<JobPage> {
  const given = ['state', 'kind', 'after'].flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const filter: JobFilter = { ...Object.fromEntries(given), limit: PAGE + 1 };
  const found = await jobs.list(filter);
  const last = found.length > PAGE ? found[PAGE - 1] : undefined;
  return {
    jobs: found.slice(0, PAGE).map(({ payload: _, detail: __, ...job }) => job),
    counts: await jobs.counts(),
    next: last?.id ?? null,
  };
}
