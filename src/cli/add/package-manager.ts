import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Installer, npm } from '../init/install.js';
import { foldersUpward, isMember, packageIn } from './workspace.js';

/** The name of a package manager. */
export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** The command lines of a package manager. */
export interface PackageManager extends Installer {
  /** Returns the command that runs a script of package.json, to which arguments are appended. */
  run(script: string): string;
  /** The command that runs Node with the packages of the app. */
  readonly node: string;
}

const managers: Readonly<Record<ManagerName, PackageManager>> = {
  npm: {
    ...npm,
    run: (script) => `npm run ${script} --`,
    node: 'node',
  },
  pnpm: {
    name: 'pnpm',
    install: ['install', '--no-frozen-lockfile'],
    env: {},
    run: (script) => `pnpm run ${script}`,
    node: 'node',
  },
  yarn: {
    name: 'yarn',
    install: ['install'],
    env: { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' },
    run: (script) => `yarn ${script}`,
    node: 'yarn node',
  },
  bun: {
    name: 'bun',
    install: ['install'],
    env: {},
    run: (script) => `bun run ${script}`,
    node: 'node',
  },
};

const LOCK_FILES: readonly (readonly [file: string, manager: ManagerName])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
];

function isManager(name: string): name is ManagerName {
  return Object.hasOwn(managers, name);
}

/** Returns the manager in the field `packageManager` of a folder, as in `pnpm@9.15.0`. */
function namedIn(folder: string): ManagerName | undefined {
  const { packageManager: field } = packageIn(folder) ?? {};
  const name = typeof field === 'string' ? (field.split('@')[0] ?? '') : '';
  return isManager(name) ? name : undefined;
}

function lockedIn(folder: string): ManagerName | undefined {
  return LOCK_FILES.find(([file]) => existsSync(join(folder, file)))?.[1];
}

/**
 * Returns the package manager of an app: the one of `packageManager`, otherwise that of the lock file; in the app's
 * folder, then upward in the app's workspace. Without both it is the manager that runs this program, otherwise npm.
 *
 * @param userAgent `npm_config_user_agent`, which managers set for their programs
 */
export function packageManager(root: string, userAgent = ''): PackageManager {
  for (const folder of foldersUpward(root)) {
    const named = namedIn(folder);
    if (named !== undefined) return managers[named];
    // The lock file of a folder above applies to the members of its workspace only.
    const locked = folder === root || isMember(root, folder) ? lockedIn(folder) : undefined;
    if (locked !== undefined) return managers[locked];
  }
  const running = userAgent.split('/')[0] ?? '';
  return managers[isManager(running) ? running : 'npm'];
}
