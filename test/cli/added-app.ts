import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { InitTools } from '../../src/cli/init/tools.js';
import { type Outcome, svclink } from './command-line.js';

/** A folder for one app per test, in which `svclink add` is called. */
export interface AddedApp {
  /** Writes a package.json, and files. @param rest members of package.json */
  app(sources: Record<string, string>, rest?: object): void;
  add(args?: readonly string[], tools?: Partial<InitTools>, folder?: string): Promise<Outcome>;
  text(path: string): string;
  files(): string[];
}

/** Makes the folder before each test of a file, and removes it after each. */
export function addedApp(): AddedApp {
  const before = process.cwd();
  let home: string;
  beforeEach(() => {
    home = realpathSync(mkdtempSync(join(tmpdir(), 'svclink-add-')));
    // The root of a repository: nothing above it counts.
    mkdirSync(join(home, '.git'));
    process.chdir(home);
  });
  afterEach(() => {
    process.chdir(before);
    rmSync(home, { recursive: true, force: true });
  });
  const refuse = async () => {
    throw new Error('nothing was to be asked');
  };
  return {
    app(sources, rest = {}) {
      const content = { name: 'app', dependencies: { express: '^4.22.0' }, ...rest };
      const all = { 'package.json': `${JSON.stringify(content, undefined, 4)}\n`, ...sources };
      for (const [path, source] of Object.entries(all)) {
        mkdirSync(dirname(join(home, path)), { recursive: true });
        writeFileSync(join(home, path), source);
      }
    },
    async add(args = ['--yes', '--no-install'], tools = {}, folder = '.') {
      process.chdir(join(home, folder));
      const pack = async () => Buffer.from('packed');
      const initTools: InitTools = {
        ask: refuse,
        confirm: refuse,
        install: refuse,
        pack,
        ...tools,
      };
      const isTerminal = tools.confirm !== undefined;
      try {
        return await svclink(['add', ...args], { initTools, isTerminal });
      } finally {
        process.chdir(home);
      }
    },
    text: (path) => readFileSync(join(home, path), 'utf8'),
    files: () =>
      readdirSync(home, { recursive: true, encoding: 'utf8' })
        .filter((path) => statSync(join(home, path)).isFile())
        .sort(),
  };
}
