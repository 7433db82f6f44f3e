import type { Envelope } from '../../judge/envelope.js';
import type { Answer } from '../../wire/answer.js';

/** Looks at an envelope; a text says what is wrong with it. */
export type Look = (envelope: Envelope, answer: Answer) => string | undefined;

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
export const siteId: Look = ({ remote_site_id: id }) =>
  typeof id === 'string' && UUID_V4.test(id)
    ? undefined
    : `remote_site_id must be a v4 UUID, it is ${shown(id)}`;

export const exactly =
  (name: string, value: unknown): Look =>
  (envelope) =>
    envelope[name] === value
      ? undefined
      : `${name} must be ${JSON.stringify(value)}, it is ${shown(envelope[name])}`;

export const message: Look = ({ return_error_msg: text }) =>
  typeof text === 'string' && text.trim() !== ''
    ? undefined
    : `return_error_msg must be a text, it is ${shown(text)}`;

export const messageForm: Look = ({ return_error_msg: text }) =>
  text === null || typeof text === 'string'
    ? undefined
    : `return_error_msg must be text or null, it is ${shown(text)}`;

export const data: Look = ({ result_data: value }) =>
  value === null || typeof value === 'string' || typeof value === 'object'
    ? undefined
    : `result_data must be null, an object, an array or a text, it is ${shown(value)}`;

export const noData: Look = ({ result_data: value }) =>
  value === null || value === '' || isEmpty(value)
    ? undefined
    : `result_data must be empty, it is ${shown(value)}`;

export const orgId: Look = ({ remote_org_id: id }) =>
  id === undefined || typeof id === 'number'
    ? undefined
    : `remote_org_id must be a number, it is ${shown(id)}`;

export const status: Look = (_envelope, answer) =>
  answer.status >= 200 && answer.status < 300
    ? undefined
    : `the HTTP status must be 200, it is ${answer.status}`;

export const contentType: Look = (_envelope, { headers }) =>
  /^application\/json\b/i.test(headers.get('content-type') ?? '')
    ? undefined
    : `the Content-Type must be application/json, it is ${shown(headers.get('content-type'))}`;

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function shown(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 100);
}
