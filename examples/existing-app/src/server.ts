import { readSettings } from '../../quickstart/src/settings.js';
import { startServer } from './start-server.js';

async function main(): Promise<void> {
  const running = await startServer(readSettings(), console.log);
  const stop = () => void running.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
