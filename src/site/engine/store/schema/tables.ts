import type { Generated } from 'kysely';

/**
 * The tables of a site as statements see them, on every engine alike: ids are texts of digits, times whole
 * milliseconds since 1970 (UTC), money and quantities decimal texts that are never rounded, flags booleans.
 */
export interface Tables {
  readonly settings: SettingRow;
  readonly accounts: AccountRow;
  readonly account_secrets: AccountSecretRow;
  readonly links: LinkRow;
  readonly properties: PropertyRow;
  readonly orders: OrderRow;
  readonly line_items: LineItemRow;
  readonly order_changes: OrderChangeRow;
  readonly received_updates: ReceivedUpdateRow;
  readonly order_history: OrderHistoryRow;
  readonly order_access: OrderAccessRow;
  readonly forms: FormRow;
  readonly order_forms: OrderFormRow;
  readonly invoice_items: InvoiceItemRow;
  readonly answers: AnswerRow;
  readonly notes: NoteRow;
  readonly supplied_notes: SuppliedNoteRow;
  readonly received_supplied_notes: ReceivedSuppliedNoteRow;
  readonly files: FileRow;
  readonly bid_comps: BidCompRow;
  readonly bid_confirmations: BidConfirmationRow;
  readonly photo_flags: PhotoFlagRow;
  readonly invoices: InvoiceRow;
  readonly invoice_lines: InvoiceLineRow;
  readonly check_ins: CheckInRow;
  readonly deliveries: DeliveryRow;
  readonly outbox: OutboxRow;
  readonly site_events: SiteEventRow;
  readonly event_consumers: EventConsumerRow;
  readonly event_deliveries: EventDeliveryRow;
  readonly jobs: JobRow;
  readonly job_counts: JobCountRow;
  readonly job_count_changes: JobCountChangeRow;
  readonly replaced_contents: ReplacedContentRow;
  readonly paused_lanes: PausedLaneRow;
  readonly users: UserRow;
  readonly console_sessions: ConsoleSessionRow;
  readonly typed_drafts: TypedDraftRow;
  readonly note_groups: NoteGroupRow;
  readonly group_members: GroupMemberRow;
  readonly link_groups: LinkGroupRow;
  readonly note_visibility: NoteVisibilityRow;
  readonly audit_records: AuditRecordRow;
  readonly exchanges: ExchangeRow;
  readonly exchange_bodies: ExchangeBodyRow;
  readonly exchange_holders: ExchangeHolderRow;
}

/** A row of `settings`. */
export interface SettingRow {
  name: string;
  value: string;
}

/** A row of `accounts`. */
export interface AccountRow {
  id: Generated<string>;
  username: string;
  org_number: string | null;
  display_name: Generated<string>;
  push_url: string | null;
  receiver_url: string | null;
  receiver_url_secret: string | null;
  receiver_username: string | null;
  receiver_secret: string | null;
  created_at: number;
  disabled_at: number | null;
  options: Generated<string>;
}

/** A row of `account_secrets`. */
export interface AccountSecretRow {
  id: Generated<string>;
  account_id: string;
  hash: string;
  created_at: number;
  expires_at: number | null;
}

/** A row of `links`. */
export interface LinkRow {
  id: Generated<string>;
  name: string;
  client_company: string;
  url: string;
  url_secret: string | null;
  username: string;
  secret: string;
  options: string;
  account_id: string | null;
  marks: string;
  full_at: number | null;
  good_at: number | null;
  validated_at: number | null;
  failure: string | null;
  failed_at: number | null;
  refusal_count: Generated<number>;
  paused_at: number | null;
  pause_reason: string | null;
  created_at: number;
  modified_at: number;
  removed_at: number | null;
  refused_at: number | null;
  asks_at: number | null;
}

/** A row of `properties`. */
export interface PropertyRow {
  id: Generated<string>;
  address: string;
  city: string;
  state: string;
  zip: string;
  place_key: string;
  created_at: number;
}

/** A row of `orders`. */
export interface OrderRow {
  id: Generated<string>;
  account_id: string | null;
  link_id: string | null;
  remote_report_id: string | null;
  property_id: string;
  wo_number: string;
  org_wo_num: string | null;
  status: string;
  status_reason: Generated<string>;
  fields: string;
  due_text: Generated<string>;
  is_assigned: boolean;
  is_other_allowed: boolean;
  modified_at: number;
  created_at: number;
  cancelled_at: number | null;
  pending_cancellation_at: number | null;
  unlisted_at: number | null;
  assigned_user_id: string | null;
  import_steps: string | null;
  raw: string | null;
  deviations: string | null;
}

/** A row of `line_items`. */
export interface LineItemRow {
  id: Generated<string>;
  order_id: string;
  position: number;
  description: string;
  qty: string | null;
  price: string | null;
  total: string | null;
  additional: Generated<string>;
}

/** A row of `order_changes`. */
export interface OrderChangeRow {
  id: Generated<string>;
  order_id: string;
  account_id: string | null;
  wo_status: string;
  field: string;
  old_value: string;
  new_value: string;
  transaction_id: string;
  changed_at: number;
  is_reported: boolean;
}

/** A row of `received_updates`. */
export interface ReceivedUpdateRow {
  order_id: string;
  identity: string;
  seen_at: number;
}

/** A row of `order_history`. */
export interface OrderHistoryRow {
  id: Generated<string>;
  order_id: string;
  happened_at: number;
  actor: string;
  action: string;
  detail: string;
}

/** A row of `order_access`. */
export interface OrderAccessRow {
  order_id: string;
  account_id: string;
  imported_at: number;
}

/** A row of `forms`. */
export interface FormRow {
  id: Generated<string>;
  origin: Generated<string>;
  pcr_form_id: string;
  form_ver_id: string;
  name: string;
  share_name: string;
  is_default_required: boolean;
  body: string;
  created_at: number;
}

/** A row of `order_forms`. */
export interface OrderFormRow {
  order_id: string;
  origin: Generated<string>;
  pcr_form_id: string;
  form_ver_id: string;
  is_required: boolean;
}

/** A row of `invoice_items`. */
export interface InvoiceItemRow {
  id: Generated<string>;
  client_company: string;
  order_id: string | null;
  item_key: string;
  description: string;
  position: number;
}

/** A row of `answers`. */
export interface AnswerRow {
  order_id: string;
  account_id: string;
  pcr_form_id: string;
  pcr_question_id: string;
  answer_rows: string;
  answered_at: number;
}

/** A row of `notes`. */
export interface NoteRow {
  id: Generated<string>;
  order_id: string;
  property_id: string;
  account_id: string | null;
  link_id: string | null;
  sender_note_id: string | null;
  note_type: string;
  revises_id: string | null;
  body: string;
  inserted_by: string;
  inserted_text: string;
  org_name: string;
  has_attachments: boolean;
  attachments: string;
  raw: string | null;
  created_at: number;
  modified_at: number;
}

/** A row of `supplied_notes`. */
export interface SuppliedNoteRow {
  id: Generated<string>;
  account_id: string | null;
  wo_number: string;
  note_key: string;
  note_type: string;
  body: string;
  note_from: string;
  transaction_id: string;
  created_at: number;
}

/** A row of `received_supplied_notes`. */
export interface ReceivedSuppliedNoteRow {
  id: Generated<string>;
  link_id: string;
  note_key: string;
  transaction_key: string | null;
  wo_number: string;
  note_id: string | null;
  problem: string | null;
  raw: string;
  received_at: number;
}

/** A row of `files`. */
export interface FileRow {
  id: Generated<string>;
  order_id: string | null;
  property_id: string | null;
  note_id: string | null;
  account_id: string | null;
  link_id: string | null;
  sender_file_id: string | null;
  area: string;
  file_area: number;
  file_name: string;
  mime_type: string;
  description: string;
  org_name: string;
  sha256: string;
  byte_size: number;
  thumbnail_sha256: string | null;
  thumbnail_type: string | null;
  raw: string | null;
  created_at: number;
}

/** A row of `bid_comps`. */
export interface BidCompRow {
  id: Generated<string>;
  order_id: string;
  account_id: string;
  sender_comp_key: string | null;
  item_key: string | null;
  item_desc: string;
  qty_bid: string | null;
  client_price_bid: string | null;
  bid_note: string;
  qty_comp: string | null;
  comp_note: string;
  raw: string;
  created_at: number;
  modified_at: number;
}

/** A row of `bid_confirmations`. */
export interface BidConfirmationRow {
  order_id: string;
  account_id: string;
  confirmed_at: number;
}

/** A row of `photo_flags`. */
export interface PhotoFlagRow {
  order_id: string;
  account_id: string;
  file_id: string;
  work_type: string;
  target: string;
  stage: string;
  flagged_at: number;
}

/** A row of `invoices`. */
export interface InvoiceRow {
  id: Generated<string>;
  order_id: string;
  account_id: string;
  comment: string;
  raw: string;
  modified_at: number;
}

/** A row of `invoice_lines`. */
export interface InvoiceLineRow {
  id: Generated<string>;
  invoice_id: string;
  line_key: string;
  item_key: string | null;
  item_desc: string;
  quantity: string;
  price: string;
  is_flat_fee: boolean;
  raw: string;
}

/** A row of `check_ins`. */
export interface CheckInRow {
  id: Generated<string>;
  order_id: string;
  account_id: string;
  content_hash: string;
  checked_in_text: string;
  gps_lat: string;
  gps_lng: string;
  raw: string;
  created_at: number;
}

/** A row of `deliveries`. */
export interface DeliveryRow {
  sender: string;
  event: string;
  identity: string;
  token: number;
  attempt: number;
  is_interrupted: boolean;
  lease_at: number | null;
  claimed: string;
  fingerprint: string | null;
  result: string | null;
  touched_at: number;
  /** The number of the lock of the process that has claimed it. */
  process_id: string | null;
}

/** A row of `outbox`. */
export interface OutboxRow {
  id: Generated<string>;
  order_id: string;
  kind: string;
  item_key: string;
  payload: string;
  state: string;
  version_count: Generated<number>;
  attempt_count: Generated<number>;
  begun_at: number | null;
  remote_key: string | null;
  reason: string | null;
  failed_at: number | null;
  sent_at: number | null;
  modified_at: number;
  /** The payload that a person has entered and not sent yet. */
  draft: string | null;
  /** The payload that the owner has accepted, where another one is on its way. */
  accepted: string | null;
}

/** A row of `site_events`. */
export interface SiteEventRow {
  id: Generated<string>;
  order_id: string;
  event: string;
  payload: string;
  happened_at: number;
  position: number | null;
}

/** A row of `event_consumers`. */
export interface EventConsumerRow {
  name: string;
  position: number;
  /** When a process that has it was last there; null for one that none has had since the log is cut. */
  seen_at: number | null;
}

/** A row of `event_deliveries`. */
export interface EventDeliveryRow {
  id: Generated<string>;
  consumer: string;
  order_id: string;
  event_id: string;
}

/** A row of `jobs`. */
export interface JobRow {
  id: Generated<string>;
  kind: string;
  lane: string;
  job_key: string;
  payload: string;
  state: string;
  run_at: number;
  lease_at: number | null;
  claim_count: Generated<number>;
  attempt_count: Generated<number>;
  poison_count: Generated<number>;
  is_again: boolean;
  reason: string | null;
  detail: string | null;
  added_at: number;
}

/** A row of `job_counts`: jobs of a kind and state, and how often that has changed. */
export interface JobCountRow {
  kind: string;
  state: string;
  job_count: number;
  change_count: number;
}

/** A row of `job_count_changes`: a change that has not been folded into `job_counts`. */
export interface JobCountChangeRow {
  id: Generated<string>;
  kind: string;
  state: string;
  job_count: number;
}

/** A row of `replaced_contents`. */
export interface ReplacedContentRow {
  id: Generated<string>;
  account_id: string | null;
  link_id: string | null;
  /** Its SHA-256. No record names the content by it: the content is to be removed. */
  content_hash: string;
  byte_size: number;
  replaced_at: number;
  /** When it was set aside; null while it stands among the others. */
  aside_at: number | null;
}

/** A row of `paused_lanes`. */
export interface PausedLaneRow {
  lane: string;
  reason: string;
}

/** A row of `users`. */
export interface UserRow {
  id: Generated<string>;
  username: string;
  display_name: string;
  role: string;
  password_hash: string | null;
  is_active: boolean;
  created_at: number;
  /** Whether the password was found to be weak at a log-in; null where nobody knows. */
  has_weak_password: boolean | null;
}

/** A row of `typed_drafts`. */
export interface TypedDraftRow {
  id: Generated<string>;
  /** The part of the console that it was typed in: `imported/12/forms/71`. */
  place: string;
  /** The id of the user whose alone it is; '' of one that all who may see the place share. */
  owner_key: string;
  content: string;
  version_count: number;
  /** The page that has typed it, by a random name. */
  writer: string;
  username: string;
  modified_at: number;
}

/** A row of `console_sessions`. */
export interface ConsoleSessionRow {
  id: Generated<string>;
  token_hash: string;
  user_id: string;
  address: string;
  agent: string;
  created_at: number;
  seen_at: number;
}

/** A row of `note_groups`. */
export interface NoteGroupRow {
  id: Generated<string>;
  name: string;
}

/** A row of `group_members`. */
export interface GroupMemberRow {
  group_id: string;
  user_id: string;
}

/** A row of `link_groups`. */
export interface LinkGroupRow {
  link_id: string;
  group_id: string;
}

/** A row of `note_visibility`. */
export interface NoteVisibilityRow {
  note_id: string;
  group_id: string;
}

/** A row of `audit_records`. */
export interface AuditRecordRow {
  id: Generated<string>;
  happened_at: number;
  /** When a counted act happened last; of all others as `happened_at`. */
  last_at: number;
  happened_count: number;
  /** Null of all records that are not counted. */
  count_key: string | null;
  actor: string;
  origin: string;
  address: string;
  action: string;
  subject: string;
  /** JSON: an object. */
  detail: string;
}

/** A row of `exchanges`, which lies in the log. */
export interface ExchangeRow {
  id: Generated<string>;
  happened_at: number;
  direction: string;
  event_name: string | null;
  username: string | null;
  peer: string;
  report_id: string | null;
  reference: string;
  code: string | null;
  message: string | null;
  took_count: number;
  is_repetition: boolean;
  body_size: number;
  origin: string | null;
  replay_of: string | null;
  data_state: 'whole' | 'hidden' | 'cut' | 'none' | null;
  holder: string | null;
}

/** A row of `exchange_holders`, which lies in the log: the bytes of all entries of one holder. */
export interface ExchangeHolderRow {
  holder: string;
  byte_count: number;
}

/** A row of `exchange_bodies`, which lies in the log. */
export interface ExchangeBodyRow {
  reference: string;
  data: string | null;
  answer: string | null;
}
