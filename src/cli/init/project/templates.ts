import { UsageError } from '../../command-error.js';

/** A text that is replaced in every copied file. */
type Rewrite = readonly [from: string, to: string];

/** What a project is made from: files of `examples/`, copied. */
export interface Template {
  readonly name: string;
  /** One line for people. */
  readonly title: string;
  readonly language: 'typescript' | 'javascript';
  /** Folders and files under `examples/`, and where they go; later ones win. */
  readonly sources: readonly (readonly [from: string, to: string])[];
  /** Files under `examples/` that do not go along. */
  readonly without: readonly string[];
  readonly rewrites: readonly Rewrite[];
  /** Packages beside svclink; the ranges are those that svclink itself is tested with. */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

const TYPESCRIPT = ['typescript', 'jest', '@types/jest', '@types/node'];

const quickstart: Template = {
  name: 'quickstart',
  title: 'a receiver with a handler for every event, in TypeScript',
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
  dependencies: [],
  devDependencies: TYPESCRIPT,
};

const javascript: Template = {
  name: 'javascript',
  title: 'the same in plain JavaScript',
  language: 'javascript',
  sources: [
    ['javascript/src', 'src'],
    ['javascript/test', 'test'],
    ['javascript/project/src', 'src'],
  ],
  without: ['javascript/test/hints.test.cjs'],
  // In a project of its own the ordinary ending says CommonJS.
  rewrites: [[".cjs'", ".js'"]],
  dependencies: [],
  devDependencies: ['jest'],
};

/** What the app of its own has in another form. */
const SERVER_FILES = [
  'environment.ts',
  'hints.ts',
  'quickstart.ts',
  'server.ts',
  'settings.ts',
  'start-server.ts',
];

const existingApp: Template = {
  name: 'existing-app',
  title: 'an Express app with parsers, sessions and routes of its own, in TypeScript',
  language: 'typescript',
  sources: [
    ['quickstart/src', 'src/link'],
    ['quickstart/src/settings.ts', 'src/settings.ts'],
    ['forms', 'src/link/demo/forms'],
    ['existing-app/src', 'src'],
    ['existing-app/test', 'test'],
    ['project/src/environment.ts', 'src/environment.ts'],
  ],
  without: SERVER_FILES.map((name) => `quickstart/src/${name}`),
  rewrites: [
    ["'../../../forms/", "'./forms/"],
    ["'../../quickstart/src/settings.js'", "'SRC/settings.js'"],
    ["'../../quickstart/src/", "'SRC/link/"],
  ],
  dependencies: ['express', 'express-session', 'cookie-parser', 'helmet'],
  devDependencies: [
    ...TYPESCRIPT,
    '@types/express',
    '@types/express-session',
    '@types/cookie-parser',
  ],
};

/** All templates, the usual one first. */
export const templates: readonly [Template, ...Template[]] = [quickstart, javascript, existingApp];

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
