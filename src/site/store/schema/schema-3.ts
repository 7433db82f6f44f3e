/**
 * The third schema: the audit, which records the acts of people and programs that concern access. Counted records (failed
 * log-ins) have a key, by which the next one of the same hour finds them.
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
`;
