import { listen } from 'svclink';
import { createCustomReceiver } from './receiver.js';

async function main(): Promise<void> {
  const receiver = createCustomReceiver();
  const server = await listen(receiver, { port: Number(process.env.PORT || 8080) });
  console.log(`send_crew_eta at http://localhost:${server.port}, user demo, password demo`);
  const stop = () => void server.end();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
