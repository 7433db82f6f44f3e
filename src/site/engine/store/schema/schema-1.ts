/**
 * The first schema. `{id}`, `{ref}`, `{time}`, `{flag}`, `{decimal}` and `{bytes}` stand for what each engine calls
 * them. Columns are named for their type: see row-types.ts.
 */
export const SCHEMA_1 = `
CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);

CREATE TABLE accounts (
  id {id},
  username text NOT NULL UNIQUE,
  org_number text,
  display_name text NOT NULL DEFAULT '',
  push_url text,
  receiver_url text,
  receiver_username text,
  receiver_secret text,
  created_at {time} NOT NULL,
  disabled_at {time}
);
CREATE TABLE account_secrets (
  id {id},
  account_id {ref} NOT NULL REFERENCES accounts (id),
  hash text NOT NULL,
  created_at {time} NOT NULL,
  expires_at {time}
);
CREATE INDEX account_secrets_of ON account_secrets (account_id);

CREATE TABLE links (
  id {id},
  name text NOT NULL,
  client_company text NOT NULL,
  url text NOT NULL,
  username text NOT NULL,
  secret text NOT NULL,
  options text NOT NULL,
  account_id {ref} REFERENCES accounts (id),
  marks text NOT NULL,
  full_at {time},
  good_at {time},
  validated_at {time},
  failure text,
  failed_at {time},
  refusal_count integer NOT NULL DEFAULT 0,
  paused_at {time},
  pause_reason text,
  created_at {time} NOT NULL,
  modified_at {time} NOT NULL,
  removed_at {time}
);
CREATE UNIQUE INDEX links_named ON links (name) WHERE removed_at IS NULL;

CREATE TABLE properties (
  id {id},
  address text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  place_key text NOT NULL UNIQUE,
  created_at {time} NOT NULL
);

CREATE TABLE orders (
  id {id},
  account_id {ref} REFERENCES accounts (id),
  link_id {ref} REFERENCES links (id),
  remote_report_id text,
  property_id {ref} NOT NULL REFERENCES properties (id),
  wo_number text NOT NULL,
  org_wo_num text,
  status text NOT NULL,
  status_reason text NOT NULL DEFAULT '',
  fields text NOT NULL,
  due_text text NOT NULL DEFAULT '',
  is_assigned {flag} NOT NULL,
  is_other_allowed {flag} NOT NULL,
  modified_at {time} NOT NULL,
  created_at {time} NOT NULL,
  cancelled_at {time},
  pending_cancellation_at {time},
  unlisted_at {time},
  assigned_user_id {ref},
  import_steps text,
  raw text,
  deviations text
);
CREATE UNIQUE INDEX orders_imported ON orders (link_id, remote_report_id) WHERE link_id IS NOT NULL;
CREATE INDEX orders_of_account ON orders (account_id, id);
CREATE INDEX orders_modified ON orders (account_id, modified_at, id);
CREATE INDEX orders_cancelled ON orders (account_id, cancelled_at) WHERE cancelled_at IS NOT NULL;
CREATE INDEX orders_pending ON orders (account_id, pending_cancellation_at) WHERE pending_cancellation_at IS NOT NULL;
CREATE INDEX orders_numbered ON orders (account_id, wo_number);
CREATE INDEX orders_of_property ON orders (property_id);
CREATE INDEX orders_with_status ON orders (status, id);
CREATE INDEX orders_open ON orders (id) WHERE status NOT IN ('Cancelled', 'Ready for Office', 'Invoiced', 'Complete');
CREATE INDEX orders_open_due ON orders (due_text, id) WHERE status NOT IN ('Cancelled', 'Ready for Office', 'Invoiced', 'Complete');

CREATE TABLE line_items (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  description text NOT NULL,
  qty {decimal},
  price {decimal},
  total {decimal},
  additional text NOT NULL DEFAULT ''
);
CREATE INDEX line_items_of ON line_items (order_id, position);

CREATE TABLE order_changes (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref},
  wo_status text NOT NULL,
  field text NOT NULL,
  old_value text NOT NULL,
  new_value text NOT NULL,
  transaction_id text NOT NULL UNIQUE,
  changed_at {time} NOT NULL,
  is_reported {flag} NOT NULL
);
CREATE INDEX order_changes_since ON order_changes (account_id, changed_at, id);
CREATE INDEX order_changes_of ON order_changes (order_id, id);

CREATE TABLE received_updates (
  order_id {ref} NOT NULL REFERENCES orders (id),
  identity text NOT NULL,
  seen_at {time} NOT NULL,
  PRIMARY KEY (order_id, identity)
);

CREATE TABLE order_history (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  happened_at {time} NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  detail text NOT NULL
);
CREATE INDEX order_history_of ON order_history (order_id, id);

CREATE TABLE order_access (
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref} NOT NULL REFERENCES accounts (id),
  imported_at {time} NOT NULL,
  PRIMARY KEY (order_id, account_id)
);

CREATE TABLE forms (
  id {id},
  origin text NOT NULL DEFAULT '',
  pcr_form_id text NOT NULL,
  form_ver_id text NOT NULL,
  name text NOT NULL,
  share_name text NOT NULL,
  is_default_required {flag} NOT NULL,
  body text NOT NULL,
  created_at {time} NOT NULL,
  UNIQUE (origin, pcr_form_id, form_ver_id)
);
CREATE TABLE order_forms (
  order_id {ref} NOT NULL REFERENCES orders (id),
  origin text NOT NULL DEFAULT '',
  pcr_form_id text NOT NULL,
  form_ver_id text NOT NULL,
  is_required {flag} NOT NULL,
  PRIMARY KEY (order_id, origin, pcr_form_id)
);

CREATE TABLE invoice_items (
  id {id},
  client_company text NOT NULL,
  order_id {ref} REFERENCES orders (id),
  item_key text NOT NULL,
  description text NOT NULL,
  position integer NOT NULL
);
CREATE UNIQUE INDEX invoice_items_of_client ON invoice_items (client_company, item_key) WHERE order_id IS NULL;
CREATE UNIQUE INDEX invoice_items_of_order ON invoice_items (order_id, item_key) WHERE order_id IS NOT NULL;

CREATE TABLE answers (
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref} NOT NULL,
  pcr_form_id text NOT NULL,
  pcr_question_id text NOT NULL,
  answer_rows text NOT NULL,
  answered_at {time} NOT NULL,
  PRIMARY KEY (order_id, account_id, pcr_form_id, pcr_question_id)
);

CREATE TABLE notes (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  property_id {ref} NOT NULL REFERENCES properties (id),
  account_id {ref},
  link_id {ref} REFERENCES links (id),
  sender_note_id text,
  note_type text NOT NULL,
  revises_id {ref},
  body text NOT NULL,
  inserted_by text NOT NULL,
  inserted_text text NOT NULL,
  org_name text NOT NULL,
  has_attachments {flag} NOT NULL,
  attachments text NOT NULL,
  raw text,
  created_at {time} NOT NULL,
  modified_at {time} NOT NULL
);
CREATE UNIQUE INDEX notes_received ON notes (account_id, sender_note_id) WHERE sender_note_id IS NOT NULL;
CREATE UNIQUE INDEX notes_imported ON notes (link_id, sender_note_id) WHERE link_id IS NOT NULL;
CREATE INDEX notes_of_order ON notes (order_id, id);
CREATE INDEX notes_of_property ON notes (property_id, id) WHERE note_type = 'prop';

CREATE TABLE supplied_notes (
  id {id},
  account_id {ref} REFERENCES accounts (id),
  wo_number text NOT NULL,
  note_key text NOT NULL UNIQUE,
  note_type text NOT NULL,
  body text NOT NULL,
  note_from text NOT NULL,
  transaction_id text NOT NULL UNIQUE,
  created_at {time} NOT NULL
);
CREATE INDEX supplied_notes_since ON supplied_notes (account_id, created_at);

CREATE TABLE received_supplied_notes (
  id {id},
  link_id {ref} NOT NULL REFERENCES links (id),
  note_key text NOT NULL,
  transaction_key text,
  wo_number text NOT NULL,
  note_id {ref} REFERENCES notes (id),
  problem text,
  raw text NOT NULL,
  received_at {time} NOT NULL,
  UNIQUE (link_id, note_key)
);
CREATE UNIQUE INDEX received_supplied_once ON received_supplied_notes (link_id, transaction_key) WHERE transaction_key IS NOT NULL;

CREATE TABLE files (
  id {id},
  order_id {ref} REFERENCES orders (id),
  property_id {ref} REFERENCES properties (id),
  note_id {ref} REFERENCES notes (id),
  account_id {ref},
  link_id {ref} REFERENCES links (id),
  sender_file_id text,
  area text NOT NULL,
  file_area integer NOT NULL,
  file_name text NOT NULL,
  mime_type text NOT NULL,
  description text NOT NULL,
  org_name text NOT NULL,
  sha256 text NOT NULL,
  byte_size {time} NOT NULL,
  thumbnail_sha256 text,
  thumbnail_type text,
  raw text,
  created_at {time} NOT NULL
);
CREATE UNIQUE INDEX files_received ON files (account_id, order_id, area, sender_file_id) WHERE sender_file_id IS NOT NULL;
CREATE UNIQUE INDEX files_imported ON files (link_id, order_id, area, sender_file_id) WHERE link_id IS NOT NULL;
CREATE INDEX files_of_order ON files (order_id, id);
CREATE INDEX files_of_note ON files (note_id) WHERE note_id IS NOT NULL;
CREATE INDEX files_of_property ON files (property_id, id) WHERE property_id IS NOT NULL;
CREATE INDEX files_with_content ON files (sha256);

CREATE TABLE bid_comps (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref} NOT NULL,
  sender_comp_key text,
  item_key text,
  item_desc text NOT NULL,
  qty_bid {decimal},
  client_price_bid {decimal},
  bid_note text NOT NULL,
  qty_comp {decimal},
  comp_note text NOT NULL,
  raw text NOT NULL,
  created_at {time} NOT NULL,
  modified_at {time} NOT NULL
);
CREATE UNIQUE INDEX bid_comps_received ON bid_comps (account_id, order_id, sender_comp_key) WHERE sender_comp_key IS NOT NULL;
CREATE INDEX bid_comps_of_order ON bid_comps (order_id, id);

CREATE TABLE bid_confirmations (
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref} NOT NULL,
  confirmed_at {time} NOT NULL,
  PRIMARY KEY (order_id, account_id)
);

CREATE TABLE photo_flags (
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref} NOT NULL,
  file_id {ref} NOT NULL REFERENCES files (id),
  work_type text NOT NULL,
  target text NOT NULL,
  stage text NOT NULL,
  flagged_at {time} NOT NULL,
  PRIMARY KEY (file_id, work_type, target, stage)
);
CREATE INDEX photo_flags_of ON photo_flags (order_id, work_type, target);

CREATE TABLE invoices (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref} NOT NULL,
  comment text NOT NULL,
  raw text NOT NULL,
  modified_at {time} NOT NULL,
  UNIQUE (order_id, account_id)
);
CREATE TABLE invoice_lines (
  id {id},
  invoice_id {ref} NOT NULL REFERENCES invoices (id),
  line_key text NOT NULL,
  item_key text,
  item_desc text NOT NULL,
  quantity {decimal} NOT NULL,
  price {decimal} NOT NULL,
  is_flat_fee {flag} NOT NULL,
  raw text NOT NULL,
  UNIQUE (invoice_id, line_key)
);

CREATE TABLE check_ins (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  account_id {ref} NOT NULL,
  content_hash text NOT NULL,
  checked_in_text text NOT NULL,
  gps_lat {decimal} NOT NULL,
  gps_lng {decimal} NOT NULL,
  raw text NOT NULL,
  created_at {time} NOT NULL,
  UNIQUE (order_id, account_id, content_hash)
);

CREATE TABLE deliveries (
  sender text NOT NULL,
  event text NOT NULL,
  identity text NOT NULL,
  token {time} NOT NULL,
  attempt integer NOT NULL,
  is_interrupted {flag} NOT NULL,
  lease_at {time},
  claimed text NOT NULL,
  fingerprint text,
  result text,
  touched_at {time} NOT NULL,
  PRIMARY KEY (sender, event, identity)
);
CREATE INDEX deliveries_touched ON deliveries (touched_at);

CREATE TABLE outbox (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  kind text NOT NULL,
  item_key text NOT NULL,
  payload text NOT NULL,
  state text NOT NULL,
  version_count integer NOT NULL DEFAULT 1,
  attempt_count integer NOT NULL DEFAULT 0,
  begun_at {time},
  remote_key text,
  reason text,
  failed_at {time},
  sent_at {time},
  modified_at {time} NOT NULL,
  UNIQUE (order_id, kind, item_key)
);
CREATE INDEX outbox_failed ON outbox (state, failed_at);

CREATE TABLE site_events (
  id {id},
  order_id {ref} NOT NULL REFERENCES orders (id),
  event text NOT NULL,
  payload text NOT NULL,
  happened_at {time} NOT NULL,
  position integer
);
CREATE INDEX site_events_new ON site_events (id) WHERE position IS NULL;
CREATE UNIQUE INDEX site_events_placed ON site_events (position) WHERE position IS NOT NULL;
CREATE TABLE event_consumers (name text PRIMARY KEY, position integer NOT NULL);
CREATE TABLE event_deliveries (
  id {id},
  consumer text NOT NULL,
  order_id {ref} NOT NULL,
  event_id {ref} NOT NULL REFERENCES site_events (id)
);
CREATE INDEX event_deliveries_of ON event_deliveries (consumer, order_id, id);

CREATE TABLE jobs (
  id {id},
  kind text NOT NULL,
  lane text NOT NULL,
  job_key text NOT NULL,
  payload text NOT NULL,
  state text NOT NULL,
  run_at {time} NOT NULL,
  lease_at {time},
  claim_count integer NOT NULL DEFAULT 0,
  attempt_count integer NOT NULL DEFAULT 0,
  poison_count integer NOT NULL DEFAULT 0,
  is_again {flag} NOT NULL,
  reason text,
  detail text,
  added_at {time} NOT NULL,
  UNIQUE (kind, job_key)
);
CREATE INDEX jobs_waiting ON jobs (kind, lane, run_at, id) WHERE state = 'waiting';
CREATE INDEX jobs_running ON jobs (kind, lane) WHERE state = 'running';
CREATE INDEX jobs_in_state ON jobs (state, id);
CREATE TABLE paused_lanes (lane text PRIMARY KEY, reason text NOT NULL);

CREATE TABLE users (
  id {id},
  username text NOT NULL UNIQUE,
  display_name text NOT NULL,
  role text NOT NULL,
  password_hash text,
  is_active {flag} NOT NULL,
  created_at {time} NOT NULL
);
CREATE TABLE console_sessions (
  id {id},
  token_hash text NOT NULL UNIQUE,
  user_id {ref} NOT NULL REFERENCES users (id),
  address text NOT NULL,
  agent text NOT NULL,
  created_at {time} NOT NULL,
  seen_at {time} NOT NULL
);
CREATE INDEX console_sessions_of ON console_sessions (user_id);
CREATE TABLE form_drafts (
  order_id {ref} NOT NULL REFERENCES orders (id),
  pcr_form_id text NOT NULL,
  answers text NOT NULL,
  username text NOT NULL,
  modified_at {time} NOT NULL,
  PRIMARY KEY (order_id, pcr_form_id)
);
CREATE TABLE note_groups (id {id}, name text NOT NULL UNIQUE);
CREATE TABLE group_members (
  group_id {ref} NOT NULL REFERENCES note_groups (id),
  user_id {ref} NOT NULL REFERENCES users (id),
  PRIMARY KEY (group_id, user_id)
);
CREATE TABLE link_groups (
  link_id {ref} NOT NULL REFERENCES links (id),
  group_id {ref} NOT NULL REFERENCES note_groups (id),
  PRIMARY KEY (link_id, group_id)
);
CREATE TABLE note_visibility (
  note_id {ref} NOT NULL REFERENCES notes (id),
  group_id {ref} NOT NULL REFERENCES note_groups (id),
  PRIMARY KEY (note_id, group_id)
);
`;
