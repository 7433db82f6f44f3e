import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import {
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  createReceiver,
  type EventName,
  type FailureContext,
  type IncomingFile,
  type LinkError,
  type LinkEvent,
  passwordSha1,
  type Receiver,
  type ReceiverOptions,
} from '../../src/index.js';
import { EVENT_NAMES } from '../../src/protocol/generated/event-names.js';

export const SITE = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
export const CALLER = '0b7c1c44-6a1e-4a7e-9d1c-0d4c1f5a2e11';
export const PASSWORD = passwordSha1('open sesame');
export const ACCOUNT = { username: 'acme', passwordSha1: PASSWORD, orgId: 18 };
export const FORM = 'application/x-www-form-urlencoded';

/** A file as a handler found it. */
interface SeenFile {
  readonly source: IncomingFile['source'];
  readonly name: string;
  readonly mimeType: string;
  readonly fileArea: 0 | 1;
  readonly size: number | undefined;
  readonly sha256: string | undefined;
  readonly bytes: Buffer;
}

/** A call that reached a handler. */
interface Call {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly event: LinkEvent;
  readonly file?: SeenFile;
}

interface LogEntry {
  readonly level: string;
  readonly entry: object;
  readonly message: string;
}

/** The members that every answer has to have. */
export interface Envelope {
  readonly remote_site_id: string;
  readonly error: boolean;
  readonly success: boolean;
  readonly return_error_msg: string | null;
  readonly result_data: unknown;
  readonly remote_org_id?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly envelope: Envelope;
}

/** What a handler does: gets the event, gives the result. */
type Act = (event: LinkEvent & { file?: IncomingFile }) => unknown;

const GOOD_ORDER = {
  wo_number: 'WO-1',
  client_company_alias: '',
  cust_text: '',
  loan_number: '',
  loan_type_other: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  comments: '',
  work_type_alias: '',
  mortgage_name: '',
  lot_size: '',
  lock_code: '',
  key_code: '',
  date_received: '20240601',
  date_due: '20240610',
  start_date: null,
  svc_report_id: '4711',
  has_foh: false,
};

const PCR_TABLES = [
  'options_pcr_forms',
  'options_pcr_forms_questions',
  'options_pcr_forms_questions_values',
  'options_pcr_forms_rules',
  'options_pcr_forms_rules_checks',
  'options_pcr_forms_photo_rules',
];

/** Right results, for events whose empty list or null would be wrong. */
const RESULTS: Readonly<Partial<Record<EventName, (data: LinkEvent['data']) => unknown>>> = {
  get_order: () => GOOD_ORDER,
  get_foh: () => ({ obj_url: 'https://files.example/1', file_metadata: { file_size: 2 } }),
  get_pcr_json: ({ pcr_form_id }) => ({
    [String(pcr_form_id)]: Object.fromEntries(PCR_TABLES.map((table) => [table, {}])),
  }),
  get_invoice_items_order: () => ({ '12': 'Grass cut' }),
  send_bid_comp: () => ({ comp_note_id: '501' }),
  send_contractor_invoice: () => ({ line_ids_cont: { invoice_id: '7', line_ids: ['1'] } }),
  send_notes: () => ({ remote_note_id: '61' }),
  send_ready_for_office: () => ({
    error: [],
    cell_updates: [],
    error_reportid: [],
    records_updated: '1',
    ready_update: '1',
    log_code: '',
  }),
};

const LISTS: ReadonlySet<string> = new Set([
  'get_all_orders',
  'get_cancel_orders',
  'get_pending_cancellations',
  'get_all_updates',
  'get_file',
  'get_notes',
  'get_all_notes',
]);

/** A right order, for tests that change one member of it. */
export function goodOrder(members: object = {}): Record<string, unknown> {
  return { ...GOOD_ORDER, ...members };
}

/** What a handler of this event may return. */
export function goodResult(name: string, data: LinkEvent['data'] = {}): unknown {
  const make = RESULTS[name as EventName];
  return make ? make(data) : LISTS.has(name) ? [] : null;
}

/** Data that this event's schema takes. */
export const GOOD_DATA: Readonly<Record<EventName, Readonly<Record<string, unknown>>>> = {
  validate_user: {},
  get_all_orders: {},
  get_cancel_orders: { timestamp: String(Math.floor(Date.now() / 1000) - 3600) },
  get_pending_cancellations: { timestamp: String(Math.floor(Date.now() / 1000) - 3600) },
  get_all_updates: {},
  get_order: { report_id: '4711' },
  get_foh: { remote_report_id: 4711 },
  mark_order_imported: { report_id: '4711' },
  get_pcr_json: { pcr_form_id: '310', form_ver_id: '7' },
  get_invoice_items_order: { report_id: '4711' },
  get_file: { report_id: '4711', module_type: 'uploads' },
  get_notes: { report_id: '4711' },
  get_all_notes: {},
  send_photo_flag: {
    dst_report_id: '4711',
    pcr_form_id: '310',
    question_data: [{ file_id: 'a-17', pcr_question_id: '9001', work_type: 'pc' }],
  },
  send_bid_comp: { report_id: '4711', dst_invoice_item_id: '12', qty_bid: '2.00' },
  bid_comp_confirm: { dst_report_id: 4711 },
  send_contractor_invoice: {
    dst_report_id: '4711',
    dst_invoice_item_ids: { 'L-1': '12' },
    invoice_lines: [
      { line_id: 'L-1', invoice_item_id: '3', quantity: '2.00', price: '45.50', flat_fee: '0' },
    ],
  },
  send_file: {
    dst_report_id: '4711',
    file_id: 'a-17',
    file_name: 'front.jpg',
    obj_url: 'https://files.example/front.jpg',
  },
  send_notes: {
    dst_report_id: '4711',
    note: [{ note_id: 'n-1', note_type: 'wo', note_text: 'Gate', has_attachments: false }],
  },
  send_pcr_answers: {
    dst_report_id: '4711',
    pcr_form_id: '310',
    pcr_form_rows: [{ pcr_question_id: '9001', question_data_type: 'int', int_value: '55' }],
  },
  send_ready_for_office: { dst_report_id: '4711' },
  send_checkin: { dst_report_id: '4711', checkin_data: [{ gps_lat: 41.25, gps_lng: -96.1 }] },
};

/** The JSON text of an envelope; `changes` replaces members, `undefined` takes one out. */
export function envelopeText(name: string, data?: unknown, changes: object = {}): string {
  return JSON.stringify({
    username: ACCOUNT.username,
    password: PASSWORD,
    site_id: CALLER,
    event_name: name,
    event_data: data === undefined ? undefined : JSON.stringify(data),
    ...changes,
  });
}

export function encoded(payload: string): string {
  return `payload=${encodeURIComponent(payload)}`;
}

/** Sends one request over a connection of its own and reads the answer. */
export function exchange(
  url: string,
  body: string | Buffer | ((request: ClientRequest) => void),
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Node frames the body of a GET or DELETE only when its length is given.
    const sized: Record<string, string> =
      typeof body === 'function' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...sized, ...headers }, agent: false };
    const request = httpRequest(url, options, (response) => {
      buffer(response).then((bytes) => {
        const text = bytes.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          envelope: text.startsWith('{') ? JSON.parse(text) : {},
        });
      }, reject);
    });
    request.on('error', reject);
    if (typeof body === 'function') body(request);
    else request.end(body);
  });
}

/** A server on this machine for any listener. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function look(file: IncomingFile | undefined): Promise<SeenFile | undefined> {
  if (!file) return undefined;
  const bytes = file.source === 'multipart' ? await buffer(await file.open()) : Buffer.alloc(0);
  const { source, name, mimeType, fileArea, size, sha256 } = file;
  return { source, name, mimeType, fileArea, size, sha256, bytes };
}

function recordingLogger(logs: LogEntry[]) {
  const level = (name: string) => (entry: object, message: string) => {
    logs.push({ level: name, entry, message });
  };
  return {
    debug: level('debug'),
    info: level('info'),
    warn: level('warn'),
    error: level('error'),
  };
}

export type Harness = Awaited<ReturnType<typeof startReceiver>>;

export interface HarnessOptions extends Partial<ReceiverOptions> {
  /** Registers more before the first request, or the mount instead of node:http. */
  readonly setUp?: (receiver: Receiver) => void;
  /** The events that get no handler. */
  readonly without?: readonly EventName[];
  readonly mountAs?: (receiver: Receiver) => RequestListener;
}

/** A receiver on a server of its own, with a recording handler for every event. */
export async function startReceiver(options: HarnessOptions = {}) {
  const uploadFolder = mkdtempSync(join(tmpdir(), 'svclink-test-'));
  try {
    return await startIn(uploadFolder, options);
  } catch (error) {
    rmSync(uploadFolder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(uploadFolder: string, options: HarnessOptions) {
  const { setUp, without = [], mountAs = (one: Receiver) => one, ...given } = options;
  const calls: Call[] = [];
  const failures: { error: LinkError; context: FailureContext }[] = [];
  const logs: LogEntry[] = [];
  const acts = new Map<string, Act>();
  const receiver = createReceiver({
    siteId: SITE,
    accounts: [ACCOUNT],
    throttle: false,
    uploadFolder,
    logger: recordingLogger(logs),
    onError: (error, context) => void failures.push({ error, context }),
    ...given,
  });
  const record = async (event: LinkEvent & { file?: IncomingFile }) => {
    const act = acts.get(event.name);
    const file = act ? undefined : await look(event.file);
    calls.push({ name: event.name, data: event.data, event, ...(file ? { file } : {}) });
    return act ? act(event) : goodResult(event.name, event.data);
  };
  for (const name of EVENT_NAMES) {
    if (!without.includes(name)) receiver.on(name as 'get_order', record as never);
  }
  setUp?.(receiver);
  const server = await serve(mountAs(receiver));
  const post = (body: Parameters<typeof exchange>[1], headers: Record<string, string> = {}) =>
    exchange(server.url, body, { 'content-type': FORM, ...headers });
  return {
    ...server,
    receiver,
    uploadFolder,
    calls,
    failures,
    logs,
    /** Says what the handler of an event does from now on. */
    act: (name: string, act: Act | undefined) => {
      if (act) acts.set(name, act);
      else acts.delete(name);
    },
    post,
    /** Sends an event as percent-encoded form; `data` as event_data text. */
    send: (name: string, data?: unknown, changes?: object) =>
      post(encoded(envelopeText(name, data, changes))),
    /** Sends an event and gives what its handler got; fails when it got none. */
    async received(name: string, data?: unknown, changes?: object) {
      const before = calls.length;
      const answer = await post(encoded(envelopeText(name, data, changes)));
      const call = calls[before];
      if (!call) throw new Error(`${name} did not reach its handler: ${answer.text}`);
      return call.data;
    },
    /** What lies in the upload folder. */
    leftovers: () => readdirSync(uploadFolder, { recursive: true, encoding: 'utf8' }),
    async close() {
      await server.close();
      await receiver.close();
      rmSync(uploadFolder, { recursive: true, force: true });
    },
  };
}

/** Checks that an answer is the envelope of a failure and gives its message. */
export function failureOf(answer: Answer, status = 200): string {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.envelope).toEqual({
    remote_site_id: SITE,
    error: true,
    success: false,
    return_error_msg: expect.stringMatching(/\S/),
    result_data: null,
  });
  return answer.envelope.return_error_msg ?? '';
}

/** Checks that an answer is the envelope of a success and gives its result. */
export function resultOf(answer: Answer): unknown {
  expect(answer.envelope).toMatchObject({
    remote_site_id: SITE,
    error: false,
    success: true,
    return_error_msg: null,
  });
  expect(answer.status).toBe(200);
  return answer.envelope.result_data;
}

/** One part of a multipart form; a `filename` makes it a file. */
export interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  readonly filename?: string;
  readonly type?: string;
}

const BOUNDARY = 'svclink-test-boundary';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export function partHead({ name, filename, type }: Omit<Part, 'content'>): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  const declared = type === undefined ? '' : `Content-Type: ${type}\r\n`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${declared}\r\n`;
}

export const MULTIPART_END = `--${BOUNDARY}--\r\n`;

/** The bytes of a multipart form. */
export function multipart(parts: readonly Part[]): Buffer {
  const bytes = parts.flatMap((part) => [
    Buffer.from(partHead(part)),
    Buffer.from(part.content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...bytes, Buffer.from(MULTIPART_END)]);
}

/** Bytes that pass as a JPEG. */
export function jpeg(length = 2000): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(length - 4, 0x5a)]);
}

/** Waits until something holds; fails after two seconds. */
export async function eventually(holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < 2000; waited += 10) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it never came to hold');
}
