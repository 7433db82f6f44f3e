'use strict';

const { listen } = require('../src/listen.cjs');
const { createQuickstart } = require('../src/quickstart.cjs');

/** Starts a demo on a free port; it may fetch files from itself. */
async function startDemo() {
  let demo;
  const server = await listen((request, response) => demo?.handler(request, response), 0);
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

module.exports = { startDemo };
