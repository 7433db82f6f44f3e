import {
  createReceiver,
  type LazyReceiver,
  type Logger,
  lazyReceiver,
  type Receiver,
  readEnvironment,
  staticAccounts,
} from 'svclink';
import { sqliteDeliveries } from 'svclink/deliveries/sqlite';
import { registerHandlers } from './handlers.js';
import { Store } from './store.js';

/** The settings of the link, from the environment and the file `.env`. The environment takes precedence. */
export interface LinkSettings {
  readonly username: string;
  readonly password: string;
  /** The v4 UUID of this side: chosen once, and stored. */
  readonly siteId: string;
  /** The folder of database and files. */
  readonly folder: string;
}

/** The receiver, for `app.use('/link', link.receiver)`, and the store with the data of its answers. */
export interface Link {
  /** Answers requests. The first one opens the store. */
  readonly receiver: LazyReceiver;
  /** Orders, notes and files. The first use opens it. */
  readonly store: Store;
  /** Opens the store now, for a program that must not start without it. @throws Error that names a missing variable */
  open(): void;
  /** Ends connections and closes the database. */
  close(): Promise<void>;
}

/** The folder of database and files without `LINK_FOLDER`. */
const FOLDER = 'data';

/** @throws Error that names a missing variable */
export function readLinkSettings(env = readEnvironment()): LinkSettings {
  const required = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is missing: set it in the environment or in the file .env`);
  };
  const { LINK_FOLDER } = env;
  return {
    username: required('SVCLINK_USER'),
    password: required('SVCLINK_PASSWORD'),
    siteId: required('SITE_ID'),
    folder: LINK_FOLDER || FOLDER,
  };
}

/** The receiver and its store, while they are open. */
interface OpenLink {
  readonly receiver: Receiver;
  readonly store: Store;
}

function openLink({ username, password, siteId, folder }: LinkSettings, logger?: Logger): OpenLink {
  const store = new Store(folder);
  const receiver = createReceiver({
    siteId,
    accounts: staticAccounts([{ username, password }]),
    // A call that is repeated because its answer was lost gets the same answer, and has no second effect.
    deliveries: sqliteDeliveries(store.db),
    ...(logger === undefined ? {} : { logger }),
  });
  registerHandlers(receiver, store);
  return { receiver, store };
}

/**
 * Makes a link. It reads and opens nothing before the first use: an app starts, and its tests run, without an account,
 * a site id and a database.
 *
 * @param settings default: those of the environment and the file `.env`
 */
export function createLink(settings?: LinkSettings, logger?: Logger): Link {
  let opened: OpenLink | undefined;
  const open = () => {
    opened = opened || openLink(settings || readLinkSettings(), logger);
    return opened;
  };
  return {
    receiver: lazyReceiver(() => open().receiver, logger === undefined ? {} : { logger }),
    get store() {
      return open().store;
    },
    open() {
      open();
    },
    async close() {
      const closing = opened;
      opened = undefined;
      if (closing === undefined) return;
      await closing.receiver.close();
      closing.store.db.close();
    },
  };
}

/** The link of this app. Import it wherever your code adds orders, as `link.store.putOrder(…)`. */
export const link: Link = createLink();
