import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { functionAt } from './functions.js';
import type { Mutant } from './mutants.js';
import type { Reach } from './reach.js';

const IMPORTED = /\b(?:from|import|import\(|require\() ?'(\.[^']+|svclink[^']*)'/g;
const BROWSER = /startBrowser/;
/** The programs that tests start from their sources: a probed run does not see the functions that they reach. */
const COMMAND = /'[./]*scripts\/command-line\.ts'/;
const GENERATING = 'scripts/generate/index.ts';
const GENERATOR = new RegExp(`'${GENERATING}'`);

/** The spellings of an import, in the order in which the files are tried. */
function candidatesOf(from: string, specifier: string): readonly string[] {
  if (specifier.startsWith('svclink')) {
    const entry = specifier.slice('svclink/'.length);
    return entry === '' ? ['src/index.ts'] : [`src/${entry}/index.ts`, `src/${entry}.ts`];
  }
  const target = posix.join(posix.dirname(from), specifier);
  return [target, target.replace(/js$/, 'ts'), target.replace(/js$/, 'tsx'), `${target}.ts`];
}

/** The assumed number of imports between a test and a file that it reaches in another way. */
const FAR = 20;

/** Finds the test files that may catch a mutant, the likely ones first. */
export class TestChoice {
  readonly #imports = new Map<string, readonly string[]>();
  readonly #texts = new Map<string, string>();
  readonly #tests: readonly string[];

  /** @param root of the checkout. @param reach the records of the probed run */
  constructor(
    readonly root: string,
    readonly reach: Reach,
    folders: readonly string[] = ['test', 'examples'],
  ) {
    this.#tests = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
        .filter((path) => /\.test\.tsx?$/.test(path))
        .filter((path) => !/node_modules|\/dist\/|^test\/package\//.test(path))
        .sort(),
    );
  }

  /**
   * Returns the test files to run: those that reached the function in the probed run, and those without a record that
   * import the file. Code outside of functions is used wherever the file is imported: all tests that import it are to
   * run. The first ones contain the rare words of the line, are near in name and imports, and are short.
   */
  of({ path, start, source, before }: Mutant, text: string): readonly string[] {
    const key = functionAt(path, text, start);
    const reaching = this.reach.testsOf(path, key);
    const started = this.#startedTests(path, key);
    const distances = new Map<string, number>();
    for (const test of this.#tests) {
      const isReached = reaching.includes(test) || started.has(test);
      if (!isReached && key !== undefined && this.reach.knows(test)) continue;
      const distance = this.#distance(test, path) ?? started.get(test);
      if (isReached || distance !== undefined) distances.set(test, distance ?? FAR);
    }
    const rarity = this.#rarity(`${source} ${before}`);
    const rank = (test: string) =>
      (distances.get(test) ?? 0) -
      3 * sharedWords(test, path) -
      rarity(test) +
      this.reach.millisecondsOf(test) / 5000;
    return [...distances.keys()].toSorted((one, other) => rank(one) - rank(other));
  }

  /** Returns the number of rare words and numbers of a line in a test. A word counts for more if it is in few tests. */
  #rarity(line: string): (test: string) => number {
    const words = [...new Set([...(line.match(/\w{5,}/g) ?? []), ...numbersOf(line)])].map(
      (word) => {
        const tests = this.#tests.filter((test) => this.#textOf(test).includes(word));
        return { tests: new Set(tests), weight: 20 / (tests.length + 1) };
      },
    );
    return (test) =>
      words.reduce((sum, { tests, weight }) => sum + (tests.has(test) ? weight : 0), 0);
  }

  #textOf(path: string): string {
    const known = this.#texts.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.root, path), 'utf8');
    this.#texts.set(path, text);
    return text;
  }

  /**
   * Returns the tests without a record that may run a file in a browser or in another process, each with the number of
   * imports between the program that it starts and the file.
   */
  #startedTests(path: string, key: string | undefined): ReadonlyMap<string, number> {
    if (path.startsWith('console/')) {
      const all = this.#testsWith(BROWSER).filter(
        (test) => key === undefined || !this.reach.knows(test),
      );
      return new Map(all.map((test) => [test, FAR]));
    }
    const isCommand = path.startsWith('src/cli/');
    return new Map([
      ...(isCommand ? this.#testsWith(COMMAND) : []).map((test) => [test, FAR] as const),
      ...this.#generatorTests(path, key),
    ]);
  }

  /** The tests that generate files anew. Files state the tables of the product, so that these tests are the first for them. */
  #generatorTests(
    path: string,
    key: string | undefined,
  ): readonly (readonly [test: string, distance: number])[] {
    const distance = this.#isFile(GENERATING) ? this.#distance(GENERATING, path) : undefined;
    if (distance === undefined) return [];
    const rank = key === undefined ? -FAR : distance;
    return this.#testsWith(GENERATOR).map((test) => [test, rank] as const);
  }

  /** The tests in which, or in a file that they import, a pattern occurs. */
  #testsWith(pattern: RegExp): readonly string[] {
    const has = (path: string) => pattern.test(this.#textOf(path));
    const own = (path: string) => !path.startsWith('scripts/');
    return this.#tests.filter((test) => [test, ...this.#importsOf(test)].filter(own).some(has));
  }

  /** The number of imports between two files; undefined where the first does not import the second. */
  #distance(from: string, to: string): number | undefined {
    const seen = new Set([from]);
    let layer = [from];
    for (let distance = 1; layer.length > 0; distance += 1) {
      layer = layer.flatMap((one) => this.#importsOf(one)).filter((one) => !seen.has(one));
      if (layer.includes(to)) return distance;
      for (const one of layer) seen.add(one);
      layer = [...new Set(layer)];
    }
    return undefined;
  }

  #importsOf(path: string): readonly string[] {
    const known = this.#imports.get(path);
    if (known) return known;
    const found = [...this.#textOf(path).matchAll(IMPORTED)].flatMap(([, specifier = '']) => {
      const target = candidatesOf(path, specifier).find((one) => this.#isFile(one));
      return target === undefined ? [] : [target];
    });
    this.#imports.set(path, found);
    return found;
  }

  #isFile(path: string): boolean {
    return /\.[cm]?[jt]sx?$/.test(path) && existsSync(join(this.root, path));
  }
}

/** The spellings of the numbers of a line that a test of a limit contains: the limit itself, or one more. */
function numbersOf(line: string): readonly string[] {
  return (line.match(/\b\d[\d_]+\b/g) ?? [])
    .map((text) => Number(text.replaceAll('_', '')))
    .flatMap((limit) => [limit, limit + 1])
    .flatMap((number) => [String(number), number.toLocaleString('en').replaceAll(',', '_')]);
}

/** The number of words that two paths have in common: folders, and the parts of the names of their files. */
function sharedWords(one: string, other: string): number {
  const wordsOf = (path: string) =>
    path
      .split(/[/.-]/)
      .map((word) => word.replace(/s$/, ''))
      .filter((word) => word.length > 2);
  const words = new Set(wordsOf(other));
  return new Set(wordsOf(one).filter((word) => words.has(word))).size;
}
