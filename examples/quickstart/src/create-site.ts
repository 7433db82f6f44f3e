import { demoData } from './demo/demo-data.js';
import { demoForms } from './demo/work-types.js';
import { FileAddresses } from './files/file-addresses.js';
import { FileServer } from './files/file-server.js';
import { StoredFiles } from './files/stored-files.js';
import { FormBook } from './forms.js';
import type { Site } from './site.js';
import { Store } from './store/store.js';

/** A site with its file server and its end. */
export interface OwnedSite {
  readonly site: Site;
  /** Serves the files of pre-signed addresses. */
  readonly files: FileServer;
  /** Removes the received files. */
  readonly close: () => Promise<void>;
}

/**
 * Makes a site that owns 40 demo orders.
 *
 * @param base returns the beginning of the addresses of files, such as `https://example.org`; `/files/…` follows
 * @param now milliseconds since 1970
 */
export function createSite(base: () => string, now: () => number = Date.now): OwnedSite {
  const store = new Store(demoData(now()));
  const addresses = new FileAddresses(base, now);
  const storedFiles = new StoredFiles(store);
  return {
    site: { store, forms: new FormBook(demoForms), addresses, storedFiles, now },
    files: new FileServer(store, addresses),
    close: () => storedFiles.close(),
  };
}
