import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject } from '../../protocol/envelope/envelope.js';
import { UsageError } from '../command-error.js';
import { type AppFile, appFile, sourcesBelow } from './sources.js';
import { type Member, membersOf, parsedJson } from './workspace.js';

/** The used members of an app's package.json. */
export interface AppPackage {
  readonly text: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** A file whose form of making an app cannot be edited. */
export interface AppByHand {
  readonly file: AppFile;
  /** The form of making the app, as in "makes its app in a class". */
  readonly makes: string;
  /** The name of the app in the lines to paste. */
  readonly name: string;
}

/** The position of a receiver: an editable file, one that a developer edits, or packages to choose from. */
export type Found =
  | { readonly kind: 'app'; readonly file: AppFile }
  | { readonly kind: 'by-hand'; readonly app: AppByHand }
  | { readonly kind: 'workspace'; readonly members: readonly Member[] };

/** The form of NestJS, which makes the app of Express itself. */
export const NEST = 'makes a NestJS app';
/** The form of routing-controllers, whose own function adds every route before it returns the app. */
export const CONTROLLERS = 'makes its app by createExpressServer';

/** Matches the making of an app at the top of a file or in a function: its indentation and its name. */
export const MAKES_APP =
  /^([ \t]*)(?:export )?(?:const|let|var) (\w+)(?:\s*:[^=\n]+)? = (?:(?:module\.)?exports = )?(?:express|require\(['"]express['"]\))\(\);?[ \t]*(?:\/\/.*)?\r?$/m;

const FRAMEWORKS = ['express', '@nestjs/core', '@nestjs/platform-express'];

/** @throws UsageError for a missing package.json */
export function readAppPackage(root: string): AppPackage {
  const path = join(root, 'package.json');
  if (!existsSync(path)) {
    throw new UsageError('there is no package.json here: go to the folder of your Express app');
  }
  const text = readFileSync(path, 'utf8');
  const content = parsedJson(text);
  if (!isObject(content)) throw new UsageError('package.json cannot be read as JSON');
  return { text, content };
}

function hasFramework(dependencies: object): boolean {
  return FRAMEWORKS.some((name) => name in dependencies);
}

/** Returns an app that is made in a form that cannot be edited; undefined for a file without one. */
function byHand(file: AppFile): AppByHand | undefined {
  const { text } = file;
  const nest = /\b(\w+)(?:\s*:[^=\n]+)? = await NestFactory\.create\b/.exec(text)?.[1];
  if (nest !== undefined) return { file, makes: NEST, name: nest };
  const routed = /\b(\w+)(?:\s*:[^=\n]+)? = createExpressServer\(/.exec(text)?.[1];
  if (routed !== undefined) return { file, makes: CONTROLLERS, name: routed };
  const own = /\bthis\.(#?\w+) = express\(\)/.exec(text)?.[1];
  const field =
    /^[ \t]+(?:(?:public|private|protected|readonly|static) )*(#?\w+)(?:\s*:[^=\n]+)? = express\(\)/m;
  const member = own ?? (/\bclass \w/.test(text) ? field.exec(text)?.[1] : undefined);
  if (member !== undefined)
    return { file, makes: 'makes its app in a class', name: `this.${member}` };
  const [, , name] = MAKES_APP.exec(text) ?? [];
  if (name !== undefined) return { file, makes: 'makes its app in a function', name };
  if (!/\bexpress\(\)/.test(text)) return undefined;
  const other = /(?<![.\w])(\w+)(?:\s*:[^=\n]+)? = express\(\)/.exec(text)?.[1] ?? 'app';
  return { file, makes: 'makes its app in a way of its own', name: other };
}

/**
 * Returns true for a file into which a line can be inserted after the app is made: once, at the top or in the start
 * function.
 */
function isEditable({ text }: AppFile): boolean {
  const [, indent = '', name] = MAKES_APP.exec(text) ?? [];
  if (name === undefined || /\bNestFactory\b/.test(text)) return false;
  return indent === '' || !new RegExp(`\\breturn ${name}\\b|=> ${name}\\b`).test(text);
}

function inFile(file: AppFile): Found | undefined {
  if (isEditable(file)) return { kind: 'app', file };
  const app = byHand(file);
  return app && { kind: 'by-hand', app };
}

/**
 * Finds the file that makes the app.
 *
 * @param given the file from the command line
 * @throws UsageError for none, or several
 */
export function findApp(root: string, given: string | undefined, { content }: AppPackage): Found {
  const { dependencies, devDependencies, type } = content;
  if (!hasFramework({ ...Object(devDependencies), ...Object(dependencies) })) {
    const members = membersOf(root).filter((member) => hasFramework(member.dependencies));
    if (members.length > 0) return { kind: 'workspace', members };
    throw new UsageError('package.json names no express: svclink add is for Express apps');
  }
  const read = (path: string) => appFile(path, readFileSync(join(root, path), 'utf8'), type);
  if (given === undefined) return onlyOne(sourcesBelow(root).map(read));
  if (!statSync(join(root, given), { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`ENTRY: there is no file ${given}`);
  }
  const found = inFile(read(posix.normalize(given)));
  if (found) return found;
  throw new UsageError(`ENTRY: ${given} has no line like: const app = express();`);
}

function onlyOne(files: readonly AppFile[]): Found {
  const found = files.flatMap((file) => inFile(file) ?? []);
  const editable = found.filter(({ kind }) => kind === 'app');
  const [only, another] = editable.length > 0 ? editable : found;
  if (only === undefined) {
    throw new UsageError('no file here has a line like: const app = express(); name it as ENTRY');
  }
  if (another === undefined) return only;
  const paths = (editable.length > 0 ? editable : found).map((one) =>
    one.kind === 'app' ? one.file.path : one.kind === 'by-hand' ? one.app.file.path : '',
  );
  throw new UsageError(`several files make an app: name one of ${paths.join(', ')}`);
}
