import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A test file, and the functions that it has reached in a probed run. */
interface TestRecord {
  readonly test: string;
  readonly milliseconds: number;
  readonly reached: readonly string[];
}

function isRecord(value: unknown): value is TestRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'test' in value &&
    typeof value.test === 'string' &&
    'milliseconds' in value &&
    typeof value.milliseconds === 'number' &&
    'reached' in value &&
    Array.isArray(value.reached)
  );
}

/** The assumed milliseconds of a test file without a probed run. */
const UNKNOWN = 30_000;

/** The functions that each test file has reached in the last probed run. */
export class Reach {
  readonly #records = new Map<string, TestRecord>();

  private constructor(records: readonly TestRecord[]) {
    for (const one of records) this.#records.set(one.test, one);
  }

  /** Reads the saved records; none where the file is missing. */
  static read(file: string): Reach {
    try {
      const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return new Reach(Array.isArray(parsed) ? parsed.filter(isRecord) : []);
    } catch {
      return new Reach([]);
    }
  }

  /** Adds the records of a probed run from a folder. They replace older ones of the same test files. */
  add(folder: string): void {
    for (const name of readdirSync(folder)) {
      const record: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      if (isRecord(record)) this.#records.set(record.test, record);
    }
  }

  save(file: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...this.#records.values()]));
  }

  /** Returns true if a probed run had this test file. */
  knows(test: string): boolean {
    return this.#records.has(test);
  }

  /** The milliseconds that a test file took in its probed run; 30 s for a file without one. */
  millisecondsOf(test: string): number {
    return this.#records.get(test)?.milliseconds ?? UNKNOWN;
  }

  /**
   * Returns the test files that reach a function. For code outside of functions, and for a function that no test file
   * reaches, these are the test files that reach any function of the file. The function may have been renamed since.
   */
  testsOf(path: string, key: string | undefined): readonly string[] {
    const reaching = (matches: (one: string) => boolean) =>
      [...this.#records.values()]
        .filter(({ reached }) => reached.some(matches))
        .map(({ test }) => test);
    const ofFunction = reaching((one) => one === key);
    return ofFunction.length > 0 ? ofFunction : reaching((one) => one.startsWith(`${path}#`));
  }
}
