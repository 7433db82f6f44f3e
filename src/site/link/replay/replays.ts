import { PUSH_EVENT } from '../../../client/push/endpoint.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import {
  type ActingUser,
  actorOf,
  isRowId,
  notFound,
  notReplayable,
  type SiteContext,
} from '../../engine/context.js';
import type { ExchangeLog } from '../../engine/exchanges/exchange-log.js';
import { idOfOrigin } from '../../engine/exchanges/origin.js';
import { Input } from '../../engine/input.js';
import { addJob } from '../../engine/jobs/job.js';
import { siteError } from '../../engine/site-error.js';

import { openLinkRow } from '../../importer/links/link-record.js';
import { requestPoll } from '../../importer/links/link-state.js';
import { countFailedCalls } from './find-exchanges.js';
import { REPLAY_FAILED, REPLAY_RECEIVED, type Walk } from './replay-jobs.js';
import { type ReplayReceived, requireRunnable } from './replay-received.js';
import { sendAgain } from './send-again.js';
import { type StoredExchange, withData } from './stored-exchange.js';

/** The options of a repetition. */
export interface ReplayOptions extends ActingUser {
  /**
   * Confirms that a received event may run again here. Default false: it is refused (`replay_unconfirmed`), because it
   * may change records of the site.
   */
  readonly incoming?: boolean;
}

/** The outcome of a request for a repetition. */
export interface Replay {
  /** The id of the repeated exchange. */
  readonly id: string;
  /**
   * `queued`: a job of the served site repeats it. `ran`: a received event was run in this process, which serves the
   * site, and the other members state the outcome.
   */
  readonly state: 'queued' | 'ran';
  /** The error code of an event that ran; null when it succeeded. */
  readonly code: string | null;
  readonly message: string | null;
  /** True for an event that ran and had been handled before, so that nothing was done twice. */
  readonly is_repetition: boolean;
  /** The id of the new entry in the log for an event that ran. */
  readonly reference: string | null;
}

/** The failed outgoing calls since a time. */
export interface FailedCalls {
  readonly count: number;
  /** The codes with their numbers, the most frequent first. */
  readonly codes: readonly { readonly code: string; readonly count: number }[];
}

/** A filter for failed calls. */
export interface FailedSince {
  /** A Date, milliseconds since 1970, or text that Date reads. */
  readonly since: Date | number | string;
}

/** The settings of repetitions. */
export interface ReplaySettings {
  readonly context: Pick<SiteContext, 'database' | 'now' | 'wake'>;
  readonly log: ExchangeLog;
  readonly replayReceived: ReplayReceived;
  /** Returns true if this process runs the jobs of the site. */
  readonly isServing: () => boolean;
}

/**
 * Repeats exchanges of the log. Each repetition is a new entry, with addresses signed anew and with the present
 * settings of links and accounts.
 */
export class Replays {
  /** @internal */
  constructor(/** @internal */ protected readonly settings: ReplaySettings) {}

  /**
   * Repeats one exchange. The part of the site that has sent an outgoing one queues it: a result stays in its position
   * in the outbox, and is sent with its present content. A received event runs again only with `incoming`, as the
   * account that sent it. A delivery that was handled before is not handled twice.
   *
   * @throws LinkError `not_found`, `input_invalid`, `replay_unconfirmed`; `not_replayable` with the fix: content that
   * was not stored, a link that is paused or was removed, an account that is disabled, a record that the owner would
   * have twice; `store_unavailable`
   */
  async replay(id: string, options: ReplayOptions = {}): Promise<Replay> {
    const input = new Input('replays.replay', options, ['incoming', 'by']);
    const isConfirmed = input.flag('incoming') === true;
    const by = input.text('by', LONGEST_NAME) || actorOf(undefined);
    const { log } = this.settings;
    await log.flush();
    const found = await log.get(String(id));
    const [exchange] = found ? await withData(log, [found]) : [];
    if (!exchange) {
      const name = shortName(id);
      throw notFound(`exchange ${name}: it never was, or its days are over`);
    }
    if (exchange.direction === 'in') {
      if (isConfirmed) return this.#replayReceived(exchange, by);
      const message = `Exchange ${exchange.id} came in: it runs again here only on the word incoming.`;
      throw siteError('replay_unconfirmed', message);
    }
    if (isConfirmed) throw input.wrong('incoming', `is for what came in; ${exchange.id} went out`);
    const { database, now, wake } = this.settings.context;
    await database.write((tx) => sendAgain(tx, exchange, { at: now() }));
    wake();
    return queued(exchange.id);
  }

  /**
   * Returns the number of outgoing calls that failed since a time. @throws LinkError `input_invalid`,
   * `store_unavailable`
   */
  async failed(filter: FailedSince): Promise<FailedCalls> {
    const since = sinceOf('replays.failed', filter);
    await this.settings.log.flush();
    const codes = await countFailedCalls(this.settings.log, since);
    return { count: codes.reduce((sum, { count }) => sum + count, 0), codes };
  }

  /**
   * Repeats all calls that failed since a time, up to now. A job walks through them, so that there may be any number.
   * Calls that succeeded since, and calls that cannot be repeated, are left out and counted in the site's log.
   *
   * @returns the number of failed calls
   * @throws LinkError `input_invalid`, `store_unavailable`
   */
  async replayFailed(filter: FailedSince): Promise<number> {
    const since = sinceOf('replays.replayFailed', filter);
    const { count } = await this.failed(filter);
    if (count === 0) return 0;
    const { context, log } = this.settings;
    const until = await log.newest();
    const sums = { queued: 0, done: 0, refused: 0, reason: null };
    const payload: Walk = { since, after: '0', until, ...sums };
    const runAt = context.now();
    const job = { kind: REPLAY_FAILED, lane: REPLAY_FAILED, key: `since ${since}` };
    await context.database.write((tx) => addJob(tx, { ...job, payload, runAt, isUrgent: true }));
    context.wake();
    return count;
  }

  async #replayReceived(exchange: StoredExchange, by: string): Promise<Replay> {
    const { log, replayReceived, isServing } = this.settings;
    if (exchange.event_name === PUSH_EVENT) return this.#pollForChanges(exchange);
    if (!isServing()) return this.#haveRun(exchange, by);
    const { id: reference, error, isRepetition } = await replayReceived(exchange, by);
    await log.flush();
    return {
      id: exchange.id,
      state: 'ran',
      code: error?.code ?? null,
      message: error?.message ?? null,
      is_repetition: isRepetition,
      reference,
    };
  }

  /**
   * Lets the serving process run the event, because it recognises repetitions. Two processes would each treat a
   * delivery as the first.
   */
  async #haveRun(exchange: StoredExchange, by: string): Promise<Replay> {
    const { database, now, wake } = this.settings.context;
    await requireRunnable(exchange, this.settings.context);
    const job = { kind: REPLAY_RECEIVED, lane: REPLAY_RECEIVED, key: exchange.id, payload: { by } };
    await database.write((tx) => addJob(tx, { ...job, runAt: now(), isUrgent: true }));
    wake();
    return queued(exchange.id);
  }

  /** Queues a poll for changes, which is the effect of a call of our push address. */
  async #pollForChanges({ id, origin }: StoredExchange): Promise<Replay> {
    const linkId = idOfOrigin('link', origin) ?? '';
    if (!isRowId(linkId)) {
      throw notReplayable('its address belongs to no link. Test the link: svclink link test NAME.');
    }
    const { database, now, wake } = this.settings.context;
    await database.write(async (tx) => {
      const link = await openLinkRow(tx, linkId);
      await requestPoll(tx, link.id, now());
    });
    wake();
    return queued(id);
  }
}

/** The most characters of the name of the acting user. */
const LONGEST_NAME = 200;

function queued(id: string): Replay {
  const nothing = { code: null, message: null, is_repetition: false, reference: null };
  return { id, state: 'queued', ...nothing };
}

function sinceOf(path: string, filter: FailedSince): number {
  const input = new Input(path, filter, ['since']);
  const since = input.time('since');
  if (since !== undefined) return since;
  throw input.wrong('since', 'is required: a time');
}
