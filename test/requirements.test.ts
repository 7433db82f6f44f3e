import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Requirement {
  readonly id: string;
  readonly part: string;
  readonly text: string;
}

/** The parts whose requirements have to be checked by now, and the one that is not yet due. */
const DUE = ['receiver', 'client', 'forms', 'api-server', 'api-client'];
const NOT_YET_DUE = ['site'];

const MANIFEST = 'test/requirements.json';
const requirements: readonly Requirement[] = JSON.parse(
  readFileSync(MANIFEST, 'utf8'),
).requirements;
const known = new Map(requirements.map((one) => [one.id, one]));
const families = [...new Set(requirements.map(({ id }) => id.split('.')[0]))].join('|');
const CITATION = new RegExp(`\\[((?:${families})\\.[a-z0-9.-]+)\\]`, 'g');

/** Tests, and the golden tables whose rows are the titles of tests. */
const SOURCES = /\.test\.tsx?$|^golden\/.*\.ts$/;

function testSources(): string[] {
  return ['test', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCES.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
}

/** Every id that a test cites, with the files that cite it. */
function citations(): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const file of testSources()) {
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(CITATION)) {
      cited.set(id, [...(cited.get(id) ?? []), file]);
    }
  }
  return cited;
}

const cited = citations();

describe('the requirements', () => {
  it('have ids of their own, and parts that are due or not yet', () => {
    expect(known.size).toBe(requirements.length);
    const parts = new Set(requirements.map(({ part }) => part));
    expect([...parts].sort()).toEqual([...DUE, ...NOT_YET_DUE].sort());
  });

  it('that tests cite all exist', () => {
    const strangers = [...cited].filter(([id]) => !known.has(id));
    expect(strangers).toEqual([]);
  });

  it.each(DUE)('of part %s are each cited by a test', (part) => {
    const uncited = requirements.filter((one) => one.part === part && !cited.has(one.id));
    expect(uncited.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it.each(NOT_YET_DUE)('of part %s are counted, though not yet due', (part) => {
    expect(requirements.filter((one) => one.part === part).length).toBeGreaterThan(0);
  });
});
