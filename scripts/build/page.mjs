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
import { bundlePage } from './page-bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist', 'console');

/** What the page is made from: its own files, and what it shares with the package. */
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
  // Two builds at once must not see the half of each other.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const made = mkdtempSync(join(root, 'dist', '.console-'));
  await bundlePage(made);
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
