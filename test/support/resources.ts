import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { eventually } from './eventually.js';

/**
 * Resources of tests. They are closed after the last test of the file that opened them, the last opened first, also after
 * failed tests: such a file needs no `afterAll`.
 */
const ends: (() => unknown)[] = [];

/** Runs `end` after the last test of the file. */
export function atEnd(end: () => unknown): void {
  ends.push(end);
}

afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Makes a new folder below the temporary folder. @param name what its name begins with */
export function temporaryFolder(name = 'test'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `svclink-${name}-`)));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server on this machine. */
export interface LocalServer {
  readonly server: Server | SecureServer;
  readonly port: number;
  readonly url: string;
  /** Closes the server and its connections. It may be called again. */
  close(): Promise<void>;
}

/** Serves a listener, or listens with an existing server, on this machine. @param wantedPort default any that is free */
export async function serve(
  listener: RequestListener | Server | SecureServer,
  wantedPort = 0,
): Promise<LocalServer> {
  const server = typeof listener === 'function' ? createServer(listener) : listener;
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  atEnd(close);
  return { server, port, url: `http://127.0.0.1:${port}`, close };
}

/** Returns the error of a promise. It rejects if the promise is fulfilled. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error,
  );
}
