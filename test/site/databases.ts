import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Pool } from 'pg';
import type { DatabaseSource, OpenSqlite } from '../../src/site/engine/store/database-source.js';
import { type PostgresDatabases, sharedPostgres } from '../databases/postgres.js';
import { postgresCopy, sqliteCopies } from './site-template.js';

/** One kind of database for the tests: gives the address of a new empty one each time. */
export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  start(): Promise<void>;
  address(): Promise<string>;
  /** Gives the address of a new database that has the tables of a site. */
  migrated(): Promise<string>;
  /** Lets another test have the database of `migrated` that nobody uses any more, with no rows. */
  giveBack?(address: string): Promise<void>;
  stop(): Promise<void>;
}

/** What an app gives a site that it has open, in place of an address: each time on a new empty database. */
export interface GivenEngine {
  readonly name: string;
  start(): Promise<void>;
  address(): Promise<DatabaseSource>;
  /** Gives a new database that has the tables of a site. */
  migrated(): Promise<DatabaseSource>;
  /** Rejects where a site has closed what it was given. */
  use(given: DatabaseSource): Promise<void>;
  stop(): Promise<void>;
}

function sqliteEngine(): TestEngine {
  let folder = '';
  let count = 0;
  let copy = sqliteCopies('');
  const path = () => {
    count += 1;
    return join(folder, `site-${count}.db`);
  };
  return {
    name: 'sqlite',
    start: async () => {
      folder = mkdtempSync(join(tmpdir(), 'svclink-site-'));
      copy = sqliteCopies(join(folder, 'template.db'));
    },
    address: async () => `sqlite:${path()}`,
    migrated: async () => {
      const file = path();
      await copy(file);
      return `sqlite:${file}`;
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function postgresEngine(): TestEngine {
  let server: PostgresDatabases | undefined;
  const copies = new Set<string>();
  const giveBack = async (address: string) => {
    if (copies.delete(address)) await server?.giveBack(address);
  };
  return {
    name: 'postgres',
    start: async () => {
      server = await sharedPostgres();
    },
    address: async () => (await server?.url()) ?? '',
    migrated: async () => {
      const address = server ? await postgresCopy(server) : '';
      copies.add(address);
      return address;
    },
    giveBack,
    stop: async () => {
      for (const address of copies) await giveBack(address);
      await server?.stop();
    },
  };
}

/** The kinds of databases that a site runs on: what holds on one has to hold on the other. */
export const ENGINES: readonly TestEngine[] = [sqliteEngine(), postgresEngine()];

/** Opens a file, as the constructors of libsql and better-sqlite3 do. */
type Driver = new (path: string) => Libsql.Database;

/** A driver of the app's own, of which libsql is only the base. */
const OtherDriver: Driver = class extends (Libsql as Driver) {};

/** An open handle with the settings that a site asks for. */
export function openHandle(path: string, Driver: Driver = Libsql): OpenSqlite {
  const handle = new Driver(path);
  handle.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  return handle;
}

function givenHandle(name: string, Driver: Driver): GivenEngine {
  const files = sqliteEngine();
  const handle = (address: string) => openHandle(address.slice('sqlite:'.length), Driver);
  return {
    ...files,
    name,
    address: async () => handle(await files.address()),
    migrated: async () => handle(await files.migrated()),
    use: async (given) => void (given as OpenSqlite).prepare('SELECT 1').all(),
  };
}

function givenPool(name: string, max: number): GivenEngine {
  const server = postgresEngine();
  const pools: Pool[] = [];
  const pool = (connectionString: string) => {
    const made = new Pool({ connectionString, max });
    pools.push(made);
    return made;
  };
  return {
    ...server,
    name,
    address: async () => pool(await server.address()),
    migrated: async () => pool(await server.migrated()),
    use: async (given) => void (await (given as Pool).query('SELECT 1')),
    stop: async () => {
      await Promise.all(pools.splice(0).map((pool) => pool.end()));
      await server.stop();
    },
  };
}

/** It shows that nothing of a site needs two connections at once. */
export const ONE_CONNECTION = givenPool('a pool of one connection', 1);

/** What an app may have open. */
export const GIVEN: readonly GivenEngine[] = [
  givenHandle('a handle of libsql', Libsql),
  givenHandle('a handle of another driver', OtherDriver),
  givenPool('a pool', 5),
  ONE_CONNECTION,
];
