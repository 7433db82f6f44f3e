import { passwordSha1 } from '../protocol/envelope.js';

/** Who a test calls as. Every member has a default. */
export interface TestCredentials {
  /** Default `demo`, the user of the quickstart. */
  readonly username?: string;
  /** In the clear; it is hashed as callers do. Default `demo`. */
  readonly password?: string;
  /** What is sent as `password` instead of the hash, to test what a receiver refuses. */
  readonly passwordSha1?: string;
  /** The caller's `site_id`. Default a fixed v4 UUID. */
  readonly siteId?: string;
}

/** The `site_id` of calls that name none. */
const TEST_SITE = '7d0c1f62-58f3-4b4e-9a36-2b8f5f0a6c11';

/** The three members of a request envelope that say who calls (specification: "Request envelope"). */
function envelopeCredentials(credentials: TestCredentials = {}): Record<string, string> {
  const { username = 'demo', password = 'demo', siteId = TEST_SITE } = credentials;
  return {
    username,
    password: credentials.passwordSha1 ?? passwordSha1(password),
    site_id: siteId,
  };
}

/**
 * Makes the text of the form variable `payload`: a request envelope with `event_data` as JSON text
 * (specification: "Request envelope"). Nothing is checked, so that bad input can be made too.
 *
 * @param data the fields of event_data; text is sent as it is
 * @example const body = new URLSearchParams({ payload: payload('get_order', { report_id: '1001' }) });
 */
export function payload(event: string, data: unknown = {}, credentials?: TestCredentials): string {
  return JSON.stringify({
    ...envelopeCredentials(credentials),
    event_name: event,
    event_data: typeof data === 'string' ? data : JSON.stringify(data),
  });
}
