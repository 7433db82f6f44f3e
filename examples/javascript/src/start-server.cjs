'use strict';

const { hints } = require('./hints.cjs');
const { listen } = require('./listen.cjs');
const { createQuickstart } = require('./quickstart.cjs');

/**
 * Starts the demo: the receiver at `/link`, the files at `/files/…`.
 *
 * @param print is given what to try
 * @throws Error whose message says the mend, when the port is taken
 */
async function startServer(settings, print) {
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

module.exports = { startServer };
