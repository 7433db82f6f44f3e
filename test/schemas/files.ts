import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = { readonly [name: string]: unknown };

/** A golden case: a value, and for a bad one the place of what is wrong with it. */
export interface GoldenCase {
  readonly title: string;
  readonly canonical: unknown;
  /** Results only: the same value as it travels. */
  readonly wire?: unknown;
  readonly place?: string;
}

export interface GoldenSide {
  readonly good: readonly GoldenCase[];
  readonly bad: readonly GoldenCase[];
}

export interface Golden {
  readonly event: string;
  readonly data: GoldenSide;
  readonly result?: GoldenSide;
}

// Every way of running the tests starts in the project's folder.
const SCHEMAS = join(process.cwd(), 'schemas/link');
const GOLDEN = join(process.cwd(), 'test/golden/link');

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All link schemas by their path under schemas/link. */
export function linkSchemas(): Map<string, Json> {
  const files = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' });
  const schemas = files.filter((file) => file.endsWith('.json')).sort();
  return new Map(schemas.map((file) => [file, read<Json>(join(SCHEMAS, file))]));
}

/** The golden cases of all events. */
export function goldenCases(): Golden[] {
  return readdirSync(GOLDEN).map((file) => ({
    ...read<Omit<Golden, 'event'>>(join(GOLDEN, file)),
    event: file.replace('.json', ''),
  }));
}
