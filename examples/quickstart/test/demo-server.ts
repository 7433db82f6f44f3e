import { type Listening, listen } from 'svclink';
import { createQuickstart, type Quickstart } from '../src/quickstart.js';

/** A demo whose files can be fetched, with a clock that a test moves. */
export interface DemoServer extends Quickstart {
  /** The beginning of the addresses of its files. */
  readonly address: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** Starts a demo on a free port; it may fetch files from itself. */
export async function startDemo(): Promise<DemoServer> {
  let demo: DemoServer | undefined;
  const server: Listening = await listen((request, response) => demo?.handler(request, response), {
    port: 0,
  });
  const host = `127.0.0.1:${server.port}`;
  const quickstart = createQuickstart({
    publicUrl: `http://${host}`,
    now: () => demo?.time ?? Date.now(),
    receiver: { allowedHosts: [host] },
  });
  const close = async () => {
    await server.end();
    await quickstart.close();
  };
  demo = { ...quickstart, close, address: `http://${host}`, time: Date.now() };
  return demo;
}
