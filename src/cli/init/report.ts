import { relative } from 'node:path';
import type { ProjectFiles } from './project/template-files.js';

const PLAIN = /^[A-Za-z0-9._/-]+$/;

/** Quotes a path for a shell if it has blanks, quotes or a leading dash. */
function quoted(path: string): string {
  const safe = path.startsWith('-') ? `./${path}` : path;
  return PLAIN.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
}

/** Lists files: several of one folder by their number, the others by name. */
function listing(files: ProjectFiles): string[] {
  const folders = new Map<string, number>();
  const names: string[] = [];
  for (const path of [...files.keys()].sort()) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    if (folder === '') names.push(`  ${path}`);
    else folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const counted = [...folders].map(([folder, count]) => `  ${folder} (${count})`);
  return [...names, ...counted];
}

/** Returns the list of written files and the next commands. */
export function report(
  path: string,
  files: ProjectFiles,
  { installed }: { readonly installed: boolean },
): string {
  const way = relative(process.cwd(), path);
  const go = way === '' ? [] : [`  cd ${quoted(way.startsWith('..') ? path : way)}`];
  const lines = [
    `Wrote ${files.size} files to ${path}:`,
    ...listing(files),
    '',
    'Next:',
    ...go,
    ...(installed ? [] : ['  npm install']),
    '  npm test',
    '  npm start',
    '  npm run check    (from another terminal)',
    '',
    'User name and password are in .env; README.md has the rest.',
  ];
  return `${lines.join('\n')}\n`;
}
