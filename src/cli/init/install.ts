import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import type { Pack } from './project/svclink-source.js';

/** Runs `npm install` in a folder and passes on what it says; gives its exit code. */
export type Install = (path: string, io: Pick<Io, 'stderr' | 'env'>) => Promise<number>;

/** There npm is a script, which no program can start by itself. Nothing of the user's is in the command. */
const shell = process.platform === 'win32';

/** With the npm that is on the path. */
export const npmInstall: Install = (path, { stderr: say, env }) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['install', '--no-fund', '--no-audit'], {
      cwd: path,
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    });
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    child.once('error', (error) => {
      say(`npm could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

/**
 * With the npm that is on the path.
 *
 * @throws CommandError
 */
export const npmPack: Pack = async (packageRoot) => {
  const folder = await mkdtemp(join(tmpdir(), 'svclink-pack-'));
  try {
    // A checkout is built where it is stale; an installed package is whole, and has nothing to build it with.
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
