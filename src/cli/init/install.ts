import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import type { Pack } from './project/svclink-source.js';

/** The installing part of a package manager. */
export interface Installer {
  readonly name: string;
  /** The arguments for installing the packages of package.json and updating the lock file. */
  readonly install: readonly string[];
  /** Variables that allow the manager to change the lock file on a build server. */
  readonly env: Readonly<Record<string, string>>;
}

/** Installs the packages of a folder, and passes on the output of the manager. Returns its exit code. */
export type Install = (
  path: string,
  io: Pick<Io, 'stderr' | 'env'>,
  manager?: Installer,
) => Promise<number>;

/** npm, without its messages about funds and audits. */
export const npm: Installer = {
  name: 'npm',
  install: ['install', '--no-fund', '--no-audit'],
  env: {},
};

/** On Windows npm is a script, which only a shell can start. The command contains no text of the user. */
const shell = process.platform === 'win32';

/** Installs with the manager that is on the path; npm by default. */
export const installWith: Install = (path, { stderr: say, env }, manager = npm) =>
  new Promise((resolve) => {
    const child = spawn(manager.name, manager.install, {
      cwd: path,
      env: { ...env, ...manager.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    });
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    child.once('error', (error) => {
      say(`${manager.name} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

/**
 * Packs with the npm that is on the path.
 *
 * @throws CommandError
 */
export const npmPack: Pack = async (packageRoot) => {
  const folder = await mkdtemp(join(tmpdir(), 'svclink-pack-'));
  try {
    // A checkout is built where it is stale. An installed package is complete and has no build tools.
    const built = existsSync(join(packageRoot, 'scripts')) ? [] : ['--ignore-scripts'];
    const args = ['pack', '--silent', ...built, '--pack-destination', folder];
    await promisify(execFile)('npm', args, { cwd: packageRoot, shell });
    const [name = ''] = await readdir(folder);
    return await readFile(join(folder, name));
  } catch (cause) {
    throw new CommandError('svclink could not be packed: name what to install with --svclink', {
      cause,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
