/** The texts of links and accounts. Another language is another object of this shape. */
export const partnersTexts = {
  links: {
    title: 'Links',
    lead: 'The owners that this site imports orders from.',
    add: 'New link',
    empty:
      'No links yet. One is the address of a receiver, a user name and a password that its owner gave.',
    name: 'Name of the link',
    company: 'Client company',
    url: 'Address of the receiver',
    username: 'User name',
    password: 'Password',
    movedHint:
      'Only for another address: the site first asks there whether the password is accepted.',
    settings: {
      job_notes: 'Import notes of orders',
      supplied_notes: 'Ask for supplied notes',
      invoicing: 'Invoicing is used',
      bid_comp_confirm: 'The owner wants to be told that there are no bids',
      assign_vendors: 'The vendor of an order becomes its person here',
      files_by_address: 'Send the addresses of files, not the files',
      recognises_repetitions: 'The owner recognises what is sent twice',
    },
    account: 'Its account here',
    accountHint:
      'The account by which this owner calls this site. It fetches the attachments of notes with it.',
    groupsHint: 'Imported notes are shown to these groups.',
    dialect: 'Its own names in the protocol, as JSON',
    dialectHint: 'For an owner whose events and members have other names. Usually blank.',
    passwordAlone:
      'It changes together with the address. For the password alone use “Change password”.',
    dialectWrong: 'The names must be a JSON object.',
    pollSeconds: 'Check for changes every … seconds',
    columns: {
      name: 'Link',
      url: 'Address',
      state: 'State',
      good: 'Last successful check',
      do: 'Change',
    },
    works: 'works',
    importsFail: 'imports fail',
    importsFailText: 'The owner answers, but these orders do not get through:',
    unpolled: 'password accepted, no orders asked for yet',
    paused: 'paused',
    asksAgain: 'Next attempt:',
    notImported: (id: string, number: string, reason: string) =>
      `Order ${number === '' ? '' : `${number} `}(report_id ${id}) is not imported: ${reason}`,
    failing: 'fails',
    never: 'not tried yet',
    test: 'Test',
    sync: 'Check for changes',
    pause: 'Pause',
    resume: 'Resume',
    rotate: 'Change password',
    remove: 'Remove',
    pauseReason: 'Why',
    ask: {
      pause: (name: string) =>
        `The site requests nothing from ${name} and sends nothing to it until it is resumed. Results wait.`,
      rotate: (name: string) =>
        `The site first asks ${name} whether it accepts the new password. If not, the old one stays.`,
      remove: (name: string) =>
        `Its orders stay. The site requests nothing more from ${name} and sends nothing to it.`,
    },
  },
  accounts: {
    title: 'Accounts',
    lead: 'Who may call this site: one account for each contractor.',
    add: 'New account',
    empty: 'No accounts yet. A contractor needs one to fetch its orders.',
    org: 'Organisation id',
    displayName: 'Shown as',
    pushUrl: 'Push address',
    pushHint:
      'The site calls it when something is new. Default: the address that the contractor sends.',
    receiverUrl: 'Address of its own receiver',
    receiverHint:
      'The site fetches attachments of its notes there, with the user name and password below.',
    receiverUsername: 'User name there',
    receiverPassword: 'Password there',
    unshownHint: 'Not shown here. Leave it blank to keep it.',
    columns: {
      name: 'User name',
      shown: 'Shown as',
      push: 'Push',
      made: 'Made',
      state: 'State',
      do: 'Change',
    },
    active: 'active',
    disabled: 'disabled',
    disable: 'Disable',
    disableAsk: (name: string) =>
      `The site refuses all calls of ${name} until you enable the account again. Its orders stay.`,
    enable: 'Enable',
    rotate: 'New password',
    rotateAsk: (name: string) =>
      `${name} gets a new password. The old one works for some days more, so that both sides need not change at once.`,
    passwordHint: 'Without one, a random password is made.',
    overlap: 'Days that the old one still works',
    overlapHint: 'A whole number. 0 ends it at once.',
    overlapWrong: (most: number) => `must be a whole number of days from 0 to ${most}`,
    handOver: 'The contractor needs these three to call this site.',
    once: 'This password is shown now and never again:',
    password: 'Password',
  },
} as const;
