import { envelopeCredentials, type TestCredentials } from './credentials.js';

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
