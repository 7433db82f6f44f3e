// The checks of a careful developer for one event.
import { timingSafeEqual } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { dataSchema, PASSWORD_SHA1, resultSchema, SITE_ID, USERNAME } from './order.mjs';

const ajv = new Ajv2020();
export const validData = ajv.compile(dataSchema);
export const validResult = ajv.compile(resultSchema);
const password = Buffer.from(PASSWORD_SHA1);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function envelopeHolds({ username, password: given, site_id, event_name }) {
  const sent = Buffer.from(String(given));
  return (
    username === USERNAME &&
    sent.length === password.length &&
    timingSafeEqual(sent, password) &&
    UUID.test(site_id) &&
    event_name === 'get_order'
  );
}

export function success(result) {
  return {
    remote_site_id: SITE_ID,
    error: false,
    success: true,
    return_error_msg: null,
    result_data: result,
  };
}

export function failure(message) {
  return {
    remote_site_id: SITE_ID,
    error: true,
    success: false,
    return_error_msg: message,
    result_data: null,
  };
}
