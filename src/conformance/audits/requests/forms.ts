import { type Audit, audit, type Level, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { simpleEvent } from '../../findings/access.js';
import { expectSuccess } from '../../judge/envelope.js';
import type { WireRequest } from '../../wire/answer.js';
import { formRequest, urlencoded } from '../../wire/form.js';

/** A variant of a form that the receiver has to read. */
type RequestRow = readonly [
  id: string,
  level: Level,
  title: string,
  source: string,
  fix: string,
  build: (context: AuditContext, event: string) => WireRequest,
];

/** Creates an audit that the receiver reads a form. */
function requestAudit([id, level, title, source, fix, build]: RequestRow): Audit {
  return audit({ id: `form.${id}`, level, title, source }, async (context) => {
    const event = await simpleEvent(context);
    expectSuccess(await context.sendValid(build(context, event)), 'the form', fix);
  });
}

/** Returns a good payload whose event_data has a member that is difficult for form decoders. */
function withText(context: AuditContext, event: string, text: string): string {
  return context.payload(event, { svclink_check: text });
}

const ENCODED = 'Decode the form as application/x-www-form-urlencoded says.';
const RAW =
  'Where a brace follows payload= literally, take the rest of the body as it stands: & and + belong to the JSON then.';

const encodings: readonly RequestRow[] = [
  [
    'percent-encoded',
    'MUST',
    'A percent-encoded urlencoded form with the variable payload is read',
    sources.requestEnvelope,
    ENCODED,
    (context, event) => formRequest(context.payload(event, {})),
  ],
  [
    'form-library',
    'MUST',
    'A form as form libraries write it, with + for a blank, is read',
    sources.requestEnvelope,
    ENCODED,
    (context, event) =>
      formRequest(JSON.stringify(context.envelope(event, {}), null, 2), 'form-library'),
  ],
  [
    'charset',
    'SHOULD',
    'A Content-Type with a charset is read like one without',
    sources.requestEnvelope,
    'Compare the media type only, without its parameters.',
    (context, event) =>
      urlencoded(
        `payload=${encodeURIComponent(context.payload(event, {}))}`,
        'application/x-www-form-urlencoded; charset=UTF-8',
      ),
  ],
  [
    'other-variables',
    'SHOULD',
    'Form variables beside payload do no harm',
    sources.requestEnvelope,
    ENCODED,
    (context, event) =>
      urlencoded(`before=1&payload=${encodeURIComponent(context.payload(event, {}))}&after=2`),
  ],
  [
    'unencoded',
    'SHOULD',
    'A body with the JSON unencoded, as the published samples send it, is read',
    sources.wire,
    RAW,
    (context, event) =>
      formRequest(JSON.stringify(context.envelope(event, {}), null, 2), 'unencoded'),
  ],
  [
    'unencoded-ampersand',
    'SHOULD',
    'In an unencoded body a literal & in a text does not end the variable',
    sources.wire,
    RAW,
    (context, event) => formRequest(withText(context, event, 'locks & keys'), 'unencoded'),
  ],
  [
    'unencoded-percent',
    'SHOULD',
    'In an unencoded body a literal % in a text does no harm',
    sources.wire,
    RAW,
    (context, event) => formRequest(withText(context, event, '100 % done, 5%zz'), 'unencoded'),
  ],
  [
    'multipart',
    'SHOULD',
    'A multipart form without a file is read for an event that carries none',
    sources.wire,
    'Read multipart/form-data for every event: form libraries send it by default.',
    (context, event) => formRequest(context.payload(event, {}), 'multipart'),
  ],
  [
    'special-characters',
    'MUST',
    'A percent-encoded text with & + % = " and \\ arrives whole',
    sources.requestEnvelope,
    ENCODED,
    (context, event) => formRequest(withText(context, event, 'a&b+c%d=e"f\\g')),
  ],
  [
    'unicode',
    'MUST',
    'A payload with characters beyond ASCII is read',
    sources.requestEnvelope,
    'Decode the form as UTF-8.',
    (context, event) => formRequest(withText(context, event, 'Zoë Müller, 東京, 🏠')),
  ],
  [
    'large',
    'SHOULD',
    'A form of 300 kB is read: calls with many photos are larger',
    sources.limits,
    'Raise the limit of the form parser; many stop at 100 kB.',
    (context, event) => formRequest(withText(context, event, 'x'.repeat(300_000))),
  ],
];

/** Audits of the encodings of the form variable. */
export const encodingAudits: readonly Audit[] = encodings.map(requestAudit);

const JSON_FIX = 'Read payload with a JSON parser, not by patterns.';

function reversed(envelope: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(envelope).reverse()));
}

/** Returns a payload whose event_name is written in escapes. */
function escaped(context: AuditContext, event: string): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const name = [...event].map(code).join('');
  return context.payload(event, {}).replace(`"event_name":"${event}"`, `"event_name":"${name}"`);
}

const envelopes: readonly RequestRow[] = [
  [
    'member-order',
    'MUST',
    'The members of an envelope are read whatever their order',
    sources.requestEnvelope,
    JSON_FIX,
    (context, event) => formRequest(reversed(context.envelope(event, {}))),
  ],
  [
    'json-escapes',
    'MUST',
    'JSON escapes in an envelope are read',
    sources.requestEnvelope,
    JSON_FIX,
    (context, event) => formRequest(escaped(context, event)),
  ],
  [
    'slash-escapes',
    'SHOULD',
    'The escape \\/ in payload and event_data is read',
    sources.wire,
    JSON_FIX,
    (context, event) => formRequest(withText(context, event, 'a/b').replaceAll('/', '\\/')),
  ],
  [
    'extra-members',
    'SHOULD',
    'Members of an envelope that no document names do no harm',
    sources.wire,
    'Ignore members that are not known.',
    (context, event) =>
      formRequest(JSON.stringify({ ...context.envelope(event, {}), client_version: '2.1' })),
  ],
  [
    'event-data-blanks',
    'SHOULD',
    'event_data that begins with blanks and line breaks is read',
    sources.wire,
    JSON_FIX,
    (context, event) => formRequest(context.payload(event, ' \r\n\t {}')),
  ],
  [
    'event-data-absent',
    'SHOULD',
    'Without event_data, an event with optional fields only succeeds',
    sources.practice,
    'Take absent event_data as an object without members.',
    (context, event) => formRequest(context.payload(event, undefined)),
  ],
  [
    'event-data-blank',
    'SHOULD',
    'With blank event_data, an event with optional fields only succeeds',
    sources.practice,
    'Take blank event_data as an object without members.',
    (context, event) => formRequest(context.payload(event, '')),
  ],
];

/** Audits of the spellings of an envelope. */
export const envelopeAudits: readonly Audit[] = envelopes.map(requestAudit);
