import { sql } from 'kysely';
import { shortName } from '../../../protocol/errors/short-name.js';
import { isRowId, notFound, type SiteContext } from '../context.js';
import { Input } from '../input.js';
import type { Statements } from '../store/database.js';
import { reportWork } from '../store/reported-work.js';
import type { StoredRow } from '../store/schema/schema.js';
import { type IdRange, listRanges } from '../store/sqlite/id-ranges.js';
import { JOB_STATES, type JobState } from './job.js';
import { jobCounts } from './job-counts.js';

/** A job, as it is shown. */
export interface SiteJob {
  readonly id: string;
  readonly kind: string;
  readonly lane: string;
  readonly key: string;
  readonly state: JobState;
  /** The time at which it is or was due, in milliseconds since 1970. */
  readonly run_at: number;
  /** The number of failed attempts. */
  readonly failures: number;
  /** The number of attempts that never ended, because the process died. */
  readonly poisonous: number;
  /** The reason of the last failure; null without one. */
  readonly reason: string | null;
  /** The answer of a peer at that failure, unchanged. */
  readonly detail: string | null;
  /** The complete data of the job. */
  readonly payload: unknown;
  /** The reason for which it does not run now. */
  readonly waits_for: string;
}

/** A job without the texts that may be long: its payload, and the answer of a peer. */
export type JobSummary = Omit<SiteJob, 'payload' | 'detail'>;

/** A filter for jobs. */
export interface JobFilter {
  readonly state?: JobState;
  readonly kind?: string;
  readonly lane?: string;
  /** The id after which the list begins. */
  readonly after?: string;
  /** Default 100, at most 1,000. */
  readonly limit?: number;
}

/** The jobs of a site, for its operator. */
export class Jobs {
  /** @internal */
  constructor(
    /** @internal */ protected readonly context: Pick<SiteContext, 'database' | 'now' | 'wake'>,
  ) {}

  /** Returns jobs by ascending id. @throws LinkError `input_invalid` */
  async list(filter: JobFilter = {}): Promise<readonly SiteJob[]> {
    const rows = await this.#rows(filter, (query) =>
      query.select(['jobs.payload', 'jobs.detail']).execute(),
    );
    return rows.map((row) => ({
      ...this.#summary(row),
      detail: row.detail,
      payload: JSON.parse(row.payload),
    }));
  }

  /**
   * Returns jobs by ascending id for long lists. A page of a thousand has none of the answers of peers, each of which
   * may have 256 KiB.
   *
   * @throws LinkError `input_invalid`
   * @internal
   */
  async summaries(filter: JobFilter = {}): Promise<readonly JobSummary[]> {
    const rows = await this.#rows(filter, (query) => query.execute());
    return rows.map((row) => this.#summary(row));
  }

  /** Reads the jobs of a filter. One without an index is compared within bounded ranges of ids. */
  async #rows<Row>(
    filter: JobFilter,
    run: (query: ReturnType<typeof jobRows>) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const input = new Input('jobs.list', filter, ['state', 'kind', 'lane', 'after', 'limit']);
    const { after, limit = 100 } = filter;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > 1000) {
      throw input.wrong('limit', 'must be a whole number from 1 to 1000');
    }
    if (after !== undefined && !isRowId(after)) {
      throw input.wrong('after', 'must be the id of a job');
    }
    if (input.has('state')) input.choice('state', JOB_STATES, 'waiting');
    // A site without jobs runs no statement that would refuse them.
    for (const name of ['kind', 'lane']) input.text(name);
    const rows: Row[] = [];
    const from = after === undefined ? 0 : Number(after) + 1;
    const { database } = this.context;
    const isIndexed = filter.kind === undefined && filter.lane === undefined;
    const ranges = isIndexed ? [{ from }] : listRanges(database, 'jobs', { from }, 'ascending');
    for await (const range of ranges) {
      const more = limit - rows.length;
      rows.push(...(await run(jobRows(database.read, filter, range).limit(more))));
      if (rows.length >= limit) break;
    }
    return rows;
  }

  /** Returns the number of jobs of each kind and state, from stored counts, at the same cost for any number of jobs. */
  async counts(): Promise<readonly { kind: string; state: string; job_count: number }[]> {
    const counts = await jobCounts(this.context.database.read);
    return counts
      .filter(({ job_count }) => job_count > 0)
      .map(({ kind, state, job_count }) => ({ kind, state, job_count }));
  }

  /** Runs a job now: a waiting one, or a dead one, whose attempts start again. @throws LinkError `not_found` */
  async retry(id: string): Promise<void> {
    await this.#change(id, ['waiting', 'dead', 'skipped'], {
      state: 'waiting',
      run_at: this.context.now(),
      attempt_count: 0,
      poison_count: 0,
    });
    this.context.wake();
  }

  /** Skips a job: it stays stored, and `retry` runs it. @throws LinkError `not_found` */
  async skip(id: string): Promise<void> {
    await this.#change(id, ['waiting', 'dead'], { state: 'skipped' });
  }

  async #change(
    id: string,
    from: readonly JobState[],
    set: {
      state: JobState;
      run_at?: number;
      attempt_count?: number;
      poison_count?: number;
    },
  ): Promise<void> {
    const changed =
      isRowId(id) &&
      (await this.context.database.write(async (tx) => {
        // Another process may have the consumer whose job it is.
        await reportWork(tx, 'consumer-job');
        return tx
          .updateTable('jobs')
          .set(set)
          .where('id', '=', id)
          .where('state', 'in', from)
          .returning('id')
          .executeTakeFirst();
      }));
    if (!changed) throw notFound(`job ${shortName(id)} that is ${from.join(' or ')}`);
  }

  #summary(row: SummaryRow): JobSummary {
    return {
      id: row.id,
      kind: row.kind,
      lane: row.lane,
      key: row.job_key,
      state: JOB_STATES.find((state) => state === row.state) ?? 'waiting',
      run_at: row.run_at,
      failures: row.attempt_count,
      poisonous: row.poison_count,
      reason: row.reason,
      waits_for: waitsFor(row, this.context.now()),
    };
  }
}

/** Selects jobs by ascending id, within a range of ids. */
function jobRows(
  read: Statements,
  { state, kind, lane }: JobFilter,
  { from = 0, below }: Partial<IdRange>,
) {
  let query = read
    .selectFrom('jobs')
    .leftJoin('paused_lanes', 'paused_lanes.lane', 'jobs.lane')
    .select(['jobs.id', 'jobs.kind', 'jobs.lane', 'jobs.job_key', 'jobs.state', 'jobs.run_at'])
    .select(['jobs.attempt_count', 'jobs.poison_count', 'jobs.reason'])
    .select('paused_lanes.reason as pause_reason')
    .orderBy('jobs.id');
  if (from > 0) query = query.where('jobs.id', '>', String(from - 1));
  if (below !== undefined) query = query.where('jobs.id', '<', String(below));
  if (state !== undefined) query = query.where('state', '=', state);
  // The index of kinds has no ids: for each range, all jobs of the kind would be read and sorted.
  const ofKind = below === undefined ? sql<string>`kind` : sql<string>`kind || ''`;
  if (kind !== undefined) query = query.where(ofKind, '=', kind);
  if (lane !== undefined) query = query.where('jobs.lane', '=', lane);
  return query;
}

interface SummaryRow
  extends Omit<
    StoredRow<'jobs'>,
    'payload' | 'lease_at' | 'claim_count' | 'is_again' | 'detail' | 'added_at'
  > {
  readonly pause_reason: string | null;
}

/** Returns the reason for which a job does not run now. */
function waitsFor(row: SummaryRow, now: number): string {
  const { state, run_at, attempt_count, poison_count, reason, pause_reason } = row;
  if (state === 'running') return 'nothing: it runs';
  if (state === 'skipped') return 'a retry by a person: it was skipped';
  if (state === 'dead') {
    const often =
      attempt_count > 0
        ? `${attempt_count} attempts failed`
        : `${poison_count} attempts never ended`;
    return `a decision of a person: ${often}`;
  }
  if (pause_reason !== null) return `its queue, which is paused: ${pause_reason}`;
  if (run_at <= now) return 'a free slot, or a process that runs jobs';
  const until = new Date(run_at).toISOString();
  if (attempt_count === 0) return `its time, ${until}`;
  return `its next attempt at ${until}, after ${attempt_count} that failed: ${reason}`;
}
