import { createServer } from 'node:http';
import { hints } from './hints.js';
import { createQuickstart } from './quickstart.js';
import { readSettings } from './settings.js';

/** Starts the demo: `/link` on port 8080, or PORT. */
function start(): void {
  const settings = readSettings();
  const { username, password, siteId, publicUrl, allowedHosts } = settings;
  const quickstart = createQuickstart({
    username,
    password,
    ...(siteId === undefined ? {} : { siteId }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    receiver: { allowedHosts },
  });
  const server = createServer(quickstart.handler);
  server.on('error', (error) => fail(portProblem(error, settings.port)));
  server.listen(settings.port, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    console.log(hints(`${publicUrl ?? `http://localhost:${port}`}/link`, settings));
  });
  const stop = () => {
    server.close(() => void quickstart.close());
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

function portProblem(error: Error, port: number): string {
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what runs there, or choose another, as in PORT=8081 npm start`;
  }
  return error.message;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
