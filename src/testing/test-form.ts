import { randomUUID } from 'node:crypto';
import type { ReceiverRequest } from '../receiver/request.js';

/** A file that goes with send_file. */
export interface TestFile {
  /** The content; text is sent as UTF-8. */
  readonly content: Buffer | string;
  /** The name of the part. Default: none beyond `file`, so that `file_name` of the data decides. */
  readonly name?: string;
  /** The declared type, which no receiver should believe. Default `application/octet-stream`. */
  readonly contentType?: string;
}

/** A request as it would arrive on a socket, without one. */
export type TestRequest = ReceiverRequest;

const LINE = '\r\n';

/** An urlencoded form with the one variable `payload`, percent-encoded. */
function urlencodedRequest(payload: string, remoteAddress: string): TestRequest {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress,
    body: { kind: 'text', text: new URLSearchParams({ payload }).toString() },
  };
}

function quoted(name: string): string {
  return name.replace(/["\r\n]/g, (character) => encodeURIComponent(character));
}

/** A multipart form: `payload` first, so that the credentials are checked before the file is kept. */
function multipartRequest(payload: string, file: TestFile, remoteAddress: string): TestRequest {
  const boundary = `----svclink-${randomUUID()}`;
  const { content, name = 'file', contentType = 'application/octet-stream' } = file;
  const head = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="payload"',
    '',
    payload,
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${quoted(name)}"`,
    `Content-Type: ${contentType}`,
    '',
    '',
  ];
  const bytes = Buffer.concat([
    Buffer.from(head.join(LINE)),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from(`${LINE}--${boundary}--${LINE}`),
  ]);
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    remoteAddress,
    body: { kind: 'bytes', bytes },
  };
}

/** The request that carries `payload`, multipart when there is a file. */
export function testRequest(
  payload: string,
  { file, remoteAddress }: { readonly file: TestFile | undefined; readonly remoteAddress: string },
): TestRequest {
  return file === undefined
    ? urlencodedRequest(payload, remoteAddress)
    : multipartRequest(payload, file, remoteAddress);
}
