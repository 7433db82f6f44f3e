import { ACCOUNT, FORM, PASSWORD } from '../../receiver/wire.js';

/** The bytes of one request. */
export interface SentBytes {
  readonly body: string;
  readonly contentType: string;
}

/** A client in another language: how it writes JSON, and how it writes the form around it. */
interface SendingPeer {
  readonly name: string;
  readonly json: (value: unknown) => string;
  readonly form: (payload: string) => SentBytes;
  /** Whether it sends event_data as an object. */
  readonly isObject?: true;
}

const urlencoded = (body: string): SentBytes => ({ body, contentType: FORM });

const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;

/** JSON with every character that is no ASCII as an escape. */
const asciiJson = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replaceAll(/[\u0080-\uffff]/g, (one) =>
    hex(one.charCodeAt(0)),
  );

/** Percent-encoding that leaves only what RFC 3986 leaves, with `+` for blanks, as most languages write a form. */
const plusEncoded = (text: string) =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, sorted(member)]));
};

const multipart = (payload: string): SentBytes => ({
  body: `--peer\r\nContent-Disposition: form-data; name="payload"\r\n\r\n${payload}\r\n--peer--\r\n`,
  contentType: 'multipart/form-data; boundary=peer',
});

/** Peers as a reasonable author writes them, from the rules of their languages' own libraries. */
export const SENDING_PEERS: readonly SendingPeer[] = [
  {
    // http_build_query and json_encode.
    name: 'PHP',
    json: (value) => asciiJson(value).replaceAll('/', '\\/'),
    form: (payload) => urlencoded(`payload=${plusEncoded(payload)}`),
  },
  {
    // curl_setopt with an array of fields.
    name: 'PHP, multipart',
    json: (value) => asciiJson(value).replaceAll('/', '\\/'),
    form: multipart,
  },
  {
    // requests.post(url, data={'payload': json.dumps(…)}).
    name: 'Python',
    json: (value) => asciiJson(value, 1).replaceAll(/\n */g, ' '),
    form: (payload) => urlencoded(`payload=${plusEncoded(payload).replaceAll('%7E', '~')}`),
  },
  {
    // url.Values and json.Marshal of maps.
    name: 'Go',
    json: (value) =>
      JSON.stringify(sorted(value)).replaceAll(/[<>&]/g, (one) => hex(one.charCodeAt(0))),
    form: (payload) => urlencoded(`payload=${plusEncoded(payload)}`),
  },
  {
    // Net::HTTP.post_form and to_json.
    name: 'Ruby',
    json: (value) => JSON.stringify(value),
    form: (payload) => urlencoded(`payload=${plusEncoded(payload).replaceAll('%2A', '*')}`),
  },
  {
    // curl -d 'payload={…}', as the published samples are written.
    name: 'curl',
    json: (value) => JSON.stringify(value, null, 2),
    form: (payload) => urlencoded(`payload=${payload}`),
    isObject: true,
  },
  {
    // curl -F, with a byte order mark that an editor has put in front.
    name: 'curl, multipart',
    json: (value) => `\ufeff${JSON.stringify(value)}`,
    form: multipart,
    isObject: true,
  },
];

/** The request of a peer for one event. */
export function requestOf(
  { json, form, isObject }: SendingPeer,
  event: string,
  data: unknown,
): SentBytes {
  const envelope = {
    username: ACCOUNT.username,
    password: PASSWORD,
    // 34 characters, as published.
    site_id: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4',
    event_name: event,
    event_data: isObject ? data : json(data),
  };
  return form(json(envelope));
}
