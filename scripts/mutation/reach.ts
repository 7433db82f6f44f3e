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

/** Which test files reach which functions, as the last probed run has found. */
export class Reach {
  readonly #records = new Map<string, TestRecord>();

  private constructor(records: readonly TestRecord[]) {
    for (const one of records) this.#records.set(one.test, one);
  }

  /** Reads what was saved; nothing is reached where there is none. */
  static read(file: string): Reach {
    try {
      const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return new Reach(Array.isArray(parsed) ? parsed.filter(isRecord) : []);
    } catch {
      return new Reach([]);
    }
  }

  /** Adds the records that a probed run has left in a folder, in place of older ones of the same test files. */
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

  /** True if a probed run had this test file. */
  knows(test: string): boolean {
    return this.#records.has(test);
  }

  millisecondsOf(test: string): number {
    return this.#records.get(test)?.milliseconds ?? 0;
  }

  /**
   * The test files that reach a function; or any function of the file, for what stands outside of all functions, and
   * for a function that none of them reaches: it may have had another name in the probed run.
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
