import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { openPostgres } from '../../src/site/store/postgres/postgres-database.js';
import { migrate } from '../../src/site/store/schema/migrations.js';
import { type PostgresServer, startPostgres } from '../databases/postgres.js';

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
  let proxy: SilentProxy;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await proxy?.close();
    await server?.stop();
  });

  it('is told within the time of a statement, and used again at once when it returns', async () => {
    const url = new URL(await server.url());
    proxy = new SilentProxy(join(server.folder, '.s.PGSQL.5432'));
    url.hostname = '127.0.0.1';
    url.port = String(await proxy.listen());
    url.searchParams.delete('host');
    const database = await openPostgres(url.href, 300);
    await migrate(database);
    await database.check();
    proxy.isSilent = true;
    const began = performance.now();
    await expect(database.check()).rejects.toMatchObject({
      code: 'store_unavailable',
      status: 503,
    });
    expect(performance.now() - began).toBeLessThan(10_000);
    proxy.isSilent = false;
    const returned = performance.now();
    await database.check();
    await database.write((tx) => tx.selectFrom('settings').select('name').execute());
    expect(performance.now() - returned).toBeLessThan(10_000);
    await database.close();
  });
});
