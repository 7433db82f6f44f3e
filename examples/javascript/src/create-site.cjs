'use strict';

const { demoData } = require('./demo/demo-data.cjs');
const { demoForms } = require('./demo/work-types.cjs');
const { FileAddresses } = require('./files/file-addresses.cjs');
const { FileServer } = require('./files/file-server.cjs');
const { KeptFiles } = require('./files/kept-files.cjs');
const { FormBook } = require('./forms.cjs');

const { Store } = require('./store/store.cjs');

/**
 * Makes a site that owns 40 demo orders.
 *
 * @param base gives what the addresses of files begin with, such as `https://example.org`; `/files/…` follows
 * @param now milliseconds since 1970
 */
function createSite(base, now = Date.now) {
  const store = new Store(demoData(now()));
  const addresses = new FileAddresses(base, now);
  const kept = new KeptFiles(store);
  return {
    site: { store, forms: new FormBook(demoForms), addresses, kept, now },
    files: new FileServer(store, addresses),
    close: () => kept.close(),
  };
}

module.exports = { createSite };
