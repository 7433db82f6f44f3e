import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, audit, type Level, sources } from '../../audit.js';
import {
  strangersUnknownEvent,
  unknownUser,
  unthrottled,
  wrongPassword,
} from '../../findings/attempts.js';
import { expectAlike, isEmptyResult, isSuccess, messageOf } from '../../judge/envelope.js';
import { fail, skip } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';

const PUBLISHED = 'Could not validate username and password.';
const ABOUT_CREDENTIALS = /user|password|credential|login|log in|authenti|authori[sz]|validate/i;
const SHAPE_FIX = 'Answer success false, error true, empty result_data and the published message.';

type Test = (envelope: Readonly<Record<string, unknown>>) => string | undefined;

const tests: readonly (readonly [id: string, level: Level, title: string, test: Test])[] = [
  [
    'success-false',
    'MUST',
    'Bad credentials are answered with success false',
    ({ success }) => (success === false ? undefined : 'success must be false'),
  ],
  [
    'error-true',
    'MUST',
    'Bad credentials are answered with error true',
    ({ error }) => (error === true ? undefined : 'error must be true'),
  ],
  [
    'no-data',
    'MUST',
    'Bad credentials are answered with empty result_data',
    ({ result_data: data }) => (isEmptyResult(data) ? undefined : 'result_data must be empty'),
  ],
  [
    'message',
    'MUST',
    'Bad credentials are answered with a message that says so',
    ({ return_error_msg: text }) =>
      typeof text === 'string' && ABOUT_CREDENTIALS.test(text.slice(0, 500))
        ? undefined
        : 'return_error_msg must state that user name and password could not be validated',
  ],
  [
    'published-message',
    'SHOULD',
    `Bad credentials are answered with "${PUBLISHED}"`,
    ({ return_error_msg: text }) =>
      text === PUBLISHED ? undefined : `return_error_msg must be "${PUBLISHED}"`,
  ],
];

/** Audits of the answer to bad credentials. */
export const refusalAudits: readonly Audit[] = [
  ...tests.map(([id, level, title, test]) =>
    audit(
      { id: `credentials.${id}`, level, title, source: sources.authentication },
      async (context) => {
        const answer = refusedIn(unthrottled(await wrongPassword(context)));
        const problem = test(answer.envelope);
        if (problem !== undefined) fail(answer.answer, problem, SHAPE_FIX);
      },
    ),
  ),
  audit(
    {
      id: 'credentials.alike',
      level: 'SHOULD',
      title: 'A wrong user and a wrong password get the same answer',
      source: sources.practice,
    },
    async (context) => {
      const one = unthrottled(await wrongPassword(context));
      const other = unthrottled(await unknownUser(context));
      if (isSuccess(one) || isSuccess(other)) skip('one of them is not refused at all');
      const fix = 'Use one text and one path for both: else anybody can list the users.';
      expectAlike(one, other, 'an unknown user', fix);
    },
  ),
  audit(
    {
      id: 'credentials.before-event',
      level: 'SHOULD',
      title: 'Strangers are not told which events there are',
      source: sources.practice,
    },
    async (context) => {
      const known = unthrottled(await unknownUser(context));
      const unknown = unthrottled(await strangersUnknownEvent(context));
      if (isSuccess(known)) skip('an unknown user is not refused at all');
      const fix = 'Check credentials before the name of the event.';
      expectAlike(known, unknown, 'an unknown event of an unknown user', fix);
    },
  ),
];

/** Returns the envelope of a refusal. Other audits test that it is a refusal, and an envelope. */
function refusedIn(answer: Answer) {
  if (isSuccess(answer)) skip('a wrong password is taken; see credentials.wrong-password');
  if (!isObject(answer.json)) skip(`the refusal is no envelope: ${messageOf(answer)}`);
  return { answer, envelope: answer.json };
}
