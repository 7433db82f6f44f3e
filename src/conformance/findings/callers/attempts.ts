import { createHash } from 'node:crypto';
import type { AuditContext, CallVariation } from '../../context.js';
import { shared } from '../../shared.js';
import { AuditSkip, skip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { throttledFor } from '../../wire/throttled.js';
import { fileFields, fileRequest } from '../files/send-file.js';
import { sampleOf } from '../samples.js';
import { wireData } from '../wire-data.js';
import { simpleEvent, UNKNOWN_EVENT } from './access.js';

/** A hash that belongs to no password. */
const WRONG_HASH = createHash('sha1').update('svclink check: no password').digest('hex');
/** The SHA-1 of the empty text, as the published samples carry it. */
const EMPTY_HASH = createHash('sha1').update('').digest('hex');

// Receivers throttle by user and by address. So each of these is made once in a check: three times in all a wrong
// password for the real user, and a user name that nobody has for everything else.

/** The answer to a wrong password of the real user. */
export const wrongPassword = shared(async (context): Promise<Answer> => {
  return context.call(await simpleEvent(context), {}, { password: WRONG_HASH });
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
  return context.call(await simpleEvent(context), {}, { password });
});

/** The answer to the hash that the published samples carry. */
export const sampleHash = shared(async (context): Promise<Answer> => {
  if (context.settings.passwordSha1 === EMPTY_HASH) {
    skip('the password of this account is empty; use an account with a password');
  }
  return context.call(await simpleEvent(context), {}, { password: EMPTY_HASH });
});

/** The answer to a good call of an event by a user name that nobody has. */
export const strangersCall = shared(async (context, event): Promise<Answer> => {
  await simpleEvent(context);
  const data = event === UNKNOWN_EVENT ? {} : await sampleOf(context, event);
  const wire = event === UNKNOWN_EVENT ? data : wireData(context, event, data);
  return context.call(event, wire, stranger(context));
});

/** The answer to a good multipart send_file by a user name that nobody has. */
export const strangersFile = shared(async (context): Promise<Answer> => {
  const disguise = stranger(context);
  const fields = await fileFields(context);
  const payload = (event: string, data: unknown) => context.payload(event, data, disguise);
  return context.send(fileRequest({ payload }, fields));
});

function stranger(context: AuditContext): CallVariation {
  return { username: context.fresh.username(), password: WRONG_HASH };
}

/** @throws AuditSkip when a refusal says "too many attempts" and so nothing about the credentials */
export function unthrottled(answer: Answer): Answer {
  if (throttledFor(answer) === undefined) return answer;
  throw new AuditSkip('the receiver throttles wrong credentials by now, which is right');
}
