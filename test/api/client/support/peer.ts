import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
} from '../../../../src/api/index.js';
import { serve } from '../../../support/resources.js';

export { failureOf } from '../../../support/resources.js';

/** A request as it came. */
export interface Received {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly body: Record<string, unknown> | undefined;
}

export type Answering = (request: Received, response: ServerResponse) => unknown;

/** A service that answers as a test says. */
export interface Peer {
  readonly url: string;
  readonly credentials: {
    grant_type: 'client_credentials';
    client_id: string;
    client_secret: string;
    scope: string;
    api_url: string;
  };
  /** Every request, those for tokens too. */
  readonly requests: Received[];
  /** The requests for actions alone. */
  readonly calls: Received[];
  /** The requests for tokens alone. */
  readonly tokens: Received[];
  client(options?: Partial<ApiClientOptions>): ApiClient;
  close(): Promise<void>;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function json(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export const refuse = (
  response: ServerResponse,
  status: number,
  error: string,
  headers: Record<string, string> = {},
): void => json(response, { error, error_description: `because of ${error}` }, status, headers);

export const SECRET = 'the-secret-of-the-client-app';

/** Gives `token-1`, `token-2` and so on. */
export function countedTokens(expiresIn: unknown = 3600): Answering {
  let count = 0;
  return (_request, response) => {
    count += 1;
    json(response, {
      token_type: 'Bearer',
      expires_in: expiresIn,
      access_token: `token-${count}`,
    });
  };
}

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    path: request.url ?? '',
    method: request.method ?? '',
    headers: request.headers,
    text,
    body: parse(text),
  };
}

export async function startPeer(
  answer: Answering,
  token = countedTokens(),
  wantedPort = 0,
): Promise<Peer> {
  const requests: Received[] = [];
  const clients: ApiClient[] = [];
  const { url, close } = await serve((request, response) => {
    response.on('error', () => undefined);
    receive(request).then(
      (received) => {
        requests.push(received);
        return (received.path.endsWith('/auth/token') ? token : answer)(received, response);
      },
      () => response.destroy(),
    );
  }, wantedPort);
  const credentials = {
    grant_type: 'client_credentials' as const,
    client_id: '18-c0ffee-app',
    client_secret: SECRET,
    scope: 'bid-rw file-r workorder-r',
    api_url: url,
  };
  const isToken = ({ path }: Received): boolean => path.endsWith('/auth/token');
  return {
    url,
    credentials,
    requests,
    get calls() {
      return requests.filter((request) => !isToken(request));
    },
    get tokens() {
      return requests.filter(isToken);
    },
    client(options = {}) {
      const client = createApiClient({ credentials, ...options });
      clients.push(client);
      return client;
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await close();
    },
  };
}
