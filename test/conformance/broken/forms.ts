import { type Fault, failure, taking } from './fault.js';
import { readBody } from './payload.js';

/** Receivers that cannot read what they are sent. */
export const brokenForms: readonly Fault[] = [
  {
    name: 'does not read + as a blank',
    break: (sound) => (address, init) =>
      sound(
        address,
        typeof init.body === 'string' ? { ...init, body: init.body.replaceAll('+', '%2B') } : init,
      ),
    must: ['form.form-library'],
    others: [],
  },
  {
    name: 'ends an unencoded payload at the first &',
    break: (sound) => (address, init) =>
      sound(
        address,
        typeof init.body === 'string' && init.body.startsWith('payload={')
          ? { ...init, body: init.body.split('&')[0] ?? '' }
          : init,
      ),
    must: [],
    others: ['form.unencoded-ampersand'],
  },
  {
    name: 'drops event_data that is an object',
    break: taking(({ envelope }) =>
      typeof envelope.event_data === 'object' ? { ...envelope, event_data: '{}' } : undefined,
    ),
    must: ['send_notes.object'],
    others: [
      'get_cancel_orders.event-data-object',
      'get_file.event-data-object',
      'get_foh.event-data-object',
      'get_invoice_items_order.event-data-object',
      'get_notes.event-data-object',
      'get_order.event-data-object',
      'get_pcr_json.event-data-object',
      'get_pending_cancellations.event-data-object',
    ],
  },
  {
    name: 'never answers a multipart form',
    timeout: 4000,
    break: (sound) => (address, init) =>
      typeof init.body === 'object' && init.body !== null
        ? new Promise(() => {})
        : sound(address, init),
    must: ['credentials.file', 'send_file.answers'],
    others: ['form.multipart', 'malformed.cut-multipart'],
  },
  {
    name: 'stops reading at 100 kB',
    break: (sound) => (address, init) =>
      typeof init.body === 'string' && init.body.length > 100_000
        ? Promise.resolve(new Response('Payload Too Large', { status: 413 }))
        : sound(address, init),
    must: ['send_photo_flag.many'],
    others: ['form.large'],
  },
  {
    name: 'wants the members of an envelope in the order of the samples',
    break: taking(({ envelope }) =>
      Object.keys(envelope)[0] === 'username' ? undefined : failure('payload is not valid'),
    ),
    must: ['form.member-order'],
    others: [],
  },
  {
    name: 'finds event_name by a pattern instead of a parser',
    break: (sound) => (address, init) => {
      const text =
        typeof init.body === 'string'
          ? decodeURIComponent(
              init.body
                .replaceAll('%', '%25')
                .replaceAll('%25', '%')
                .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
                .replace(/%ff|%FF/g, ''),
            )
          : '';
      return /\\u0/.test(text)
        ? Promise.resolve(failure('There is no such event'))
        : sound(address, init);
    },
    must: ['form.json-escapes'],
    others: [],
  },
  {
    name: 'does not take text beyond ASCII',
    break: (sound) => (address, init) => {
      const text = JSON.stringify(readBody(init.body)?.envelope ?? {});
      const beyond = [...text].some((character) => character > '\u007f');
      return beyond ? Promise.resolve(failure('payload is not valid')) : sound(address, init);
    },
    must: ['form.unicode'],
    others: [],
  },
  {
    name: 'runs events by any method',
    break: (sound) => (address, init) =>
      sound(address, init.body ? { ...init, method: 'POST' } : init),
    must: ['method.put'],
    others: [],
  },
  {
    name: 'hangs on an empty body',
    timeout: 4000,
    break: (sound) => (address, init) =>
      init.method === 'POST' && !init.body ? new Promise(() => {}) : sound(address, init),
    must: [],
    others: ['malformed.empty-body'],
  },
  {
    name: 'takes envelopes without an event_name for validate_user',
    break: taking(({ envelope }) =>
      envelope.event_name ? undefined : { ...envelope, event_name: 'validate_user' },
    ),
    must: ['malformed.no-event_name'],
    others: ['malformed.blank-event_name'],
  },
  {
    name: 'takes event_data that is not JSON for none',
    break: taking(({ envelope }) => {
      const { event_data: data } = envelope;
      if (typeof data !== 'string' || data === '') return undefined;
      try {
        JSON.parse(data);
        return undefined;
      } catch {
        return { ...envelope, event_data: '{}' };
      }
    }),
    must: [],
    others: ['malformed.event-data-not-json'],
  },
];
