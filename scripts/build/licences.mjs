// The licences of the packages whose code is in the bundle: the licences require it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes the licences of the packages that these files belong to. */
export function writeLicences(files, target) {
  const folders = [...new Set(files.map((file) => PACKAGE.exec(file)[0]))].sort();
  const texts = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    if (licence === undefined) throw new Error(`${name} has no licence to hand on`);
    return `${name} ${version}\n\n${readFileSync(join(folder, licence), 'utf8').trim()}\n`;
  });
  const head = 'The command line and svclink/site contain code of these packages.\n';
  writeFileSync(target, [head, ...texts].join(`\n${'-'.repeat(72)}\n\n`));
}
