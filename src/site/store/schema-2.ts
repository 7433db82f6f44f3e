/**
 * The second schema. When a consumer of events was last there: the log need not wait for one that is gone. And an index
 * by which a sweep sees whether anybody names the content of a thumbnail.
 */
export const SCHEMA_2 = `
ALTER TABLE event_consumers ADD COLUMN seen_at {time};
CREATE INDEX files_with_thumbnail ON files (thumbnail_sha256) WHERE thumbnail_sha256 IS NOT NULL;
`;
