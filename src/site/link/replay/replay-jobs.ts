import { LinkCallError } from '../../../client/index.js';
import { LinkError, type Logger } from '../../../index.js';
import { isObject } from '../../../protocol/envelope/envelope.js';
import type { ExchangeLog, SiteExchange } from '../../engine/exchanges/exchange-log.js';
import { belongingTo, idOfOrigin } from '../../engine/exchanges/origin.js';
import { addJob } from '../../engine/jobs/job.js';
import type { JobKind } from '../../engine/jobs/job-kinds.js';
import type { Jobs } from '../../engine/jobs/jobs.js';
import type { Statements } from '../../engine/store/database.js';
import { IMPORT, importKey, queueOf, SYNC } from '../../importer/context.js';
import type { LinkClients, OpenLink } from '../../importer/links/link-clients.js';
import type { Links } from '../../importer/links/links.js';
import { type FailedPart, failedCalls, succeededSince } from './find-exchanges.js';
import type { ReplayReceived } from './replay-received.js';
import { type CallPayload, REPLAY, sendAgain } from './send-again.js';
import { type StoredExchange, withData } from './stored-exchange.js';

/** The parts of the site that repeat exchanges. */
export interface ReplayParts {
  readonly log: ExchangeLog;
  readonly clients: LinkClients;
  readonly links: Links;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly replayReceived: ReplayReceived;
}

/** The kind, and the queue, of the job that runs a received event again. */
export const REPLAY_RECEIVED = 'run-again';

/** The kind, and the queue, of the job that repeats all failed calls since a time. */
export const REPLAY_FAILED = 'replay-failed';
/** Exchanges per transaction. */
const PAGE = 100;

/** Returns the jobs of replays: one that repeats a call, and one that walks through failed calls. */
export function replayJobs(parts: ReplayParts): Readonly<Record<string, JobKind>> {
  const often = { attempts: 5, delay: 2000, longestDelay: 60_000 };
  return {
    [REPLAY]: {
      ...often,
      limit: 4,
      async run({ key, payload }, signal) {
        await callOnce(parts, key.split(' ', 1)[0] ?? '', readCall(payload), signal);
        return undefined;
      },
    },
    [REPLAY_RECEIVED]: {
      ...often,
      limit: 1,
      async run({ key, payload }) {
        await runOnce(parts, key, String(Object(payload).by));
        return undefined;
      },
    },
    [REPLAY_FAILED]: {
      ...often,
      limit: 1,
      async run({ key, payload }) {
        await walkOn(parts, key, readWalk(payload));
        return undefined;
      },
    },
  };
}

function readCall(payload: unknown): CallPayload {
  const { exchange, event, report_id, data }: Partial<CallPayload> = Object(payload);
  if (exchange !== undefined && event !== undefined && isObject(data)) {
    return { exchange, event, report_id: report_id ?? null, data };
  }
  throw new Error('the job names no call');
}

/**
 * Repeats a call with the present settings of the link. It runs once: the log shows its outcome to the user. If this
 * call succeeds, a job that failed for the same reason continues at once.
 */
async function callOnce(
  { clients, links, jobs }: ReplayParts,
  linkId: string,
  call: CallPayload,
  signal: AbortSignal,
): Promise<void> {
  const open = await clients.open(linkId);
  const origin = { origin: queueOf(linkId), replayOf: call.exchange };
  if (call.event === 'validate_user') {
    await belongingTo(origin, () => links.test(open.link.name));
    return;
  }
  const { event, data } = call;
  const options = { checked: true, signal };
  try {
    await belongingTo(origin, () => open.client.callAny(event, Object(data), options));
  } catch (error) {
    if (signal.aborted || !LinkCallError.is(error)) throw error;
    await clients.refusalOf(open, error);
    return;
  }
  await goOn(clients.context.database.read, jobs, open, call.report_id);
}

/** Runs a received event again, unless its exchange has been deleted from the log meanwhile. */
async function runOnce(
  { log, replayReceived, logger }: ReplayParts,
  id: string,
  by: string,
): Promise<void> {
  const found = await log.get(id);
  const [exchange] = found ? await withData(log, [found]) : [];
  if (exchange) await replayReceived(exchange, by);
  else logger.warn({ exchange: id }, `exchange ${id} was not run again: it has left the log`);
}

/** Continues the poll for changes or the import of an order that failed before. */
async function goOn(
  statements: Statements,
  jobs: Jobs,
  { link }: OpenLink,
  reportId: string | null,
): Promise<void> {
  const [kind, key] = reportId === null ? [SYNC, link.id] : [IMPORT, importKey(link.id, reportId)];
  const failed = await statements
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('job_key', '=', key)
    .where('state', 'in', ['waiting', 'dead'])
    .where('attempt_count', '>', 0)
    .executeTakeFirst();
  if (!failed) return;
  await jobs.retry(failed.id).catch((error: unknown) => {
    // The job has begun by itself meanwhile.
    if (!LinkError.is(error) || error.code !== 'not_found') throw error;
  });
}

/** A walk through failed calls, with its progress. */
export interface Walk extends FailedPart {
  readonly queued: number;
  /** The number of calls that have succeeded since. */
  readonly done: number;
  /** The number of calls that cannot be repeated, and the reason of the first. */
  readonly refused: number;
  readonly reason: string | null;
}

function readWalk(payload: unknown): Walk {
  const { since, after, until, ...sums }: Partial<Walk> = Object(payload);
  if (since === undefined || after === undefined || until === undefined) {
    throw new Error('the job names no part of the log');
  }
  const { queued = 0, done = 0, refused = 0, reason = null } = sums;
  return { since, after, until, queued, done, refused, reason };
}

/** Runs one page of a walk. One transaction queues the calls and stores the progress. */
async function walkOn(
  { log, clients, logger }: ReplayParts,
  key: string,
  walk: Walk,
): Promise<void> {
  const { database, now, wake } = clients.context;
  const page = await failedCalls(log, walk, PAGE);
  const calls = await distinctCalls(log, page);
  const at = now();
  const isLast = page.length < PAGE;
  const next = await database.write(async (tx) => {
    const come = await queueAll(tx, calls, { ...walk, after: page.at(-1)?.id ?? walk.after }, at);
    const job = { kind: REPLAY_FAILED, lane: REPLAY_FAILED, key, payload: come, runAt: at };
    if (!isLast) await addJob(tx, job);
    return come;
  });
  wake();
  if (!isLast) return;
  const { queued, done, refused, reason } = next;
  const level = refused === 0 ? 'info' : 'warn';
  const message = `failed calls sent again: ${queued} queued, ${done} done since, ${refused} not`;
  logger[level]({ queued, done, refused, reason }, message);
}

/** A call that failed, once or several times in a page. */
interface FailedCall {
  readonly exchange: StoredExchange;
  readonly count: number;
  /** True if a call for the same content has succeeded since. */
  readonly isDone: boolean;
}

/** Returns the distinct calls of a page: a link that was not reachable fails for the same content for hours. */
async function distinctCalls(
  log: ExchangeLog,
  page: readonly SiteExchange[],
): Promise<readonly FailedCall[]> {
  const groups = new Map<string, StoredExchange[]>();
  for (const exchange of page.length === 0 ? [] : await withData(log, page)) {
    const { origin, event_name, report_id, data } = exchange;
    const isResult = idOfOrigin('result', origin) !== undefined;
    const same = isResult ? [origin] : [origin, event_name, report_id, data];
    const group = groups.get(JSON.stringify(same));
    if (group) group.push(exchange);
    else groups.set(JSON.stringify(same), [exchange]);
  }
  const calls: FailedCall[] = [];
  for (const group of groups.values()) {
    const exchange = group.at(-1);
    if (!exchange) continue;
    const isDone = await succeededSince(log, exchange);
    calls.push({ exchange, count: group.length, isDone });
  }
  return calls;
}

async function queueAll(
  tx: Statements,
  calls: readonly FailedCall[],
  walk: Walk,
  at: number,
): Promise<Walk> {
  let { queued, done, refused, reason } = walk;
  for (const { exchange, count, isDone } of calls) {
    try {
      if (!isDone && (await sendAgain(tx, exchange, { at, unlessSent: true }))) queued += count;
      else done += count;
    } catch (error) {
      if (!LinkError.is(error) || error.code !== 'not_replayable') throw error;
      refused += count;
      reason ??= error.message;
    }
  }
  return { ...walk, queued, done, refused, reason };
}
