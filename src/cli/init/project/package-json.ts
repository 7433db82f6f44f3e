import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../../protocol/envelope/envelope.js';
import { CommandError } from '../../command-error.js';
import { SVCLINK, type Template } from './templates.js';

/** The parts of svclink's own package.json that a project uses. */
export interface OwnPackage {
  readonly version: string;
  /** The range of Node versions. */
  readonly node: string;
  /** The version ranges of its dependencies that it is tested with. */
  readonly ranges: ReadonlyMap<string, string>;
  /** The versions of packages further down that it is tested with. */
  readonly overrides: ReadonlyMap<string, string>;
}

/**
 * Reads svclink's own package.json.
 *
 * @throws CommandError when it does not exist
 */
export function readOwnPackage(packageRoot: string): OwnPackage {
  try {
    const read: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
    const { version, engines, dependencies, devDependencies, overrides } = isObject(read)
      ? read
      : {};
    const ranges = [devDependencies, dependencies].flatMap((list) =>
      Object.entries(isObject(list) ? list : {}).map(
        ([name, range]) => [name, String(range)] as const,
      ),
    );
    const node = String(isObject(engines) ? engines.node : '*');
    const pinned = Object.entries(isObject(overrides) ? overrides : {}).flatMap(([name, to]) =>
      typeof to === 'string' ? [[name, to] as const] : [],
    );
    const own = { version: String(version), node };
    return { ...own, ranges: new Map(ranges), overrides: new Map(pinned) };
  } catch (cause) {
    throw new CommandError('the package is not whole: install svclink again', { cause });
  }
}

/**
 * A package of jest that svclink itself overrides: a version whose every platform is published. With another one,
 * `npm ci` may refuse the lock file that `npm install` has just written, since packages of other platforms are missing there.
 */
const OVERRIDDEN = 'unrs-resolver';

const TRY = { check: `${SVCLINK} check`, send: `${SVCLINK} send` };

const SCRIPTS = {
  typescript: {
    build: 'tsc -p .',
    prestart: 'npm run --silent build',
    start: 'node dist/src/server.js',
    dev: 'tsx watch src/server.ts',
    pretest: 'npm run --silent build',
    test: 'jest',
    ...TRY,
  },
  javascript: {
    start: 'node src/server.js',
    dev: 'node --watch src/server.js',
    test: 'jest',
    ...TRY,
  },
};

function rangesOf(names: readonly string[], { ranges }: OwnPackage): Record<string, string> {
  return Object.fromEntries([...names].sort().map((name) => [name, ranges.get(name) ?? '*']));
}

/** Returns the text of a project's package.json. */
export function packageJson(
  name: string,
  template: Template,
  { own, spec }: { readonly own: OwnPackage; readonly spec: string },
): string {
  const { language, scripts, dependencies, devDependencies } = template;
  const override = own.overrides.get(OVERRIDDEN);
  const tests = language === 'typescript' ? 'dist/test' : 'test';
  const project = {
    name,
    version: '0.1.0',
    private: true,
    engines: { node: own.node },
    scripts: { ...SCRIPTS[language], ...scripts },
    // A site that starts on a slow machine takes longer than the five seconds of jest.
    jest: { testEnvironment: 'node', testTimeout: 30_000, roots: [`<rootDir>/${tests}`] },
    dependencies: { ...rangesOf(dependencies, own), svclink: spec },
    devDependencies: rangesOf(devDependencies, own),
    ...(override === undefined ? {} : { overrides: { [OVERRIDDEN]: override } }),
  };
  return `${JSON.stringify(project, undefined, 2)}\n`;
}
