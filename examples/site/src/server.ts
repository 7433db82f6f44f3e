import { type Listening, listen, requestLog } from 'svclink';
import { createApp } from './app.js';
import { readSettings } from './settings.js';
import { openSite } from './site.js';

async function main(): Promise<void> {
  const settings = readSettings();
  const site = await openSite(settings, requestLog());
  let server: Listening | undefined;
  try {
    server = await listen(createApp(site), settings);
    const { port, end } = server;
    await site.start();
    const address = `http://localhost:${port}`;
    console.log(`Receiver at ${address}/link, console at ${address}/console/`);
    const token = await site.setupToken();
    if (token) {
      const page = `${address}/console/#/setup/${token}`;
      console.log(`Make yourself its administrator, within 30 minutes: ${page}`);
    }
    // Running requests are completed first.
    const stop = () => void Promise.all([end(), site.drain()]).then(() => site.stop());
    process.once('SIGINT', stop).once('SIGTERM', stop);
  } catch (error) {
    await server?.end();
    await site.stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
