const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The texts of the page of an order. Another language is another object of this shape. */
export const orderTexts = {
  head: {
    maps: 'in the maps of this device',
    due: 'Due',
    client: 'Client',
    work: 'Work',
    person: 'Person',
    nobody: 'nobody',
    late: 'late',
  },
  instructions: 'Instructions',
  noInstructions: 'The order has no instructions.',
  confirm: {
    accept: 'What was sent for this order is accepted as it is.',
    reject: 'The contractor gets the order back as rejected, with the reason.',
    followUp: 'The contractor gets this order back, with the reason.',
    requestCancellation: 'The contractor sees that the order is about to be cancelled.',
    withdrawCancellation: 'The contractor sees that the order goes on.',
    cancel: 'The contractor gets the cancellation of this order.',
    readyForOffice: 'The order is ready for office, whatever is missing. It is closed to changes.',
    invoiced: 'The order counts as invoiced.',
    complete: 'The order is closed: nothing more is taken for it.',
    reopen: 'The order is open again, and the contractor can work on it.',
  },
  missing: {
    title: 'Before ready for office',
    nothing: 'Nothing is missing.',
    closed: 'The order is not open: nothing is missing.',
    next: (what: string) => `Next: ${what}`,
    answers: (form: string, count: number) => `${form}: ${counted(count, 'answer', 'answers')}`,
    photos: (what: string, count: number) => `${what}: ${counted(count, 'photo', 'photos')}`,
    after: (item: string, count: number) => `${item}: ${counted(count, 'photo', 'photos')} after`,
    bids: 'Bids and completions: none, and not confirmed',
    invoice: 'Invoice: none',
    refused: (count: number) => `Refused by the owner: ${count}`,
    sent: (count: number) => `Sent (${count})`,
    sendDrafts: (count: number) => `Send ${counted(count, 'draft', 'drafts')}`,
  },
  deviations: (count: number) =>
    `${counted(count, 'value', 'values')} of the other side could not be read as documented.`,
  calls: 'Calls of this order, for developers',
} as const;
