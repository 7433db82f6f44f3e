import { LinkError } from '../protocol/errors/errors.js';
import type { Audit } from './audit.js';
import { type Auditor, auditorOf } from './auditor.js';
import { audits, firstAudits } from './audits/index.js';
import { AuditContext } from './context.js';
import { NO_ORDER } from './findings/orders.js';
import { type AuditorOptions, readCheckSettings } from './options.js';
import { expectAnswer, expectReceiver } from './reach.js';
import { type AuditFacts, type AuditResult, type Report, reportOf } from './result.js';

/** Largest number of simultaneous audits. Many wait for shared findings; the context limits the requests. */
const AT_ONCE = 32;

/** The receiver to check, and the selected audits. */
export interface CheckOptions extends AuditorOptions {
  /** Ids of audits or of areas to run. Default all. */
  readonly only?: readonly string[];
  /**
   * Rejects at once when the address is no receiver or refuses the account. Otherwise the report repeats that failure.
   * Default false.
   */
  readonly stopEarly?: boolean;
  /** Counts a failed SHOULD like a MUST. Default false. */
  readonly strict?: boolean;
  /** Called with each result. */
  readonly onProgress?: (result: AuditResult, done: number, total: number) => void;
}

/**
 * Returns the audits that `only` names, by id or by area.
 *
 * @throws LinkError `option_invalid` for a name that is neither
 */
export function selectAudits(only: readonly string[] | undefined): readonly Audit[] {
  return selectFrom(audits, only);
}

/** Returns those of some audits that `only` names. @throws LinkError `option_invalid` for a name that is neither */
export function selectFrom<One extends AuditFacts>(
  all: readonly One[],
  only: readonly string[] | undefined,
): readonly One[] {
  if (only === undefined || only.length === 0) return all;
  const matches = (audit: One, name: string) => audit.id === name || audit.area === name;
  const stray = only.find((name) => !all.some((audit) => matches(audit, name)));
  if (stray !== undefined) {
    throw new LinkError('option_invalid', `only: there is no audit and no area ${stray}`);
  }
  return all.filter((audit) => only.some((name) => matches(audit, name)));
}

/**
 * Checks a receiver and yields each result.
 *
 * @throws LinkError `option_invalid`; `no_answer` when nothing answers at the address; with `stopEarly`
 *   `not_a_receiver` and `account_refused`
 */
export async function* streamAudits(options: CheckOptions): AsyncGenerator<AuditResult, void> {
  const selected = selectAudits(options.only);
  const context = new AuditContext(readCheckSettings(options));
  await (options.stopEarly ? expectReceiver : expectAnswer)(context);
  let done = 0;
  for await (const result of inOrder(auditorOf(context), selected, options)) {
    done += 1;
    options.onProgress?.(result, done, selected.length);
    yield result;
  }
}

/**
 * Checks a receiver.
 *
 * @returns the report; failed audits are no error
 * @throws LinkError `option_invalid`; `no_answer` when nothing answers at the address; with `stopEarly`
 *   `not_a_receiver` and `account_refused`
 */
export async function runAudits(options: CheckOptions): Promise<Report> {
  const startedAt = new Date();
  const results: AuditResult[] = [];
  for await (const result of streamAudits(options)) results.push(result);
  const hasNoOrder = results.some(
    (result) => result.status === 'skipped' && result.reason === NO_ORDER,
  );
  return reportOf(options, { startedAt, results, hasNoOrder });
}

/** Runs audits, in parallel where they store nothing, and yields their results in the order of the list. */
async function* inOrder(
  auditor: Auditor,
  selected: readonly Audit[],
  { write }: CheckOptions,
): AsyncGenerator<AuditResult> {
  const stores = ({ writes }: Audit) => writes === true && write === true;
  const given = new Map<Audit, (result: AuditResult) => void>();
  const results = selected.map(
    (audit) => new Promise<AuditResult>((resolve) => given.set(audit, resolve)),
  );
  const run = async (audit: Audit) => given.get(audit)?.(await auditor.run(audit));
  const after = selected.filter((audit) => !firstAudits.has(audit));
  const queues = [
    { audits: selected.filter((audit) => firstAudits.has(audit)), atOnce: 1 },
    { audits: after.filter((audit) => !stores(audit)), atOnce: AT_ONCE },
    { audits: after.filter(stores), atOnce: 1 },
  ];
  void runInTurn(queues, run);
  try {
    for (const result of results) yield await result;
  } finally {
    // A consumer that stops early stops the remaining audits.
    for (const { audits: waiting } of queues) waiting.length = 0;
  }
}

interface Queue {
  readonly audits: Audit[];
  readonly atOnce: number;
}

/** Runs one queue after the other, each with up to `atOnce` simultaneous audits. */
async function runInTurn(
  queues: readonly Queue[],
  run: (audit: Audit) => Promise<void>,
): Promise<void> {
  for (const { audits: waiting, atOnce } of queues) {
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}
