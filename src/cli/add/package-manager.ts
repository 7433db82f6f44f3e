import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Installer, npm } from '../init/install.js';
import { foldersUpward, isMember, packageIn } from './workspace.js';

/** The name of a package manager. */
export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** How a package manager is called. */
export interface PackageManager extends Installer {
  /** How a script of package.json is called with arguments after it. */
  run(script: string): string;
  /** How Node is called with the packages of the app. */
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

/** The manager that the field `packageManager` of a folder names, as in `pnpm@9.15.0`. */
function namedIn(folder: string): ManagerName | undefined {
  const { packageManager: field } = packageIn(folder) ?? {};
  const name = typeof field === 'string' ? (field.split('@')[0] ?? '') : '';
  return isManager(name) ? name : undefined;
}

function lockedIn(folder: string): ManagerName | undefined {
  return LOCK_FILES.find(([file]) => existsSync(join(folder, file)))?.[1];
}

/**
 * The package manager of an app: the one that `packageManager` names, else that of the lock file; in the app's folder,
 * then upward in the workspace that the app belongs to. Where neither says it: the one that runs this program, else npm.
 *
 * @param userAgent `npm_config_user_agent`, as managers set it for what they run
 */
export function packageManager(root: string, userAgent = ''): PackageManager {
  for (const folder of foldersUpward(root)) {
    const named = namedIn(folder);
    if (named !== undefined) return managers[named];
    // The lock file of a folder above is for others, unless the app is a member there.
    const locked = folder === root || isMember(root, folder) ? lockedIn(folder) : undefined;
    if (locked !== undefined) return managers[locked];
  }
  const running = userAgent.split('/')[0] ?? '';
  return managers[isManager(running) ? running : 'npm'];
}
