// Makes the page of the console in dist/console.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePage, compressPage } from './page-bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist', 'console');

/** The sources of the page: its own files, and those that it shares with the package. */
const SOURCES = ['console', 'src/forms', 'src/site/orders/filling', 'scripts/build'];

function newest(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isFresh() {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= built);
}

if (!process.argv.includes('--if-stale') || !isFresh()) {
  // A simultaneous build must not read half a page.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const made = mkdtempSync(join(root, 'dist', '.console-'));
  await bundlePage(made);
  compressPage(made);
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
