import { passwordSha1 } from '../protocol/envelope/envelope.js';

/** Credentials of a test's calls. Every member has a default. */
export interface TestCredentials {
  /** Default `demo`, the user of the quickstart. */
  readonly username?: string;
  /** Plain text; it is hashed as callers do. Default `demo`. */
  readonly password?: string;
  /** The value of `password` instead of the hash, to test refusals. */
  readonly passwordSha1?: string;
  /** The caller's `site_id`. Default a fixed v4 UUID. */
  readonly siteId?: string;
}

/** The `site_id` of calls that name none. */
const TEST_SITE = '7d0c1f62-58f3-4b4e-9a36-2b8f5f0a6c11';

/** The three members of a request envelope that identify the caller (specification: "Request envelope"). */
function envelopeCredentials(credentials: TestCredentials = {}): Record<string, string> {
  const { username = 'demo', password = 'demo', siteId = TEST_SITE } = credentials;
  return {
    username,
    password: credentials.passwordSha1 ?? passwordSha1(password),
    site_id: siteId,
  };
}

/**
 * Makes the text of the form variable `payload`: a request envelope with `event_data` as JSON text (specification:
 * "Request envelope"). It checks nothing, so that tests can make invalid input.
 *
 * @param data the fields of event_data; text is sent unchanged
 * @example const body = new URLSearchParams({ payload: payload('get_order', { report_id: '1001' }) });
 */
export function payload(event: string, data: unknown = {}, credentials?: TestCredentials): string {
  return JSON.stringify({
    ...envelopeCredentials(credentials),
    event_name: event,
    event_data: typeof data === 'string' ? data : JSON.stringify(data),
  });
}
