const directions: Readonly<Record<string, string>> = { in: 'came in', out: 'went out' };
const codes: Readonly<Record<string, string>> = {
  credentials_throttled: 'throttled requests',
  push_address_unknown: 'requests with an unknown push key',
};

/** The texts of the exchanges. Another language is another object of this shape. */
export const trafficTexts = {
  failed: 'Failed only',
  repeated: 'Repetitions only',
  direction: 'Direction',
  directions,
  partner: 'Link or account',
  event: 'Event',
  code: 'Code',
  stage: 'Stage',
  since: 'From',
  until: 'to',
  reversed: 'The time under “From” is later than the other one.',
  text: 'Text in bodies',
  any: (name: string) => `${name}: all`,
  removeAll: 'Remove all filters',
  counted: 'Counted without an entry since the start of the site:',
  codes,
  searched: (count: string, to: string) => `Exchanges searched: ${count}, back to ${to}.`,
  searchedNone: 'No exchange is in this range of times.',
  searchOn: 'Search earlier ones',
  notRead: 'Its body was not read, or nothing of it is stored.',
  stageFact: 'Stage',
  compared: 'Compared with the same call before',
  same: 'Both sent and answered the same.',
  commandHints: {
    event: 'The command asks for the password. Fill in what is hidden here.',
    api: 'CREDENTIALS is the file of credentials of the app. Fill in what is hidden here.',
  },
  curlHints: {
    event: 'URL, SHA1 (of the password, in hex) and SITE (your site id) have to be filled in.',
    api: 'URL (of the JSON API), TOKEN (“svclink token” gets one) and, for a file, BASE64 (its content) have to be filled in.',
  },
  fileHint: 'PATH is a file like the one that was sent. The log keeps no files.',
  noCommand: {
    cut: 'The log has only a part of what was sent. A command with it would be another call.',
    none: 'Nothing of what was sent is stored, so there is no command for it.',
  },
  asText: 'As text',
  tree: {
    search: (title: string) => `Search in: ${title}`,
    found: (count: number) => (count === 0 ? 'Nothing found.' : `${count} found.`),
    further: (count: number) => `and ${count} more`,
    members: (count: number) => `(${count})`,
    nothing: 'empty',
    changes: { added: 'new', changed: 'changed', removed: 'removed' },
    was: (before: string) => `from ${before}`,
    problem: 'refused',
  },
  copyCurl: 'curl to the clipboard',
};
