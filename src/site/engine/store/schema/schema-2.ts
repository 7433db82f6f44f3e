/**
 * The second schema: what the sweeps of events and files need. When a consumer of events was last there, so that the log
 * need not wait for one that is gone; and indexes by which they see what is still named.
 */
export const SCHEMA_2 = `
ALTER TABLE event_consumers ADD COLUMN seen_at {time};
CREATE INDEX event_deliveries_with ON event_deliveries (event_id);
CREATE INDEX files_with_thumbnail ON files (thumbnail_sha256) WHERE thumbnail_sha256 IS NOT NULL;
`;
