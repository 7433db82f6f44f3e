import { posix } from 'node:path';
import { CommandError } from '../command-error.js';
import { exampleText } from '../init/project/template-files.js';
import type { AppFile } from './sources.js';

/** The folder of the receiver, beside the file that makes the app. */
export const LINK_FOLDER = 'link';
/** The folder of the receiver's database and files, below the folder in which the app is started. */
export const DATA_FOLDER = 'link-data';

const PARTS = ['index', 'handlers', 'store'];
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Puts values into a template.
 *
 * @throws CommandError for a placeholder without a value, which means a damaged package
 */
export function rendered(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    throw new CommandError(`the package is not whole: nothing stands for {{${name}}}`);
  });
}

/** Returns the extension of relative imports: the one of Node modules, or none for bundlers and ts-node. */
export function importedExtension({ text, extension, syntax, isModule }: AppFile): string {
  const imported = extension.replace('ts', 'js');
  if (syntax === 'commonjs') return extension === '.cjs' ? imported : '';
  const own = [...text.matchAll(/^import .*?from ['"](\.{1,2}\/[^'"]+)['"]/gm)].map(
    ([, path = '']) => path,
  );
  // Node runs TypeScript itself if imports name the extension.
  if (own.some((path) => /\.[cm]?ts$/.test(path))) return extension;
  if (own.length === 0) return isModule ? imported : '';
  return own.every((path) => !/\.[cm]?js$/.test(path)) ? '' : imported;
}

/** Returns the import of libsql, which is CommonJS, in the form in which the app imports express. */
function importDatabase({ text, syntax, language }: AppFile): string {
  if (syntax === 'commonjs') return "const Database = require('libsql');";
  if (language === 'typescript' && /^import \* as express from/m.test(text)) {
    return "import * as Database from 'libsql';";
  }
  if (language === 'typescript' && /^import express = require\(/m.test(text)) {
    return "import Database = require('libsql');";
  }
  return "import Database from 'libsql';";
}

function suffixOf({ language, syntax }: AppFile): string {
  if (language === 'typescript') return '.ts';
  return syntax === 'module' ? '.mjs' : '.cjs';
}

/**
 * Returns the receiver's own files in the language and the syntax of the app.
 *
 * @throws CommandError for missing templates of the package
 */
export function receiverFiles(app: AppFile, packageRoot: string): [string, string][] {
  const folder = posix.join(posix.dirname(app.path), LINK_FOLDER);
  const values = {
    extension: importedExtension(app),
    folder: DATA_FOLDER,
    importDatabase: importDatabase(app),
  };
  return PARTS.map((part) => {
    const path = `javascript/add/${part}${suffixOf(app)}.template`;
    const text = rendered(exampleText(packageRoot, path), values);
    return [posix.join(folder, `${part}${app.extension}`), text];
  });
}
