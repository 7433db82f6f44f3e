import type { IncomingMessage } from 'node:http';
import type { CallRates } from '../clients/call-rates.js';
import type { ClientStore, RegisteredClient } from '../clients/registered-client.js';
import { covers } from '../clients/registered-client.js';
import { Refusal } from '../errors.js';
import type { TokenClaims, Tokens } from '../tokens/tokens.js';

/** The client app that calls an action. */
export interface ApiCaller {
  readonly clientId: string;
  readonly orgId: number;
  readonly appName: string;
  /** The scopes of the token. */
  readonly scopes: readonly string[];
}

/** A caller whose token is valid. */
interface IdentifiedCaller {
  readonly caller: ApiCaller;
  /** Rejects with the Refusal `too_many_requests` 429 beyond the rate of the app; undefined where it has none. */
  readonly admission: Promise<void> | undefined;
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;
const CHALLENGE = 'Bearer realm="svclink"';
const INVALID = 'The token is invalid or expired.';

function denied(description: string, detail = ''): Refusal {
  return new Refusal(401, 'access_denied', description, ['WWW-Authenticate', CHALLENGE + detail]);
}

const invalidToken = (): Refusal =>
  denied(INVALID, `, error="invalid_token", error_description="${INVALID}"`);

function insufficient(scopes: readonly string[]): Refusal {
  const text = `The app lacks the scope ${scopes.join(' or ')}.`;
  const challenge = `${CHALLENGE}, error="insufficient_scope", error_description="${text}", scope="${scopes[0]}"`;
  return new Refusal(403, 'scope_invalid', text, ['WWW-Authenticate', challenge]);
}

/** Authenticates callers by their bearer token (RFC 6750). */
export class Access {
  constructor(
    readonly tokens: Tokens,
    readonly clients: Pick<ClientStore, 'find'>,
    readonly rates: CallRates,
  ) {}

  /**
   * Returns the caller of a request. The client is looked up at every call, so that a revoked client, or one that has
   * lost a scope, is refused at once.
   *
   * @throws Refusal `access_denied` 401
   */
  async identify(request: IncomingMessage): Promise<IdentifiedCaller> {
    const { authorization } = request.headers;
    // RFC 6750 section 3.1: no error code for a caller that did not try to authenticate.
    if (authorization === undefined) throw denied('Send a token: Authorization: Bearer <token>.');
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw invalidToken();
    const read = this.tokens.read(token);
    const claims = read instanceof Promise ? await read : read;
    if (!claims) throw invalidToken();
    const found = this.clients.find(claims.clientId);
    const client = found instanceof Promise ? await found : found;
    if (!client || !isCurrent(client, claims)) throw invalidToken();
    const caller = {
      clientId: client.clientId,
      orgId: client.orgId,
      appName: client.appName,
      scopes: claims.scopes.flatMap((scope) => remainingScope(scope, client.scopes)),
    };
    return { caller, admission: this.rates.admit(client) };
  }
}

/** Checks that the token of a caller has one of these scopes. @throws Refusal `scope_invalid` 403 */
export function requireScope(caller: ApiCaller, scopes: readonly string[]): void {
  if (!scopes.some((scope) => caller.scopes.includes(scope))) throw insufficient(scopes);
}

/** Returns the remaining part of a token's scope: all of it, read only, or nothing. */
function remainingScope(scope: string, allowed: readonly string[]): string[] {
  const reading = scope.replace(/-rw$/, '-r');
  return [scope, reading].filter((one) => covers(allowed, one)).slice(0, 1);
}

const isCurrent = (client: RegisteredClient, claims: TokenClaims): boolean =>
  !client.revoked && client.generation === claims.generation;
