import { type FrontPageOptions, frontPage, listen, requestLog } from 'svclink';
import { commands, hints } from './hints.js';
import { createQuickstart } from './quickstart.js';
import type { Settings } from './settings.js';

/** A listening receiver. */
export interface RunningServer {
  /** The address of the receiver. */
  readonly address: string;
  /** Stops accepting requests, answers the running ones, and removes the received files. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the demo: the receiver at `/link`, the files at `/files/…`.
 *
 * @param print is called with sample commands
 * @throws Error whose message explains the fix, for a port that is in use
 */
export async function startServer(
  settings: Settings,
  print: (text: string) => void,
): Promise<RunningServer> {
  const { port, publicUrl, allowedHosts, ...options } = settings;
  let base = publicUrl ?? `http://localhost:${port}`;
  const quickstart = createQuickstart({
    ...options,
    publicUrl: () => base,
    frontPage: frontPage(() => aboutIt(`${base}/link`, settings)),
    log: requestLog(),
    receiver: { allowedHosts },
  });
  const server = await listen(quickstart.handler, { port, host: '0.0.0.0' });
  base = publicUrl ?? `http://localhost:${server.port}`;
  const address = `${base}/link`;
  print(hints(address, settings));
  return {
    address,
    async stop() {
      await server.end();
      await quickstart.close();
    },
  };
}

/** The content of the page at `/`. */
function aboutIt(address: string, settings: Settings): FrontPageOptions {
  return {
    title: 'A receiver of the link web service',
    about: `It owns 40 demo orders, for the user ${settings.username}, and keeps everything in memory until it ends.`,
    send: `Programs send a POST to ${address} with one form variable, payload, and are answered with JSON. From a terminal:`,
    commands: commands(address, settings),
    reference: {
      'The fields of an event': 'npx svclink events get_order',
      'A check of the whole protocol': `npx svclink check ${address} --user ${settings.username} --write`,
    },
  };
}
