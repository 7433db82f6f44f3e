import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UsageError } from '../command-error.js';
import { accountAndSite } from '../init/project/env-file.js';
import type { OwnPackage } from '../init/project/package-json.js';
import type { SvclinkSource } from '../init/project/svclink-source.js';
import { exampleText } from '../init/project/template-files.js';
import { importedExtension, mountIn } from './edit-app.js';
import type { AppFile, AppPackage } from './find-app.js';

/** What is to be written into an app: new files, and those that change. */
export interface AdditionPlan {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** For people. */
  readonly difference: string;
}

/** What an app gets. */
export interface PlanChoices {
  readonly app: AppFile;
  readonly from: AppPackage;
  readonly mountPath: string;
  readonly own: OwnPackage;
  readonly source: SvclinkSource;
}

const FOLDER = 'link';
const DATA = 'link-data';
const PARTS = ['index', 'handlers', 'store'];
const COMMAND = 'node --env-file=.env node_modules/svclink/bin/svclink.js';

/** The receiver's own files, in the language and the syntax of the app. */
function receiverFiles(app: AppFile, packageRoot: string): [string, string][] {
  const { language, syntax, extension } = app;
  const source =
    language === 'typescript'
      ? { folder: 'minimal/src/link', suffix: '.ts' }
      : { folder: 'javascript/link', suffix: syntax === 'module' ? '.mjs' : '.cjs' };
  const to = posix.join(posix.dirname(app.path), FOLDER);
  return PARTS.map((part) => {
    const text = exampleText(packageRoot, `${source.folder}/${part}${source.suffix}`);
    const fitted = text.replace(
      /(['"])(\.\/\w+)\.(?:js|cjs)\1/g,
      (_, quote: string, path: string) => `${quote}${path}${importedExtension(app)}${quote}`,
    );
    return [posix.join(to, `${part}${extension}`), fitted.replace("'data'", `'${DATA}'`)];
  });
}

function packageText(
  { text, content }: AppPackage,
  { ranges }: OwnPackage,
  { spec }: SvclinkSource,
): string {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const dependencies = {
    libsql: ranges.get('libsql') ?? '*',
    ...Object(content.dependencies),
    svclink: spec,
  };
  const sorted = Object.fromEntries(
    Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const scripts = { ...Object(content.scripts), svclink: COMMAND };
  return `${JSON.stringify({ ...content, scripts, dependencies: sorted }, undefined, indent)}\n`;
}

/** The lines of a file, and those that it lacks. */
function withLines(path: string, wanted: readonly string[]): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const missing = wanted.filter((line) => !lines.includes(line));
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${gap}${missing.map((line) => `${line}\n`).join('')}`;
}

/** The app's `.env` with an account and a site id, where it has none. */
function environmentText(path: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (/^SVCLINK_USER=/m.test(text)) return text;
  return text === '' ? accountAndSite() : `${text.trimEnd()}\n\n${accountAndSite()}`;
}

/**
 * Makes the plan; nothing is written.
 *
 * @throws UsageError when a receiver is there already; CommandError when the package lacks its examples
 */
export function planAddition(
  root: string,
  choices: PlanChoices,
  packageRoot: string,
): AdditionPlan {
  const { app, from, mountPath, own, source } = choices;
  const edited = mountIn(app, FOLDER, mountPath);
  const receiver = receiverFiles(app, packageRoot);
  const taken = receiver.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new UsageError(`${taken[0]} is there already`);
  const { tarball } = source;
  return {
    difference: edited.difference,
    files: new Map<string, string | Uint8Array>([
      ...receiver,
      [app.path, edited.text],
      ['package.json', packageText(from, own, source)],
      ['.env', environmentText(join(root, '.env'))],
      ['.gitignore', withLines(join(root, '.gitignore'), ['.env', `${DATA}/`])],
      ...(tarball === undefined ? [] : [[tarball.name, tarball.content] as const]),
    ]),
  };
}
