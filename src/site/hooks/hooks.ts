import { LOCK_IDS } from '../../deliveries/lock-ids.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { DAY } from '../../protocol/units.js';
import { recordAct } from '../engine/audit/record-act.js';
import { type ActingUser, isRowId, notFound, type SiteContext } from '../engine/context.js';
import { assignPositions, lastPosition } from '../engine/events/consumers.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import { storedAddress } from '../engine/secrets/sealed-address.js';
import { siteError } from '../engine/site-error.js';
import type { Statements } from '../engine/store/database.js';
import { HOOK_JOBS, hookQueue } from './dispatch-hooks.js';
import { readHookAddress, readHookEvents } from './hook-input.js';
import {
  DELIVERY_STATES,
  type HookDelivery,
  type HookEvent,
  hookCell,
  requireHook,
  type SiteHook,
  shownDelivery,
  shownHook,
} from './hook-record.js';
import { addResending, deliveryIds, sendAgain } from './resend-waiting.js';
import { newHookSecret } from './signature.js';

/** The data of a new hook. */
export interface NewHook {
  /** The address: https, or http for a host of `allowedHosts`. */
  readonly url: string;
  readonly events: readonly HookEvent[];
}

/** A hook with its secret, which is shown once. */
export interface HookWithSecret extends SiteHook {
  /** The key of its signatures: `whsec_` and base64. */
  readonly secret: string;
}

/** A filter for the deliveries of a hook. */
export interface DeliveryFilter {
  readonly state?: HookDelivery['state'];
  /** The id of the last one of the page before. */
  readonly before?: string;
  /** Default 100, at most 1,000. */
  readonly limit?: number;
}

/** The most hooks of a site: each event is stored for each of them. */
const MOST_HOOKS = 50;
const MOST_LISTED = 1000;
/** Milliseconds for which the secret before also signs. */
const OVERLAP = DAY;

/** The addresses that events of the site are sent to, by the Standard Webhooks scheme. */
export class Hooks {
  /** @internal */
  constructor(
    /** @internal */ protected readonly context: SiteContext,
    /** @internal */ protected readonly allowedHosts: readonly string[],
  ) {}

  /**
   * Adds a hook. It gets what happens from now on.
   *
   * @returns it with its secret, which is not shown again
   * @throws LinkError `input_invalid`
   */
  async add(hook: NewHook, acting?: ActingUser): Promise<HookWithSecret> {
    const input = new Input('hooks.add', hook, ['url', 'events']);
    const url = readHookAddress(input, this.allowedHosts);
    const events = readHookEvents(input);
    const secret = newHookSecret();
    const { key, now } = this.context;
    const shown = await ownerWrite(this.context, acting, async (tx) => {
      await this.context.database.capabilities.lock(tx, LOCK_IDS.events);
      const all = await tx.selectFrom('hooks').select('id').execute();
      if (all.length >= MOST_HOOKS) {
        throw siteError('already_there', `There are already ${MOST_HOOKS} hooks.`);
      }
      const position = await presentPosition(tx);
      const common = { events: events.join(' '), position, created_at: now(), disabled_at: null };
      const { id } = await tx
        .insertInto('hooks')
        .values({ ...common, url: '', url_secret: null, secret: '', reason: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const address = storedAddress(key, url, hookCell(id, 'url_secret'));
      const sealed = key.encrypt(secret, hookCell(id, 'secret'));
      const values = { url: address.shown, url_secret: address.sealed, secret: sealed };
      await tx.updateTable('hooks').set(values).where('id', '=', id).execute();
      const detail = { host: new URL(url).host, events };
      await recordAct(this.context, tx, acting, { action: 'hook.add', subject: id, detail });
      return shownHook(tx, await requireHook(tx, id));
    });
    return { ...shown, secret };
  }

  /** Returns the hooks in the order of their ids. */
  async list(): Promise<readonly SiteHook[]> {
    const { read } = this.context.database;
    const rows = await read.selectFrom('hooks').selectAll().orderBy('id').execute();
    const hooks: SiteHook[] = [];
    for (const row of rows) hooks.push(await shownHook(read, row));
    return hooks;
  }

  /** Returns a hook. @throws LinkError `not_found` */
  async get(id: string): Promise<SiteHook> {
    const { read } = this.context.database;
    return shownHook(read, await requireHook(read, id));
  }

  /**
   * Gives a hook another secret. The one before also signs for 24 hours, so that its receiver can change over.
   *
   * @throws LinkError `not_found`
   */
  async rotate(id: string, acting?: ActingUser): Promise<HookWithSecret> {
    const secret = newHookSecret();
    const { key, now } = this.context;
    const shown = await ownerWrite(this.context, acting, async (tx) => {
      const { secret: old_secret } = await requireHook(tx, id);
      const sealed = key.encrypt(secret, hookCell(id, 'secret'));
      await tx
        .updateTable('hooks')
        .set({ secret: sealed, old_secret, old_secret_until: now() + OVERLAP })
        .where('id', '=', id)
        .execute();
      await recordAct(this.context, tx, acting, { action: 'hook.secret', subject: id });
      return shownHook(tx, await requireHook(tx, id));
    });
    return { ...shown, secret };
  }

  /** Disables a hook: nothing more is sent, and what happens meanwhile is not sent later. @throws LinkError `not_found` */
  async disable(id: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      await requireHook(tx, id);
      const row = { disabled_at: this.context.now(), reason: null };
      await tx.updateTable('hooks').set(row).where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, { action: 'hook.disable', subject: id });
    });
  }

  /** Enables a hook: it gets what happens from now on, and the messages that waited. @throws LinkError `not_found` */
  async enable(id: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      await this.context.database.capabilities.lock(tx, LOCK_IDS.events);
      const { disabled_at } = await requireHook(tx, id);
      if (disabled_at === null) return;
      const row = { disabled_at: null, reason: null, position: await presentPosition(tx) };
      await tx.updateTable('hooks').set(row).where('id', '=', id).execute();
      await addResending(tx, id, this.context.now());
      await recordAct(this.context, tx, acting, { action: 'hook.enable', subject: id });
    });
  }

  /** Removes a hook with its deliveries. @throws LinkError `not_found` */
  async remove(id: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      // No message is added meanwhile.
      await this.context.database.capabilities.lock(tx, LOCK_IDS.events);
      await requireHook(tx, id);
      const lane = hookQueue(id);
      await tx.deleteFrom('jobs').where('kind', '=', HOOK_JOBS).where('lane', '=', lane).execute();
      await tx.deleteFrom('hook_deliveries').where('hook_id', '=', id).execute();
      await tx.deleteFrom('hooks').where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, { action: 'hook.remove', subject: id });
    });
  }

  /** Returns the deliveries to a hook, the newest first. @throws LinkError `input_invalid`, `not_found` */
  async deliveries(id: string, filter: DeliveryFilter = {}): Promise<readonly HookDelivery[]> {
    const input = new Input('hooks.deliveries', filter, ['state', 'before', 'limit']);
    const { before, limit = 100 } = filter;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > MOST_LISTED) {
      throw input.wrong('limit', `must be a whole number from 1 to ${MOST_LISTED}`);
    }
    const { read } = this.context.database;
    await requireHook(read, id);
    let query = read.selectFrom('hook_deliveries').selectAll().where('hook_id', '=', id);
    if (input.has('state')) {
      query = query.where('state', '=', input.choice('state', DELIVERY_STATES, 'waiting'));
    }
    if (before !== undefined) {
      if (!isRowId(before)) throw input.wrong('before', 'must be the id of a delivery');
      query = query.where('id', '<', before);
    }
    return (await query.orderBy('id', 'desc').limit(limit).execute()).map(shownDelivery);
  }

  /**
   * Sends the message of a delivery again, also one that was delivered, with the same id and body. Its attempts start
   * again.
   *
   * @throws LinkError `not_found`, `not_replayable` for a disabled hook
   */
  async replay(deliveryId: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const row =
        isRowId(deliveryId) &&
        (await tx
          .selectFrom('hook_deliveries')
          .select('hook_id')
          .where('id', '=', deliveryId)
          .executeTakeFirst());
      if (!row) throw notFound(`delivery ${shortName(deliveryId)}`);
      await requireEnabled(tx, row.hook_id);
      await sendAgain(tx, { hookId: row.hook_id, ids: [deliveryId], at: this.context.now() });
      const detail = { delivery: deliveryId };
      await recordAct(this.context, tx, acting, {
        action: 'hook.replay',
        subject: row.hook_id,
        detail,
      });
    });
  }

  /**
   * Sends all failed messages of a hook again, at most 1,000 in one call.
   *
   * @returns their number
   * @throws LinkError `not_found`, `not_replayable` for a disabled hook
   */
  replayFailed(id: string, acting?: ActingUser): Promise<number> {
    return ownerWrite(this.context, acting, async (tx) => {
      await requireEnabled(tx, id);
      const failed = await deliveryIds(tx, {
        hookId: id,
        state: 'failed',
        after: '0',
        limit: MOST_LISTED,
      });
      const count = failed.length;
      if (count === 0) return count;
      await sendAgain(tx, { hookId: id, ids: failed, at: this.context.now() });
      await recordAct(this.context, tx, acting, {
        action: 'hook.replay',
        subject: id,
        detail: { count },
      });
      return count;
    });
  }
}

async function requireEnabled(tx: Statements, id: string): Promise<void> {
  const { disabled_at } = await requireHook(tx, id);
  if (disabled_at === null) return;
  throw siteError('not_replayable', 'Its hook is disabled: enable it first.');
}

/** Returns the end of the log, after all entries of it have positions. */
async function presentPosition(tx: Statements): Promise<number> {
  while ((await assignPositions(tx)) > 0);
  return lastPosition(tx);
}
