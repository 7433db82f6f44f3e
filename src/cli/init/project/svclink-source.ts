import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isObject } from '../../../protocol/envelope/envelope.js';

/** Where a project gets svclink from. */
export interface SvclinkSource {
  /** What its package.json names. */
  readonly spec: string;
  /** A packed package that lies in the project, so that it installs elsewhere too, as in an image. */
  readonly tarball?: { readonly name: string; readonly content: Uint8Array };
}

/** Packs the package that lies in a folder. */
export type Pack = (packageRoot: string) => Promise<Uint8Array>;

function alongside(name: string, content: Uint8Array): SvclinkSource {
  return { spec: `file:./${name}`, tarball: { name, content } };
}

/** What npm says of where it got a package from that lies in a `node_modules`; undefined when it does not say. */
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

/** Whether the package that runs is a checkout, or was installed from a file: no registry has it then. */
function isLocal(packageRoot: string): boolean {
  if (existsSync(join(packageRoot, 'scripts'))) return true;
  return installedFrom(packageRoot)?.startsWith('file:') === true;
}

/** The name of a tarball as a shell and a Dockerfile take it. */
const plain = (name: string) => name.replace(/[^\w.-]+/g, '-').replace(/^-+/, '');

/**
 * Where a project gets svclink from: what the user names, else the version that runs.
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
