import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { failedAnswer, goodAnswer, malformedSite, simpleEvent } from '../../findings/access.js';
import { unknownUser } from '../../findings/attempts.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { urlencoded } from '../../wire/form.js';

const STACK =
  /\n\s{0,8}at \S{1,200} ?\(|Traceback \(most recent|<b>(?:Fatal error|Warning)<\/b>:|Exception in thread/;

/** Returns answers of each kind: success, failure, and refusals of credentials, site and form. */
async function everyClass(context: AuditContext): Promise<Answer[]> {
  await simpleEvent(context);
  return [
    await goodAnswer(context),
    await failedAnswer(context),
    await unknownUser(context),
    await malformedSite(context),
    await context.send(urlencoded('payload=%7B')),
  ];
}

/** Audits of answers of every kind. */
export const everyResponseAudits: readonly Audit[] = [
  audit(
    {
      id: 'response.every.same-site-id',
      level: 'MUST',
      title: 'Every response carries the same remote_site_id, for every caller',
      source: sources.responseEnvelope,
    },
    async (context) => {
      const known: unknown[] = [];
      for (const answer of await everyClass(context)) {
        const id = isObject(answer.json) ? answer.json.remote_site_id : undefined;
        // Other audits test that it exists, and its form.
        if (typeof id !== 'string') continue;
        known.push(id);
        if (id === known[0]) continue;
        const fix = 'Choose one v4 UUID for the receiver, once, and send it with every answer.';
        fail(answer, `remote_site_id differs from answer to answer: ${known[0]}, ${id}`, fix);
      }
    },
  ),
  audit(
    {
      id: 'response.every.no-stack',
      level: 'SHOULD',
      title: 'No answer shows a stack trace or the text of an internal error',
      source: sources.practice,
    },
    async (context) => {
      for (const answer of await everyClass(context)) {
        if (!STACK.test(answer.text.slice(0, 100_000).replaceAll('\\n', '\n'))) continue;
        const fix = 'Log internal errors and answer a general text with a reference instead.';
        fail(answer, 'the answer shows a stack trace', fix);
      }
    },
  ),
  audit(
    {
      id: 'response.every.no-secret',
      level: 'SHOULD',
      title: 'No answer repeats the password hash',
      source: sources.practice,
    },
    async (context) => {
      for (const answer of await everyClass(context)) {
        if (!answer.text.toLowerCase().includes(context.settings.passwordSha1)) continue;
        fail(answer, 'the answer holds the password hash', 'Never echo the request.');
      }
    },
  ),
  audit(
    {
      id: 'response.every.nosniff',
      level: 'MAY',
      title: 'Answers forbid browsers to guess their type (X-Content-Type-Options: nosniff)',
      source: sources.practice,
    },
    async (context) => {
      const answer = await goodAnswer(context);
      if (answer.headers.get('x-content-type-options') === 'nosniff') return;
      fail(answer, 'the header X-Content-Type-Options is not nosniff', 'Send security headers.');
    },
  ),
  audit(
    {
      id: 'response.every.no-store',
      level: 'MAY',
      title: 'Answers forbid caches to store them (Cache-Control: no-store)',
      source: sources.practice,
    },
    async (context) => {
      const answer = await goodAnswer(context);
      if (/no-store|private/i.test(answer.headers.get('cache-control') ?? '')) return;
      fail(answer, 'the header Cache-Control allows storing', 'Send Cache-Control: no-store.');
    },
  ),
];
