import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Begun {
  readonly nonce: string;
  readonly challenge: string;
}

/** An OpenID provider whose answers a test makes wrong. */
export class WrongProvider {
  /** The claims of the next token, in place of the right ones. */
  claims: Record<string, unknown> = {};
  /** The user information; without it, the provider describes no address for it. */
  userInfo: Record<string, unknown> | undefined;
  /** Replaces the answer of the provider to each request of the site. */
  instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  isSignedByAnother = false;
  /** Replaces members of the description of the provider. */
  description: Record<string, unknown> = {};
  /** The paths of the requests of the site. */
  readonly requests: string[] = [];
  readonly #codes = new Map<string, Begun>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<WrongProvider> {
    const provider = new WrongProvider();
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  get issuer(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** Logs a person in, whom the provider sends back with the returned query. */
  leave(address: string): URLSearchParams {
    const { searchParams: asked } = new URL(address);
    const code = randomBytes(8).toString('hex');
    const [nonce = '', challenge = ''] = [asked.get('nonce'), asked.get('code_challenge')].map(
      String,
    );
    this.#codes.set(code, { nonce, challenge });
    return new URLSearchParams({ code, state: asked.get('state') ?? '' });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    this.requests.push(url);
    if (this.instead) return this.instead(request, response);
    const send = (value: unknown, status = 200) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    const { issuer } = this;
    if (url.startsWith('/.well-known')) {
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...(this.userInfo ? { userinfo_endpoint: `${issuer}/userinfo` } : {}),
        ...this.description,
      });
    }
    if (url === '/userinfo') return send(this.userInfo);
    if (url === '/keys') {
      return send({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig', alg: 'RS256' }],
      });
    }
    const body = new URLSearchParams(await text(request));
    const begun = this.#codes.get(body.get('code') ?? '');
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!begun || begun.challenge !== proof) return send({ error: 'invalid_grant' }, 400);
    this.#codes.delete(body.get('code') ?? '');
    send({ access_token: 'an access token', token_type: 'bearer', id_token: this.#token(begun) });
  }

  #token({ nonce }: Begun): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: 'svclink',
      sub: 'person-1',
      nonce,
      iat: now,
      exp: now + 300,
      email: 'ann@example.com',
      email_verified: true,
      name: 'Ann Smith',
      ...this.claims,
    };
    const signed = `${encode({ alg: 'RS256', kid: '1' })}.${encode(claims)}`;
    const key = this.isSignedByAnother ? stranger.privateKey : privateKey;
    return `${signed}.${createSign('sha256').update(signed).sign(key, 'base64url')}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
