import { createServer } from 'node:http';
import { createApp } from './app.js';
import type { Settings } from './settings.js';

/** An app that listens. */
export interface RunningServer {
  /** Of the receiver. */
  readonly address: string;
  /** Takes no new requests, answers the ones under way, and removes the files that were sent. */
  readonly stop: () => Promise<void>;
}

function listenProblem(error: Error, port: number): Error {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) return error;
  const message = `Port ${port} is taken: stop what runs there, or choose another, as in PORT=8081 npm start`;
  return new Error(message, { cause: error });
}

/**
 * Starts the app.
 *
 * @param print is given what to try
 * @throws Error whose message says the mend, when the port is taken
 */
export async function startServer(
  settings: Settings,
  print: (text: string) => void,
): Promise<RunningServer> {
  const { app, link } = createApp(settings);
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, settings.port)));
    server.listen(settings.port, resolve);
  });
  const address = `${settings.publicUrl}/link`;
  print(
    `Link receiver at ${address}, user ${settings.username}; the app itself at ${settings.publicUrl}`,
  );
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await ended;
      await link.close();
      await link.receiver.close();
    },
  };
}
