import { randomUUID } from 'node:crypto';
import type { ReceiverRequest } from '../receiver/request.js';

/** A file to send with send_file. */
export interface TestFile {
  /** The content; text is sent as UTF-8. */
  readonly content: Buffer | string;
  /** The file name of the part. Default `file`; then `file_name` of the data applies. */
  readonly name?: string;
  /** The declared media type, which a receiver should not trust. Default `application/octet-stream`. */
  readonly contentType?: string;
}

/** A request as it arrives on a socket, without a socket. */
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

/** A multipart form. `payload` comes first, so that the credentials are checked before the file is stored. */
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

/** Makes the request for a `payload`: multipart when there is a file, else urlencoded. */
export function testRequest(
  payload: string,
  { file, remoteAddress }: { readonly file: TestFile | undefined; readonly remoteAddress: string },
): TestRequest {
  return file === undefined
    ? urlencodedRequest(payload, remoteAddress)
    : multipartRequest(payload, file, remoteAddress);
}
