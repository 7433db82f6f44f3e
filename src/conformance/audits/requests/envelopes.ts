import { type Audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { formRequest } from '../../wire/form.js';
import { type FormRow, formAudit, withText } from './form-audit.js';

const JSON_FIX = 'Read payload with a JSON parser, not by patterns.';

function reversed(envelope: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(envelope).reverse()));
}

/** Every character of the event's name as an escape. */
function escaped(context: AuditContext, event: string): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const name = [...event].map(code).join('');
  return context.payload(event, {}).replace(`"event_name":"${event}"`, `"event_name":"${name}"`);
}

const rows: readonly FormRow[] = [
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

/** How an envelope may be written. */
export const envelopeAudits: readonly Audit[] = rows.map(formAudit);
