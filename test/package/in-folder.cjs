const { execFile } = require('node:child_process');
const { setTimeout } = require('node:timers/promises');
const { promisify } = require('node:util');

const run = promisify(execFile);

async function inFolder(folder, command, args, env = {}) {
  try {
    const { stdout } = await run(command, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch ({ stdout, stderr }) {
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  }
}

/** Milliseconds before the second and the third attempt to install. */
const PAUSES = [2_000, 10_000];

async function npmInstall(folder, packages = []) {
  const install = () => inFolder(folder, 'npm', ['install', '--ignore-scripts', ...packages]);
  for (const pause of PAUSES) {
    try {
      await install();
      return;
    } catch {
      await setTimeout(pause);
    }
  }
  await install();
}

module.exports = { inFolder, npmInstall };
