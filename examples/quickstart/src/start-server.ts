import { hints } from './hints.js';
import { listen } from './listen.js';
import { createQuickstart } from './quickstart.js';
import type { Settings } from './settings.js';

/** A receiver that listens. */
export interface RunningServer {
  /** Of the receiver. */
  readonly address: string;
  /** Takes no new requests, answers the ones under way, and removes the files that were sent. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the demo: the receiver at `/link`, the files at `/files/…`.
 *
 * @param print is given what to try
 * @throws Error whose message says the fix, when the port is taken
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
    receiver: { allowedHosts },
  });
  const server = await listen(quickstart.handler, port);
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
