import type { Audit } from './audit.js';
import type { Exchange } from './wire/answer.js';

/** An audit without its code. */
export type AuditFacts = Omit<Audit, 'run'>;

interface Outcome {
  readonly audit: AuditFacts;
  /** Milliseconds. */
  readonly duration: number;
}

/** The rule holds. */
export interface PassedAudit extends Outcome {
  readonly status: 'passed';
}

/** The rule does not hold. */
export interface FailedAudit extends Outcome {
  readonly status: 'failed';
  /** What was seen, and what should have been. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
  /** The request and the answer that show it; the password hash is hidden. */
  readonly exchange?: Exchange;
}

/** The rule could not be seen here. */
export interface SkippedAudit extends Outcome {
  readonly status: 'skipped';
  readonly reason: string;
}

/** What came of one audit. */
export type AuditResult = PassedAudit | FailedAudit | SkippedAudit;

/** What came of a whole check. */
export interface Report {
  /** The receiver, without the query of its address. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Whether audits that store something ran. */
  readonly write: boolean;
  readonly counts: Readonly<Record<AuditResult['status'], number>>;
  /** Whether a SHOULD that fails counts like a MUST. */
  readonly strict: boolean;
  /** No MUST failed, with `strict` no SHOULD either, and something was seen to hold. */
  readonly conforms: boolean;
  /** The receiver lists no order: whatever needs one could not be seen. */
  readonly hasNoOrder: boolean;
  readonly results: readonly AuditResult[];
}

/** Whether a result breaks conformance: a MUST that fails; with `strict` a SHOULD, too. */
export function isBreach({ status, audit }: AuditResult, strict = false): boolean {
  return status === 'failed' && (audit.level === 'MUST' || (strict && audit.level === 'SHOULD'));
}

/** Sums up results. */
export function summarise(
  results: readonly AuditResult[],
  strict?: boolean,
): Pick<Report, 'counts' | 'conforms'> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of results) counts[status]++;
  const broken = results.some((result) => isBreach(result, strict));
  return { counts, conforms: !broken && counts.passed > 0 };
}

/** The results of each area, in the order in which areas first appear. */
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
