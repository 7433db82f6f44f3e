import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.js';

/** A mutant that no test can catch, because the program does the same with it. */
export interface Equivalent {
  readonly path: string;
  /** The whole line, without the spaces around it. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const MEMBERS = ['path', 'source', 'before', 'after', 'reason'] as const;

function isEquivalent(value: unknown): value is Equivalent {
  if (typeof value !== 'object' || value === null) return false;
  return MEMBERS.every((name) => typeof Reflect.get(value, name) === 'string');
}

/** Reads the list. @throws Error if a row lacks a member */
export function readEquivalents(file: string): readonly Equivalent[] {
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(rows) || !rows.every(isEquivalent)) {
    throw new Error(`${file}: each row needs ${MEMBERS.join(', ')}`);
  }
  return rows;
}

/** Returns true if a row describes this mutant. */
export function describes(row: Equivalent, mutant: Mutant): boolean {
  return (['path', 'source', 'before', 'after'] as const).every(
    (name) => row[name] === mutant[name],
  );
}
