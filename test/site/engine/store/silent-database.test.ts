import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { openPostgres } from '../../../../src/site/engine/store/postgres/postgres-database.js';
import { migrate } from '../../../../src/site/engine/store/schema/migrations.js';
import { type PostgresServer, startPostgres } from '../../../databases/postgres.js';
import { eventually } from '../../../support/eventually.js';
import { slowness } from '../../../support/slowness.js';

/** Milliseconds for which a busy machine may stop this process. */
const STOP = 2000;

/** Stands in front of a PostgreSQL, and can fall silent as a network does that loses its connections. */
class SilentProxy {
  isSilent = false;
  readonly #sockets: Socket[] = [];
  readonly #server = createServer((socket) => this.#take(socket));

  constructor(readonly target: string) {}

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  #take(socket: Socket): void {
    const behind = connect(this.target);
    // What was silent once is never heard of again, as behind a firewall that forgot it.
    let isLost = false;
    const pass = (to: Socket) => (data: Buffer) => {
      isLost ||= this.isSilent;
      if (!isLost) to.write(data);
    };
    socket.on('data', pass(behind)).on('close', () => behind.destroy());
    behind.on('data', pass(socket)).on('close', () => socket.destroy());
    for (const one of [socket, behind]) this.#sockets.push(one.on('error', () => undefined));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describe('a PostgreSQL that falls silent', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
  });

  /** A proxy, and the address of a database behind it. */
  async function proxied(): Promise<{ readonly proxy: SilentProxy; readonly url: string }> {
    const url = new URL(await server.url());
    const proxy = new SilentProxy(join(server.folder, '.s.PGSQL.5432'));
    url.hostname = '127.0.0.1';
    url.port = String(await proxy.listen());
    url.searchParams.delete('host');
    return { proxy, url: url.href };
  }
  const away = { code: 'store_unavailable', status: 503 };
  /** Milliseconds until a check has come to its end. */
  async function timeOf(work: Promise<unknown>): Promise<number> {
    const began = performance.now();
    await work;
    return performance.now() - began;
  }

  /** Loses all connections of a database without a word, and gives them back. */
  async function goesOnAfterSilence(sourceOf: (url: string) => string | Pool): Promise<void> {
    const { proxy, url } = await proxied();
    const source = sourceOf(url);
    const database = await openPostgres(source);
    await migrate(database);
    await Promise.all(Array.from({ length: 8 }, () => database.check()));
    proxy.isSilent = true;
    const waited = await timeOf(expect(database.check()).rejects.toMatchObject(away));
    expect(waited).toBeLessThan(5000 + STOP + 3000 * slowness());
    const next = await timeOf(
      Promise.all(
        Array.from({ length: 20 }, () => expect(database.check()).rejects.toMatchObject(away)),
      ),
    );
    expect(next).toBeLessThan(STOP + 2000 * slowness());
    proxy.isSilent = false;
    const isBack = () =>
      database.check().then(
        () => true,
        () => false,
      );
    // Within one second; on a busy machine a little more.
    expect(await timeOf(eventually(isBack))).toBeLessThan(STOP + 3000 * slowness());
    for (let at = 0; at < 20; at += 1) {
      expect(await timeOf(database.check())).toBeLessThan(STOP + 2000 * slowness());
    }
    await database.close();
    if (typeof source !== 'string') await source.end();
    await proxy.close();
  }

  it('holds callers five seconds at most, the next ones not at all, and is used again within a second: an address, and a pool of the app', async () => {
    // At once: each waits for its five seconds.
    await Promise.all([
      goesOnAfterSilence((url) => url),
      goesOnAfterSilence((connectionString) => new Pool({ connectionString })),
    ]);
  });

  it('is no reason to refuse others where one statement alone takes too long', async () => {
    const { proxy, url } = await proxied();
    // Longer than a busy machine stops this process: no check may take it.
    const database = await openPostgres(url, 4000);
    await migrate(database);
    await database.check();
    const slow = sql`SELECT pg_sleep(20)`.execute(database.read);
    let isRefused = false;
    const refused = expect(slow)
      .rejects.toMatchObject(away)
      .finally(() => {
        isRefused = true;
      });
    while (!isRefused) await database.check();
    await refused;
    await database.check();
    await database.close();
    await proxy.close();
  });

  it('is told within the time of a statement, and used again at once when it returns', async () => {
    const { proxy, url } = await proxied();
    const database = await openPostgres(url, 3000);
    await migrate(database);
    await database.check();
    proxy.isSilent = true;
    const began = performance.now();
    await expect(database.check()).rejects.toMatchObject({
      code: 'store_unavailable',
      status: 503,
    });
    expect(performance.now() - began).toBeLessThan(20_000);
    proxy.isSilent = false;
    const returned = performance.now();
    await eventually(() =>
      database.check().then(
        () => true,
        () => false,
      ),
    );
    await database.write((tx) => tx.selectFrom('settings').select('name').execute());
    expect(performance.now() - returned).toBeLessThan(20_000);
    await database.close();
    await proxy.close();
  });
});
