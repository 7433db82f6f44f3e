import { LinkError } from '../../protocol/errors/errors.js';
import { createVerifier, type SecretVerifier, type Throttle } from '../../secrets/index.js';
import { Slots } from '../../system/slots.js';
import type { CallRates } from '../clients/call-rates.js';
import {
  type ClientStore,
  covers,
  type RegisteredClient,
  readScopes,
} from '../clients/registered-client.js';
import { invalidRequest, Refusal, serviceUnavailable } from '../errors.js';
import type { AuthTokenResponse } from '../generated/action-types.js';
import type { Tokens } from './tokens.js';

/** The members of a token request, all text. */
interface TokenRequest {
  readonly grant_type: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
}

const LONGEST = 4096;

/** Decodes HTTP Basic credentials by RFC 6749 section 2.3.1: id and secret, each form-encoded. */
function basicCredentials(authorization: string): { client_id: string; client_secret: string } {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization)?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  try {
    if (colon < 0) throw new URIError('no colon');
    const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
    return {
      client_id: decode(text.slice(0, colon)),
      client_secret: decode(text.slice(colon + 1)),
    };
  } catch {
    throw new Refusal(401, 'invalid_client', 'The Authorization header has no client credentials.');
  }
}

/**
 * Reads the members of a token request. Credentials are in the body, as the document says; HTTP Basic is accepted as
 * well, because RFC 6749 section 2.3.1 requires it.
 *
 * @throws Refusal `invalid_request` for a member that is absent, not text, or sent twice; `invalid_client`
 */
export function readTokenRequest(
  body: Readonly<Record<string, unknown>>,
  authorization: string | undefined,
): TokenRequest {
  const basic = /^Basic /i.test(authorization ?? '') && basicCredentials(authorization ?? '');
  if (basic && (body.client_id !== undefined || body.client_secret !== undefined)) {
    throw invalidRequest(
      'Send the credentials in the body or in the Authorization header, not both.',
    );
  }
  const members: Readonly<Record<string, unknown>> = { ...body, ...basic };
  const text = (name: keyof TokenRequest): string => {
    const value = members[name];
    if (typeof value === 'string' && value.length <= LONGEST) return value;
    throw invalidRequest(
      value === undefined ? `${name} is absent.` : `${name} is not text, or is too long.`,
    );
  };
  return {
    grant_type: text('grant_type'),
    client_id: text('client_id'),
    client_secret: text('client_secret'),
    scope: text('scope'),
  };
}

const UNKNOWN = 'The client is unknown or its secret is wrong.';

/**
 * Tokens that are signed at a time. Signing and answering cost the event loop most of a token request: in a burst, the
 * other callers wait for as many of them in a turn, not for all.
 */
const SIGNED_AT_ONCE = 8;

/** The client credentials grant (RFC 6749 section 4.4): exchanges credentials for a token. */
export class Grant {
  readonly #verifier: SecretVerifier = createVerifier();
  readonly #signing = new Slots(SIGNED_AT_ONCE);

  constructor(
    readonly clients: Pick<ClientStore, 'find'>,
    readonly tokens: Tokens,
    readonly throttle: Throttle | undefined,
    readonly rates: CallRates,
  ) {}

  /** @throws Refusal with a type of RFC 6749 section 5.2, `too_many_attempts`, `too_many_requests` or `unavailable` */
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
    await this.rates.admit(client);
    const accessToken = await this.#signing.run(() => this.tokens.issue(client, scopes));
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
      const isCorrect =
        this.#verifier.recall(id, secret, stored) ||
        (await this.#verifier.verify(id, secret, stored));
      // Checked again: concurrent attempts must not pass while the first ones are being verified.
      await this.#pause(id, address);
      if (client && isCorrect) {
        await this.throttle?.succeeded(id, address);
        return client;
      }
      await this.throttle?.failed(id, address);
    } catch (error) {
      if (!LinkError.is(error)) throw error;
      throw serviceUnavailable('Credentials cannot be checked now; try again later.', 5);
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
