import { readProjectFile } from '../project-files.js';
import { markdownTable } from './markdown.js';

/** One package of the lock file. */
interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** Returns the page with the licences of all packages that an installation brings. */
export function licencePage(): [path: string, text: string] {
  const licences = new Map<string, string>();
  for (const [path, entry] of Object.entries(lockedPackages())) {
    if (path === '' || entry.dev || entry.devOptional || entry.link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    licences.set(name, entry.license ?? earlierForm(path));
  }
  const rows = [...licences].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = `# Licences of the dependencies

svclink is under the MIT licence. An installation of it brings these packages, without express, pg and libsql, which the app chooses.
The licences of code that is contained in the package itself are in its file \`dist/LICENCES.txt\`. \`npm sbom --omit=dev\` lists versions.

${markdownTable(['package', 'licence'], rows)}
`;
  return ['docs/licences.md', text];
}

function lockedPackages(): Readonly<Record<string, LockedPackage>> {
  return JSON.parse(readProjectFile('package-lock.json') ?? '{}').packages ?? {};
}

/** Reads the licence of a package that states it in the form of before 2014: a list of types. */
function earlierForm(path: string): string {
  const stated: unknown = JSON.parse(readProjectFile(`${path}/package.json`) ?? '{}').licenses;
  const types = Array.isArray(stated) ? stated.map(({ type }) => String(type)) : [];
  if (types.length === 0) throw new Error(`${path} states no licence`);
  return types.join(' or ');
}
