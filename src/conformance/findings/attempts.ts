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

/** A hash that belongs to no password. */
const WRONG_HASH = createHash('sha1').update('svclink check: no password').digest('hex');
/** The SHA-1 of the empty text, as the published samples carry it. */
const EMPTY_HASH = createHash('sha1').update('').digest('hex');

// Receivers throttle by user and by address. So each of these is made once in a check. Users that nobody has count
// against the address, and nothing clears that: only two calls are made with them, so that check after check goes on as the
// first. All others are wrong passwords of the real user, each with a good call behind it that clears them.

/** The last attempt of each check: the next one waits for it. */
const turns = new WeakMap<AuditContext, Promise<Answer>>();

/** A call by the real user with a wrong password, and a good one behind it: no two failures in a row lock an account. */
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

/** The answer to a user name that nobody has. */
export const unknownUser = shared(async (context): Promise<Answer> => {
  const username = context.fresh.username();
  return context.call(await simpleEvent(context), {}, { username, password: WRONG_HASH });
});

/** The answer to the real user's password in the clear. */
export const clearPassword = shared(async (context): Promise<Answer> => {
  const { password } = context.settings;
  if (password === undefined || password === '') {
    skip('needs the password in the clear; only its hash is known');
  }
  const event = await simpleEvent(context);
  return asUser(context, (disguise) => context.call(event, {}, disguise), password);
});

/** The answer to the hash that the published samples carry. */
export const sampleHash = shared(async (context): Promise<Answer> => {
  if (context.settings.passwordSha1 === EMPTY_HASH) {
    skip('the password of this account is empty; use an account with a password');
  }
  const event = await simpleEvent(context);
  return asUser(context, (disguise) => context.call(event, {}, disguise), EMPTY_HASH);
});

/** The answer to an event that nobody knows, of a user name that nobody has. */
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

/** @throws AuditSkip when a refusal says "too many attempts" and so nothing about the credentials */
export function unthrottled(answer: Answer): Answer {
  if (throttledFor(answer) === undefined) return answer;
  throw new AuditSkip('the receiver throttles wrong credentials by now, which is right');
}
