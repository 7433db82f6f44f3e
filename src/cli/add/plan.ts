import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, UsageError } from '../command-error.js';
import type { OwnPackage } from '../init/project/package-json.js';
import type { SvclinkSource } from '../init/project/svclink-source.js';
import { SVCLINK } from '../init/project/templates.js';
import { environmentFiles } from './app-environment.js';
import { type ClosedIn, closeWithServer } from './close-link.js';
import { mounted } from './edit-app.js';
import type { AppPackage } from './find-app.js';
import { type AppFile, appFile, sourcesBelow, startedFiles } from './sources.js';
import { receiverFiles } from './template.js';
import { BYTE_ORDER_MARK } from './workspace.js';

/** The new and changed files of an addition. */
export interface AdditionPlan {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** True if the server of the app closes the link; otherwise a developer adds the line. */
  readonly isClosed: boolean;
}

/** The choices for one addition. */
export interface PlanChoices {
  readonly file: AppFile;
  readonly from: AppPackage;
  readonly mountPath: string;
  /** True if the app's own files are edited. */
  readonly mounts: boolean;
  readonly own: OwnPackage;
  readonly source: SvclinkSource;
}

function sorted(dependencies: object): object {
  return Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the version range of svclink in the app's package.json. */
export function specIn({ content }: AppPackage): string | undefined {
  const { dependencies, devDependencies } = content;
  const spec: unknown = { ...Object(devDependencies), ...Object(dependencies) }.svclink;
  return typeof spec === 'string' ? spec : undefined;
}

function packageText(
  { text, content }: AppPackage,
  { ranges }: OwnPackage,
  { spec }: SvclinkSource,
): string {
  const { svclink: _, ...others } = Object(content.devDependencies);
  const dependencies = sorted({
    libsql: others.libsql ?? ranges.get('libsql') ?? '*',
    ...Object(content.dependencies),
    svclink: spec,
  });
  const { libsql: __, ...devDependencies } = others;
  const development = content.devDependencies === undefined ? {} : { devDependencies };
  const scripts = { svclink: SVCLINK, ...Object(content.scripts) };
  return writtenAs(text, { ...content, scripts, dependencies, ...development });
}

/** Returns the text of a value in the style of a JSON file: its indentation, line breaks, end and byte order mark. */
function writtenAs(text: string, value: object): string {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const end = text.endsWith('\n') ? lineBreak : '';
  return `${mark}${JSON.stringify(value, undefined, indent).replaceAll('\n', lineBreak)}${end}`;
}

/** Returns the edited files of the app, and the one of them that closes the link. */
function edits(
  { file, mountPath, from }: PlanChoices,
  root: string,
): { texts: [string, string][]; closed: ClosedIn | undefined } {
  const app = mounted(file, mountPath);
  const paths = [...sourcesBelow(root), ...startedFiles(root, from.content.scripts)];
  const others = paths.map((path) =>
    appFile(path, readFileSync(join(root, path), 'utf8'), from.content.type),
  );
  const closed = closeWithServer(file, app, others);
  const texts: [string, string][] = [[file.path, app]];
  if (closed !== undefined) texts.push([closed.path, closed.text]);
  return { texts, closed };
}

/**
 * Returns the plan without writing anything.
 *
 * @throws UsageError for a file of the receiver that exists already; CommandError for missing templates of the package
 */
export function planAddition(
  root: string,
  choices: PlanChoices,
  packageRoot: string,
): AdditionPlan {
  const { file, from, mountPath, mounts, own, source } = choices;
  const receiver = receiverFiles(file, packageRoot);
  const taken = receiver.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new UsageError(`${taken[0]} is there already`);
  const { texts, closed } = mounts ? edits(choices, root) : { texts: [], closed: undefined };
  const listening = closed === undefined ? [] : [closed.text];
  const { tarball } = source;
  return {
    isClosed: closed !== undefined,
    files: new Map<string, string | Uint8Array>([
      ...receiver,
      ...texts,
      ['package.json', packageText(from, own, source)],
      ...environmentFiles(root, mountPath, [...listening, file.text]),
      ...(tarball === undefined ? [] : [[tarball.name, tarball.content] as const]),
    ]),
  };
}

/** Returns the present text of a file of the app; blank for a missing file. @throws CommandError */
export function presentText(root: string, path: string): string {
  try {
    return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  } catch (cause) {
    throw new CommandError(`${path} cannot be read (${Object(cause).code})`, { cause });
  }
}
