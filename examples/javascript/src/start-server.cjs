'use strict';

const { createServer } = require('node:http');
const { hints } = require('./hints.cjs');
const { createQuickstart } = require('./quickstart.cjs');

function portOf(server) {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function listenProblem(error, port) {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) return error;
  const message = `Port ${port} is taken: stop what runs there, or choose another, as in PORT=8081 npm start`;
  return new Error(message, { cause: error });
}

/**
 * Starts the demo: the receiver at `/link`, the files at `/files/…`.
 *
 * @param print is given what to try
 * @throws Error whose message says the mend, when the port is taken
 */
async function startServer(settings, print) {
  const { port, publicUrl, allowedHosts, ...options } = settings;
  const quickstart = createQuickstart({
    ...options,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    receiver: { allowedHosts },
  });
  const server = createServer(quickstart.handler);
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, port)));
    server.listen(port, resolve);
  });
  const address = `${publicUrl ?? `http://localhost:${portOf(server)}`}/link`;
  print(hints(address, settings));
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await ended;
      await quickstart.close();
    },
  };
}

module.exports = { startServer };
