import { type Audit, sources } from '../../audit.js';
import { formRequest, urlencoded } from '../../wire/form.js';
import { type FormRow, formAudit, withText } from './form-audit.js';

const ENCODED = 'Decode the form as application/x-www-form-urlencoded says.';
const RAW =
  'Where a brace follows payload= literally, take the rest of the body as it stands: & and + belong to the JSON then.';

const rows: readonly FormRow[] = [
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

/** How the form variable may be encoded. */
export const encodingAudits: readonly Audit[] = rows.map(formAudit);
