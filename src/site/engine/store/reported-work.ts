import type { Statements } from './database.js';

/**
 * The kind of work that a transaction adds: a `job` of a kind that every process runs, a `consumer-job` or `events` for
 * consumers, which only some processes may have.
 */
export type AddedWork = 'job' | 'consumer-job' | 'events';

/** Reports added work to other processes, so that it arrives after the commit. */
export type ReportWork = (work: AddedWork) => Promise<void>;

const reports = new WeakMap<Statements, ReportWork>();

/** Sets the report for the work that a transaction adds. */
export function reportThrough(tx: Statements, report: ReportWork): void {
  reports.set(tx, report);
}

/** Reports work that a transaction has added. It does nothing where one process has the database. */
export async function reportWork(tx: Statements, work: AddedWork): Promise<void> {
  await reports.get(tx)?.(work);
}
