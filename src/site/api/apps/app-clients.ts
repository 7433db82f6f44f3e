import type { ClientStore, RegisteredClient } from '../../../api/clients/registered-client.js';
import type { Logger } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import { cachedReader } from '../../engine/store/cached-reader.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { type CallingApp, callingApp } from './calling-app.js';

/** The form of client ids. Any other text must not reach a statement. */
const CLIENT_ID = /^\d{1,16}-[0-9a-f]{1,64}-[a-z0-9-]{1,64}$/;
/** The approximate characters of an app, with a few hundred accounts and links. */
const lengthOfApp = () => 4000;
/** Milliseconds between two notes of the last use of an app. */
const USE = 60_000;

type ClientColumn =
  | 'client_id'
  | 'name'
  | 'scopes'
  | 'secret_hash'
  | 'generation'
  | 'disabled_at'
  | 'calls_per_minute';

const FIND = preparedForOne<{ readonly clientId: string }, Pick<StoredRow<'apps'>, ClientColumn>>(
  ({ statements, value }) =>
    statements
      .selectFrom('apps')
      .select(['client_id', 'name', 'scopes', 'secret_hash', 'generation', 'disabled_at'])
      .select('calls_per_minute')
      .where('client_id', '=', value('clientId'))
      .compile(),
);

/**
 * The apps of a site as the JSON API finds them. Every call reads the app, so that one that is disabled, limited or given
 * another secret by any process is refused at its next call.
 */
export class AppClients implements Pick<ClientStore, 'find'> {
  readonly #notedAt = new Map<string, number>();
  readonly #client: (clientId: string) => Promise<RegisteredClient | undefined>;
  readonly #app: (clientId: string) => Promise<CallingApp | undefined>;

  constructor(
    readonly context: Pick<SiteContext, 'database' | 'now'>,
    readonly logger: Logger,
  ) {
    const { database } = context;
    this.#client = cachedReader(database, (id) => this.#read(id), lengthOfApp);
    this.#app = cachedReader(database, (id) => callingApp(database.read, id), lengthOfApp);
  }

  async find(clientId: string): Promise<RegisteredClient | undefined> {
    return CLIENT_ID.test(clientId) ? this.#client(clientId) : undefined;
  }

  /** Returns an app with its limits, after its token was verified; undefined for one that is disabled since. */
  caller(clientId: string): Promise<CallingApp | undefined> {
    return this.#app(clientId);
  }

  async #read(clientId: string): Promise<RegisteredClient | undefined> {
    const row = await FIND(this.context.database.read, { clientId });
    if (!row) return undefined;
    return {
      clientId: row.client_id,
      orgId: Number(row.client_id.split('-', 1)[0]),
      appName: row.name,
      scopes: row.scopes.split(' '),
      secretScrypt: row.secret_hash,
      generation: row.generation,
      revoked: row.disabled_at !== null,
      ...(row.calls_per_minute === null ? {} : { callsPerMinute: row.calls_per_minute }),
    };
  }

  /** Notes that an authenticated app calls, once a minute, without a wait. */
  noteUse(clientId: string): void {
    const { database, now } = this.context;
    const at = now();
    // A later time was noted before the clock was set back.
    if (Math.abs(at - (this.#notedAt.get(clientId) ?? 0)) < USE) return;
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
