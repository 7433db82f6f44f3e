import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresDatabases, sharedPostgres } from '../databases/postgres.js';

/** One kind of database for the tests: gives the address of a new empty one each time. */
export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  start(): Promise<void>;
  address(): Promise<string>;
  stop(): Promise<void>;
}

function sqliteEngine(): TestEngine {
  let folder = '';
  let count = 0;
  return {
    name: 'sqlite',
    start: async () => {
      folder = mkdtempSync(join(tmpdir(), 'svclink-site-'));
    },
    address: async () => {
      count += 1;
      return `sqlite:${join(folder, `site-${count}.db`)}`;
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function postgresEngine(): TestEngine {
  let server: PostgresDatabases | undefined;
  return {
    name: 'postgres',
    start: async () => {
      server = await sharedPostgres();
    },
    address: async () => (await server?.url()) ?? '',
    stop: async () => server?.stop(),
  };
}

/** The kinds of databases that a site runs on: what holds on one has to hold on the other. */
export const ENGINES: readonly TestEngine[] = [sqliteEngine(), postgresEngine()];
