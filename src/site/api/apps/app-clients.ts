import type { ClientStore, RegisteredClient } from '../../../api/clients/registered-client.js';
import type { Logger } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';

/** The form of client ids. Any other text must not reach a statement. */
const CLIENT_ID = /^\d{1,16}-[0-9a-f]{1,64}-[a-z0-9-]{1,64}$/;
/** Milliseconds between two notes of the last use of an app. */
const USE = 60_000;

/**
 * The apps of a site as the JSON API finds them. Every call reads the app, so that one that is disabled, limited or given
 * another secret by any process is refused at its next call.
 */
export class AppClients implements Pick<ClientStore, 'find'> {
  readonly #notedAt = new Map<string, number>();

  constructor(
    readonly context: Pick<SiteContext, 'database' | 'now'>,
    readonly logger: Logger,
  ) {}

  async find(clientId: string): Promise<RegisteredClient | undefined> {
    if (!CLIENT_ID.test(clientId)) return undefined;
    const row = await this.context.database.read
      .selectFrom('apps')
      .select(['client_id', 'name', 'scopes', 'secret_hash', 'generation', 'disabled_at'])
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      clientId: row.client_id,
      orgId: Number(row.client_id.split('-', 1)[0]),
      appName: row.name,
      scopes: row.scopes.split(' '),
      secretScrypt: row.secret_hash,
      generation: row.generation,
      revoked: row.disabled_at !== null,
    };
  }

  /** Notes that an authenticated app calls, once a minute, without a wait. */
  noteUse(clientId: string): void {
    const { database, now } = this.context;
    const at = now();
    if (at - (this.#notedAt.get(clientId) ?? 0) < USE) return;
    // The number of apps bounds it: only authenticated ones come here.
    this.#notedAt.set(clientId, at);
    database
      .write((tx) =>
        tx.updateTable('apps').set({ used_at: at }).where('client_id', '=', clientId).execute(),
      )
      .catch((error: unknown) =>
        this.logger.warn({ error }, 'the last use of an app is not stored'),
      );
  }
}
