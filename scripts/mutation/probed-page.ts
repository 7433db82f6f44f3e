import { readFileSync, rmSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundlePage } from '../build/page-bundle.mjs';
import { probed } from './functions.js';

/** The plugin of esbuild that makes each function of the page report that it was reached. */
function probes(root: string): Plugin {
  return {
    name: 'probes',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
        const path = posix.join(...relative(root, file).split(sep));
        if (!/^(?:src|console)\//.test(path)) return undefined;
        const contents = probed(path, readFileSync(file, 'utf8'));
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Runs work while the functions of the page of the console report that they were reached. */
export async function withProbedPage<T>(root: string, work: () => T): Promise<T> {
  const folder = join(root, 'dist/console');
  rmSync(folder, { recursive: true, force: true });
  try {
    // It is newer than its sources, so that the tests do not build another one.
    await bundlePage(folder, [probes(root)]);
    return work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
