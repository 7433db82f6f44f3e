import { Agent, request } from 'node:http';

/** A request as it goes over the wire: neither its path nor its headers are put right. */
export interface RawRequest {
  readonly method: string;
  /** Below the address of the server, such as `/api/state`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer | undefined;
}

/** An answer; of a stream that does not end, what had come with its headers. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The code of a refusal of the console; '' where the answer is none. */
  readonly code: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

/** Sends a request to a server on this machine. */
export function ask(
  port: number,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : [...value],
      ]),
    );
    const options = {
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...length, ...given },
    };
    const sent = request(options, (response) => {
      const { statusCode: status = 0 } = response;
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        response.destroy();
        resolve({ status, text: '', code: '' });
        return;
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status, text, code: codeOf(text) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function codeOf(text: string): string {
  return /^\{"code":"([^"]*)"/.exec(text)?.[1] ?? '';
}
