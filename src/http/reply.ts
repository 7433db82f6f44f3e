import type { ServerResponse } from 'node:http';
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
  return !response.headersSent && !response.writableEnded && !response.destroyed;
}

/**
 * Writes an answer and ends the response. It does nothing when the response has been answered or closed already, so
 * an exchange ends exactly once whoever comes first.
 *
 * @returns a promise only for a streamed body; it is rejected when the body fails, with the connection cut
 */
export function sendReply(response: ServerResponse, reply: Reply): Promise<void> | undefined {
  if (!isOpen(response)) return undefined;
  const { body, headers, status } = reply;
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    response.writeHead(status, headers.concat('Content-Length', String(length)) as string[]);
    response.end(body);
    return undefined;
  }
  response.writeHead(status, headers as string[]);
  return stream(response, body);
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
