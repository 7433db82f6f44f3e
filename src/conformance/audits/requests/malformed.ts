import { type Audit, audit, type Level, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { simpleEvent } from '../../findings/access.js';
import { envelopeOf, expectRefusal } from '../../judge/envelope.js';
import { fail } from '../../verdict.js';
import type { Answer, WireRequest } from '../../wire/answer.js';
import { formRequest, multipartRequest, urlencoded } from '../../wire/form.js';

type Build = (context: AuditContext, event: string) => WireRequest;
type Row = readonly [id: string, level: Level, title: string, build: Build];

const FIX = 'Answer a failed envelope that says what is wrong; neither a page nor silence.';

/** Builds a request from a changed good payload. */
const changed =
  (change: (text: string) => string): Build =>
  (context, event) =>
    formRequest(change(context.payload(event, {})));

/** Builds a request whose good envelope has other members. */
const members =
  (other: Record<string, unknown>): Build =>
  (context, event) =>
    formRequest(JSON.stringify({ ...context.envelope(event, {}), ...other }));

const body =
  (text: string, type?: string): Build =>
  () =>
    urlencoded(text, type);

const NESTED = `{"event_data":${'['.repeat(5000)}${']'.repeat(5000)}}`;

const forms: readonly Row[] = [
  ['empty-body', 'SHOULD', 'An empty body is refused', body('')],
  ['no-payload', 'SHOULD', 'A form without payload is refused', body('other=1')],
  ['blank-payload', 'SHOULD', 'A blank payload is refused', body('payload=')],
  ['not-json', 'SHOULD', 'A payload that is not JSON is refused', changed((text) => text.slice(1))],
  [
    'cut-json',
    'SHOULD',
    'A payload that was cut off is refused',
    changed((text) => text.slice(0, -20)),
  ],
  ['array', 'SHOULD', 'A payload that is a JSON array is refused', changed((text) => `[${text}]`)],
  [
    'text',
    'SHOULD',
    'A payload that is a JSON text is refused',
    changed((text) => JSON.stringify(text)),
  ],
  ['null', 'SHOULD', 'A payload that is null is refused', changed(() => 'null')],
  ['percent', 'SHOULD', 'Broken percent-encoding is refused', body('payload=%7B%22a%zz')],
  [
    'not-utf8',
    'SHOULD',
    'A payload that is not UTF-8 is refused',
    body('payload=%7B%22a%22%3A%22%ff%22%7D'),
  ],
  [
    'payload-brackets',
    'SHOULD',
    'payload[x] in the place of payload is refused',
    body('payload[username]=a&payload[event_name]=b'),
  ],
  [
    'text-plain',
    'SHOULD',
    'A body of the type text/plain is refused',
    body('payload={}', 'text/plain'),
  ],
  ['nested', 'SHOULD', 'A payload that nests 5000 levels deep is refused', changed(() => NESTED)],
  [
    'cut-multipart',
    'SHOULD',
    'A multipart form that ends too early is refused',
    (context, event) => multipartRequest([['payload', context.payload(event, {})]], false),
  ],
  [
    'no-boundary',
    'SHOULD',
    'A multipart form without a boundary is refused',
    body('payload', 'multipart/form-data'),
  ],
];

const envelopes: readonly Row[] = [
  ...['username', 'password', 'site_id', 'event_name'].map(
    (name): Row => [
      `no-${name}`,
      // The document requires a site_id. It does not state that a request without one is refused.
      name === 'site_id' ? 'SHOULD' : 'MUST',
      `An envelope without ${name} is refused`,
      members({ [name]: undefined }),
    ],
  ),
  // Without the password: receivers count such attempts against the account.
  ...['username', 'site_id', 'event_name'].flatMap((name): Row[] => [
    [
      `blank-${name}`,
      'SHOULD',
      `An envelope whose ${name} is blank is refused`,
      members({ [name]: '' }),
    ],
    [
      `object-${name}`,
      'SHOULD',
      `An envelope whose ${name} is an object is refused`,
      members({ [name]: {} }),
    ],
  ]),
];

const eventData: readonly Row[] = [
  [
    'event-data-not-json',
    'SHOULD',
    'event_data that is a text but not JSON is refused',
    members({ event_data: '{"timestamp":' }),
  ],
  [
    'event-data-array',
    'SHOULD',
    'event_data that is the text of an array is refused',
    members({ event_data: '[1]' }),
  ],
  [
    'event-data-number',
    'SHOULD',
    'event_data that is a number is refused',
    members({ event_data: 7 }),
  ],
];

function auditsOf(rows: readonly Row[], source: string): Audit[] {
  return rows.map(([id, level, title, build]) =>
    audit({ id: `malformed.${id}`, level, title, source }, async (context) => {
      const event = await simpleEvent(context);
      const answer = await context.send(build(context, event));
      expectRefusal(answer, 'the request', FIX);
      if (level !== 'MUST') envelopeOf(answer);
    }),
  );
}

/** Audits of malformed requests. */
export const malformedAudits: readonly Audit[] = [
  ...auditsOf(forms, sources.practice),
  ...auditsOf(envelopes, sources.requestEnvelope),
  ...auditsOf(eventData, sources.requestEnvelope),
];

const ONLY_POST = 'Answer any method but POST with status 405, Allow: POST and a failed envelope.';

function getRequest(context: AuditContext): Promise<Answer> {
  return context.send({ method: 'GET', headers: {} });
}

/** Audits of the HTTP method. */
export const methodAudits: readonly Audit[] = [
  audit(
    {
      id: 'method.put',
      level: 'MUST',
      title: 'A good form sent by PUT runs no event',
      source: sources.endpoints,
    },
    async (context) => {
      const request = formRequest(context.payload(await simpleEvent(context), {}));
      expectRefusal(await context.send({ ...request, method: 'PUT' }), 'a PUT', ONLY_POST);
    },
  ),
  audit(
    {
      id: 'method.get',
      level: 'SHOULD',
      title: 'GET is answered with status 405 and Allow: POST',
      source: sources.practice,
    },
    async (context) => {
      const answer = await getRequest(context);
      if (answer.status !== 405) fail(answer, `status ${answer.status} instead of 405`, ONLY_POST);
      const allow = answer.headers.get('allow') ?? '';
      if (!/\bPOST\b/i.test(allow)) fail(answer, 'the header Allow does not name POST', ONLY_POST);
    },
  ),
  audit(
    {
      id: 'method.get-envelope',
      level: 'SHOULD',
      title: 'GET is answered with an envelope, not with a page',
      source: sources.practice,
    },
    async (context) => {
      envelopeOf(await getRequest(context));
    },
  ),
];
