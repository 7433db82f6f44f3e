import { printable } from '../protocol/printable.js';
import type { Audit } from './audit.js';
import { AuditContext } from './context.js';
import { type AuditorOptions, type CheckSettings, readCheckSettings } from './options.js';
import type { AuditResult } from './result.js';
import { AuditFailure, AuditSkip } from './verdict.js';
import { causeText } from './wire/display.js';

/** Runs single audits, which share their findings. */
export interface Auditor<Context = AuditContext> {
  /**
   * Runs one audit.
   *
   * @returns its result; never rejects
   */
  run(audit: Audit<Context>): Promise<AuditResult>;
}

/** Allowance for the requests of one audit, and for waiting when the receiver throttles. */
const REQUESTS = 10;
const WAIT_ALLOWANCE = 150_000;

/**
 * Creates an auditor, for test frameworks that loop over `audits` themselves.
 *
 * @throws LinkError `option_invalid`
 * @example for (const audit of audits) it(audit.title, async () => expect(await auditor.run(audit)).toMatchObject({
 * status: 'passed' }))
 */
export function createAuditor(options: AuditorOptions): Auditor {
  return auditorOf(new AuditContext(readCheckSettings(options)));
}

/** The settings of a check that its auditor needs. */
type Limits = Pick<CheckSettings, 'write' | 'signal' | 'timeout'>;

/** The context of a check. */
interface Checked {
  readonly settings: Limits;
}

/** Creates an auditor for a given context. */
export function auditorOf<Context extends Checked>(context: Context): Auditor<Context> {
  const { settings } = context;
  return {
    async run(audit) {
      const { run: _run, ...facts } = audit;
      const started = performance.now();
      const outcome = barred(audit, settings) ?? (await runWithLimit(audit, context));
      return { audit: facts, duration: Math.round(performance.now() - started), ...outcome };
    },
  };
}

type Outcome = AuditResult extends infer Result
  ? Result extends AuditResult
    ? Omit<Result, 'audit' | 'duration'>
    : never
  : never;

function barred({ writes }: Pick<Audit, 'writes'>, { write, signal }: Limits): Outcome | undefined {
  if (signal?.aborted) return { status: 'skipped', reason: 'the check was stopped' };
  if (!writes || write) return undefined;
  return { status: 'skipped', reason: 'stores something; runs with the option write only' };
}

async function runWithLimit<Context extends Checked>(
  audit: Audit<Context>,
  context: Context,
): Promise<Outcome> {
  const limit = context.settings.timeout * REQUESTS + WAIT_ALLOWANCE;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const failure = new AuditFailure(
      `the audit was not done after ${limit / 1000} seconds`,
      'Answer faster: callers do not wait that long.',
    );
    timer = setTimeout(() => reject(failure), limit);
  });
  try {
    await Promise.race([audit.run(context), late]);
    return { status: 'passed' };
  } catch (cause) {
    return outcomeOf(cause, context.settings);
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf(cause: unknown, { signal }: Limits): Outcome {
  if (signal?.aborted) return { status: 'skipped', reason: 'the check was stopped' };
  if (cause instanceof AuditSkip) return { status: 'skipped', reason: printable(cause.message) };
  if (cause instanceof AuditFailure) {
    const { fix, exchange } = cause;
    // The message quotes the receiver's answer, which may contain control characters.
    const failed = { status: 'failed', message: printable(cause.message), fix } as const;
    return exchange === undefined ? failed : { ...failed, exchange };
  }
  const reason = `the audit itself failed, please report it: ${printable(causeText(cause))}`;
  return { status: 'skipped', reason };
}
