import { Agent, request } from 'node:http';

/** Posts JSON over one kept connection and gives the status alone: for tables of thousands of calls. */
export function quickPoster(headers: Readonly<Record<string, string>>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (url: string, body: unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const call = request(url, {
        method: 'POST',
        agent,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      });
      call.on('response', (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      call.on('error', reject);
      call.end(text);
    });
  return { post, close: () => agent.destroy() };
}
