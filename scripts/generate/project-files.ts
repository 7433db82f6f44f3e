import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

export const ROOT = new URL('../../', import.meta.url);

/** Reads a file of the project; undefined when there is none. */
export function readProjectFile(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file of the project, and makes its folders. */
export function writeProjectFile(path: string, text: string): void {
  const target = new URL(path, ROOT);
  mkdirSync(new URL('.', target), { recursive: true });
  // A rename, because another run may read the file.
  const beside = new URL(`${target.href}.${process.pid}`);
  writeFileSync(beside, text);
  renameSync(beside, target);
}

/** Removes a file of the project. */
export function removeProjectFile(path: string): void {
  rmSync(new URL(path, ROOT));
}

/** Returns the paths of the files in a folder of the project. */
export function listProjectFiles(folder: string): string[] {
  const location = new URL(`${folder}/`, ROOT);
  return existsSync(location) ? readdirSync(location).map((name) => `${folder}/${name}`) : [];
}

/** Modules of code by the names of their files. */
export type Modules = Readonly<Record<string, string>>;

/** Modules as files of a folder, each with a line that names its source. */
export function asFiles(folder: string, source: string, modules: Modules): Map<string, string> {
  const header = `// Generated from ${source} by scripts/generate: do not edit.\n\n`;
  return new Map(
    Object.entries(modules).map(([name, code]) => [
      `${folder}/${name}`,
      `${header}${code.trim()}\n`,
    ]),
  );
}
