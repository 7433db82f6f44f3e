import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { HOUR } from '../../../protocol/units.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { regularJob, STEPPED } from '../jobs/regular-job.js';
import type { Database, Statements } from '../store/database.js';
import { LONGEST_NOTE, NOTE_WORDS } from '../store/schema/search-triggers.js';

/** The kind of the single regular job that carries texts into the index of SQLite. */
export const INDEX_TEXTS = 'index-texts';

/** The most rows of one transaction, and the most characters: a few milliseconds. */
const MOST_ROWS = 200;
const MOST_CHARACTERS = 20_000;

/** The job waits so many times as long as a step has taken: other transactions and searches have the rest. */
const REST = 9;
/** The most steps of one run of the job. */
const MOST_STEPS = 200;

interface Marked {
  readonly id: string;
  readonly text_length: number;
}

/** The texts of a kind: their index, the table of changed rows, and the source of the words. */
interface IndexedTexts {
  readonly index: string;
  readonly changed: string;
  readonly key: string;
  readonly marked: string;
  readonly words: string;
}

const TEXTS: readonly IndexedTexts[] = [
  {
    index: 'order_index',
    changed: 'unindexed_orders',
    key: 'order_id',
    marked: `SELECT unindexed_orders.order_id AS id, coalesce(length(words), 0) AS text_length FROM unindexed_orders
      LEFT JOIN order_texts ON order_texts.order_id = unindexed_orders.order_id
      ORDER BY unindexed_orders.order_id DESC LIMIT ${MOST_ROWS}`,
    words: 'SELECT order_id, words FROM order_texts WHERE order_id',
  },
  {
    index: 'note_index',
    changed: 'unindexed_notes',
    key: 'note_id',
    marked: `SELECT note_id AS id, coalesce(min(length(body), ${LONGEST_NOTE}), 0) AS text_length FROM unindexed_notes
      LEFT JOIN notes ON notes.id = note_id ORDER BY note_id DESC LIMIT ${MOST_ROWS}`,
    words: `SELECT id, ${NOTE_WORDS.sqlite('notes')} FROM notes WHERE id`,
  },
];

/**
 * Carries the texts of marked rows into the index, the newest first, in one short transaction.
 *
 * @returns the number of rows; 0 where none is marked
 */
export async function indexTexts(database: Database): Promise<number> {
  let count = 0;
  for (const { index, changed, key, marked, words } of TEXTS) {
    const ids = await idsOf(database.read, marked);
    if (ids.length === 0) continue;
    const parameters = [JSON.stringify(ids)];
    const among = 'IN (SELECT value FROM json_each(?))';
    await database.writeBeside?.([
      { sql: `DELETE FROM ${index} WHERE rowid ${among}`, parameters },
      { sql: `INSERT INTO ${index} (rowid, words) ${words} ${among}`, parameters },
      { sql: `DELETE FROM ${changed} WHERE ${key} ${among}`, parameters },
    ]);
    count += ids.length;
  }
  return count;
}

/** The first rows whose texts have together not more than the most characters, and at least one. */
async function idsOf(read: Statements, marked: string): Promise<readonly number[]> {
  const { rows } = await sql.raw<Marked>(marked).execute(read);
  let sum = 0;
  const end = rows.findIndex(({ text_length }) => {
    sum += text_length;
    return sum > MOST_CHARACTERS;
  });
  return rows.slice(0, end < 0 ? rows.length : Math.max(1, end)).map(({ id }) => Number(id));
}

/** Returns the job that carries texts into the index, more often after more changes. */
export function textIndexing(database: Database): JobKind {
  return regularJob(async (_job, signal) => {
    if (!database.writeBeside) return HOUR;
    let sum = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      const begun = performance.now();
      const count = await indexTexts(database);
      if (count === 0) return sum > 1000 ? 1000 : sum > 0 ? 15_000 : 60_000;
      sum += count;
      await setTimeout((performance.now() - begun) * REST, undefined, { signal });
    }
    return 0;
  }, STEPPED);
}
