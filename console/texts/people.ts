import type { SignOnReason } from '../../src/site/console/contract/answers.js';

/** The texts of the log-in and of the own account. Another language is another object of this shape. */
export const peopleTexts = {
  setup: {
    title: 'First administrator',
    lead: 'This link works once. Choose the name and password of the first administrator.',
    closed:
      'There is no administrator yet. Open the set-up link that the site printed when it started.',
    action: 'Make administrator',
  },
  login: {
    title: 'Log in',
    action: 'Log in',
    signOn: (provider: string) => `Log in with ${provider}`,
    refusals: {
      cancelled: 'You have left the provider without a log-in.',
      expired:
        'This log-in took too long, was used before, or began in another browser. Please begin again.',
      throttled: 'Too many log-ins from here have failed. Please try again in a minute.',
      provider:
        'The provider cannot be reached, or its answer is wrong. Try again later, or ask your administrator: the log of the site has the reason.',
      unknown: 'This site has no user for you. Ask your administrator to make one.',
      several:
        'Several users of this site have your e-mail address, so that it is not known which one you are. Ask your administrator to change it for all but one.',
      unverified:
        'The provider has not verified your e-mail address, so that this site does not know who you are. Verify it there first.',
      disabled: 'Your user at this site is disabled. Ask your administrator.',
      role: 'The provider gives you no role at this site. Ask your administrator.',
      other:
        'Your user at this site belongs to another person at the provider. Ask your administrator to remove that link.',
    } satisfies Record<SignOnReason, string>,
  },
  factor: {
    title: 'Second factor',
    lead: 'Besides the password, the log-in asks for a code of six digits from an authenticator app on your phone.',
    required: 'This site requires a second factor. Set yours to go on.',
    set: 'Set a second factor',
    isSet: (codes: number) =>
      `Your log-in asks for a code. ${codes} of your recovery codes ${codes === 1 ? 'is' : 'are'} unused. For other codes, remove the second factor and set it again.`,
    remove: 'Remove the second factor',
    password: 'Your password',
    next: 'Next',
    scan: 'Scan this picture with your authenticator app, or enter the secret there. Then enter the code that the app shows.',
    picture: 'Picture code of the secret',
    secret: 'Secret',
    code: 'Code',
    codeHint: 'Six digits from your authenticator app, or a recovery code.',
    firstCode: 'Code of the app',
    confirm: 'Set the second factor',
    codes: 'Your recovery codes',
    codesLead:
      'Each of them replaces the code of the app once, for the day when the phone is lost. Store them where only you find them: they are not shown again.',
    codesAsk: 'The recovery codes are not shown again. Store them before this closes.',
    save: 'Save in a file',
    done: 'I have stored them',
  },
  person: {
    username: 'User name',
    displayName: 'Shown as',
    password: 'Password',
    passwordHint: 'At least 12 characters.',
  },
} as const;
