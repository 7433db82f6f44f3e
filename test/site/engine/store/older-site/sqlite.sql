CREATE TABLE svclink_schema (version integer PRIMARY KEY);
CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE accounts (
  id integer PRIMARY KEY AUTOINCREMENT,
  username text NOT NULL UNIQUE,
  org_number text,
  display_name text NOT NULL DEFAULT '',
  push_url text,
  receiver_url text,
  receiver_username text,
  receiver_secret text,
  created_at integer NOT NULL,
  disabled_at integer
);
CREATE TABLE account_secrets (
  id integer PRIMARY KEY AUTOINCREMENT,
  account_id integer NOT NULL REFERENCES accounts (id),
  hash text NOT NULL,
  created_at integer NOT NULL,
  expires_at integer
);
CREATE TABLE links (
  id integer PRIMARY KEY AUTOINCREMENT,
  name text NOT NULL,
  client_company text NOT NULL,
  url text NOT NULL,
  username text NOT NULL,
  secret text NOT NULL,
  options text NOT NULL,
  account_id integer REFERENCES accounts (id),
  marks text NOT NULL,
  full_at integer,
  good_at integer,
  validated_at integer,
  failure text,
  failed_at integer,
  refusal_count integer NOT NULL DEFAULT 0,
  paused_at integer,
  pause_reason text,
  created_at integer NOT NULL,
  modified_at integer NOT NULL,
  removed_at integer
);
CREATE TABLE properties (
  id integer PRIMARY KEY AUTOINCREMENT,
  address text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  place_key text NOT NULL UNIQUE,
  created_at integer NOT NULL
);
CREATE TABLE orders (
  id integer PRIMARY KEY AUTOINCREMENT,
  account_id integer REFERENCES accounts (id),
  link_id integer REFERENCES links (id),
  remote_report_id text,
  property_id integer NOT NULL REFERENCES properties (id),
  wo_number text NOT NULL,
  org_wo_num text,
  status text NOT NULL,
  status_reason text NOT NULL DEFAULT '',
  fields text NOT NULL,
  due_text text NOT NULL DEFAULT '',
  is_assigned integer NOT NULL,
  is_other_allowed integer NOT NULL,
  modified_at integer NOT NULL,
  created_at integer NOT NULL,
  cancelled_at integer,
  pending_cancellation_at integer,
  unlisted_at integer,
  assigned_user_id integer,
  import_steps text,
  raw text,
  deviations text
);
CREATE TABLE line_items (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  description text NOT NULL,
  qty text,
  price text,
  total text,
  additional text NOT NULL DEFAULT ''
);
CREATE TABLE order_changes (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer,
  wo_status text NOT NULL,
  field text NOT NULL,
  old_value text NOT NULL,
  new_value text NOT NULL,
  transaction_id text NOT NULL UNIQUE,
  changed_at integer NOT NULL,
  is_reported integer NOT NULL
);
CREATE TABLE received_updates (
  order_id integer NOT NULL REFERENCES orders (id),
  identity text NOT NULL,
  seen_at integer NOT NULL,
  PRIMARY KEY (order_id, identity)
);
CREATE TABLE order_history (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  happened_at integer NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  detail text NOT NULL
);
CREATE TABLE order_access (
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer NOT NULL REFERENCES accounts (id),
  imported_at integer NOT NULL,
  PRIMARY KEY (order_id, account_id)
);
CREATE TABLE forms (
  id integer PRIMARY KEY AUTOINCREMENT,
  origin text NOT NULL DEFAULT '',
  pcr_form_id text NOT NULL,
  form_ver_id text NOT NULL,
  name text NOT NULL,
  share_name text NOT NULL,
  is_default_required integer NOT NULL,
  body text NOT NULL,
  created_at integer NOT NULL,
  UNIQUE (origin, pcr_form_id, form_ver_id)
);
CREATE TABLE order_forms (
  order_id integer NOT NULL REFERENCES orders (id),
  origin text NOT NULL DEFAULT '',
  pcr_form_id text NOT NULL,
  form_ver_id text NOT NULL,
  is_required integer NOT NULL,
  PRIMARY KEY (order_id, origin, pcr_form_id)
);
CREATE TABLE invoice_items (
  id integer PRIMARY KEY AUTOINCREMENT,
  client_company text NOT NULL,
  order_id integer REFERENCES orders (id),
  item_key text NOT NULL,
  description text NOT NULL,
  position integer NOT NULL
);
CREATE TABLE answers (
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer NOT NULL,
  pcr_form_id text NOT NULL,
  pcr_question_id text NOT NULL,
  answer_rows text NOT NULL,
  answered_at integer NOT NULL,
  PRIMARY KEY (order_id, account_id, pcr_form_id, pcr_question_id)
);
CREATE TABLE notes (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  property_id integer NOT NULL REFERENCES properties (id),
  account_id integer,
  link_id integer REFERENCES links (id),
  sender_note_id text,
  note_type text NOT NULL,
  revises_id integer,
  body text NOT NULL,
  inserted_by text NOT NULL,
  inserted_text text NOT NULL,
  org_name text NOT NULL,
  has_attachments integer NOT NULL,
  attachments text NOT NULL,
  raw text,
  created_at integer NOT NULL,
  modified_at integer NOT NULL
);
CREATE TABLE supplied_notes (
  id integer PRIMARY KEY AUTOINCREMENT,
  account_id integer REFERENCES accounts (id),
  wo_number text NOT NULL,
  note_key text NOT NULL UNIQUE,
  note_type text NOT NULL,
  body text NOT NULL,
  note_from text NOT NULL,
  transaction_id text NOT NULL UNIQUE,
  created_at integer NOT NULL
);
CREATE TABLE received_supplied_notes (
  id integer PRIMARY KEY AUTOINCREMENT,
  link_id integer NOT NULL REFERENCES links (id),
  note_key text NOT NULL,
  transaction_key text,
  wo_number text NOT NULL,
  note_id integer REFERENCES notes (id),
  problem text,
  raw text NOT NULL,
  received_at integer NOT NULL,
  UNIQUE (link_id, note_key)
);
CREATE TABLE files (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer REFERENCES orders (id),
  property_id integer REFERENCES properties (id),
  note_id integer REFERENCES notes (id),
  account_id integer,
  link_id integer REFERENCES links (id),
  sender_file_id text,
  area text NOT NULL,
  file_area integer NOT NULL,
  file_name text NOT NULL,
  mime_type text NOT NULL,
  description text NOT NULL,
  org_name text NOT NULL,
  sha256 text NOT NULL,
  byte_size integer NOT NULL,
  thumbnail_sha256 text,
  thumbnail_type text,
  raw text,
  created_at integer NOT NULL
);
CREATE TABLE bid_comps (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer NOT NULL,
  sender_comp_key text,
  item_key text,
  item_desc text NOT NULL,
  qty_bid text,
  client_price_bid text,
  bid_note text NOT NULL,
  qty_comp text,
  comp_note text NOT NULL,
  raw text NOT NULL,
  created_at integer NOT NULL,
  modified_at integer NOT NULL
);
CREATE TABLE bid_confirmations (
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer NOT NULL,
  confirmed_at integer NOT NULL,
  PRIMARY KEY (order_id, account_id)
);
CREATE TABLE photo_flags (
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer NOT NULL,
  file_id integer NOT NULL REFERENCES files (id),
  work_type text NOT NULL,
  target text NOT NULL,
  stage text NOT NULL,
  flagged_at integer NOT NULL,
  PRIMARY KEY (file_id, work_type, target, stage)
);
CREATE TABLE invoices (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer NOT NULL,
  comment text NOT NULL,
  raw text NOT NULL,
  modified_at integer NOT NULL,
  UNIQUE (order_id, account_id)
);
CREATE TABLE invoice_lines (
  id integer PRIMARY KEY AUTOINCREMENT,
  invoice_id integer NOT NULL REFERENCES invoices (id),
  line_key text NOT NULL,
  item_key text,
  item_desc text NOT NULL,
  quantity text NOT NULL,
  price text NOT NULL,
  is_flat_fee integer NOT NULL,
  raw text NOT NULL,
  UNIQUE (invoice_id, line_key)
);
CREATE TABLE check_ins (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  account_id integer NOT NULL,
  content_hash text NOT NULL,
  checked_in_text text NOT NULL,
  gps_lat text NOT NULL,
  gps_lng text NOT NULL,
  raw text NOT NULL,
  created_at integer NOT NULL,
  UNIQUE (order_id, account_id, content_hash)
);
CREATE TABLE deliveries (
  sender text NOT NULL,
  event text NOT NULL,
  identity text NOT NULL,
  token integer NOT NULL,
  attempt integer NOT NULL,
  is_interrupted integer NOT NULL,
  lease_at integer,
  claimed text NOT NULL,
  fingerprint text,
  result text,
  touched_at integer NOT NULL,
  PRIMARY KEY (sender, event, identity)
);
CREATE TABLE outbox (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  kind text NOT NULL,
  item_key text NOT NULL,
  payload text NOT NULL,
  state text NOT NULL,
  version_count integer NOT NULL DEFAULT 1,
  attempt_count integer NOT NULL DEFAULT 0,
  begun_at integer,
  remote_key text,
  reason text,
  failed_at integer,
  sent_at integer,
  modified_at integer NOT NULL,
  UNIQUE (order_id, kind, item_key)
);
CREATE TABLE site_events (
  id integer PRIMARY KEY AUTOINCREMENT,
  order_id integer NOT NULL REFERENCES orders (id),
  event text NOT NULL,
  payload text NOT NULL,
  happened_at integer NOT NULL,
  position integer
);
CREATE TABLE event_consumers (name text PRIMARY KEY, position integer NOT NULL, seen_at integer);
CREATE TABLE event_deliveries (
  id integer PRIMARY KEY AUTOINCREMENT,
  consumer text NOT NULL,
  order_id integer NOT NULL,
  event_id integer NOT NULL REFERENCES site_events (id)
);
CREATE TABLE jobs (
  id integer PRIMARY KEY AUTOINCREMENT,
  kind text NOT NULL,
  lane text NOT NULL,
  job_key text NOT NULL,
  payload text NOT NULL,
  state text NOT NULL,
  run_at integer NOT NULL,
  lease_at integer,
  claim_count integer NOT NULL DEFAULT 0,
  attempt_count integer NOT NULL DEFAULT 0,
  poison_count integer NOT NULL DEFAULT 0,
  is_again integer NOT NULL,
  reason text,
  detail text,
  added_at integer NOT NULL,
  UNIQUE (kind, job_key)
);
CREATE TABLE paused_lanes (lane text PRIMARY KEY, reason text NOT NULL);
CREATE TABLE users (
  id integer PRIMARY KEY AUTOINCREMENT,
  username text NOT NULL UNIQUE,
  display_name text NOT NULL,
  role text NOT NULL,
  password_hash text,
  is_active integer NOT NULL,
  created_at integer NOT NULL
);
CREATE TABLE console_sessions (
  id integer PRIMARY KEY AUTOINCREMENT,
  token_hash text NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES users (id),
  address text NOT NULL,
  agent text NOT NULL,
  created_at integer NOT NULL,
  seen_at integer NOT NULL
);
CREATE TABLE form_drafts (
  order_id integer NOT NULL REFERENCES orders (id),
  pcr_form_id text NOT NULL,
  answers text NOT NULL,
  username text NOT NULL,
  modified_at integer NOT NULL,
  PRIMARY KEY (order_id, pcr_form_id)
);
CREATE TABLE note_groups (id integer PRIMARY KEY AUTOINCREMENT, name text NOT NULL UNIQUE);
CREATE TABLE group_members (
  group_id integer NOT NULL REFERENCES note_groups (id),
  user_id integer NOT NULL REFERENCES users (id),
  PRIMARY KEY (group_id, user_id)
);
CREATE TABLE link_groups (
  link_id integer NOT NULL REFERENCES links (id),
  group_id integer NOT NULL REFERENCES note_groups (id),
  PRIMARY KEY (link_id, group_id)
);
CREATE TABLE note_visibility (
  note_id integer NOT NULL REFERENCES notes (id),
  group_id integer NOT NULL REFERENCES note_groups (id),
  PRIMARY KEY (note_id, group_id)
);
INSERT INTO svclink_schema VALUES (1);
INSERT INTO svclink_schema VALUES (2);
INSERT INTO settings VALUES ('key_fingerprint','52f61744600d3d0bac87b9d93161a245');
INSERT INTO settings VALUES ('site_id','1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4');
INSERT INTO settings VALUES ('public_url','http://127.0.0.1:40695');
INSERT INTO accounts VALUES (1,'crew','18','','http://127.0.0.1:40695/push/GslePPOb3J6SFj1mYfiAor5Nw_RarogW3n3dZ40',NULL,NULL,NULL,1795487308645,NULL);
INSERT INTO account_secrets VALUES (1,1,'scrypt$32768$8$1$knKZFLI3qabGil5X18RPXQ$NJHWFIaPkFBW2n_ukN_gD3FwedW16ORS9ozra8v8Z7A',1795487308645,NULL);
INSERT INTO links VALUES (1,'bank','First Bank','http://127.0.0.1:40695/link','crew','v1:jzw4e_4nm1Q04igSvT_Z47XfiWwLBwoJiUcd-uYdzQfqqA11jQWx','{"dialect":{},"recognises_repetitions":false,"job_notes":false,"supplied_notes":false,"invoicing":true,"bid_comp_confirm":false,"assign_vendors":true,"files_by_address":false,"poll_seconds":60}',NULL,'{"push":"f49f937f3e048e23","updates":1795487010,"cancelled":1795487010,"pending":1795487010}',1795487310683,1795487310683,1795487310577,NULL,NULL,0,NULL,NULL,1795487309243,1795487309243,NULL);
INSERT INTO properties VALUES (1,'1 Elm St','Omaha','NE','68102','["1 elm st","omaha","ne","68102"]',1795487308651);
INSERT INTO properties VALUES (2,'2 Elm St','Omaha','NE','68102','["2 elm st","omaha","ne","68102"]',1795487308838);
INSERT INTO properties VALUES (3,'3 Elm St','Omaha','NE','68102','["3 elm st","omaha","ne","68102"]',1795487308848);
INSERT INTO properties VALUES (4,'1 Elm St','Omaha','NE','68102','["link:1","1 elm st","omaha","ne","68102"]',1795487310749);
INSERT INTO properties VALUES (5,'2 Elm St','Omaha','NE','68102','["link:1","2 elm st","omaha","ne","68102"]',1795487310749);
INSERT INTO properties VALUES (6,'3 Elm St','Omaha','NE','68102','["link:1","3 elm st","omaha","ne","68102"]',1795487310751);
INSERT INTO orders VALUES (1,1,NULL,NULL,1,'WO-1',NULL,'Ready for Office','','{"client_company_alias":"First Bank","cust_text":"","loan_number":"77-1","loan_type_other":"","address":"1 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","work_type_alias":"","mortgage_name":"","lot_size":"","lock_code":"","key_code":"","import_user_id":"","broker_name":"","broker_company":"","broker_phone":"","broker_email":"","vendor_id":"","date_received":null,"date_due":null,"start_date":null,"bg_checkin_provider":"","wo_pending_cancellation_date":""}','',1,1,1795487314298,1795487308651,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO orders VALUES (2,1,NULL,NULL,2,'WO-2',NULL,'In Field','','{"client_company_alias":"First Bank","cust_text":"","loan_number":"77-2","loan_type_other":"","address":"2 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow once","work_type_alias":"","mortgage_name":"","lot_size":"","lock_code":"","key_code":"","import_user_id":"","broker_name":"","broker_company":"","broker_phone":"","broker_email":"","vendor_id":"","date_received":null,"date_due":null,"start_date":null,"bg_checkin_provider":"","wo_pending_cancellation_date":""}','',1,1,1795487314408,1795487308838,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO orders VALUES (3,1,NULL,NULL,3,'WO-3',NULL,'Cancelled','','{"client_company_alias":"First Bank","cust_text":"","loan_number":"77-3","loan_type_other":"","address":"3 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","work_type_alias":"","mortgage_name":"","lot_size":"","lock_code":"","key_code":"","import_user_id":"","broker_name":"","broker_company":"","broker_phone":"","broker_email":"","vendor_id":"","date_received":null,"date_due":null,"start_date":null,"bg_checkin_provider":"","wo_pending_cancellation_date":""}','',1,1,1795487314495,1795487308848,1795487314495,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO orders VALUES (4,NULL,1,'1',4,'WO-1',NULL,'Ready for Office','','{"client_company_alias":"First Bank","cust_text":"","loan_number":"77-1","loan_type_other":"","address":"1 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","work_type_alias":"","mortgage_name":"","lot_size":"","lock_code":"","key_code":"","import_user_id":"","broker_name":"","broker_company":"","broker_phone":"","broker_email":"","vendor_id":"","date_received":null,"date_due":null,"start_date":null,"bg_checkin_provider":"","wo_pending_cancellation_date":""}','',1,1,1795487314319,1795487310749,NULL,NULL,NULL,NULL,'["mark","forms","items","files","notes","foh"]','{"wo_number":"WO-1","client_company_alias":"First Bank","loan_number":"77-1","address":"1 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","line_items":[{"desc":"Grass","qty":"1.00","price":"45.00","total":"45.00"}],"pcr_forms":[{"pcr_form_id":"71","form_ver_id":"1","form_required":false}],"svc_report_id":"1","key_values":{},"has_foh":false}','[]');
INSERT INTO orders VALUES (5,NULL,1,'2',5,'WO-2',NULL,'In Field','','{"client_company_alias":"First Bank","cust_text":"","loan_number":"77-2","loan_type_other":"","address":"2 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","work_type_alias":"","mortgage_name":"","lot_size":"","lock_code":"","key_code":"","import_user_id":"","broker_name":"","broker_company":"","broker_phone":"","broker_email":"","vendor_id":"","date_received":null,"date_due":null,"start_date":null,"bg_checkin_provider":"","wo_pending_cancellation_date":""}','',1,1,1795487310771,1795487310749,NULL,NULL,NULL,NULL,'["mark","forms","items","files","notes","foh"]','{"wo_number":"WO-2","client_company_alias":"First Bank","loan_number":"77-2","address":"2 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","line_items":[{"desc":"Grass","qty":"1.00","price":"45.00","total":"45.00"}],"pcr_forms":[{"pcr_form_id":"71","form_ver_id":"1","form_required":false}],"svc_report_id":"2","key_values":{},"has_foh":false}','[]');
INSERT INTO orders VALUES (6,NULL,1,'3',6,'WO-3',NULL,'In Field','','{"client_company_alias":"First Bank","cust_text":"","loan_number":"77-3","loan_type_other":"","address":"3 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","work_type_alias":"","mortgage_name":"","lot_size":"","lock_code":"","key_code":"","import_user_id":"","broker_name":"","broker_company":"","broker_phone":"","broker_email":"","vendor_id":"","date_received":null,"date_due":null,"start_date":null,"bg_checkin_provider":"","wo_pending_cancellation_date":""}','',1,1,1795487310788,1795487310751,NULL,NULL,NULL,NULL,'["mark","forms","items","files","notes","foh"]','{"wo_number":"WO-3","client_company_alias":"First Bank","loan_number":"77-3","address":"3 Elm St","city":"Omaha","state":"NE","zip":"68102","comments":"Mow twice – ä \"quoted\"","line_items":[{"desc":"Grass","qty":"1.00","price":"45.00","total":"45.00"}],"pcr_forms":[{"pcr_form_id":"71","form_ver_id":"1","form_required":false}],"svc_report_id":"3","key_values":{},"has_foh":false}','[]');
INSERT INTO line_items VALUES (1,1,0,'Grass','1.00','45.00','45.00','');
INSERT INTO line_items VALUES (2,2,0,'Grass','1.00','45.00','45.00','');
INSERT INTO line_items VALUES (3,3,0,'Grass','1.00','45.00','45.00','');
INSERT INTO line_items VALUES (4,4,0,'Grass','1.00','45.00','45.00','');
INSERT INTO line_items VALUES (5,5,0,'Grass','1.00','45.00','45.00','');
INSERT INTO line_items VALUES (6,6,0,'Grass','1.00','45.00','45.00','');
INSERT INTO order_changes VALUES (1,2,1,'Update','comments','Mow twice – ä "quoted"','Mow once','4a2c84ae-dcef-4319-8a6a-0e36a3bbf742',1795487314408,1);
INSERT INTO order_history VALUES (1,1,1795487308651,'owner','created','{"account":"crew"}');
INSERT INTO order_history VALUES (2,2,1795487308838,'owner','created','{"account":"crew"}');
INSERT INTO order_history VALUES (3,3,1795487308848,'owner','created','{"account":"crew"}');
INSERT INTO order_history VALUES (4,4,1795487310749,'link bank','received','{}');
INSERT INTO order_history VALUES (5,5,1795487310749,'link bank','received','{}');
INSERT INTO order_history VALUES (6,6,1795487310751,'link bank','received','{}');
INSERT INTO order_history VALUES (7,1,1795487310761,'crew','imported','{}');
INSERT INTO order_history VALUES (8,2,1795487310761,'crew','imported','{}');
INSERT INTO order_history VALUES (9,3,1795487310772,'crew','imported','{}');
INSERT INTO order_history VALUES (10,4,1795487310770,'link bank','imported','{}');
INSERT INTO order_history VALUES (11,5,1795487310771,'link bank','imported','{}');
INSERT INTO order_history VALUES (12,6,1795487310788,'link bank','imported','{}');
INSERT INTO order_history VALUES (13,1,1795487314298,'crew','ready for office','{"from":"In Field","to":"Ready for Office"}');
INSERT INTO order_history VALUES (14,4,1795487314319,'link bank','ready for office','{"from":"In Field","to":"Ready for Office"}');
INSERT INTO order_history VALUES (15,2,1795487314408,'owner','updated','{"fields":["comments"]}');
INSERT INTO order_history VALUES (16,3,1795487314495,'owner','cancelled','{"from":"In Field","to":"Cancelled"}');
INSERT INTO order_access VALUES (1,1,1795487310761);
INSERT INTO order_access VALUES (2,1,1795487310761);
INSERT INTO order_access VALUES (3,1,1795487310772);
INSERT INTO forms VALUES (1,'','71','1','Occupancy','',0,'{"71":{"options_pcr_forms":{"pcr_form_id":"71","org_id":"","pcr_form_name":"Occupancy","default_required":"0","form_photos_required":"0","transfer_prev_values":"0","client_new_wo":"0","global_form":"0","web_template":"","fillable_pdf":"","pcr_form_active":"1","partner_a_ver":"","thirdparty_id":"","form_deleted":"0","form_share_name":"","partner_a_master_id":"","insert_by":"","insert_date":"","publish_changes":"","partner_b_id":"","partner_c_id":"","partner_a_id":""},"options_pcr_forms_questions":{"710000":{"pcr_question_id":"710000","pcr_form_id":"71","question_num":"","question_name":"Occupied?","question_desc":"","question_type":"radio","question_data_type":"int","question_display_active":"1","question_required":"1","question_na_option":"0","question_flag_photos":"0","question_photos_required":"0","question_active":"1","question_deleted":"0","question_form_length":"","question_order":"1","pdf_field_id":"","thirdpartyfield_id":"","question_share_name":"occupied","question_transfer_prev_values":"0","question_show_prev_values":"0","question_auto_transfer_prev_values":"0","question_field_rules_cnt":"0","question_action_rules_cnt":"0","question_photo_rules_cnt":"1","insert_by":"","insert_date":""},"710003":{"pcr_question_id":"710003","pcr_form_id":"71","question_num":"","question_name":"Front","question_desc":"","question_type":"photos","question_data_type":"","question_display_active":"1","question_required":"0","question_na_option":"0","question_flag_photos":"0","question_photos_required":"0","question_active":"1","question_deleted":"0","question_form_length":"","question_order":"2","pdf_field_id":"","thirdpartyfield_id":"","question_share_name":"front","question_transfer_prev_values":"0","question_show_prev_values":"0","question_auto_transfer_prev_values":"0","question_field_rules_cnt":"0","question_action_rules_cnt":"0","question_photo_rules_cnt":"1","insert_by":"","insert_date":""}},"options_pcr_forms_questions_values":{"710001":{"question_value_id":"710001","pcr_question_id":"710000","question_value":"Yes","pdf_field_id":"","question_value_active":"1","thirdparty_value_id":"","question_share_value":""},"710002":{"question_value_id":"710002","pcr_question_id":"710000","question_value":"No","pdf_field_id":"","question_value_active":"1","thirdparty_value_id":"","question_share_value":""}},"options_pcr_forms_rules":{},"options_pcr_forms_rules_checks":{},"options_pcr_forms_photo_rules":{"710004":{"pcr_photo_rule_id":"710004","pcr_question_id":"710000","rule_operator":"default","rule_value":"default","take_photo":"","require_photo":"","min_photo":"0","max_photo":"","insert_by":"","insert_date":""},"710005":{"pcr_photo_rule_id":"710005","pcr_question_id":"710003","rule_operator":"default","rule_value":"default","take_photo":"","require_photo":"","min_photo":"1","max_photo":"3","insert_by":"","insert_date":""}}}}',1795487306656);
INSERT INTO forms VALUES (2,'1','71','1','Occupancy','',0,'{"71":{"options_pcr_forms":{"pcr_form_name":"Occupancy","default_required":false,"form_photos_required":false,"transfer_prev_values":false,"client_new_wo":false,"global_form":false,"pcr_form_active":true,"form_deleted":false,"pcr_form_id":"71"},"options_pcr_forms_questions":{"710000":{"question_name":"Occupied?","question_type":"radio","question_data_type":"int","question_display_active":true,"question_required":true,"question_na_option":false,"question_flag_photos":false,"question_photos_required":false,"question_active":true,"question_deleted":false,"question_order":1,"question_share_name":"occupied","question_transfer_prev_values":false,"question_show_prev_values":false,"question_auto_transfer_prev_values":false,"question_field_rules_cnt":0,"question_action_rules_cnt":0,"question_photo_rules_cnt":1,"pcr_question_id":"710000","pcr_form_id":"71"},"710003":{"question_name":"Front","question_type":"photos","question_display_active":true,"question_required":false,"question_na_option":false,"question_flag_photos":false,"question_photos_required":false,"question_active":true,"question_deleted":false,"question_order":2,"question_share_name":"front","question_transfer_prev_values":false,"question_show_prev_values":false,"question_auto_transfer_prev_values":false,"question_field_rules_cnt":0,"question_action_rules_cnt":0,"question_photo_rules_cnt":1,"pcr_question_id":"710003","pcr_form_id":"71"}},"options_pcr_forms_questions_values":{"710001":{"question_value":"Yes","question_value_active":true,"question_value_id":"710001","pcr_question_id":"710000"},"710002":{"question_value":"No","question_value_active":true,"question_value_id":"710002","pcr_question_id":"710000"}},"options_pcr_forms_rules":{},"options_pcr_forms_rules_checks":{},"options_pcr_forms_photo_rules":{"710004":{"rule_operator":"default","rule_value":"default","min_photo":0,"pcr_photo_rule_id":"710004","pcr_question_id":"710000"},"710005":{"rule_operator":"default","rule_value":"default","min_photo":1,"max_photo":3,"pcr_photo_rule_id":"710005","pcr_question_id":"710003"}}}}',1795487310781);
INSERT INTO order_forms VALUES (1,'','71','1',0);
INSERT INTO order_forms VALUES (2,'','71','1',0);
INSERT INTO order_forms VALUES (3,'','71','1',0);
INSERT INTO order_forms VALUES (4,'1','71','1',0);
INSERT INTO order_forms VALUES (5,'1','71','1',0);
INSERT INTO order_forms VALUES (6,'1','71','1',0);
INSERT INTO answers VALUES (1,1,'71','710000','[{"pcr_question_id":"710000","question_data_type":"int","int_value":"710001"}]',1795487313725);
INSERT INTO notes VALUES (1,1,1,NULL,NULL,NULL,'wo',NULL,'The gate is open
on Mondays.','owner','2026-11-24 02:28:29','',0,'none',NULL,1795487309204,1795487309204);
INSERT INTO notes VALUES (2,4,4,NULL,NULL,NULL,'wo',NULL,'Done','owner','2026-11-24 02:28:32','',0,'none',NULL,1795487312133,1795487312133);
INSERT INTO notes VALUES (3,1,1,1,NULL,'2','wo',NULL,'Done','crew','2026-11-24 02:28:32','crew',0,'none','{"note_id":"2","note_type":"wo","note_text":"Done","insert_date":"2026-11-24 02:28:32","has_attachments":false}',1795487314284,1795487314284);
INSERT INTO notes VALUES (4,5,5,NULL,NULL,NULL,'wo',NULL,'Tomorrow','owner','2026-11-24 02:28:34','',0,'none',NULL,1795487314379,1795487314379);
INSERT INTO notes VALUES (5,2,2,1,NULL,'4','wo',NULL,'Tomorrow','crew','2026-11-24 02:28:34','crew',0,'none','{"note_id":"4","note_type":"wo","note_text":"Tomorrow","insert_date":"2026-11-24 02:28:34","has_attachments":false}',1795487314535,1795487314535);
INSERT INTO files VALUES (1,1,NULL,NULL,NULL,NULL,NULL,'uploads',1,'map.pdf','application/pdf','','','7314ca10623855e622557e263e529eed69b08bc5e46a4d329fe608a5070d4ef6',12,NULL,NULL,NULL,1795487309137);
INSERT INTO files VALUES (2,4,NULL,NULL,NULL,1,'1','uploads',1,'map.pdf','application/pdf','','','7314ca10623855e622557e263e529eed69b08bc5e46a4d329fe608a5070d4ef6',12,NULL,NULL,'{"report_id":"1","file_id":"1","file_name":"map.pdf","file_type":"application/pdf","file_size":12,"module_type":"uploads","imported":1,"remote_report_id":"4"}',1795487311194);
INSERT INTO files VALUES (3,4,NULL,NULL,NULL,NULL,NULL,'uploads',0,'a.jpg','image/jpeg','','','568264acc88ea601f128f631545ed08168558c49831546d17fc399d5e523ca20',64,NULL,NULL,NULL,1795487312133);
INSERT INTO files VALUES (4,4,NULL,NULL,NULL,NULL,NULL,'uploads',0,'b.jpg','image/jpeg','','','441683b48309f5d38a8c67e89956e37417752930d977e5a2fc57c73ca961da5b',64,NULL,NULL,NULL,1795487312133);
INSERT INTO files VALUES (5,1,NULL,NULL,1,NULL,'3','uploads',0,'a.jpg','image/jpeg','','crew','568264acc88ea601f128f631545ed08168558c49831546d17fc399d5e523ca20',64,NULL,NULL,'{"dst_report_id":"1","file_id":"3","file_name":"a.jpg","file_area":0}',1795487313043);
INSERT INTO files VALUES (6,1,NULL,NULL,1,NULL,'4','uploads',0,'b.jpg','image/jpeg','','crew','441683b48309f5d38a8c67e89956e37417752930d977e5a2fc57c73ca961da5b',64,NULL,NULL,'{"dst_report_id":"1","file_id":"4","file_name":"b.jpg","file_area":0}',1795487313570);
INSERT INTO bid_comps VALUES (1,1,1,'1',NULL,'Grass',NULL,NULL,'','1.00','','{"report_id":"1","comp_note_id":"1","dst_invoice_item_id":null,"src_invoice_item_id":"0","invoice_item_desc":"Grass","qty_comp":"1.00"}',1795487314169,1795487314169);
INSERT INTO photo_flags VALUES (1,1,5,'pc','71/710003','',1795487314005);
INSERT INTO invoices VALUES (1,1,1,'','{"dst_report_id":"1","dst_invoice_item_ids":{"4-grass":"***other***"},"invoice_lines":[{"line_id":"4-grass","invoice_item_id":"0","quantity":"1.00","price":"45.00","item_desc":"Grass","flat_fee":false}]}',1795487314197);
INSERT INTO invoice_lines VALUES (1,1,'4-grass','***other***','Grass','1.00','45.00',0,'{"line_id":"4-grass","invoice_item_id":"0","quantity":"1.00","price":"45.00","item_desc":"Grass","flat_fee":false}');
INSERT INTO deliveries VALUES ('crew','send_file','["1","3"]',2,0,0,NULL,'','6f4070d68b382bf7cda45ab3e139b12c6aa0a4b9a78b20ec0bfb2a0f9fb11e08','{"json":"null"}',1795487313043);
INSERT INTO deliveries VALUES ('crew','send_file','["1","4"]',4,0,0,NULL,'','9fc20debc02885b33b0807d5ce81e31bd8bb926cb303b6e35fe6f8bba5cc4bc3','{"json":"null"}',1795487313570);
INSERT INTO deliveries VALUES ('crew','send_pcr_answers','["1","71"]',6,0,0,NULL,'','8e66c41321cdbe6219b096c6b8c60d812c4d9e6d007472f875571616d2461292','{"json":"null"}',1795487313725);
INSERT INTO deliveries VALUES ('crew','send_photo_flag','b5adb8886ca7089482d41035d52d56456e7144655ba007df0777f7e9fe3d268e',8,0,0,NULL,'','8b5eb434010df4d815f0a6251308490103e365a1a4ac3ad25a1dbaac55e3d657','{"json":"null"}',1795487314005);
INSERT INTO deliveries VALUES ('crew','send_bid_comp','7e01aa7ec168b0774f6e07280d608301eec1dc41f8b52c61de994dccd699bd09',10,0,0,NULL,'','b715e678713b6c71b2e711910512633031a91789221191d07af3c7349c02d327','{"json":"{\"comp_note_id\":\"1\"}"}',1795487314169);
INSERT INTO deliveries VALUES ('crew','send_contractor_invoice','d2d8cf8e44b74e14ae6ee8ac55bc9f3b537d936ad0e4602514da94ade66485f9',12,0,0,NULL,'','e366c8842e549bf391cf5ce01899b469c2370eef997feb83e94a73ca9cd2b013','{"json":"{\"line_ids_cont\":{\"invoice_id\":1,\"line_ids\":[1]}}"}',1795487314248);
INSERT INTO deliveries VALUES ('crew','send_notes','["1",["2"]]',14,0,0,NULL,'','3efbabea48961474791275625279bef3a67bf02128a6bd59f7906bf4781302cb','{"json":"{\"remote_note_id\":3}","orgId":18}',1795487314284);
INSERT INTO deliveries VALUES ('crew','send_notes','["2",["4"]]',16,0,0,NULL,'','58d1e0f650373f4bacec2ab8074c2e840fc3f838b0b9d0d8513a9358391895eb','{"json":"{\"remote_note_id\":5}","orgId":18}',1795487314535);
INSERT INTO outbox VALUES (1,4,'bid','grass','{"item_id":null,"item_desc":"Grass","qty_bid":null,"client_price_bid":null,"bid_note":"","qty_comp":"1.00","comp_note":""}','sent',1,0,NULL,'1',NULL,NULL,1795487314175,1795487312133);
INSERT INTO outbox VALUES (2,4,'file','a.jpg','{"file_id":"3"}','sent',1,0,NULL,NULL,NULL,NULL,1795487313131,1795487312133);
INSERT INTO outbox VALUES (3,4,'file','b.jpg','{"file_id":"4"}','sent',1,0,NULL,NULL,NULL,NULL,1795487313608,1795487312133);
INSERT INTO outbox VALUES (4,4,'photo_flags','71','{"flags":[{"file":"a.jpg","work_type":"pc","pcr_question_id":"710003","is_sent":true}]}','sent',1,0,NULL,NULL,NULL,NULL,1795487314031,1795487312133);
INSERT INTO outbox VALUES (5,4,'answers','71','{"answers":{"710000":"710001"}}','sent',1,0,NULL,NULL,NULL,NULL,1795487313825,1795487312133);
INSERT INTO outbox VALUES (6,4,'invoice','','{"comment":"","lines":[{"key":"grass","item_id":null,"item_desc":"Grass","quantity":"1.00","price":"45.00","flat_fee":false}]}','sent',1,0,NULL,'1',NULL,NULL,1795487314274,1795487312133);
INSERT INTO outbox VALUES (7,4,'note','done','{"note_id":"2"}','sent',1,0,NULL,'3',NULL,NULL,1795487314286,1795487312133);
INSERT INTO outbox VALUES (8,4,'ready','','{}','sent',1,0,NULL,NULL,NULL,NULL,1795487314319,1795487312133);
INSERT INTO outbox VALUES (9,5,'note','later','{"note_id":"4"}','sent',1,0,NULL,'5',NULL,NULL,1795487314543,1795487314379);
INSERT INTO site_events VALUES (1,4,'order','{}',1795487310749,NULL);
INSERT INTO site_events VALUES (2,5,'order','{}',1795487310749,NULL);
INSERT INTO site_events VALUES (3,6,'order','{}',1795487310751,NULL);
INSERT INTO site_events VALUES (4,4,'result','{"result":"file a.jpg","state":"sent"}',1795487313131,NULL);
INSERT INTO site_events VALUES (5,4,'result','{"result":"file b.jpg","state":"sent"}',1795487313608,NULL);
INSERT INTO site_events VALUES (6,4,'result','{"result":"answers 71","state":"sent"}',1795487313825,NULL);
INSERT INTO site_events VALUES (7,4,'result','{"result":"photo_flags 71","state":"sent"}',1795487314031,NULL);
INSERT INTO site_events VALUES (8,4,'result','{"result":"bid grass","state":"sent"}',1795487314175,NULL);
INSERT INTO site_events VALUES (9,4,'result','{"result":"invoice","state":"sent"}',1795487314274,NULL);
INSERT INTO site_events VALUES (10,4,'result','{"result":"note done","state":"sent"}',1795487314286,NULL);
INSERT INTO site_events VALUES (11,4,'result','{"result":"ready","state":"sent"}',1795487314319,NULL);
INSERT INTO site_events VALUES (12,5,'result','{"result":"note later","state":"sent"}',1795487314543,NULL);
INSERT INTO jobs VALUES (1,'sync','link:1','1','null','waiting',1795487370750,NULL,1,0,0,0,NULL,NULL,1795487309243);
INSERT INTO jobs VALUES (2,'sweep','sweep','sweep','null','waiting',1795490910673,NULL,1,0,0,0,NULL,NULL,1795487310638);
INSERT INTO jobs VALUES (3,'sweep-events','sweep-events','sweep-events','null','waiting',1795490910683,NULL,1,0,0,0,NULL,NULL,1795487310638);
INSERT INTO jobs VALUES (4,'sweep-files','sweep-files','sweep-files','null','waiting',1795490910638,NULL,0,0,0,0,NULL,NULL,1795490910638);
INSERT INTO jobs VALUES (10,'push','account:1','1','null','waiting',1795487317814,NULL,1,1,0,0,'the push address of crew answered 405',NULL,1795487314408);
INSERT INTO users VALUES (1,'anna','Anna Berg','operator','scrypt$32768$8$1$8_aza1D6kHvGUuwizG9qyw$dekLppfeScp25uRLaMXiFwUUVvvyz5tj4FOTjTqufqg',1,1795487306760);
INSERT INTO note_groups VALUES (1,'Office');
CREATE INDEX account_secrets_of ON account_secrets (account_id);
CREATE UNIQUE INDEX links_named ON links (name) WHERE removed_at IS NULL;
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
CREATE INDEX line_items_of ON line_items (order_id, position);
CREATE INDEX order_changes_since ON order_changes (account_id, changed_at, id);
CREATE INDEX order_changes_of ON order_changes (order_id, id);
CREATE INDEX order_history_of ON order_history (order_id, id);
CREATE UNIQUE INDEX invoice_items_of_client ON invoice_items (client_company, item_key) WHERE order_id IS NULL;
CREATE UNIQUE INDEX invoice_items_of_order ON invoice_items (order_id, item_key) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX notes_received ON notes (account_id, sender_note_id) WHERE sender_note_id IS NOT NULL;
CREATE UNIQUE INDEX notes_imported ON notes (link_id, sender_note_id) WHERE link_id IS NOT NULL;
CREATE INDEX notes_of_order ON notes (order_id, id);
CREATE INDEX notes_of_property ON notes (property_id, id) WHERE note_type = 'prop';
CREATE INDEX supplied_notes_since ON supplied_notes (account_id, created_at);
CREATE UNIQUE INDEX received_supplied_once ON received_supplied_notes (link_id, transaction_key) WHERE transaction_key IS NOT NULL;
CREATE UNIQUE INDEX files_received ON files (account_id, order_id, area, sender_file_id) WHERE sender_file_id IS NOT NULL;
CREATE UNIQUE INDEX files_imported ON files (link_id, order_id, area, sender_file_id) WHERE link_id IS NOT NULL;
CREATE INDEX files_of_order ON files (order_id, id);
CREATE INDEX files_of_note ON files (note_id) WHERE note_id IS NOT NULL;
CREATE INDEX files_of_property ON files (property_id, id) WHERE property_id IS NOT NULL;
CREATE INDEX files_with_content ON files (sha256);
CREATE UNIQUE INDEX bid_comps_received ON bid_comps (account_id, order_id, sender_comp_key) WHERE sender_comp_key IS NOT NULL;
CREATE INDEX bid_comps_of_order ON bid_comps (order_id, id);
CREATE INDEX photo_flags_of ON photo_flags (order_id, work_type, target);
CREATE INDEX deliveries_touched ON deliveries (touched_at);
CREATE INDEX outbox_failed ON outbox (state, failed_at);
CREATE INDEX site_events_new ON site_events (id) WHERE position IS NULL;
CREATE UNIQUE INDEX site_events_placed ON site_events (position) WHERE position IS NOT NULL;
CREATE INDEX event_deliveries_of ON event_deliveries (consumer, order_id, id);
CREATE INDEX jobs_waiting ON jobs (kind, lane, run_at, id) WHERE state = 'waiting';
CREATE INDEX jobs_running ON jobs (kind, lane) WHERE state = 'running';
CREATE INDEX jobs_in_state ON jobs (state, id);
CREATE INDEX console_sessions_of ON console_sessions (user_id);
CREATE INDEX event_deliveries_with ON event_deliveries (event_id);
CREATE INDEX files_with_thumbnail ON files (thumbnail_sha256) WHERE thumbnail_sha256 IS NOT NULL;
