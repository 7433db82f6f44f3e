import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program in a folder; rejects with what it printed when it fails. */
export async function inFolder(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  }
}

/** A fresh folder outside the project, with the packed package in it. */
export interface Packed {
  readonly folder: string;
  readonly tarball: string;
  remove(): Promise<void>;
}

/** Packs the package as it would be published. */
export async function pack(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'svclink-packed-'));
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await inFolder(process.cwd(), 'npm', args));
  return {
    folder,
    tarball: join(folder, filename),
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
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  await inFolder(folder, 'npm', ['install', ...flags, ...packages]);
}
