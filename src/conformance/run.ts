import { LinkError } from '../protocol/errors.js';
import { printable } from '../protocol/printable.js';
import type { Audit } from './audit.js';
import { auditorOf } from './auditor.js';
import { audits } from './audits/index.js';
import { AuditContext } from './context.js';
import { type AuditorOptions, readSettings } from './options.js';
import { type AuditResult, type Report, summarise } from './result.js';
import { addressWithoutQuery } from './wire/display.js';
import { NoAnswer } from './wire/exchange.js';

/** Which receiver to check, how, and with which audits. */
export interface CheckOptions extends AuditorOptions {
  /** Ids of audits, or of areas, to run alone. Default all. */
  readonly only?: readonly string[];
  /** Hears of each result as it comes. */
  readonly onProgress?: (result: AuditResult, done: number, total: number) => void;
}

/**
 * The audits that `only` names, by id or by area.
 *
 * @throws LinkError `option_invalid` for a name that is neither
 */
export function selectAudits(only: readonly string[] | undefined): readonly Audit[] {
  if (only === undefined || only.length === 0) return audits;
  const matches = (audit: Audit, name: string) => audit.id === name || audit.area === name;
  const stray = only.find((name) => !audits.some((audit) => matches(audit, name)));
  if (stray !== undefined) {
    throw new LinkError('option_invalid', `only: there is no audit and no area ${stray}`);
  }
  return audits.filter((audit) => only.some((name) => matches(audit, name)));
}

/**
 * Checks a receiver and gives each result as it comes.
 *
 * @throws LinkError `option_invalid`; `no_answer` when nothing at the address answers at all
 */
export async function* streamAudits(options: CheckOptions): AsyncGenerator<AuditResult, void> {
  const selected = selectAudits(options.only);
  const context = new AuditContext(readSettings(options));
  await reach(context);
  const auditor = auditorOf(context);
  let done = 0;
  for (const audit of selected) {
    const result = await auditor.run(audit);
    done += 1;
    options.onProgress?.(result, done, selected.length);
    yield result;
  }
}

/**
 * Checks a receiver.
 *
 * @returns the report; failed audits are no error
 * @throws LinkError `option_invalid`; `no_answer` when nothing at the address answers at all
 */
export async function runAudits(options: CheckOptions): Promise<Report> {
  const startedAt = new Date();
  const results: AuditResult[] = [];
  for await (const result of streamAudits(options)) results.push(result);
  return {
    url: addressWithoutQuery(options.url),
    startedAt: startedAt.toISOString(),
    duration: Date.now() - startedAt.getTime(),
    write: options.write ?? false,
    ...summarise(results),
    results,
  };
}

/** A check of nothing would be a long list of the same failure. */
async function reach(context: AuditContext): Promise<void> {
  const failures: string[] = [];
  for (const event of ['validate_user', 'get_all_orders']) {
    try {
      await context.call(event, {});
      return;
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) return;
      failures.push(cause.message);
    }
  }
  const address = addressWithoutQuery(context.settings.url);
  throw new LinkError('no_answer', printable(`${address}: ${failures[0]}`), {
    stage: 'setup',
    status: 500,
  });
}
