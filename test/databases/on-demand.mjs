import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Offers one PostgreSQL to all test files of a run: a socket tells the folder of the server, which the first
 * connection starts.
 *
 * @returns `path` of the socket, and `close` to end the server
 */
export async function offerPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-run-'));
  const path = join(folder, 'postgres');
  let starting;
  const start = async () => {
    const { startPostgres } = await tsImport('./postgres.ts', import.meta.url);
    return startPostgres();
  };
  const offer = createServer(async (socket) => {
    socket.on('error', () => {});
    starting ??= start();
    socket.end(await starting.then((server) => server.folder, String));
  });
  offer.unref();
  await new Promise((resolve) => offer.listen(path, resolve));
  const close = async () => {
    offer.close();
    const server = await starting?.catch(() => undefined);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { path, close };
}
