import type { Audit } from './audit.js';
import type { Exchange } from './wire/answer.js';
import { addressWithoutQuery } from './wire/display.js';

/** An audit without its code. */
export type AuditFacts = Omit<Audit, 'run'>;

interface Outcome {
  readonly audit: AuditFacts;
  /** Milliseconds. */
  readonly duration: number;
}

/** The result of a rule that holds. */
export interface PassedAudit extends Outcome {
  readonly status: 'passed';
}

/** The result of a rule that does not hold. */
export interface FailedAudit extends Outcome {
  readonly status: 'failed';
  /** The observed and the required behaviour. */
  readonly message: string;
  /** The fix. */
  readonly fix: string;
  /** The request and the answer that show the failure, without the password hash. */
  readonly exchange?: Exchange;
}

/** The result of a rule that could not be tested here. */
export interface SkippedAudit extends Outcome {
  readonly status: 'skipped';
  readonly reason: string;
}

/** The result of one audit. */
export type AuditResult = PassedAudit | FailedAudit | SkippedAudit;

/** The result of a check. */
export interface Report {
  /** The address of the receiver, without its query. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  /** True if audits that store something ran. */
  readonly write: boolean;
  readonly counts: Readonly<Record<AuditResult['status'], number>>;
  /** True if a failed SHOULD counts like a MUST. */
  readonly strict: boolean;
  /** True if no MUST failed (with `strict` no SHOULD either), and at least one audit passed. */
  readonly conforms: boolean;
  /** True if the receiver lists no order, so that audits that need one were skipped. */
  readonly hasNoOrder: boolean;
  readonly results: readonly AuditResult[];
}

/** True if a result breaks conformance: a failed MUST; with `strict` also a failed SHOULD. */
export function isBreach({ status, audit }: AuditResult, strict = false): boolean {
  return status === 'failed' && (audit.level === 'MUST' || (strict && audit.level === 'SHOULD'));
}

/** The facts of a finished check besides its options. */
interface CheckOutcome extends Pick<Report, 'results' | 'hasNoOrder'> {
  readonly startedAt: Date;
}

/** Returns the report of a check that has just finished. */
export function reportOf(
  {
    url,
    write = false,
    strict = false,
  }: Pick<Report, 'url'> & Partial<Pick<Report, 'write' | 'strict'>>,
  { startedAt, results, hasNoOrder }: CheckOutcome,
): Report {
  return {
    url: addressWithoutQuery(url),
    startedAt: startedAt.toISOString(),
    duration: Date.now() - startedAt.getTime(),
    write,
    strict,
    ...summarise(results, strict),
    hasNoOrder,
    results,
  };
}

/** Counts results. */
export function summarise(
  results: readonly AuditResult[],
  strict?: boolean,
): Pick<Report, 'counts' | 'conforms'> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of results) counts[status]++;
  const broken = results.some((result) => isBreach(result, strict));
  return { counts, conforms: !broken && counts.passed > 0 };
}

/** Returns the results of each area, in the order in which areas first occur. */
export function byArea(results: readonly AuditResult[]): ReadonlyMap<string, AuditResult[]> {
  const areas = new Map<string, AuditResult[]>();
  for (const result of results) {
    const { area } = result.audit;
    const group = areas.get(area) ?? [];
    group.push(result);
    areas.set(area, group);
  }
  return areas;
}
