import { UsageError } from '../../command-error.js';

/** A text that is replaced in every copied file. */
type Rewrite = readonly [from: string, to: string];

/** What a project is made from: files of `examples/`, copied. */
export interface Template {
  readonly name: string;
  /** One line for people. */
  readonly title: string;
  /** Six events in one file; every event in a file of its own, which may be left out; or the site, which has them all. */
  readonly kind: 'minimal' | 'demo' | 'site';
  /** Whether it keeps what it is sent, in the folder `data`; else all is in memory. */
  readonly keepsData: boolean;
  readonly language: 'typescript' | 'javascript';
  /** Folders and files under `examples/`, and where they go; later ones win. */
  readonly sources: readonly (readonly [from: string, to: string])[];
  /** Files under `examples/` that do not go along. */
  readonly without: readonly string[];
  readonly rewrites: readonly Rewrite[];
  /** Scripts of its package.json beside those that all have. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Packages beside svclink; the ranges are those that svclink itself is tested with. */
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
  // In a project of its own the ordinary extension says CommonJS.
  rewrites: [[".cjs'", ".js'"]],
  scripts: {},
  dependencies: [],
  devDependencies: ['jest'],
};

/**
 * The command by its name: the package manager finds it wherever packages are hoisted to. Account and port are in the file,
 * and so never on a command line.
 */
export const SVCLINK = 'svclink --env-file .env';

/** Works on the store beside the app, by the variables of its `.env`. */
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

/** All templates, the usual one first. */
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
