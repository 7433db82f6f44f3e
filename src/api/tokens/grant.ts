import { LinkError } from '../../protocol/errors.js';
import { createVerifier, type SecretVerifier, type Throttle } from '../../secrets/index.js';
import type { ClientStore, RegisteredClient } from '../clients/registered-client.js';
import { covers, readScopes } from '../clients/scopes.js';
import { Refusal, unavailable } from '../errors/refusal.js';
import type { AuthTokenResponse } from '../generated/action-types.js';
import type { TokenRequest } from './token-request.js';
import type { Tokens } from './tokens.js';

const UNKNOWN = 'The client is unknown or its secret is wrong.';

/** The client credentials grant (RFC 6749 section 4.4): from credentials to a token. */
export class Grant {
  readonly #verifier: SecretVerifier = createVerifier();

  constructor(
    readonly clients: Pick<ClientStore, 'find'>,
    readonly tokens: Tokens,
    readonly throttle: Throttle | undefined,
  ) {}

  /** @throws Refusal with a type of RFC 6749 section 5.2, `too_many_attempts` or `unavailable` */
  async answer(request: TokenRequest, address: string): Promise<AuthTokenResponse> {
    if (request.grant_type !== 'client_credentials') {
      throw new Refusal(400, 'unsupported_grant_type', 'grant_type has to be client_credentials.');
    }
    const client = await this.#authenticate(request, address);
    if (client.revoked) {
      throw new Refusal(400, 'invalid_grant', 'The service withdrew the grant of this client.');
    }
    const scopes = readScopes(request.scope);
    if (!scopes) {
      throw new Refusal(
        400,
        'invalid_scope',
        'scope is <service>-r or <service>-rw, separated by single blanks.',
      );
    }
    const refused = scopes.find((scope) => !covers(client.scopes, scope));
    if (refused !== undefined) {
      throw new Refusal(400, 'invalid_scope', `The app is not allowed the scope ${refused}.`);
    }
    const accessToken = await this.tokens.issue(client, scopes);
    return {
      token_type: 'Bearer',
      expires_in: this.tokens.rules.lifetime,
      access_token: accessToken,
    };
  }

  async #authenticate(request: TokenRequest, address: string): Promise<RegisteredClient> {
    const { client_id: id, client_secret: secret } = request;
    try {
      await this.#pause(id, address);
      const client = await this.clients.find(id);
      const stored = client && [{ scrypt: client.secretScrypt }];
      const holds =
        this.#verifier.recall(id, secret, stored) ||
        (await this.#verifier.verify(id, secret, stored));
      // Attempts made all at the same time must not slip through while the first ones are still being checked.
      await this.#pause(id, address);
      if (client && holds) {
        await this.throttle?.succeeded(id, address);
        return client;
      }
      await this.throttle?.failed(id, address);
    } catch (error) {
      if (!LinkError.is(error)) throw error;
      throw unavailable('Credentials cannot be checked now; try again later.', 5);
    }
    throw new Refusal(401, 'invalid_client', UNKNOWN, [
      'WWW-Authenticate',
      'Basic realm="svclink"',
    ]);
  }

  async #pause(id: string, address: string): Promise<void> {
    const seconds = (await this.throttle?.check(id, address)) ?? 0;
    if (seconds <= 0) return;
    const headers = ['Retry-After', String(Math.ceil(seconds))];
    throw new Refusal(
      429,
      'too_many_attempts',
      'Too many failed attempts; try again later.',
      headers,
    );
  }
}
