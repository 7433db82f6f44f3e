import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from '../store/database.js';
import { NOTE_WORDS } from '../store/schema/search-triggers.js';

/** Conditions and sources for the terms of a search, by engine. */
export interface SearchConditions {
  /** A text that has all terms. */
  holds(words: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** The words of a row of notes. */
  readonly ofNote: RawBuilder<unknown>;
}

/** Returns the conditions for terms. */
export function searchConditions(engine: Engine, terms: readonly string[]): SearchConditions {
  return {
    holds: (words) =>
      sql.join(
        terms.map((term) => hasPart(engine, words, term)),
        sql` AND `,
      ),
    ofNote: sql.raw(NOTE_WORDS[engine]('notes')),
  };
}

/**
 * Returns the condition for a text that has a term, without regard to case.
 *
 * @param words the text; on PostgreSQL one that `lower` has converted
 * @param term in lower case
 */
export function hasPart(
  engine: Engine,
  words: RawBuilder<unknown>,
  term: string,
): RawBuilder<SqlBool> {
  const like = (text: string) => {
    const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    // The words were converted by the server, whose locale decides which letters it converts.
    const compared = engine === 'postgres' ? sql`lower(CAST(${part} AS text))` : sql`${part}`;
    return sql<SqlBool>`${words} LIKE ${compared} ESCAPE '\\'`;
  };
  return sql`(${sql.join(spellings(term).map(like), sql` OR `)})`;
}

/**
 * Databases may convert and compare ASCII alone without regard to case: other letters are looked for as they are mostly
 * written.
 */
function spellings(term: string): readonly string[] {
  const begun = term.replace(/(?<=^ ?)\p{L}/u, (letter) => letter.toUpperCase());
  const written = [term, begun, term.toUpperCase()];
  return [
    ...new Set(written.map((one) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))),
  ];
}

/** The expression of FTS5 for all terms, each of which is a phrase of trigrams. */
export function matchExpression(terms: readonly string[]): string {
  return terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ');
}
