import { spawn } from 'node:child_process';
import type { Io } from '../io.js';

/** Runs `npm install` in a folder and passes on what it says; gives its exit code. */
export type Install = (path: string, io: Pick<Io, 'stderr' | 'env'>) => Promise<number>;

/** With the npm that is on the path. */
export const npmInstall: Install = (path, { stderr: say, env }) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['install', '--no-fund', '--no-audit'], {
      cwd: path,
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // There npm is a script, which no program can start by itself. Nothing of the user's is in the command.
      shell: process.platform === 'win32',
    });
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    child.once('error', (error) => {
      say(`npm could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
