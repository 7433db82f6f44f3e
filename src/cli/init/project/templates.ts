import { UsageError } from '../../command-error.js';

/** A replacement of text in every copied file. */
type Rewrite = readonly [from: string, to: string];

/** A template of a project: files of `examples/` that are copied. */
export interface Template {
  readonly name: string;
  /** The description in one line. */
  readonly title: string;
  /**
   * `minimal`: six events in one file. `demo`: every event in its own file, which may be left out. `site`: the site
   * with all events.
   */
  readonly kind: 'minimal' | 'demo' | 'site';
  /** True if the receiver stores data in the folder `data`; otherwise all data are in memory. */
  readonly keepsData: boolean;
  readonly language: 'typescript' | 'javascript';
  /** Folders and files below `examples/`, and their targets. Later rows have precedence. */
  readonly sources: readonly (readonly [from: string, to: string])[];
  /** Files below `examples/` that are not copied. */
  readonly without: readonly string[];
  readonly rewrites: readonly Rewrite[];
  /** Scripts of its package.json in addition to the common ones. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Packages in addition to svclink, with the version ranges that svclink is tested with. */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

const TYPESCRIPT = ['typescript', 'tsx', 'jest', '@types/jest', '@types/node'];

const minimal: Template = {
  name: 'minimal',
  title: 'six events, and what they store on disk, in SQLite; TypeScript',
  kind: 'minimal',
  keepsData: true,
  language: 'typescript',
  sources: [
    ['minimal/src', 'src'],
    ['minimal/test', 'test'],
  ],
  without: [],
  rewrites: [],
  scripts: { 'add-order': 'npm run --silent build && node dist/src/add-order.js' },
  dependencies: ['express', 'libsql'],
  devDependencies: [...TYPESCRIPT, '@types/express', '@types/supertest', 'supertest'],
};

const demo: Template = {
  name: 'demo',
  title: 'every event on 40 demo orders, all in memory; TypeScript',
  kind: 'demo',
  keepsData: false,
  language: 'typescript',
  sources: [
    ['quickstart/src', 'src'],
    ['quickstart/test', 'test'],
    ['forms', 'src/demo/forms'],
    ['project/src', 'src'],
  ],
  without: ['quickstart/test/hints.test.ts'],
  rewrites: [
    ["'../../../forms/", "'./forms/"],
    ["'../../forms/", "'../src/demo/forms/"],
  ],
  scripts: {},
  dependencies: [],
  devDependencies: TYPESCRIPT,
};

const javascript: Template = {
  name: 'javascript',
  title: 'the demo in plain JavaScript',
  kind: 'demo',
  keepsData: false,
  language: 'javascript',
  sources: [
    ['javascript/src', 'src'],
    ['javascript/test', 'test'],
    ['javascript/project/src', 'src'],
  ],
  without: ['javascript/test/hints.test.cjs'],
  // In a separate project the ordinary extension means CommonJS.
  rewrites: [[".cjs'", ".js'"]],
  scripts: {},
  dependencies: [],
  devDependencies: ['jest'],
};

/**
 * The command by its name, because the package manager finds it in any folder of packages. Account and port are in the
 * file, and thus not on the command line.
 */
export const SVCLINK = 'svclink --env-file .env';

/** A script for the store of the app, by the variables of its `.env`. */
const SITE_SCRIPTS = { svclink: SVCLINK };

const site: Template = {
  name: 'site',
  title: 'the ready-made site in an app of your own: it owns and imports orders; TypeScript',
  kind: 'site',
  keepsData: true,
  language: 'typescript',
  sources: [
    ['site/src', 'src'],
    ['site/test', 'test'],
  ],
  without: [],
  rewrites: [],
  scripts: SITE_SCRIPTS,
  dependencies: ['express', 'libsql'],
  devDependencies: [...TYPESCRIPT, '@types/express', '@types/supertest', 'supertest'],
};

const siteInJavaScript: Template = {
  name: 'site-javascript',
  title: 'the same in plain JavaScript',
  kind: 'site',
  keepsData: true,
  language: 'javascript',
  sources: [
    ['javascript/site/src', 'src'],
    ['javascript/site/test', 'test'],
  ],
  without: [],
  rewrites: javascript.rewrites,
  scripts: SITE_SCRIPTS,
  dependencies: ['express', 'libsql'],
  devDependencies: ['jest', 'supertest'],
};

/** All templates, the default first. */
export const templates: readonly [Template, ...Template[]] = [
  minimal,
  demo,
  javascript,
  site,
  siteInJavaScript,
];

/**
 * Finds a template.
 *
 * @throws UsageError
 */
export function findTemplate(name: string): Template {
  const found = templates.find((template) => template.name === name);
  if (found) return found;
  const names = templates.map((template) => template.name).join(', ');
  throw new UsageError(`--template: there is no ${name}; there are ${names}`);
}
