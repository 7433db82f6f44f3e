import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isObject } from '../../../protocol/envelope/envelope.js';

/** The source from which a project installs svclink. */
export interface SvclinkSource {
  /** The version range or path in its package.json. */
  readonly spec: string;
  /** A packed package inside of the project, which also installs elsewhere, as in an image. */
  readonly tarball?: { readonly name: string; readonly content: Uint8Array };
}

/** Packs the package of a folder. */
export type Pack = (packageRoot: string) => Promise<Uint8Array>;

function alongside(name: string, content: Uint8Array): SvclinkSource {
  return { spec: `file:./${name}`, tarball: { name, content } };
}

/**
 * Returns the source from which npm installed a package in a `node_modules`; undefined when npm has not recorded it.
 */
function installedFrom(packageRoot: string): string | undefined {
  try {
    const path = join(dirname(packageRoot), '.package-lock.json');
    const { packages }: { packages?: unknown } = JSON.parse(readFileSync(path, 'utf8'));
    const entry: unknown = isObject(packages)
      ? packages[`node_modules/${basename(packageRoot)}`]
      : undefined;
    return isObject(entry) && typeof entry.resolved === 'string' ? entry.resolved : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true when the running package is a checkout or was installed from a file, so that no registry has it. */
function isLocal(packageRoot: string): boolean {
  if (existsSync(join(packageRoot, 'scripts'))) return true;
  return installedFrom(packageRoot)?.startsWith('file:') === true;
}

/** Returns the name of a tarball without characters that a shell or a Dockerfile would interpret. */
const plain = (name: string) => name.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');

/**
 * Returns the source of svclink for a project: the one that the user names, or else the running version.
 *
 * @param named a range, a tarball or a folder
 */
export async function svclinkSource(
  named: string | undefined,
  { version, packageRoot }: { readonly version: string; readonly packageRoot: string },
  pack: Pack,
): Promise<SvclinkSource> {
  if (named === undefined) {
    if (!isLocal(packageRoot)) return { spec: `^${version}` };
    return alongside(`svclink-${version}.tgz`, await pack(packageRoot));
  }
  const stat = statSync(named, { throwIfNoEntry: false });
  if (stat?.isFile()) return alongside(plain(basename(named)), readFileSync(named));
  return { spec: stat === undefined ? named : `file:${resolve(named).split(sep).join('/')}` };
}
