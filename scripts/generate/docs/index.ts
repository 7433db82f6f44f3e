import { readProjectFile } from '../project-files.js';
import { commandPage } from './command-page.js';
import { errorPages } from './error-pages.js';
import { eventPages } from './event-pages.js';
import { licencePage } from './licence-page.js';
import { pagesWithTables, withTables } from './tables.js';

/** Every page of the documentation that is generated, and those that have generated tables, by path. */
export async function documentation(): Promise<Map<string, string>> {
  const files = new Map([...eventPages(), ...errorPages(), licencePage(), await commandPage()]);
  for (const page of pagesWithTables) {
    const text = readProjectFile(page);
    if (text !== undefined) files.set(page, withTables(page, text));
  }
  return files;
}
