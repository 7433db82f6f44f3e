import { randomUUID } from 'node:crypto';
import { answering, type Fault } from './fault.js';

/** Receivers whose answers are not the response envelope. */
export const brokenEnvelopes: readonly Fault[] = [
  {
    name: 'spells error and success as text',
    break: answering((answer) => ({
      ...answer,
      error: String(answer.error),
      success: String(answer.success),
    })),
    must: [
      'credentials.error-true',
      'credentials.success-false',
      'response.failure.error',
      'response.failure.success',
      'response.success.error',
      'response.success.success',
    ],
    others: [],
  },
  {
    name: 'sends no error member',
    break: answering(({ error: _error, ...answer }) => answer),
    must: ['credentials.error-true', 'response.failure.error', 'response.success.error'],
    others: [],
  },
  {
    name: 'leaves remote_site_id out of failures',
    break: answering(({ remote_site_id, ...answer }) =>
      answer.success ? { remote_site_id, ...answer } : answer,
    ),
    must: ['response.failure.remote-site-id'],
    others: [],
  },
  {
    name: 'makes a new remote_site_id for every answer',
    break: answering((answer) => ({ ...answer, remote_site_id: randomUUID() })),
    must: ['response.every.same-site-id'],
    others: [],
  },
  {
    name: 'answers with a remote_site_id that is no v4 UUID',
    break: answering((answer) => ({
      ...answer,
      remote_site_id: '1fc25d06-72bd-12f8-ad34-ecbdc5f1a4a4',
    })),
    must: ['response.failure.remote-site-id', 'response.success.remote-site-id'],
    others: [],
  },
  {
    name: 'leaves result_data out where it is null',
    break: answering(({ result_data, ...answer }) =>
      result_data === null ? answer : { ...answer, result_data },
    ),
    must: [
      'credentials.no-data',
      'mark_order_imported.result',
      'response.failure.result-data',
      'response.success.result-data',
      'validate_user.result',
    ],
    others: ['mark_order_imported.spelling', 'validate_user.spelling'],
  },
  {
    name: 'sends result_data with failures',
    break: answering((answer) =>
      answer.error ? { ...answer, result_data: { code: 17 } } : answer,
    ),
    must: ['credentials.no-data', 'response.failure.result-data'],
    others: [],
  },
  {
    name: 'keeps the reason of failures to itself',
    break: answering((answer) => (answer.error ? { ...answer, return_error_msg: null } : answer)),
    must: ['credentials.message', 'response.failure.message'],
    others: ['credentials.published-message', 'unknown.event-named'],
  },
  {
    name: 'answers failed events with a page',
    break: answering((answer) =>
      answer.error
        ? new Response('<h1>Whoops</h1>', { status: 500, headers: { 'content-type': 'text/html' } })
        : answer,
    ),
    must: ['response.failure.json'],
    others: [
      'malformed.array',
      'malformed.blank-event_name',
      'malformed.blank-payload',
      'malformed.blank-site_id',
      'malformed.blank-username',
      'malformed.cut-json',
      'malformed.cut-multipart',
      'malformed.empty-body',
      'malformed.event-data-array',
      'malformed.event-data-not-json',
      'malformed.event-data-number',
      'malformed.nested',
      'malformed.no-boundary',
      'malformed.no-payload',
      'malformed.no-site_id',
      'malformed.not-json',
      'malformed.not-utf8',
      'malformed.null',
      'malformed.object-event_name',
      'malformed.object-site_id',
      'malformed.object-username',
      'malformed.payload-brackets',
      'malformed.percent',
      'malformed.text',
      'malformed.text-plain',
      'unknown.control',
      'unknown.event-named',
      'unknown.huge-id',
      'unknown.markup',
      'unknown.path',
      'unknown.prototype',
      'unknown.quotes',
    ],
  },
  {
    name: 'answers failed events with status 500 and a stack trace',
    break: answering((answer) =>
      answer.error
        ? Response.json(
            {
              ...answer,
              return_error_msg: `${answer.return_error_msg}\n    at run (/srv/app.js:1:2)`,
            },
            { status: 500 },
          )
        : answer,
    ),
    must: [],
    others: [
      'credentials.published-message',
      'response.every.no-stack',
      'response.failure.status',
      'unknown.control',
      'unknown.huge-id',
      'unknown.markup',
      'unknown.path',
      'unknown.prototype',
      'unknown.quotes',
    ],
  },
  {
    name: 'sends everything as text/html',
    break: answering(
      (answer, _call, status) =>
        new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'text/html' } }),
    ),
    must: [],
    others: [
      'response.every.no-store',
      'response.every.nosniff',
      'response.failure.content-type',
      'response.success.content-type',
    ],
  },
  {
    name: 'sends remote_org_id as text',
    break: answering((answer) =>
      'remote_org_id' in answer
        ? { ...answer, remote_org_id: String(answer.remote_org_id) }
        : answer,
    ),
    must: [
      'get_file.remote-org-id',
      'mark_order_imported.remote-org-id',
      'send_notes.remote-org-id',
    ],
    others: ['send_ready_for_office.remote-org-id'],
  },
];
