import { listen } from 'svclink';
import type { Settings } from '../../quickstart/src/settings.js';
import { createApp } from './app.js';
import { publicUrlOf } from './link.js';

/** A listening app. */
export interface RunningServer {
  /** The address of the receiver. */
  readonly address: string;
  /** Stops accepting requests, answers the running ones, and removes the received files. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the app.
 *
 * @param print is called with the addresses
 * @throws Error whose message explains the fix, for a port that is in use
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
