import { createLinkClient, LinkCallError, type LinkClient } from '../../../client/index.js';
import { notFound } from '../../context.js';
import { currentOrigin } from '../../exchanges/origin.js';
import { type ImporterContext, laneOf } from '../context.js';
import { linkRow, type StoredLink } from './link-record.js';
import { type LinkSettings, storedSettings } from './link-settings.js';
import { pauseLink } from './link-state.js';

/** A link, ready to be called. */
export interface OpenLink {
  readonly link: StoredLink;
  readonly settings: LinkSettings;
  readonly client: LinkClient;
}

/** Times in a row that the credentials of a link may be refused before it is paused. Ours, not the protocol's. */
export const MOST_REFUSALS = 3;

/** Milliseconds for one call; files have their own time. */
const TIMEOUT = 30_000;
/** Connections to one owner. */
const CONNECTIONS = 16;

/** The clients of the links: one each, made anew when the record of the link has changed. */
export class LinkClients {
  readonly #clients = new Map<string, { readonly madeFrom: number; readonly client: LinkClient }>();
  /** Replaced ones: what runs with them comes to its end. */
  readonly #replaced: LinkClient[] = [];

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
    if (known) this.#replaced.push(known.client);
    this.#clients.set(id, { madeFrom: link.modified_at, client });
    return { link, settings, client };
  }

  /** A client of its own for a link, which the caller closes. @throws LinkError `option_invalid` */
  connect({ id, url, username, options }: StoredLink, password: string): LinkClient {
    const { siteId, allowedHosts, onExchange } = this.context;
    const link = { origin: laneOf(id), holder: laneOf(id) };
    const { dialect, recognises_repetitions: recognisesRepetitions } = storedSettings(options);
    return createLinkClient({
      url,
      username,
      password,
      siteId,
      dialect,
      allowedHosts,
      recognisesRepetitions,
      onExchange: (exchange) =>
        onExchange('out', exchange, { ...link, dialect, ...currentOrigin() }),
      timeout: TIMEOUT,
      connections: CONNECTIONS,
      // A job that fails is tried again by its queue, which shows it.
      retry: false,
    });
  }

  /**
   * Whether the owner refuses the credentials of a link, asked after a refusal: events refuse for reasons of their own.
   * A refusal is counted, and the link is paused after {@link MOST_REFUSALS} in a row.
   */
  async isRefused({ link, client }: OpenLink, error: unknown): Promise<boolean> {
    if (!LinkCallError.is(error) || error.code !== 'refused') return false;
    if (error.event !== 'validate_user') {
      const refusal = await client.call('validate_user').then(
        () => undefined,
        (one: unknown) => one,
      );
      if (!LinkCallError.is(refusal) || refusal.code !== 'refused') return false;
    }
    await this.#noteRefusal(link, error);
    return true;
  }

  async #noteRefusal({ id, name }: StoredLink, error: LinkCallError): Promise<void> {
    const { database, now, logger } = this.context;
    const failure = 'The owner refuses the user name or password of this link.';
    const isPaused = await database.write(async (tx) => {
      const link = await tx
        .updateTable('links')
        .set((row) => ({
          refusal_count: row('refusal_count', '+', 1),
          failure,
          failed_at: now(),
        }))
        .where('id', '=', id)
        .returning(['refusal_count', 'paused_at'])
        .executeTakeFirst();
      if (!link || link.refusal_count < MOST_REFUSALS || link.paused_at !== null) return false;
      await pauseLink(tx, id, failure, now());
      return true;
    });
    if (!isPaused) return;
    const message = `link ${name} is paused: its credentials were refused ${MOST_REFUSALS} times`;
    logger.error({ link: name, reason: error.message }, message);
  }

  /** Ends all that is under way. */
  async close(): Promise<void> {
    const all = [...[...this.#clients.values()].map(({ client }) => client), ...this.#replaced];
    await Promise.all(all.map((client) => client.close()));
  }
}

/** Where the password of a link stands. */
export function secretPlace(row: string) {
  return { table: 'links', column: 'secret', row };
}
