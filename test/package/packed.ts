import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npmInstall } from './in-folder.cjs';

/** The packed package, and a fresh folder outside the project to use it in. */
export interface Packed {
  readonly folder: string;
  readonly tarball: string;
  /** The command, as it is installed elsewhere. */
  readonly svclink: string;
  remove(): Promise<void>;
}

/** What the run has packed. */
export async function usePacked(): Promise<Packed> {
  const { TEST_TARBALL: tarball } = process.env;
  if (tarball === undefined) throw new Error('nothing is packed: use jest.package.config.mjs');
  const folder = await mkdtemp(join(tmpdir(), 'svclink-packed-'));
  return {
    folder,
    tarball,
    svclink: join(dirname(tarball), 'node_modules', '.bin', 'svclink'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Makes a project in a folder and installs packages into it. */
export async function project(
  folder: string,
  files: Readonly<Record<string, string>>,
  packages: readonly string[],
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await npmInstall(folder, packages);
}
