import { LinkError } from '../../protocol/errors/errors.js';
import { printableLine } from '../../protocol/printable.js';
import { auditorOf } from '../auditor.js';
import { type AuditResult, type Report, reportOf } from '../result.js';
import { selectFrom } from '../run.js';
import { AuditFailure } from '../verdict.js';
import { addressWithoutQuery } from '../wire/display.js';
import { accessAudits } from './access-audits.js';
import { actionAudits } from './action-audits.js';
import type { ApiAudit } from './api-audit.js';
import { type ApiCheckOptions, ApiContext } from './api-context.js';
import { tokenAudits } from './token-audits.js';

/** All audits of a JSON API, in the order of the report. */
export const apiAudits: readonly ApiAudit[] = [...tokenAudits, ...accessAudits, ...actionAudits];

/** The JSON API to check, and the selected audits. */
export interface ApiRunOptions extends ApiCheckOptions {
  /** Ids of audits or of areas to run. Default all. */
  readonly only?: readonly string[];
  /** Counts a failed SHOULD like a MUST. Default false. */
  readonly strict?: boolean;
  /** Called with each result. */
  readonly onProgress?: (result: AuditResult, done: number, total: number) => void;
}

/**
 * Checks a JSON API. The audits run one after another, so that a rate limit is not reached.
 *
 * @returns the report; failed audits are no error
 * @throws LinkError `option_invalid`; `no_answer` when nothing answers; `account_refused` for refused credentials
 */
export async function runApiAudits(options: ApiRunOptions): Promise<Report> {
  const selected = selectFrom(apiAudits, options.only);
  const context = new ApiContext(options);
  await expectApi(context);
  const startedAt = new Date();
  const auditor = auditorOf(context);
  const results: AuditResult[] = [];
  for (const audit of selected) {
    const result = await auditor.run(audit);
    results.push(result);
    options.onProgress?.(result, results.length, selected.length);
  }
  return reportOf(options, { startedAt, results, hasNoOrder: false });
}

/** Requires an API that gives a token: otherwise the report would repeat one failure. */
async function expectApi(context: ApiContext): Promise<void> {
  const refuse = (code: string, reason: string): never => {
    const text = printableLine(`${addressWithoutQuery(context.options.url)}: ${reason}`);
    throw new LinkError(code, text, { stage: 'setup', status: 500 });
  };
  try {
    const { status, json } = await context.token();
    if (status === 200) return;
    const { error = 'no JSON error' } = Object(json);
    refuse('account_refused', `/auth/token answers ${status} ${String(error).slice(0, 100)}`);
  } catch (error) {
    if (error instanceof AuditFailure) refuse('no_answer', error.message);
    throw error;
  }
}
