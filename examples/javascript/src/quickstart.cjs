'use strict';

const { createReceiver, staticAccounts } = require('svclink');
const { createSite } = require('./create-site.cjs');
const { pathAndQuery } = require('./files/file-addresses.cjs');
const { refuse } = require('./files/file-server.cjs');
const { registerHandlers } = require('./handlers/index.cjs');

const DEMO_SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';

function createDemoReceiver(options) {
  const { username = 'demo', password = 'demo', siteId = DEMO_SITE_ID } = options;
  return createReceiver({
    siteId,
    accounts: staticAccounts([{ username, password, orgId: 18 }]),
    ...options.receiver,
  });
}

/** Makes a side that owns 40 demo orders and answers every event, with everything in memory. */
function createQuickstart(options = {}) {
  const { publicUrl = 'http://localhost:8080', now } = options;
  const receiver = createDemoReceiver(options);
  const base = typeof publicUrl === 'function' ? publicUrl : () => publicUrl;
  const { site, files, close } = createSite(base, now);
  registerHandlers(receiver, site);
  return {
    receiver,
    site,
    handler(request, response) {
      const target = pathAndQuery(request.url ?? '');
      const [path] = target.split('?', 1);
      if (path === '/link' || path === '/link/') {
        void receiver(request, response);
      } else if (target.startsWith('/files/')) {
        void files.serve(request, response, target);
      } else refuse(response, 404, 'The receiver is at /link.');
    },
    async close() {
      await close();
      await receiver.close();
    },
  };
}

module.exports = { createQuickstart };
