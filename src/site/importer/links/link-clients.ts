import { createLinkClient, LinkCallError, type LinkClient } from '../../../client/index.js';
import { notFound } from '../../engine/context.js';
import { currentOrigin } from '../../engine/exchanges/origin.js';
import { linkAddressPlace, wholeAddress } from '../../engine/secrets/sealed-address.js';
import { type ImporterContext, laneOf } from '../context.js';
import { OwnerTrouble } from '../import/trouble.js';
import { linkRow, type StoredLink } from './link-record.js';
import { type LinkSettings, storedSettings } from './link-settings.js';
import { ASKS_EVERY, noteFailure, pauseLink } from './link-state.js';

/** A link, ready to be called. */
export interface OpenLink {
  readonly link: StoredLink;
  readonly settings: LinkSettings;
  readonly client: LinkClient;
}

/** Refusals of the credentials after which a link is paused. Ours, not the protocol's. */
export const MOST_REFUSALS = 3;
/** Milliseconds between two refusals that are counted: an outage of the owner is mostly over by then. */
const REFUSALS_APART = 5 * 60_000;

/**
 * What a refusal is about: the event that was called; the credentials, which validate_user refuses as well; or neither,
 * because validate_user fails for another reason: then it says nothing, and passes.
 */
export type Refusal = 'event' | 'credentials' | 'owner';

/** Whether validate_user was refused by a verdict: an owner that fails at it answers with a status of 500 and above. */
function isOfCredentials(error: unknown): error is LinkCallError {
  return LinkCallError.is(error) && error.code === 'refused' && (error.status ?? 200) < 500;
}

/** Milliseconds for one call; files have their own time. */
const TIMEOUT = 30_000;
/** Bytes of a whole answer, of a list of updates among them; imports read less: see `readBounded`. */
const LARGEST_ANSWER = 16 * 1024 * 1024;
/** Connections to one owner. */
const CONNECTIONS = 16;
/** Replaced clients of one link that may still be at work; the oldest is closed, and the job that has it is tried again. */
const MOST_REPLACED = 3;

/** The client of a link as it was at its last change, and the ones before it, whose work comes to its end. */
interface StoredClient {
  readonly madeFrom: number;
  readonly client: LinkClient;
  readonly replaced: readonly LinkClient[];
}

/** The clients of the links: one each, made anew when the record of the link has changed. */
export class LinkClients {
  readonly #clients = new Map<string, StoredClient>();

  constructor(readonly context: ImporterContext) {}

  /**
   * A link with its client.
   *
   * @throws LinkError `not_found`, `secret_unreadable`
   */
  async open(id: string): Promise<OpenLink> {
    const link = await linkRow(this.context.database.read, id);
    if (!link) throw notFound(`link ${id}`);
    const settings = storedSettings(link.options);
    const known = this.#clients.get(id);
    if (known?.madeFrom === link.modified_at) return { link, settings, client: known.client };
    const client = this.connect(link, this.context.key.decrypt(link.secret, secretPlace(id)));
    const before = known ? [...known.replaced, known.client] : [];
    const replaced = before.slice(-MOST_REPLACED);
    this.#clients.set(id, { madeFrom: link.modified_at, client, replaced });
    await Promise.all(before.slice(0, -MOST_REPLACED).map((one) => one.close()));
    return { link, settings, client };
  }

  /**
   * A client of its own for a link, which the caller closes.
   *
   * @param address where the owner is called. Default the stored one
   * @throws LinkError `option_invalid`, `secret_unreadable`
   */
  connect(stored: StoredLink, password: string, address = this.#addressOf(stored)): LinkClient {
    const { id, username, options } = stored;
    const { siteId, allowedHosts, onExchange, dialect: siteDialect } = this.context;
    const link = { origin: laneOf(id), holder: laneOf(id) };
    const { dialect: own, recognises_repetitions: recognisesRepetitions } = storedSettings(options);
    const dialect = Object.keys(own).length === 0 ? siteDialect : own;
    return createLinkClient({
      url: address,
      username,
      password,
      siteId,
      dialect,
      allowedHosts,
      recognisesRepetitions,
      onExchange: (exchange) => onExchange('out', exchange, { ...link, ...currentOrigin() }),
      timeout: TIMEOUT,
      maxAnswerSize: LARGEST_ANSWER,
      connections: CONNECTIONS,
      // A job that fails is tried again by its queue, which shows it.
      retry: false,
    });
  }

  #addressOf({ id, url: shown, url_secret: sealed }: StoredLink): string {
    return wholeAddress(this.context.key, { shown, sealed }, linkAddressPlace(id));
  }

  /**
   * What a refusal is about, asked of the owner after it: events refuse for reasons of their own, and an owner in trouble
   * refuses everything. A refusal of the credentials is counted, and the link is paused after {@link MOST_REFUSALS}.
   */
  async refusalOf({ link, client }: OpenLink, error: unknown): Promise<Refusal | undefined> {
    if (!LinkCallError.is(error) || error.code !== 'refused') return undefined;
    const failure =
      error.event === 'validate_user'
        ? error
        : await client.call('validate_user').then(
            () => undefined,
            (one: unknown) => one,
          );
    if (failure === undefined) return 'event';
    if (!isOfCredentials(failure)) return 'owner';
    await this.#noteRefusal(link, failure);
    return 'credentials';
  }

  /**
   * The failure of a call, as an {@link OwnerTrouble} where the owner fails at other calls too: its refusal is not of the
   * event, or the poll for changes fails as well.
   */
  async failureOf(
    { link }: OpenLink,
    error: unknown,
    refusal: Refusal | undefined,
  ): Promise<unknown> {
    if (!LinkCallError.is(error) || refusal === 'event') return error;
    if (refusal !== undefined) return new OwnerTrouble(error);
    if (error.kind !== 'no_answer' && error.kind !== 'invalid_answer') return error;
    const current = await linkRow(this.context.database.read, link.id);
    return current && current.failure !== null ? new OwnerTrouble(error) : error;
  }

  async #noteRefusal({ id, name }: StoredLink, error: LinkCallError): Promise<void> {
    const { database, now, logger } = this.context;
    const words = error.reasons.join('; ') || 'no reason given';
    const failure = `The owner refuses validate_user: ${words}`;
    const isPaused = await database.write(async (tx) => {
      const at = now();
      await noteFailure(tx, id, failure, at);
      const link = await linkRow(tx, id);
      if (!link || link.paused_at !== null) return false;
      // A burst of refusals says no more than one.
      if (link.refused_at !== null && at - link.refused_at < REFUSALS_APART) return false;
      const refusal_count = link.refusal_count + 1;
      await tx
        .updateTable('links')
        .set({ refusal_count, refused_at: at })
        .where('id', '=', id)
        .execute();
      if (refusal_count < MOST_REFUSALS) return false;
      await pauseLink(tx, id, { reason: failure, at, asksAt: at + ASKS_EVERY });
      return true;
    });
    if (!isPaused) return;
    const message = `link ${name} is paused: its owner refused validate_user ${MOST_REFUSALS} times`;
    logger.error({ link: name, reason: words }, message);
  }

  /** Ends all that is under way. */
  async close(): Promise<void> {
    const all = [...this.#clients.values()].flatMap(({ client, replaced }) => [
      client,
      ...replaced,
    ]);
    await Promise.all(all.map((client) => client.close()));
  }
}

/** Where the password of a link stands. */
export function secretPlace(row: string) {
  return { table: 'links', column: 'secret', row };
}
