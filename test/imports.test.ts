import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(__dirname, '..');
const CODE = /\.(?:c|m)?tsx?$/;
const IMPORTED =
  /^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;
/** The files behind a specifier, in the order in which they are looked for. */
const SPELLINGS = [
  [/\.js$/, '.ts'],
  [/\.js$/, '.tsx'],
  [/\.js$/, '.d.ts'],
  [/\.cjs$/, '.cts'],
] as const;

function codeBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => CODE.test(file));
}

const files: ReadonlySet<string> = new Set([...codeBelow('src'), ...codeBelow('console')]);

/** The files that each file imports, types as well. */
const imports = new Map([...files].map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORTED)].flatMap(([, from, alone, later]) => {
    const target = posix.join(posix.dirname(file), from ?? alone ?? later ?? '');
    const spelled = SPELLINGS.map(([end, ours]) => target.replace(end, ours));
    return spelled.find((one) => files.has(one)) ?? [];
  });
}

/**
 * `protocol` of `src/protocol/json/safe-json.ts`, `site/engine` of a file below it, `site` of a file beside the folders
 * of the site. The main entry stands for the receiver, which it is made of.
 */
function floorOf(file: string): string {
  if (file === 'src/index.ts') return 'receiver';
  const [root = '', floor = '', room = '', ...rest] = file.split('/');
  if (root !== 'src') return root;
  return floor === 'site' && rest.length > 0 ? `${floor}/${room}` : floor;
}

/** Which floors each floor may import, as CONTRIBUTING says. */
function readTable(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const table = new Map<string, readonly string[]>();
  for (const [, folder = '', cell = ''] of text.matchAll(
    /^\| `(?:src\/)?([\w/]+)\/` \|.*\|(.*)\|$/gm,
  )) {
    const [names = '', left] = cell.trim().split(' but ');
    const allowed = names === 'all above' ? [...table.keys()] : names.split(/, */);
    table.set(
      folder,
      allowed.filter((name) => name !== left),
    );
  }
  return table;
}

/** A folder stands for the folders in it. */
function allows(allowed: readonly string[] | undefined, floor: string): boolean {
  return allowed?.some((name) => floor === name || floor.startsWith(`${name}/`)) ?? false;
}

/** A way along imports that leads back to where it began; undefined where there is none. */
function circle(): readonly string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  function walk(file: string): readonly string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const found = walk(next);
      if (found) return found;
    }
    way.pop();
    done.add(file);
    return undefined;
  }
  for (const file of files) {
    const found = walk(file);
    if (found) return found;
  }
  return undefined;
}

describe('imports', () => {
  const table = readTable();

  it('are seen here', () => {
    expect(imports.get('src/receiver/receiver.ts')).toContain('src/receiver/settings.ts');
    expect(imports.get('src/cli/commands.ts')).toContain('src/cli/serve/serve-command.ts');
    expect([...imports.values()].flat().length).toBeGreaterThan(files.size);
  });

  it('come from floors that CONTRIBUTING lists, all of them', () => {
    const floors = new Set([...files].map(floorOf));
    expect([...table.keys()]).toEqual(expect.arrayContaining([...floors]));
  });

  it('go down and never back up', () => {
    const upward = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => floorOf(target) !== floorOf(file))
        .filter((target) => !allows(table.get(floorOf(file)), floorOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it('leave it to the engine of the site which database it runs on', () => {
    const asking = [...files].filter(
      (file) =>
        !file.startsWith('src/site/engine/') &&
        /\bengine [!=]==/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  it('find at most 15 files in a folder', () => {
    const folders = new Map<string, number>();
    for (const file of files) {
      const folder = posix.dirname(file);
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    const large = [...folders].filter(([folder, count]) => folder.startsWith('src/') && count > 15);
    expect(large).toEqual([]);
  });

  it('lead nowhere in a circle', () => {
    expect(circle()).toBeUndefined();
  });
});
