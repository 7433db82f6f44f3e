import { type Audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { simpleEvent } from '../../findings/callers/access.js';
import { envelopeOf, expectRefusal } from '../../judge/envelope.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { formRequest } from '../../wire/form.js';
import { audit } from '../define.js';

const ONLY_POST = 'Answer any method but POST with status 405, Allow: POST and a failed envelope.';

function get(context: AuditContext): Promise<Answer> {
  return context.send({ method: 'GET', headers: {} });
}

/** Which methods run an event. */
export const methodAudits: readonly Audit[] = [
  audit(
    {
      id: 'method.put',
      level: 'SHOULD',
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
      const answer = await get(context);
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
      envelopeOf(await get(context));
    },
  ),
];
