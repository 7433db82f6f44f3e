import { isObject } from '../../../protocol/envelope.js';
import { type Audit, type Level, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { failedAnswer, goodAnswer } from '../../findings/callers/access.js';
import { envelopeOf } from '../../judge/envelope.js';
import { fail, skip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { audit } from '../define.js';
import {
  contentType,
  data,
  exactly,
  type Look,
  message,
  messageForm,
  noData,
  orgId,
  siteId,
  status,
} from './looks.js';

const SHAPE_FIX = 'Build every answer with one function that knows the response envelope.';

type Row = readonly [id: string, level: Level, title: string, look: Look, source?: string];

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
  return rows.map(([id, level, title, look, source = usual]) =>
    audit({ id: `response.${kind}.${id}`, level, title, source }, async (context) => {
      const answer = await find(context);
      if (!isObject(answer.json)) skip(`the answer is no envelope; see response.${kind}.json`);
      const problem = look(answer.json, answer);
      if (problem !== undefined) fail(answer, problem, SHAPE_FIX);
    }),
  );
}

/** What answers look like. */
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
