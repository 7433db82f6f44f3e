import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import supertest from 'supertest';
import { passwordSha1 } from '../../src/index.js';

export const SITE = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
export const CALLER = '0b7c1c44-6a1e-4a7e-9d1c-0d4c1f5a2e11';
export const PASSWORD = passwordSha1('open sesame');
export const ACCOUNT = { username: 'acme', passwordSha1: PASSWORD, orgId: 18 };
export const FORM = 'application/x-www-form-urlencoded';

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

/** A request whose sender writes what it likes when it likes, as one does that hangs up or breaks the form. */
export type Writing = (request: ClientRequest) => void;

function written(url: string, write: Writing, headers: Record<string, string>, method: string) {
  return new Promise<Omit<Answer, 'envelope'>>((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      text(response).then((body) => resolve({ status, headers: answered, text: body }), reject);
    });
    sent.on('error', reject);
    write(sent);
  });
}

type Method = 'get' | 'head' | 'post' | 'put' | 'delete' | 'patch' | 'options';

/** Sends one request over a connection of its own and reads the answer. */
export async function exchange(
  url: string,
  body: string | Buffer | Writing,
  headers: Record<string, string> = {},
  method: Method = 'post',
): Promise<Answer> {
  const answer =
    typeof body === 'function'
      ? await written(url, body, headers, method)
      : await supertest(url)
          [method]('')
          .set({ 'content-length': String(Buffer.byteLength(body)), ...headers })
          // The bytes as they are, whatever the content type says of them.
          .serialize((bytes) => bytes)
          .send(Buffer.from(body))
          .responseType('bytes')
          .then(({ status, headers: answered, body: bytes }) => {
            return { status, headers: answered, text: Buffer.isBuffer(bytes) ? String(bytes) : '' };
          });
  return { ...answer, envelope: answer.text.startsWith('{') ? JSON.parse(answer.text) : {} };
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
