import { invalidRequest, Refusal } from '../errors/refusal.js';

/** The members of a token request, all of them text. */
export interface TokenRequest {
  readonly grant_type: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
}

const LONGEST = 4096;

/** What RFC 6749 section 2.3.1 calls HTTP Basic: id and secret, each encoded as in a form. */
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
    throw new Refusal(
      401,
      'invalid_client',
      'The Authorization header holds no client credentials.',
    );
  }
}

/**
 * Reads the members of a token request. Credentials come in the body, as the document says; HTTP Basic is taken as
 * well, because RFC 6749 section 2.3.1 wants every server to.
 *
 * @throws Refusal `invalid_request` for a member that is absent, no text or sent twice; `invalid_client`
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
      value === undefined ? `${name} is absent.` : `${name} is no text, or is too long.`,
    );
  };
  return {
    grant_type: text('grant_type'),
    client_id: text('client_id'),
    client_secret: text('client_secret'),
    scope: text('scope'),
  };
}
