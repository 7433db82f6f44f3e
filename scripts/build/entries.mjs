// What the package publishes, by the name of its file below dist/cjs and dist/esm.
import { readFileSync } from 'node:fs';

export const ENTRIES = {
  index: 'src/index.ts',
  client: 'src/client/index.ts',
  conformance: 'src/conformance/index.ts',
  forms: 'src/forms/index.ts',
  api: 'src/api/index.ts',
  testing: 'src/testing/index.ts',
  site: 'src/site/index.ts',
  'deliveries/sqlite': 'src/deliveries/sqlite.ts',
  'deliveries/postgres': 'src/deliveries/postgres.ts',
};

/** Entries that pages load too: as modules, from which a bundler takes only what a page uses. */
export const BROWSER_ENTRIES = ['forms'];

/** The command line, which only `bin/svclink.js` loads. */
export const COMMAND_LINE = { cli: 'src/cli/main.ts' };

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packages that are installed beside ours; every other one that the sources import is put into the bundle. */
export const INSTALLED = Object.keys({ ...dependencies, ...peerDependencies });
