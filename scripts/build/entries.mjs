// The entries of the package, by the names of their files below dist/cjs and dist/esm.
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

/** The entries that pages load too. They are modules, so that a bundler can leave out unused exports. */
export const BROWSER_ENTRIES = ['forms'];

/** The command line, which only `bin/svclink.js` loads. */
export const COMMAND_LINE = { cli: 'src/cli/main.ts' };

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The packages that are installed with this one. All other imported packages are bundled. */
export const INSTALLED = Object.keys({ ...dependencies, ...peerDependencies });
