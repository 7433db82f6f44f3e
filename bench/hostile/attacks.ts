import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { passwordSha1 } from '../../src/protocol/envelope/envelope.js';
import { MIB } from '../../src/protocol/units.js';

/** The address of the victim. */
export interface Target {
  readonly port: number;
  /** A token of the JSON API of the demo. */
  readonly token: string;
  /** A token of the JSON API of the site. */
  readonly siteToken: string;
}

/** One attack in full size. It returns after its greatest effect. */
export interface Attack {
  readonly name: string;
  /** The caller whose credentials it needs. */
  readonly as: 'nobody' | 'an account' | 'a client of the API' | 'an app of the site';
  /** The most MiB on the disk, for calls that store what they send. Default: 128. */
  readonly mostDisk?: number;
  run(target: Target): Promise<void>;
}

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'hostile';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function open({ port }: Target): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A refused connection is closed, which ends the attack.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Writes as fast as the other side reads. Resolves to false after the end of the connection. */
function write(socket: Socket, bytes: string | Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    if (socket.destroyed || socket.write(bytes)) {
      resolve(!socket.destroyed);
      return;
    }
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve(!socket.destroyed);
    };
    socket.on('drain', done).on('close', done);
  });
}

function head(path: string, type: string, length: number | 'chunked', token?: string): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: hostile',
    `Content-Type: ${type}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');
}

export function envelope(event_name: string, event_data: string, password = 'demo'): string {
  const site_id = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';
  const known = { username: 'demo', password: passwordSha1(password), site_id, event_name };
  return `${JSON.stringify(known).slice(0, -1)},"event_data":${event_data}}`;
}

const part = (name: string, filename?: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
    filename === undefined ? '' : `; filename="${filename}"`
  }\r\n\r\n`;

const inBytes = (text: string) => text.replace(/./gs, (byte) => `1\r\n${byte}\r\n`);

/** Sends 12 MB in chunks of one byte, and does not end the body. */
async function oneByteChunks(target: Target, start: string, before: string): Promise<void> {
  const socket = await open(target);
  socket.resume();
  const piece = Buffer.from(inBytes('A'.repeat(20_000)));
  if (!(await write(socket, start + inBytes(before)))) return;
  for (let sent = 0; sent < 12 * MIB; sent += piece.length) {
    if (!(await write(socket, piece))) return;
  }
  await pause(2000);
  socket.destroy();
}

/** Begins many bodies of one kind and ends none of them. */
async function neverEnd(
  target: Target,
  count: number,
  size: number,
  before: string,
): Promise<void> {
  const piece = Buffer.alloc(MIB, 'x');
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = await open(target);
      socket.resume();
      if (!(await write(socket, before))) return;
      for (let sent = 0; sent < size - MIB; sent += MIB) {
        if (!(await write(socket, piece))) return;
      }
      await pause(6000);
      socket.destroy();
    }),
  );
}

const longNote = (at: number) => ({
  note_id: `n${at}`,
  note_type: 'wo',
  note_text: 'x'.repeat(100_000),
  has_attachments: false,
});

/** Makes a call of the site, which has to succeed. It stores nothing of the answer. @returns the bytes of the answer */
async function complete({ port }: Target, event: string, data: object): Promise<number> {
  const body = `payload=${encodeURIComponent(envelope(event, JSON.stringify(data)))}`;
  const headers = { 'content-type': FORM };
  const response = await fetch(`http://127.0.0.1:${port}/site`, { method: 'POST', body, headers });
  if (!response.body) throw new Error(`${event} has no answer`);
  let [end, size] = ['', 0];
  for await (const chunk of response.body) {
    size += chunk.length;
    // A list precedes the other members of its envelope.
    end = (end + Buffer.from(chunk).toString('latin1')).slice(-400);
  }
  if (!end.includes('"success":true')) throw new Error(`${event}: ${end}`);
  return size;
}

/** Makes a call of the JSON API of the site. It reads the answer, and stores nothing of it. */
async function called({ port, siteToken }: Target, action: string, data: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${siteToken}` },
    body: JSON.stringify(data),
  });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text = (text + Buffer.from(chunk).toString('latin1')).slice(0, 300);
  }
  // While the limit of simultaneous uploads is reached, the API answers with Retry-After.
  if (!response.ok && response.status !== 503)
    throw new Error(`${action}: ${response.status} ${text}`);
}

/** Makes all kinds of calls at once: contents of 20 MiB, long notes, lists, searches and bodies that never end. */
async function mixOfCalls(target: Target): Promise<void> {
  const report_id = 1;
  const content = Buffer.from('%PDF-1.4 '.padEnd(20 * MIB, 'x')).toString('base64');
  const file = { report_id, file_name: 'plan.pdf', file_area: 1, content };
  const note = { report_id, note_type: 'wo', note_text: 'x'.repeat(100_000) };
  const many = (count: number, action: string, data: object) =>
    Array.from({ length: count }, () => called(target, action, data));
  const begun = head('/api/file/upload', 'application/json', 27 * MIB, target.siteToken);
  const endless = neverEnd(target, 20, 27 * MIB, `${begun}{"content":"`);
  await Promise.all([
    ...many(12, 'file/upload', file),
    ...many(100, 'jobnote/create', note),
    ...many(200, 'bid/list', { report_id }),
    ...many(200, 'workorder/search', { wo_number: 'A' }),
    endless,
  ]);
  // All notes are listed by several calls at once.
  await Promise.all([
    ...many(8, 'jobnote/list', { report_id }),
    ...many(8, 'file/list', { report_id }),
  ]);
}

export const attacks: readonly Attack[] = [
  { name: 'nothing, to compare with', as: 'nobody', run: async () => void (await pause(5000)) },
  {
    name: '12 MB of one-byte chunks, urlencoded',
    as: 'nobody',
    run: (target) => oneByteChunks(target, head('/link', FORM, 'chunked'), 'payload='),
  },
  {
    name: '12 MB of one-byte chunks, a multipart field',
    as: 'nobody',
    run: (target) => oneByteChunks(target, head('/link', MULTIPART, 'chunked'), part('payload')),
  },
  {
    name: '12 MB of one-byte chunks, JSON',
    as: 'a client of the API',
    run: (target) => {
      const start = head('/workorder/get', 'application/json', 'chunked', target.token);
      return oneByteChunks(target, start, '{"report_id":"');
    },
  },
  {
    name: '12 MB of one-byte chunks, the content of a file',
    as: 'a client of the API',
    run: (target) => {
      const start = head('/file/upload', 'application/json', 'chunked', target.token);
      return oneByteChunks(target, start, '{"content":"');
    },
  },
  {
    name: 'an object of nine million values',
    as: 'nobody',
    async run(target) {
      const socket = await open(target);
      const data = `{"a":[${'[],'.repeat(9_000_000)}0]}`;
      const body = `payload=${envelope('get_order', data, 'wrong')}`;
      await write(socket, head('/link', FORM, body.length) + body);
      await Promise.race([once(socket, 'data'), once(socket, 'close'), pause(30_000)]);
      socket.destroy();
    },
  },
  {
    name: '60 bodies of 31 MB that never end, urlencoded',
    as: 'nobody',
    run: (target) => neverEnd(target, 60, 31 * MIB, `${head('/link', FORM, 31 * MIB)}payload=`),
  },
  {
    name: '60 bodies of 31 MB that never end, multipart',
    as: 'nobody',
    run: (target) =>
      neverEnd(target, 60, 31 * MIB, head('/link', MULTIPART, 31 * MIB) + part('payload')),
  },
  {
    name: '10 files of 60 MB in front of their payload',
    as: 'nobody',
    run: (target) =>
      neverEnd(target, 10, 60 * MIB, head('/link', MULTIPART, 61 * MIB) + part('file', 'a.jpg')),
  },
  {
    name: '300 connections ask for 50 listings each and read nothing',
    as: 'an account',
    async run(target) {
      const body = `payload=${encodeURIComponent(envelope('get_all_orders', '{}'))}`;
      const asked = (head('/lists', FORM, body.length) + body).repeat(50);
      const sockets = await Promise.all(Array.from({ length: 300 }, () => open(target)));
      for (const socket of sockets) {
        socket.pause();
        socket.write(asked);
      }
      await pause(15_000);
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: '1,000 connections that pipeline 200 get_notes of 200 kB of a site, and read nothing',
    as: 'an account',
    async run(target) {
      const body = `payload=${encodeURIComponent(envelope('get_notes', '{"report_id":"1"}'))}`;
      const asked = Buffer.from((head('/site', FORM, body.length) + body).repeat(200));
      const sockets: Socket[] = [];
      while (sockets.length < 1000) {
        sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => open(target)))));
      }
      for (const socket of sockets) socket.pause().write(asked);
      // A paused connection does not report its end.
      await pause(45_000);
      for (const socket of sockets) socket.resume();
      await pause(1000);
      const left = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      if (left > 0) throw new Error(`${left} connections were still there after 46 s`);
    },
  },
  {
    name: '200 connections that are idle, or send headers slowly',
    as: 'nobody',
    async run(target) {
      const sockets = await Promise.all(Array.from({ length: 200 }, () => open(target)));
      for (const socket of sockets) socket.resume();
      const slow = sockets.slice(0, 100);
      const send = setInterval(() => {
        for (const socket of slow) if (!socket.destroyed) socket.write('X');
      }, 1000);
      for (const socket of slow) socket.write('POST /link HTTP/1.1\r\nHost: ');
      await Promise.race([Promise.all(sockets.map((socket) => ended(socket))), pause(30_000)]);
      clearInterval(send);
      const left = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      if (left > 0) throw new Error(`${left} connections were still there after 30 s`);
    },
  },
  {
    name: '280 notes of 100 kB in one call of a site, then four get_notes of all of them at once',
    as: 'an account',
    async run(target) {
      const notes = Array.from({ length: 280 }, (_, at) => longNote(at));
      await complete(target, 'send_notes', { dst_report_id: '1', note: notes });
      const asked = () => complete(target, 'get_notes', { report_id: '1' });
      const sizes = await Promise.all([asked(), asked(), asked(), asked()]);
      if (Math.min(...sizes) < 28_000_000) throw new Error(`the answers have ${sizes} bytes`);
    },
  },
  {
    name: '50,000 check-ins in one call of a site',
    as: 'an account',
    async run(target) {
      const checkin_data = Array.from({ length: 50_000 }, (_, at) => ({
        checkin_ts: '2026-01-01 10:00:00',
        gps_lat: at / 1000,
        gps_lng: 1,
      }));
      await complete(target, 'send_checkin', { dst_report_id: '1', checkin_data });
    },
  },
  {
    name: '540 calls of all sizes to the API of a site at once',
    as: 'an app of the site',
    // 12 files of 20 MiB are stored, and the received parts of the others until those end.
    mostDisk: 720,
    run: mixOfCalls,
  },
];

async function ended(socket: Socket): Promise<void> {
  if (!socket.destroyed) await once(socket, 'close');
}
