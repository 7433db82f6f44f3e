import { listen } from 'svclink';
import type { Settings } from '../../quickstart/src/settings.js';
import { createApp } from './app.js';
import { publicUrlOf } from './link.js';

/** An app that listens. */
export interface RunningServer {
  /** Of the receiver. */
  readonly address: string;
  /** Takes no new requests, answers the ones under way, and removes the files that were sent. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the app.
 *
 * @param print is told where it is
 * @throws Error whose message says the fix, when the port is taken
 */
export async function startServer(
  settings: Settings,
  print: (text: string) => void,
): Promise<RunningServer> {
  const { app, link } = createApp(settings, process.env.SESSION_SECRET);
  const server = await listen(app, { port: settings.port, host: '0.0.0.0' });
  const base = publicUrlOf({ ...settings, port: server.port });
  print(`The app is at ${base}, its link receiver at ${base}/link for user ${settings.username}`);
  return {
    address: `${base}/link`,
    async stop() {
      await server.end();
      await link.close();
      await link.receiver.close();
    },
  };
}
