'use strict';

const { readSettings } = require('./settings.cjs');
const { startServer } = require('./start-server.cjs');

async function main() {
  const running = await startServer(readSettings(), console.log);
  const stop = () => void running.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
