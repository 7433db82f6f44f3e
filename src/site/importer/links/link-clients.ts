import { createLinkClient, LinkCallError, type LinkClient } from '../../../client/index.js';
import { notFound } from '../../engine/context.js';
import { currentOrigin } from '../../engine/exchanges/origin.js';
import { linkAddressLocation, wholeAddress } from '../../engine/secrets/sealed-address.js';
import { type ImporterContext, queueOf } from '../context.js';
import { OwnerOutage } from '../import/outages.js';
import { linkRow, type StoredLink } from './link-record.js';
import { type LinkSettings, storedSettings } from './link-settings.js';
import { ASKS_EVERY, noteFailure, pauseLink } from './link-state.js';

/** A link with its client. */
export interface OpenLink {
  readonly link: StoredLink;
  readonly settings: LinkSettings;
  readonly client: LinkClient;
}

/**
 * The number of refusals of the credentials after which a link is paused. The value is that of svclink, not of the
 * protocol.
 */
export const MOST_REFUSALS = 3;
/** The least milliseconds between two counted refusals: most outages of an owner are shorter. */
const REFUSALS_APART = 5 * 60_000;

/**
 * The classification of a refusal: of the called event; of the credentials, which validate_user refuses as well; or of
 * neither, because validate_user fails for another reason. The last one is a transient error and no verdict.
 */
export type Refusal = 'event' | 'credentials' | 'owner';

/** Returns true for a verdict of validate_user. A failing owner answers with a status of 500 and above. */
function isOfCredentials(error: unknown): error is LinkCallError {
  return LinkCallError.is(error) && error.code === 'refused' && (error.status ?? 200) < 500;
}

/** Milliseconds of one call; files have their own timeout. */
const TIMEOUT = 30_000;
/** The bytes of a whole answer, such as a list of updates. Imports have a lower limit: see `readBounded`. */
const LARGEST_ANSWER = 16 * 1024 * 1024;
/** The number of connections to one owner. */
const CONNECTIONS = 16;
/**
 * The number of replaced clients of one link that may finish their work. The oldest one is closed, and its job is
 * repeated.
 */
const MOST_REPLACED = 3;

/** The client of a link since its last change, and its replaced clients, which finish their work. */
interface StoredClient {
  readonly madeFrom: number;
  readonly client: LinkClient;
  readonly replaced: readonly LinkClient[];
}

/** The clients of the links: one each, replaced after a change of the link. */
export class LinkClients {
  readonly #clients = new Map<string, StoredClient>();

  constructor(readonly context: ImporterContext) {}

  /**
   * Returns a link with its client.
   *
   * @throws LinkError `not_found`, `secret_unreadable`
   */
  async open(id: string): Promise<OpenLink> {
    const open = await this.find(id);
    if (!open) throw notFound(`link ${id}`);
    return open;
  }

  /**
   * Returns a link with its client; undefined for a removed link, for which nothing is done any more.
   *
   * @throws LinkError `secret_unreadable`
   */
  async find(id: string): Promise<OpenLink | undefined> {
    const link = await linkRow(this.context.database.read, id);
    if (!link) return undefined;
    const settings = storedSettings(link.options);
    const known = this.#clients.get(id);
    if (known?.madeFrom === link.modified_at) return { link, settings, client: known.client };
    const client = this.connect(link, this.context.key.decrypt(link.secret, passwordLocation(id)));
    const before = known ? [...known.replaced, known.client] : [];
    const replaced = before.slice(-MOST_REPLACED);
    this.#clients.set(id, { madeFrom: link.modified_at, client, replaced });
    await Promise.all(before.slice(0, -MOST_REPLACED).map((one) => one.close()));
    return { link, settings, client };
  }

  /**
   * Returns a separate client for a link, which the caller closes.
   *
   * @param address the address of the owner. Default: the stored one
   * @throws LinkError `option_invalid`, `secret_unreadable`
   */
  connect(stored: StoredLink, password: string, address = this.#addressOf(stored)): LinkClient {
    const { id, username, options } = stored;
    const { siteId, allowedHosts, network, onExchange, dialect: siteDialect } = this.context;
    const link = { origin: queueOf(id), holder: queueOf(id) };
    const { dialect: own, recognises_repetitions: recognisesRepetitions } = storedSettings(options);
    const dialect = Object.keys(own).length === 0 ? siteDialect : own;
    return createLinkClient({
      url: address,
      username,
      password,
      siteId,
      dialect,
      allowedHosts,
      network,
      recognisesRepetitions,
      onExchange: (exchange) => onExchange('out', exchange, { ...link, ...currentOrigin() }),
      timeout: TIMEOUT,
      maxAnswerSize: LARGEST_ANSWER,
      connections: CONNECTIONS,
      // The queue repeats a failed job, and shows it.
      retry: false,
    });
  }

  #addressOf({ id, url: shown, url_secret: sealed }: StoredLink): string {
    return wholeAddress(this.context.key, { shown, sealed }, linkAddressLocation(id));
  }

  /**
   * Classifies a refusal by a call of validate_user: events refuse for reasons of their own, and a failing owner
   * refuses everything. It counts refusals of the credentials, and pauses the link after {@link MOST_REFUSALS}.
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
   * Returns the failure of a call. It is an {@link OwnerOutage} when the owner fails at other calls too: its refusal
   * is not of the event, or the poll for changes fails as well.
   */
  async failureOf(
    { link }: OpenLink,
    error: unknown,
    refusal: Refusal | undefined,
  ): Promise<unknown> {
    if (!LinkCallError.is(error) || refusal === 'event') return error;
    if (refusal !== undefined) return new OwnerOutage(error);
    if (error.kind !== 'no_answer' && error.kind !== 'invalid_answer') return error;
    const current = await linkRow(this.context.database.read, link.id);
    return current && current.failure !== null ? new OwnerOutage(error) : error;
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
      // A burst of refusals counts as one.
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

  /** Ends all calls in progress. */
  async close(): Promise<void> {
    const all = [...this.#clients.values()].flatMap(({ client, replaced }) => [
      client,
      ...replaced,
    ]);
    await Promise.all(all.map((client) => client.close()));
  }
}

/** Returns the location of the password of a link. */
export function passwordLocation(row: string) {
  return { table: 'links', column: 'secret', row };
}
