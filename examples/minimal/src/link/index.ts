import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { createReceiver, type Logger, type Receiver, staticAccounts } from 'svclink';
import { sqliteDeliveries } from 'svclink/deliveries/sqlite';
import { registerHandlers } from './handlers.js';
import { Store } from './store.js';

/** What the link needs to know; `.env` holds it, and the environment goes before that file. */
export interface LinkSettings {
  readonly username: string;
  readonly password: string;
  /** Our v4 UUID: chosen once, and kept. */
  readonly siteId: string;
  /** Where database and files are kept. */
  readonly folder: string;
}

/** The receiver, for `app.use('/link', link.receiver)`, and what it answers with. */
export interface Link {
  readonly receiver: Receiver;
  readonly store: Store;
  /** Ends connections and closes the database. */
  close(): Promise<void>;
}

/** Variables of the environment, and what the file `.env` adds to them. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}

/** @throws Error that names the variable which is missing */
export function readLinkSettings(env = readEnvironment()): LinkSettings {
  const required = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is missing: set it in the environment or in the file .env`);
  };
  return {
    username: required('SVCLINK_USER'),
    password: required('SVCLINK_PASSWORD'),
    siteId: required('SITE_ID'),
    folder: env.LINK_FOLDER || 'data',
  };
}

/** Opens the store and makes a receiver with its handlers. */
export function createLink(settings: LinkSettings = readLinkSettings(), logger?: Logger): Link {
  const { username, password, siteId, folder } = settings;
  const store = new Store(folder);
  const receiver = createReceiver({
    siteId,
    accounts: staticAccounts([{ username, password }]),
    // A call that is repeated because its answer was lost gets the same answer, and is not done twice.
    deliveries: sqliteDeliveries(store.db),
    ...(logger === undefined ? {} : { logger }),
  });
  registerHandlers(receiver, store);
  return {
    receiver,
    store,
    async close() {
      await receiver.close();
      store.db.close();
    },
  };
}
