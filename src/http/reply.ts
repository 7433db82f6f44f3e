import { ServerResponse } from 'node:http';
import type { FlatHeaders } from './security-headers.js';

/** An answer, ready to be written. */
export interface Reply {
  readonly status: number;
  /** Names and values in turn; the length is added for a body of text or bytes. */
  readonly headers: FlatHeaders;
  /** Text and bytes leave in one piece with their length; an iterable leaves as it comes, in constant memory. */
  readonly body: string | Buffer | AsyncIterable<string | Buffer>;
}

/** Whether this response can still carry an answer: nobody has answered, and somebody is left to read it. */
export function isOpen(response: ServerResponse): boolean {
  // What has ended has sent its headers.
  return !response.headersSent && !response.destroyed;
}

/**
 * Writes an answer and ends the response. It does nothing when the response has been answered or closed already, so
 * an exchange ends exactly once whoever comes first.
 *
 * @returns a promise only for a streamed body; it is rejected when the body fails, with the connection cut
 */
export function sendReply(response: ServerResponse, reply: Reply): Promise<void> | undefined {
  const { body, headers, status } = reply;
  if (!isOpen(response)) return abandon(body);
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    sendWhole(response, status, headers, body);
    return undefined;
  }
  writeHead(response, status, headers);
  return stream(response, body);
}

/** Whoever would have read it is gone: what stands behind an iterable has to be let go of all the same. */
async function abandon(body: Reply['body']): Promise<void> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return;
  // One that was never begun would not notice its end.
  for await (const _ of body) break;
}

function sendWhole(
  response: ServerResponse,
  status: number,
  headers: FlatHeaders,
  body: string | Buffer,
): void {
  const length = Buffer.byteLength(body);
  writeHead(response, status, headers, String(length));
  // As many bytes as characters: all of it is ASCII, which the faster encoding writes the same.
  if (typeof body === 'string' && length === body.length) response.end(body, 'latin1');
  else response.end(body);
}

/** Makes something of a list of headers once: the same list serves every answer. */
function once<Form>(make: (headers: FlatHeaders) => Form): (headers: FlatHeaders) => Form {
  const made = new WeakMap<FlatHeaders, Form>();
  return (headers) => {
    let form = made.get(headers);
    if (form === undefined) {
      form = make(headers);
      made.set(headers, form);
    }
    return form;
  };
}

const withLength = once((headers) => [...headers, 'Content-Length', '']);

const asObject = once((headers) => {
  const named: Record<string, string> = {};
  for (let index = 0; index < headers.length; index += 2) {
    named[headers[index] ?? ''] = headers[index + 1] ?? '';
  }
  return named;
});

/**
 * Writes the head. One flat list is fastest on a response that nobody has touched; where the host app has set headers
 * (Express always does), Node merges a list by removing and adding each, and an object is faster.
 */
function writeHead(
  response: ServerResponse,
  status: number,
  headers: FlatHeaders,
  length?: string,
): void {
  if (response.getHeaderNames().length > 0) {
    if (length !== undefined) response.setHeader('Content-Length', length);
    response.writeHead(status, asObject(headers));
  } else if (length === undefined) {
    response.writeHead(status, headers.slice());
  } else {
    const list = withLength(headers);
    list[list.length - 1] = length;
    // Node has read the list when it returns; what somebody has put in its place may keep it.
    const isNode = response.writeHead === ServerResponse.prototype.writeHead;
    response.writeHead(status, isNode ? list : list.slice());
  }
}

async function stream(
  response: ServerResponse,
  body: AsyncIterable<string | Buffer>,
): Promise<void> {
  try {
    for await (const chunk of body) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await drained(response);
    }
    response.end();
  } catch (error) {
    // The status has left already; a cut connection is the one way left to say that this answer is not whole.
    response.destroy();
    throw error;
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.removeListener('drain', done);
      response.removeListener('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
  });
}
