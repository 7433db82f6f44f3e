import { readFile } from 'node:fs/promises';

/** The version in the package.json of a folder. */
export async function packageVersion(packageRoot: string): Promise<string> {
  const { version } = JSON.parse(await readFile(`${packageRoot}/package.json`, 'utf8'));
  return String(version);
}
