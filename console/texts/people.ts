import type { SignOnReason } from '../../src/site/console/contract/answers.js';

/** The texts of users, their log-in and their sessions. Another language is another object of this shape. */
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
  users: {
    title: 'Users',
    lead: 'Who works with this console.',
    providerRoles:
      'The provider of single sign-on gives users their role at every log-in. A role that you choose here holds until then.',
    add: 'New user',
    edit: 'Edit',
    role: 'Role',
    roles: {
      reader: 'Reader: sees everything, changes nothing',
      operator: 'Operator: works with orders',
      administrator: 'Administrator: works with orders, accounts and users',
    },
    roleNames: { reader: 'Reader', operator: 'Operator', administrator: 'Administrator' },
    groups: 'Note groups',
    groupsHint: 'Only the members of a group see notes that are written for it.',
    noGroups: 'There are no note groups yet.',
    newGroup: 'Name of the group',
    addGroup: 'New group',
    setPassword: 'New password',
    resetFactor: 'Remove second factor',
    resetFactorAsk: (name: string) =>
      `${name} then logs in with the password alone. All sessions of ${name} end.`,
    resetSignOn: 'Remove single sign-on',
    resetSignOnAsk: (name: string) =>
      `The next single sign-on finds ${name} by e-mail address or user name again. All sessions of ${name} end.`,
    disableAsk: (name: string) =>
      `${name} is logged out everywhere, and cannot log in until you enable the user again.`,
    changeRole: 'Change role',
    roleAsk: (name: string, before: string, after: string) =>
      `The role of ${name} changes at once. Before – ${before}. From now on – ${after}.`,
    passwordAsk: (name: string) =>
      `The old password of ${name} ends now, and every session with it.`,
    noPasswordHint:
      'At least 12 characters. Without one, the user can log in by single sign-on only, where this site has it.',
    profile: {
      display_name: 'Shown as',
      email: 'E-mail',
      first_name: 'First name',
      last_name: 'Last name',
      company: 'Company',
    },
    profileHints: {
      display_name: 'The name under notes and in lists. Blank: the user name.',
      email: 'Single sign-on may find the user by it.',
    },
    columns: {
      name: 'User name',
      shown: 'Shown as',
      role: 'Role',
      groups: 'Note groups',
      state: 'State',
      do: 'Change',
    },
  },
  sessions: {
    title: 'Sessions',
    lead: 'The browsers where somebody is logged in. A session that is not used ends by itself.',
    end: 'End',
    endAsk: (name: string) => `${name} is logged out in that browser at once.`,
    endOwnAsk: 'This is the session of this browser: you are logged out at once.',
    thisOne: 'this one',
    columns: {
      user: 'User',
      browser: 'Browser',
      address: 'Address',
      begun: 'Begun',
      seen: 'Last used',
      do: 'Change',
    },
  },
} as const;
