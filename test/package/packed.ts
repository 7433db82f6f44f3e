import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a program in a folder, without colours; rejects with what it printed when it fails.
 * Some programs print colours into a pipe where `CI` or `FORCE_COLOR` is set.
 */
export async function inFolder(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  }
}

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

/**
 * Runs `npm install`, and again when it fails: for some seconds after a release a registry names versions that it does
 * not hand out yet.
 */
export async function npmInstall(folder: string, packages: readonly string[] = []): Promise<void> {
  const install = () => inFolder(folder, 'npm', ['install', '--ignore-scripts', ...packages]);
  for (const pauseMs of [2_000, 10_000]) {
    try {
      await install();
      return;
    } catch {
      await setTimeout(pauseMs);
    }
  }
  await install();
}
