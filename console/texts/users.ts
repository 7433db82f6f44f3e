/** The texts of users and their sessions, which are loaded with the pages of set-up. */
export const usersTexts = {
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
