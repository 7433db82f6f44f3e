import { expectSuccess, isSuccess } from '../judge/envelope.js';
import { prerequisite, shared } from '../shared.js';
import { skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';

/** Events that need no order. One of them has to work before other audits are possible. */
const SIMPLE = ['validate_user', 'get_all_orders'] as const;

/** The simplest event that the receiver accepts from this account. */
export const simpleEvent = prerequisite(async (context): Promise<string> => {
  for (const event of SIMPLE) {
    if (isSuccess(await context.call(event, {}))) return event;
  }
  return skip('the receiver takes neither validate_user nor get_all_orders from this account');
});

/** The answer to a good call. */
export const goodAnswer = prerequisite(async (context): Promise<Answer> => {
  const event = await simpleEvent(context);
  const answer = await context.call(event, {});
  expectSuccess(answer, `a good ${event}`, '');
  return answer;
});

/** The name of an event that does not exist. */
export const UNKNOWN_EVENT = 'svclink_check_no_such_event';

/** The answer to an unknown event, a failure that every receiver has to give. */
export const failedAnswer = prerequisite(async (context): Promise<Answer> => {
  const answer = await context.call(UNKNOWN_EVENT, {});
  return isSuccess(answer) ? skip('an unknown event is answered with success') : answer;
});

/** Values of `site_id` that are no v4 UUID: misspelt, as in the published samples, or of another version. */
const malformed: ReadonlyMap<string, string> = new Map([
  ['', '9f0ec3b8-5a3f-4b5-9d0a-1f7a8e2c4d61'],
  ['no-hyphen', '9f0ec3b85a3f-4b5e-9d0a-1f7a8e2c4d61'],
  ['text', 'svclink check'],
  ['version-1', '9f0ec3b8-5a3f-11ee-9d0a-1f7a8e2c4d61'],
]);

/** The answer to a good call with a malformed `site_id`; the key selects the kind. */
export const malformedSite = shared(async (context, kind): Promise<Answer> => {
  const siteId = malformed.get(kind) ?? kind;
  return context.call(await simpleEvent(context), {}, { siteId });
});
