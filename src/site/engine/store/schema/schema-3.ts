import type { Engine } from '../database.js';

/**
 * The third schema.
 *
 * - The audit, which records the acts of people and programs that concern access. Counted records (failed log-ins) have a
 *   key, by which the next one of the same hour finds them.
 * - Stored counts: `job_counts` holds the folded counts, `job_count_changes` the changes since. Jobs are counted by kind and
 *   state, results by state under the kind `#results`, files and their bytes under the kind `#files`.
 * - Contents that a replacement has left, which count against a quota until they are removed, and indexes by which the
 *   use of a quota is summed.
 * - What differs on the wire of an account from the settings of the site, as JSON.
 * - When the owner of a link last refused its credentials, and when a link that is paused for that asks again.
 * - Drafts of results beside what is sent of them (`draft`), what an owner has accepted of them (`accepted`), and the texts
 *   that are typed in the console and not finished, among them the forms.
 * - All of an address of a link or receiver, encrypted, where it holds user information or keys; the column beside it
 *   holds what is shown of it.
 * - The number of the lock of the process that has claimed a delivery; null where it has none, as always on SQLite.
 */
export const SCHEMA_3 = `
CREATE TABLE audit_records (
  id {id},
  happened_at {time} NOT NULL,
  last_at {time} NOT NULL,
  happened_count integer NOT NULL,
  count_key text UNIQUE,
  actor text NOT NULL,
  origin text NOT NULL,
  address text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail text NOT NULL
);
CREATE INDEX audit_records_at ON audit_records (happened_at);
CREATE INDEX audit_records_by ON audit_records (actor, id);
CREATE INDEX audit_records_did ON audit_records (action, id);
CREATE INDEX audit_records_to ON audit_records (subject, id);
ALTER TABLE users ADD COLUMN has_weak_password {flag};

CREATE TABLE job_counts (
  kind text NOT NULL,
  state text NOT NULL,
  job_count {time} NOT NULL,
  change_count {time} NOT NULL,
  PRIMARY KEY (kind, state)
);
CREATE TABLE job_count_changes (
  id {id},
  kind text NOT NULL,
  state text NOT NULL,
  job_count {time} NOT NULL
);
INSERT INTO job_counts (kind, state, job_count, change_count) SELECT kind, state, count(*), 0 FROM jobs GROUP BY kind, state;
INSERT INTO job_counts (kind, state, job_count, change_count) SELECT '#results', state, count(*), 0 FROM outbox GROUP BY state;
INSERT INTO job_counts (kind, state, job_count, change_count) SELECT '#files', 'stored', count(*), 0 FROM files;
INSERT INTO job_counts (kind, state, job_count, change_count) SELECT '#files', 'bytes', coalesce(sum(byte_size), 0), 0 FROM files;

CREATE TABLE replaced_contents (
  id {id},
  account_id {ref} REFERENCES accounts (id),
  link_id {ref} REFERENCES links (id),
  content_hash text NOT NULL,
  byte_size {time} NOT NULL,
  replaced_at {time} NOT NULL,
  aside_at {time}
);
CREATE INDEX replaced_contents_of_account ON replaced_contents (account_id, byte_size) WHERE account_id IS NOT NULL;
CREATE INDEX replaced_contents_of_link ON replaced_contents (link_id, byte_size) WHERE link_id IS NOT NULL;
CREATE INDEX replaced_contents_since ON replaced_contents (replaced_at);
CREATE INDEX files_size_of_account ON files (account_id, byte_size) WHERE account_id IS NOT NULL;
CREATE INDEX files_size_of_link ON files (link_id, byte_size) WHERE link_id IS NOT NULL;

ALTER TABLE links ADD COLUMN refused_at {time};
ALTER TABLE links ADD COLUMN asks_at {time};
ALTER TABLE outbox ADD COLUMN draft text;
ALTER TABLE outbox ADD COLUMN accepted text;
CREATE INDEX outbox_drafts ON outbox (id) WHERE draft IS NOT NULL;
CREATE TABLE typed_drafts (
  id {id},
  place text NOT NULL,
  owner_key text NOT NULL,
  content text NOT NULL,
  version_count integer NOT NULL,
  writer text NOT NULL,
  username text NOT NULL,
  modified_at {time} NOT NULL,
  UNIQUE (place, owner_key)
);
CREATE INDEX typed_drafts_of ON typed_drafts (owner_key, id);
INSERT INTO typed_drafts (place, owner_key, content, version_count, writer, username, modified_at)
  SELECT 'imported/' || order_id || '/forms/' || pcr_form_id, '', '{"answers":' || answers || '}', 1, '', username, modified_at
  FROM form_drafts;
DROP TABLE form_drafts;
ALTER TABLE links ADD COLUMN url_secret text;
ALTER TABLE accounts ADD COLUMN receiver_url_secret text;
ALTER TABLE accounts ADD COLUMN options text NOT NULL DEFAULT '{}';
ALTER TABLE deliveries ADD COLUMN process_id {ref};
`;

/**
 * The triggers of the third schema. SQLite has one writer, which changes the counts themselves. On PostgreSQL processes
 * would wait for each other at the row of a count, so the changes are appended and folded later.
 */
export const TRIGGERS_3: Readonly<Record<Engine, string>> = {
  sqlite: `
CREATE TRIGGER jobs_added AFTER INSERT ON jobs BEGIN ${counted('NEW.kind', 'NEW.state', '1')} END;
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN ${counted('OLD.kind', 'OLD.state', '-1')} END;
CREATE TRIGGER jobs_moved AFTER UPDATE OF kind, state ON jobs WHEN OLD.state <> NEW.state OR OLD.kind <> NEW.kind BEGIN ${counted('OLD.kind', 'OLD.state', '-1')} ${counted('NEW.kind', 'NEW.state', '1')} END;
CREATE TRIGGER outbox_added AFTER INSERT ON outbox BEGIN ${counted("'#results'", 'NEW.state', '1')} END;
CREATE TRIGGER outbox_removed AFTER DELETE ON outbox BEGIN ${counted("'#results'", 'OLD.state', '-1')} END;
CREATE TRIGGER outbox_moved AFTER UPDATE OF state ON outbox WHEN OLD.state <> NEW.state BEGIN ${counted("'#results'", 'OLD.state', '-1')} ${counted("'#results'", 'NEW.state', '1')} END;
CREATE TRIGGER files_added AFTER INSERT ON files BEGIN ${counted("'#files'", "'stored'", '1')} ${counted("'#files'", "'bytes'", 'NEW.byte_size')} END;
CREATE TRIGGER files_removed AFTER DELETE ON files BEGIN ${counted("'#files'", "'stored'", '-1')} ${counted("'#files'", "'bytes'", '-OLD.byte_size')} END;
CREATE TRIGGER files_resized AFTER UPDATE OF byte_size ON files WHEN OLD.byte_size <> NEW.byte_size BEGIN ${counted("'#files'", "'bytes'", '(NEW.byte_size - OLD.byte_size)')} END;
`,
  postgres: `
CREATE FUNCTION svclink_count_jobs() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP <> 'INSERT' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES (OLD.kind, OLD.state, -1); END IF; IF TG_OP <> 'DELETE' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES (NEW.kind, NEW.state, 1); END IF; RETURN NULL; END $$;
CREATE TRIGGER jobs_added AFTER INSERT OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION svclink_count_jobs();
CREATE TRIGGER jobs_moved AFTER UPDATE OF kind, state ON jobs FOR EACH ROW WHEN (OLD.state <> NEW.state OR OLD.kind <> NEW.kind) EXECUTE FUNCTION svclink_count_jobs();
CREATE FUNCTION svclink_count_results() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP <> 'INSERT' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#results', OLD.state, -1); END IF; IF TG_OP <> 'DELETE' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#results', NEW.state, 1); END IF; RETURN NULL; END $$;
CREATE TRIGGER outbox_added AFTER INSERT OR DELETE ON outbox FOR EACH ROW EXECUTE FUNCTION svclink_count_results();
CREATE TRIGGER outbox_moved AFTER UPDATE OF state ON outbox FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION svclink_count_results();
CREATE FUNCTION svclink_count_files() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'INSERT' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#files', 'stored', 1), ('#files', 'bytes', NEW.byte_size); ELSIF TG_OP = 'DELETE' THEN INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#files', 'stored', -1), ('#files', 'bytes', -OLD.byte_size); ELSE INSERT INTO job_count_changes (kind, state, job_count) VALUES ('#files', 'bytes', NEW.byte_size - OLD.byte_size); END IF; RETURN NULL; END $$;
CREATE TRIGGER files_added AFTER INSERT OR DELETE ON files FOR EACH ROW EXECUTE FUNCTION svclink_count_files();
CREATE TRIGGER files_resized AFTER UPDATE OF byte_size ON files FOR EACH ROW WHEN (OLD.byte_size <> NEW.byte_size) EXECUTE FUNCTION svclink_count_files();
`,
};

/** The statement of a trigger of SQLite that adds to a count. On one line: a migration is split where lines end. */
function counted(kind: string, state: string, change: string): string {
  return `INSERT INTO job_counts (kind, state, job_count, change_count) VALUES (${kind}, ${state}, ${change}, 1) ON CONFLICT (kind, state) DO UPDATE SET job_count = job_count + excluded.job_count, change_count = change_count + 1;`;
}
