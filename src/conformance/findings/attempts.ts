import { createHash } from 'node:crypto';
import type { AuditContext, CallVariation } from '../context.js';
import { wireData } from '../judge/event.js';
import { shared } from '../shared.js';
import { AuditSkip, skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';
import { formRequest } from '../wire/form.js';
import { throttledFor } from '../wire/throttled.js';
import { simpleEvent, UNKNOWN_EVENT } from './access.js';
import { sampleOf } from './samples.js';
import { fileFields, fileRequest } from './test-files.js';

/** A hash of no password of the account. */
const WRONG_HASH = createHash('sha1').update('svclink check: no password').digest('hex');
/** The SHA-1 of the empty text, as in the published samples. */
const EMPTY_HASH = createHash('sha1').update('').digest('hex');

// Receivers throttle by user and by address, so the check makes each of these attempts once. Attempts with unknown
// users
// count against the address, and nothing resets that: the check makes only two of them, so that it can be repeated. All
// other attempts use a wrong password of the real user, and a good call after each resets the count.

/** The last attempt of each check. The next one waits for it. */
const turns = new WeakMap<AuditContext, Promise<Answer>>();

/**
 * Makes a call by the real user with a wrong password, then a good one: two failures in a row might lock the account.
 */
async function asUser(
  context: AuditContext,
  attempt: (disguise: CallVariation) => Promise<Answer>,
  password = WRONG_HASH,
): Promise<Answer> {
  const event = await simpleEvent(context);
  const before = turns.get(context);
  const turn = (async () => {
    await before?.catch(() => undefined);
    const answer = await attempt({ password });
    await context.send(formRequest(context.payload(event, {})));
    return answer;
  })();
  turns.set(context, turn);
  return turn;
}

/** The answer to a wrong password of the real user. */
export const wrongPassword = shared(async (context): Promise<Answer> => {
  const event = await simpleEvent(context);
  return asUser(context, (disguise) => context.call(event, {}, disguise));
});

/** The answer to an unknown user name. */
export const unknownUser = shared(async (context): Promise<Answer> => {
  const username = context.fresh.username();
  return context.call(await simpleEvent(context), {}, { username, password: WRONG_HASH });
});

/** The answer to the real user's password in plain text. */
export const clearPassword = shared(async (context): Promise<Answer> => {
  const { password } = context.settings;
  if (password === undefined || password === '') {
    skip('needs the password in the clear; only its hash is known');
  }
  const event = await simpleEvent(context);
  return asUser(context, (disguise) => context.call(event, {}, disguise), password);
});

/** The answer to the password hash of the published samples. */
export const sampleHash = shared(async (context): Promise<Answer> => {
  if (context.settings.passwordSha1 === EMPTY_HASH) {
    skip('the password of this account is empty; use an account with a password');
  }
  const event = await simpleEvent(context);
  return asUser(context, (disguise) => context.call(event, {}, disguise), EMPTY_HASH);
});

/** The answer to an unknown event of an unknown user. */
export const strangersUnknownEvent = shared(async (context): Promise<Answer> => {
  await simpleEvent(context);
  const username = context.fresh.username();
  return context.call(UNKNOWN_EVENT, {}, { username, password: WRONG_HASH });
});

/** The answer to a good call of an event with a wrong password. */
export const strangersCall = shared(async (context, event): Promise<Answer> => {
  const data = wireData(context, event, await sampleOf(context, event));
  return asUser(context, (disguise) => context.call(event, data, disguise));
});

/** The answer to a good multipart send_file with a wrong password. */
export const strangersFile = shared(async (context): Promise<Answer> => {
  const fields = await fileFields(context);
  return asUser(context, (disguise) => {
    const payload = (event: string, data: unknown) => context.payload(event, data, disguise);
    return context.send(fileRequest({ payload }, fields));
  });
});

/** @throws AuditSkip when the receiver throttles, so that the answer shows nothing about the credentials */
export function unthrottled(answer: Answer): Answer {
  if (throttledFor(answer) === undefined) return answer;
  throw new AuditSkip('the receiver throttles wrong credentials by now, which is right');
}
