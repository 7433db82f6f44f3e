import type { Engine } from './column.js';
import { LISTED_TEXTS } from './listed-texts.js';
import { ORDER_KEY_TRIGGERS } from './order-key-triggers.js';
import { ORDER_WORD_TRIGGERS } from './order-words.js';
import { SEARCH_TRIGGERS } from './search-triggers.js';

/** Statements of a step of a schema that do not follow from its tables. They never change after their release. */
export interface Step {
  /**
   * Statements that fill new tables. They run before a table of earlier schemas is dropped.
   *
   * @param prefix of the names of tables
   */
  readonly fill?: readonly ((prefix: string) => string)[];
  /** Statements that each engine writes in its own way. They run last. */
  readonly triggers?: Readonly<Record<Engine, readonly string[]>>;
  /** The version of the exchange log that its SQL contains, on PostgreSQL. Default: that of the step before. */
  readonly log?: number;
}

/**
 * The triggers that store counts of jobs. SQLite has one writer, which changes the counts themselves. On PostgreSQL
 * processes would wait for each other at the row of a count, so the changes are appended and folded later.
 */
const JOB_COUNTS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `CREATE TRIGGER jobs_added AFTER INSERT ON jobs BEGIN ${counted('NEW.kind', 'NEW.state', '1')} END`,
    `CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN ${counted('OLD.kind', 'OLD.state', '-1')} END`,
    `CREATE TRIGGER jobs_moved AFTER UPDATE OF kind, state ON jobs WHEN OLD.state <> NEW.state OR OLD.kind <> NEW.kind
      BEGIN ${counted('OLD.kind', 'OLD.state', '-1')} ${counted('NEW.kind', 'NEW.state', '1')} END`,
  ],
  postgres: [
    `CREATE FUNCTION svclink_count_jobs() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES (OLD.kind, OLD.state, -1); END IF;
      IF TG_OP <> 'DELETE' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES (NEW.kind, NEW.state, 1); END IF;
      RETURN NULL; END $$`,
    `CREATE TRIGGER jobs_added AFTER INSERT OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION svclink_count_jobs()`,
    `CREATE TRIGGER jobs_moved AFTER UPDATE OF kind, state ON jobs FOR EACH ROW
      WHEN (OLD.state <> NEW.state OR OLD.kind <> NEW.kind) EXECUTE FUNCTION svclink_count_jobs()`,
  ],
};

/** The triggers that store counts of results and files in the same way. */
const RECORD_COUNTS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `CREATE TRIGGER outbox_added AFTER INSERT ON outbox BEGIN ${counted("'#results'", 'NEW.state', '1')} END`,
    `CREATE TRIGGER outbox_removed AFTER DELETE ON outbox BEGIN ${counted("'#results'", 'OLD.state', '-1')} END`,
    `CREATE TRIGGER outbox_moved AFTER UPDATE OF state ON outbox WHEN OLD.state <> NEW.state
      BEGIN ${counted("'#results'", 'OLD.state', '-1')} ${counted("'#results'", 'NEW.state', '1')} END`,
    `CREATE TRIGGER files_added AFTER INSERT ON files
      BEGIN ${counted("'#files'", "'stored'", '1')} ${counted("'#files'", "'bytes'", 'NEW.byte_size')} END`,
    `CREATE TRIGGER files_removed AFTER DELETE ON files
      BEGIN ${counted("'#files'", "'stored'", '-1')} ${counted("'#files'", "'bytes'", '-OLD.byte_size')} END`,
    `CREATE TRIGGER files_resized AFTER UPDATE OF byte_size ON files WHEN OLD.byte_size <> NEW.byte_size
      BEGIN ${counted("'#files'", "'bytes'", '(NEW.byte_size - OLD.byte_size)')} END`,
  ],
  postgres: [
    // Changes of bytes are larger than changes of jobs. The first form of step 3 had an integer.
    `ALTER TABLE job_count_changes ALTER COLUMN job_count TYPE bigint`,
    `CREATE FUNCTION svclink_count_results() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#results', OLD.state, -1); END IF;
      IF TG_OP <> 'DELETE' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#results', NEW.state, 1); END IF;
      RETURN NULL; END $$`,
    `CREATE TRIGGER outbox_added AFTER INSERT OR DELETE ON outbox FOR EACH ROW EXECUTE FUNCTION svclink_count_results()`,
    `CREATE TRIGGER outbox_moved AFTER UPDATE OF state ON outbox FOR EACH ROW
      WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION svclink_count_results()`,
    `CREATE FUNCTION svclink_count_files() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'INSERT' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#files', 'stored', 1), ('#files', 'bytes', NEW.byte_size);
      ELSIF TG_OP = 'DELETE' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#files', 'stored', -1), ('#files', 'bytes', -OLD.byte_size);
      ELSE INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#files', 'bytes', NEW.byte_size - OLD.byte_size); END IF;
      RETURN NULL; END $$`,
    `CREATE TRIGGER files_added AFTER INSERT OR DELETE ON files FOR EACH ROW EXECUTE FUNCTION svclink_count_files()`,
    `CREATE TRIGGER files_resized AFTER UPDATE OF byte_size ON files FOR EACH ROW
      WHEN (OLD.byte_size <> NEW.byte_size) EXECUTE FUNCTION svclink_count_files()`,
  ],
};

/** The statement of a trigger of SQLite that adds to a count. */
function counted(kind: string, state: string, change: string): string {
  return `INSERT INTO job_counts (kind, state, job_count, change_count) VALUES (${kind}, ${state}, ${change}, 1)
    ON CONFLICT (kind, state) DO UPDATE SET job_count = job_count + excluded.job_count, change_count = change_count + 1;`;
}

/** The steps of the tables of a site. */
export const SITE_STEPS: readonly Step[] = [
  {},
  {},
  {
    fill: [
      () => `INSERT INTO job_counts (kind, state, job_count, change_count)
        SELECT kind, state, count(*), 0 FROM jobs GROUP BY kind, state`,
      () => `INSERT INTO typed_drafts (place, owner_key, content, version_count, writer, username, modified_at)
        SELECT 'imported/' || order_id || '/forms/' || pcr_form_id, '', '{"answers":' || answers || '}', 1, '', username,
          modified_at FROM form_drafts`,
    ],
    triggers: JOB_COUNTS,
  },
  {
    fill: [
      () => `INSERT INTO job_counts (kind, state, job_count, change_count)
        SELECT '#results', state, count(*), 0 FROM outbox GROUP BY state`,
      () =>
        `INSERT INTO job_counts (kind, state, job_count, change_count) SELECT '#files', 'stored', count(*), 0 FROM files`,
      () => `INSERT INTO job_counts (kind, state, job_count, change_count)
        SELECT '#files', 'bytes', coalesce(sum(byte_size), 0), 0 FROM files`,
    ],
    triggers: {
      sqlite: [...RECORD_COUNTS.sqlite, ...SEARCH_TRIGGERS.sqlite],
      postgres: [...RECORD_COUNTS.postgres, ...SEARCH_TRIGGERS.postgres],
    },
    // The first step that numbers the schema of the log. It takes over the tables of earlier versions.
    log: 4,
  },
  {
    triggers: {
      sqlite: [...LISTED_TEXTS.sqlite, ...ORDER_KEY_TRIGGERS.sqlite],
      postgres: [...LISTED_TEXTS.postgres, ...ORDER_KEY_TRIGGERS.postgres],
    },
    log: 5,
  },
  {
    // The records that apps have stored with the version before, for their quotas.
    fill: [
      () => ofApp('files', "added_by LIKE 'app %'", 'added_by'),
      () =>
        ofApp(
          'notes',
          "inserted_by LIKE 'app %' AND account_id IS NULL AND link_id IS NULL",
          'inserted_by',
        ),
      () => ofApp('import_files', "actor LIKE 'app %'", 'actor'),
      // The version before stored a part of these answers.
      () => `UPDATE answered_calls SET answer_text = '{"result":"The file is flagged."}'
        WHERE action = 'file/flag'`,
      () => `UPDATE answered_calls
        SET answer_text = '{"note_id":' || answer_text || ',"result":"Note ' || answer_text || ' is written."}'
        WHERE action IN ('jobnote/create', 'jobnote/update')`,
    ],
    triggers: ORDER_WORD_TRIGGERS,
    log: 6,
  },
  {},
  {},
];

/** The statement that finds the apps of records by their names in a column. */
function ofApp(table: string, where: string, column: string): string {
  return `UPDATE ${table} SET app_id = (SELECT apps.id FROM apps WHERE 'app ' || apps.name = ${table}.${column}) WHERE ${where}`;
}

/** The steps of the exchange log. */
export const LOG_STEPS: readonly Step[] = [
  {},
  {},
  {
    // The sums of the entries of earlier versions; later versions update the sums with each entry.
    fill: [
      (prefix) => `INSERT INTO ${prefix}exchange_holders (holder, byte_count)
        SELECT coalesce(holder, ''), sum(body_size) FROM ${prefix}exchanges
        WHERE NOT EXISTS (SELECT 1 FROM ${prefix}exchange_holders) GROUP BY 1`,
    ],
  },
  {},
  {},
  {},
];
