import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, audit, type Level, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { failedAnswer, goodAnswer } from '../../findings/access.js';
import { type Envelope, envelopeOf, isEmptyResult } from '../../judge/envelope.js';
import { fail, skip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';

/** Tests an envelope. Returns the problem as text, or undefined. */
type Test = (envelope: Envelope, answer: Answer) => string | undefined;

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const siteId: Test = ({ remote_site_id: id }) =>
  typeof id === 'string' && UUID_V4.test(id)
    ? undefined
    : `remote_site_id must be a v4 UUID, it is ${shown(id)}`;

const exactly =
  (name: string, value: unknown): Test =>
  (envelope) =>
    envelope[name] === value
      ? undefined
      : `${name} must be ${JSON.stringify(value)}, it is ${shown(envelope[name])}`;

const message: Test = ({ return_error_msg: text }) =>
  typeof text === 'string' && text.trim() !== ''
    ? undefined
    : `return_error_msg must be a text, it is ${shown(text)}`;

const messageForm: Test = ({ return_error_msg: text }) =>
  text === null || typeof text === 'string'
    ? undefined
    : `return_error_msg must be text or null, it is ${shown(text)}`;

const data: Test = ({ result_data: value }) =>
  value === null || typeof value === 'string' || typeof value === 'object'
    ? undefined
    : `result_data must be null, an object, an array or a text, it is ${shown(value)}`;

const noData: Test = ({ result_data: value }) =>
  isEmptyResult(value) ? undefined : `result_data must be empty, it is ${shown(value)}`;

const orgId: Test = ({ remote_org_id: id }) =>
  id === undefined || typeof id === 'number'
    ? undefined
    : `remote_org_id must be a number, it is ${shown(id)}`;

const status: Test = (_envelope, answer) =>
  answer.status >= 200 && answer.status < 300
    ? undefined
    : `the HTTP status must be 200, it is ${answer.status}`;

const contentType: Test = (_envelope, { headers }) =>
  /^application\/json\b/i.test(headers.get('content-type') ?? '')
    ? undefined
    : `the Content-Type must be application/json, it is ${shown(headers.get('content-type'))}`;

function shown(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 100);
}

const SHAPE_FIX = 'Build every answer with one function that knows the response envelope.';

type Row = readonly [id: string, level: Level, title: string, test: Test, source?: string];

const onSuccess: readonly Row[] = [
  ['remote-site-id', 'MUST', 'A success carries remote_site_id, a v4 UUID', siteId],
  ['error', 'MUST', 'A success has error false', exactly('error', false)],
  ['success', 'MUST', 'A success has success true', exactly('success', true)],
  ['message', 'MUST', 'A success has return_error_msg, a text or null', messageForm],
  [
    'message-null',
    'SHOULD',
    'A success has return_error_msg null',
    exactly('return_error_msg', null),
  ],
  ['result-data', 'MUST', 'A success has result_data: null, object, array or text', data],
  ['remote-org-id', 'MUST', 'remote_org_id, where it is sent, is a number', orgId],
  ['status', 'SHOULD', 'A success has a 2xx HTTP status', status, sources.wire],
  [
    'content-type',
    'SHOULD',
    'A success is sent as application/json',
    contentType,
    sources.practice,
  ],
];

const onFailure: readonly Row[] = [
  ['remote-site-id', 'MUST', 'A failure carries remote_site_id, a v4 UUID', siteId],
  ['error', 'MUST', 'A failure has error true', exactly('error', true)],
  ['success', 'MUST', 'A failure has success false', exactly('success', false)],
  ['message', 'MUST', 'A failure has a text in return_error_msg', message],
  ['result-data', 'MUST', 'A failure has empty result_data', noData],
  [
    'status',
    'SHOULD',
    'A failed event has HTTP status 200: callers read the envelope',
    status,
    sources.practice,
  ],
  [
    'content-type',
    'SHOULD',
    'A failure is sent as application/json',
    contentType,
    sources.practice,
  ],
];

function auditsOf(
  kind: 'success' | 'failure',
  rows: readonly Row[],
  find: (context: AuditContext) => Promise<Answer>,
): Audit[] {
  const usual = kind === 'success' ? sources.responseEnvelope : sources.errors;
  return rows.map(([id, level, title, test, source = usual]) =>
    audit({ id: `response.${kind}.${id}`, level, title, source }, async (context) => {
      const answer = await find(context);
      if (!isObject(answer.json)) skip(`the answer is no envelope; see response.${kind}.json`);
      const problem = test(answer.json, answer);
      if (problem !== undefined) fail(answer, problem, SHAPE_FIX);
    }),
  );
}

/** Audits of the response envelope. */
export const responseAudits: readonly Audit[] = [
  audit(
    {
      id: 'response.success.json',
      level: 'MUST',
      title: 'A good call is answered with the JSON text of an envelope',
      source: sources.responseEnvelope,
    },
    async (context) => {
      envelopeOf(await context.call('validate_user', {}));
    },
  ),
  audit(
    {
      id: 'response.failure.json',
      level: 'MUST',
      title: 'A failed event is answered with the JSON text of an envelope, not with a page',
      source: sources.errors,
    },
    async (context) => {
      envelopeOf(await failedAnswer(context));
    },
  ),
  ...auditsOf('success', onSuccess, goodAnswer),
  ...auditsOf('failure', onFailure, failedAnswer),
];
