import { type ErrorRow, rowWithStatus } from './entry.js';

/** The form of the header `Idempotency-Key` in words. The header is ours, not the protocol's. */
export const IDEMPOTENCY_KEY_FORM = '1 to 255 visible characters of ASCII';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Returns true for a valid `Idempotency-Key`. */
export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === 'string' && IDEMPOTENCY_KEY.test(value);

/** The errors that every action can answer, whatever its own table says. */
export const generalErrors: readonly ErrorRow[] = [
  rowWithStatus(401, 'access_denied', 'The token is absent, invalid or expired.'),
  rowWithStatus(403, 'scope_invalid', 'The app lacks the scope that the action needs.'),
  rowWithStatus(
    400,
    'invalid_request',
    'The request is not a JSON object, or breaks a rule without a type of its own.',
  ),
  rowWithStatus(
    400,
    'not_allowed',
    'The record cannot be changed so, as for one that another system has accepted; the description has the reason.',
  ),
  rowWithStatus(
    400,
    'quota_exceeded',
    'The app would store more bytes, files or notes than its quota; nothing was stored.',
  ),
  rowWithStatus(404, 'not_found', 'There is no such action, or its object does not exist.'),
  rowWithStatus(405, 'method_not_allowed', 'The method is not POST.'),
  rowWithStatus(408, 'request_timeout', 'The request came too slowly.'),
  rowWithStatus(
    413,
    'request_too_large',
    'The request, or the file in it, is larger than the service takes.',
  ),
  rowWithStatus(
    429,
    'too_many_requests',
    'The app calls too often; Retry-After says when to go on.',
  ),
  rowWithStatus(500, 'internal_error', 'The service failed.'),
  rowWithStatus(503, 'unavailable', 'The service cannot answer now; try again later.'),
];

/** The errors of `/auth/token` (RFC 6749 section 5.2). */
export const tokenErrors: readonly ErrorRow[] = [
  rowWithStatus(400, 'invalid_request', 'A member is absent, not text, or sent in two ways.'),
  rowWithStatus(401, 'invalid_client', 'The client is unknown or its secret is wrong.'),
  rowWithStatus(400, 'unsupported_grant_type', 'grant_type is not client_credentials.'),
  rowWithStatus(400, 'invalid_scope', 'The scope is malformed, or more than the app may have.'),
  rowWithStatus(400, 'invalid_grant', 'The credentials are valid, but the grant was revoked.'),
  rowWithStatus(
    429,
    'too_many_attempts',
    'Too many failed attempts; Retry-After says when to go on.',
  ),
  rowWithStatus(
    429,
    'too_many_requests',
    'The app calls too often; Retry-After says when to go on.',
  ),
  rowWithStatus(405, 'method_not_allowed', 'The method is not POST.'),
  rowWithStatus(408, 'request_timeout', 'The request came too slowly.'),
  rowWithStatus(413, 'request_too_large', 'The request is larger than the service takes.'),
  rowWithStatus(500, 'internal_error', 'The service failed.'),
  rowWithStatus(503, 'unavailable', 'The service cannot answer now; try again later.'),
];
