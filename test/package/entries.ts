import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { exports } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));

/** The public entries of the package, as a program names them. */
export const ENTRIES: readonly string[] = Object.entries<{ import?: unknown }>(exports)
  .filter(([, target]) => target.import !== undefined)
  .map(([path]) => path.replace('.', 'svclink'));

/** A program of TypeScript that needs the types of every entry. */
export const USES_EVERY_ENTRY = ENTRIES.map(
  (entry, index) => `import * as entry${index} from '${entry}';\nvoid entry${index};`,
).join('\n');
