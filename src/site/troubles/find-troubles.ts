import { LOCK_IDS } from '../../deliveries/lock-ids.js';
import { DAY } from '../../protocol/units.js';
import type { EventLogOptions } from '../engine/background/sweep-events.js';
import type { JobKind } from '../engine/jobs/job-kinds.js';
import { regularJob } from '../engine/jobs/regular-job.js';
import type { Statements } from '../engine/store/database.js';
import { reportWork } from '../engine/store/reported-work.js';
import { textToStore } from '../engine/store/text-to-store.js';
import type { Condition, Conditions } from './condition.js';
import { type ConditionContext, presentConditions } from './conditions.js';
import { presentConsumers } from './trouble-consumers.js';
import { addTroubleJobs } from './trouble-jobs.js';
import type { TroubleEvent } from './trouble-record.js';

/** The kind of the single regular job that compares the present conditions with the open troubles. */
export const FIND_TROUBLES = 'find-troubles';

/** Milliseconds between two comparisons. */
const EVERY = 30_000;
/** The most beginnings and ends that one transaction stores, because other writers wait for it. */
const AT_ONCE = 200;
const LONGEST_REASON = 2000;

/** Adds a change of a trouble for those to whom it is reported, within its transaction. */
export type ReportTrouble = (
  tx: Statements,
  event: TroubleEvent['event'],
  id: string,
) => Promise<void>;

interface OpenTrouble {
  readonly id: string;
  readonly kind: string;
  readonly subject_key: string;
}

/** The changes of a comparison: at most {@link AT_ONCE}. */
interface Changes {
  readonly begun: readonly Condition[];
  readonly solved: readonly OpenTrouble[];
  readonly isMore: boolean;
}

/**
 * Returns the job that finds troubles. One transaction at a time compares and stores, in all processes together, so that
 * the beginning and the end of each trouble are reported once each.
 */
export function troubleFinding(
  context: ConditionContext,
  { days, consumerDays }: Required<EventLogOptions>,
  reports: readonly ReportTrouble[] = [],
): JobKind {
  const { database, now } = context;
  return regularJob(async () => {
    const present = await presentConditions(context);
    const at = now();
    return database.write(async (tx) => {
      await database.capabilities.lock(tx, LOCK_IDS.troubles);
      const consumers = await presentConsumers(tx, at - consumerDays * DAY);
      const { begun, solved, isMore } = changesOf(present, await openTroubles(tx));
      const report = async (event: TroubleEvent['event'], id: string) => {
        await addTroubleJobs(tx, consumers, { id, at });
        for (const one of reports) await one(tx, event, id);
      };
      for (const condition of begun) await report('trouble', await begin(tx, condition, at));
      for (const { id } of solved) {
        await tx.updateTable('troubles').set({ solved_at: at }).where('id', '=', id).execute();
        await report('solved', id);
      }
      if (begun.length + solved.length > 0) await reportWork(tx, 'events');
      await sweep(tx, at - days * DAY);
      return isMore ? 0 : EVERY;
    });
  });
}

function openTroubles(tx: Statements): Promise<readonly OpenTrouble[]> {
  return tx
    .selectFrom('troubles')
    .select(['id', 'kind', 'subject_key'])
    .where('solved_at', 'is', null)
    .execute();
}

function nameOf(kind: string, key: string): string {
  return `${kind} ${key}`;
}

/** Compares the present conditions with the open troubles. */
function changesOf(present: readonly Conditions[], open: readonly OpenTrouble[]): Changes {
  const known = new Set(open.map(({ kind, subject_key }) => nameOf(kind, subject_key)));
  const lasting = new Set(
    present.flatMap(({ found }) => found.map(({ kind, key }) => nameOf(kind, key))),
  );
  const begun = present.flatMap(({ found }) =>
    found.filter(({ kind, key, isQuiet }) => isQuiet !== true && !known.has(nameOf(kind, key))),
  );
  const solved = open.filter((trouble) => {
    if (lasting.has(nameOf(trouble.kind, trouble.subject_key))) return false;
    const upTo = present.find(({ kinds }) => kinds.some((kind) => kind === trouble.kind))?.upTo;
    return upTo === undefined || BigInt(trouble.subject_key) <= BigInt(upTo);
  });
  return {
    begun: begun.slice(0, AT_ONCE),
    solved: solved.slice(0, AT_ONCE),
    isMore: begun.length > AT_ONCE || solved.length > AT_ONCE,
  };
}

/** @returns the id of the trouble */
async function begin(tx: Statements, condition: Condition, at: number): Promise<string> {
  const { kind, key: subject_key, subject, message, reason, order_id } = condition;
  const text = reason === null ? null : textToStore(reason, LONGEST_REASON);
  const row = { kind, subject_key, subject, message, reason: text, order_id };
  const { id } = await tx
    .insertInto('troubles')
    .values({ ...row, begun_at: at, solved_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes troubles that were solved long ago. */
async function sweep(tx: Statements, before: number): Promise<void> {
  const old = await tx
    .selectFrom('troubles')
    .select('id')
    .where('solved_at', '<', before)
    .orderBy('solved_at')
    .limit(AT_ONCE)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom('trouble_reports').where('trouble_id', 'in', ids).execute();
  await tx.deleteFrom('troubles').where('id', 'in', ids).execute();
}
