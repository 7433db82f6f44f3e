import { listen, readEnvironment, requestLog } from 'svclink';
import { createApp } from './app.js';
import { createLink } from './link/index.js';

async function main(): Promise<void> {
  const { PORT = '8080', HOST = '0.0.0.0' } = readEnvironment();
  const link = createLink(undefined, requestLog());
  try {
    // The server does not start without an account, because nobody could log in to it.
    link.open();
    const { port, end } = await listen(createApp(link), { port: Number(PORT), host: HOST });
    console.log(`Link receiver at http://localhost:${port}/link; user and password are in .env`);
    const stop = () => void end().then(() => link.close());
    process.once('SIGINT', stop).once('SIGTERM', stop);
  } catch (error) {
    await link.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
