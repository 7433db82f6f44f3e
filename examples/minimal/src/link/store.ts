import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { type EventMap, LinkError, type OrderListItemReply } from 'svclink';

/** The answer of get_order. */
export type OrderSheet = EventMap['get_order']['reply'];

/** An order to add: the required fields, and any others. Absent ones become blank text or null. */
export type NewOrder = Pick<OrderSheet, 'wo_number' | 'address' | 'city' | 'state' | 'zip'> &
  Partial<OrderSheet>;

/** The statuses of the orders that get_all_orders lists (specification: "States and transitions"). */
type OpenStatus = OrderListItemReply['wo_status'];

/** A stored order. Times are Unix times in whole seconds. */
export interface Order {
  readonly report_id: string;
  readonly wo_number: string;
  readonly status: OpenStatus | 'Ready for Office';
  /** The sheet as JSON. */
  readonly sheet: string;
}

/** A listed order. */
export type OpenOrder = Order & { readonly status: OpenStatus };

/** The stored file of a send_file event. */
export interface StoredFile {
  readonly fileId: string;
  readonly name: string;
  readonly mimeType: string;
  readonly path: string;
  readonly sha256: string;
}

/** A note in a send_notes event. */
type SentNote = EventMap['send_notes']['data']['note'][number];

const TABLES = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS orders (
  report_id TEXT PRIMARY KEY, wo_number TEXT NOT NULL, status TEXT NOT NULL, sheet TEXT NOT NULL, modified_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS imports (
  report_id TEXT NOT NULL, username TEXT NOT NULL, imported_at INTEGER NOT NULL, PRIMARY KEY (report_id, username)
);
CREATE TABLE IF NOT EXISTS notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, sender TEXT NOT NULL, report_id TEXT NOT NULL, note_id TEXT NOT NULL,
  type TEXT NOT NULL, text TEXT NOT NULL, written TEXT NOT NULL, UNIQUE (sender, report_id, note_id)
);
CREATE TABLE IF NOT EXISTS files (
  id INTEGER PRIMARY KEY AUTOINCREMENT, sender TEXT NOT NULL, report_id TEXT NOT NULL, file_id TEXT NOT NULL,
  name TEXT NOT NULL, mime_type TEXT NOT NULL, path TEXT NOT NULL, sha256 TEXT NOT NULL, UNIQUE (sender, report_id, file_id)
);`;

const OPEN: readonly OpenStatus[] = ['Unread', 'In Field', 'Follow Up', 'Accepted', 'Rejected'];

/** The other fields of an order: get_order answers every field. */
const BLANK = {
  client_company_alias: '',
  cust_text: '',
  loan_number: '',
  loan_type_other: '',
  comments: '',
  work_type_alias: '',
  mortgage_name: '',
  lot_size: '',
  lock_code: '',
  key_code: '',
  date_received: null,
  date_due: null,
  start_date: null,
  has_foh: false,
} as const;

const SAMPLE: NewOrder = {
  wo_number: 'WO-1001',
  address: '12 Main Street',
  city: 'Omaha',
  state: 'NE',
  zip: '68102',
  comments: 'Cut the grass in front and at the back of the house; photos before and after.',
};

const seconds = () => Math.floor(Date.now() / 1000);

/** Orders, notes and files on disk: a SQLite database, and a folder with the uploads. */
export class Store {
  readonly db: Database.Database;
  /** The folder of uploads, whose names are generated. */
  readonly uploads: string;

  constructor(folder: string) {
    this.uploads = join(folder, 'files');
    mkdirSync(this.uploads, { recursive: true });
    this.db = new Database(join(folder, 'link.db'));
    this.db.exec(TABLES);
  }

  /**
   * Adds an order, or changes its sheet.
   *
   * @param reportId digits alone. It identifies the order for all sides and must not change
   */
  putOrder(reportId: string, order: NewOrder): void {
    const sheet: OrderSheet = { ...BLANK, svc_report_id: reportId, ...order };
    this.db
      .prepare(
        `INSERT INTO orders VALUES (?, ?, 'Unread', ?, ?)
         ON CONFLICT DO UPDATE SET wo_number = excluded.wo_number, sheet = excluded.sheet, modified_at = excluded.modified_at`,
      )
      .run(reportId, sheet.wo_number, JSON.stringify(sheet), seconds());
  }

  /** Adds order 1001 for tests. */
  addSampleOrder(): void {
    this.putOrder('1001', SAMPLE);
  }

  /** @throws LinkError that the caller gets as the answer */
  order(reportId: string): Order {
    const found = this.db.prepare('SELECT * FROM orders WHERE report_id = ?').get(reportId);
    if (found) return found as Order;
    throw new LinkError('order_not_found', `There is no order ${reportId}.`);
  }

  /** Returns the open orders that changed after a Unix time. */
  openOrders(after = 0): OpenOrder[] {
    const placeholders = OPEN.map(() => '?').join(', ');
    return this.db
      .prepare(
        `SELECT * FROM orders WHERE modified_at > ? AND status IN (${placeholders}) ORDER BY report_id`,
      )
      .all(after, ...OPEN) as OpenOrder[];
  }

  setStatus(reportId: string, status: Order['status']): void {
    this.db
      .prepare('UPDATE orders SET status = ?, modified_at = ? WHERE report_id = ?')
      .run(status, seconds(), reportId);
  }

  addImport(reportId: string, username: string): void {
    this.db
      .prepare('INSERT OR IGNORE INTO imports VALUES (?, ?, ?)')
      .run(reportId, username, seconds());
  }

  /** Stores a note. The same note_id of the same sender updates its note. @returns the id of the note at this side */
  putNote(sender: string, reportId: string, note: SentNote): string {
    const row = this.db
      .prepare(
        `INSERT INTO notes (sender, report_id, note_id, type, text, written) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET type = excluded.type, text = excluded.text, written = excluded.written RETURNING id`,
      )
      .get(
        sender,
        reportId,
        note.note_id,
        note.note_type,
        note.note_text,
        note.insert_date ?? new Date().toISOString(),
      );
    return String((row as { id: number }).id);
  }

  /** Stores a file. The same file_id of the same sender replaces its file. @returns the path of the replaced one */
  putFile(sender: string, reportId: string, file: StoredFile): string | undefined {
    const key = [sender, reportId, file.fileId] as const;
    const before = this.db
      .prepare('SELECT path FROM files WHERE sender = ? AND report_id = ? AND file_id = ?')
      .get(...key) as { path: string } | undefined;
    this.db
      .prepare(
        `INSERT INTO files (sender, report_id, file_id, name, mime_type, path, sha256) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET name = excluded.name, mime_type = excluded.mime_type, path = excluded.path, sha256 = excluded.sha256`,
      )
      .run(...key, file.name, file.mimeType, file.path, file.sha256);
    return before?.path;
  }

  /** Returns the number of notes and files of an order. */
  results(reportId: string): { notes: number; files: number } {
    const count = (table: 'notes' | 'files') =>
      this.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE report_id = ?`).get(reportId) as {
        n: number;
      };
    return { notes: count('notes').n, files: count('files').n };
  }
}
