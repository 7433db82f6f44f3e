import type { SiteContext } from '../../engine/context.js';
import type { JobFilter, Jobs } from '../../engine/jobs/jobs.js';
import { keysetPages } from '../../engine/store/pages.js';
import { type Call, idOf } from '../call.js';
import type { JobPage, ListedJob } from '../contract/answers.js';
import { csvRoute, exportRows } from '../csv.js';
import type { Route } from '../route-table.js';

const PAGE = 50;

/** The routes of background jobs: waiting ones with the reason, dead ones, and their commands. */
export function jobRoutes(context: SiteContext, jobs: Jobs): readonly Route[] {
  const steered = (name: 'retry' | 'skip'): Route => ({
    method: 'POST',
    path: `jobs/:id/${name}`,
    needs: 'operator',
    run: (call: Call) => jobs[name](idOf(call)),
  });
  return [
    {
      method: 'GET',
      path: 'jobs',
      needs: 'reader',
      isShared: true,
      run: (call) => pageOf(jobs, call),
    },
    csvRoute<ListedJob>(context, {
      path: 'jobs.csv',
      columns: [
        'id',
        'kind',
        'lane',
        'key',
        'state',
        'run_at',
        'failures',
        'poisonous',
        'reason',
        'waits_for',
      ],
      pages: ({ query }) =>
        keysetPages((after: string | null) =>
          listed(jobs, { ...filterOf(query), after: after ?? '' }, exportRows(context)),
        ),
    }),
    steered('retry'),
    steered('skip'),
  ];
}

async function pageOf(jobs: Jobs, { query }: Call): Promise<JobPage> {
  const after = query.get('after') ?? '';
  const page = await listed(jobs, { ...filterOf(query), after }, PAGE);
  return { jobs: page.rows, counts: await jobs.counts(), next: page.next };
}

/** Returns the filter of a request without empty members. */
function filterOf(query: URLSearchParams): JobFilter {
  const given = ['state', 'kind'].flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

async function listed(jobs: Jobs, { after = '', ...filter }: JobFilter, page: number) {
  const from = after === '' ? {} : { after };
  const found = await jobs.summaries({ ...filter, ...from, limit: page + 1 });
  const last = found.length > page ? found[page - 1] : undefined;
  return { rows: found.slice(0, page), next: last?.id ?? null };
}
