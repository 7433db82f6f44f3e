/** The detail of an entry of a history, by its names. */
type Detail = Readonly<Record<string, unknown>>;

const textOf = (detail: Detail, name: string): string => {
  const value = detail[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const withText = (what: string, text: string) => (text === '' ? what : `${what}: ${text}`);
const named = (what: string, name: string) => (detail: Detail) =>
  withText(what, textOf(detail, name));
const moved = (what: string) => (detail: Detail) => {
  const [from, to] = [textOf(detail, 'from'), textOf(detail, 'to')];
  const steps = from === '' || to === '' ? '' : ` (${from} → ${to})`;
  return withText(`${what}${steps}`, textOf(detail, 'reason'));
};

/** The kinds of results as a history names them: one, and several. */
const RESULTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  files: ['photo or file', 'photos and files'],
  bids: ['bid or completion', 'bids and completions'],
  notes: ['note', 'notes'],
  answers: ['form', 'forms'],
  flags: ['photo flag', 'photo flags'],
  invoice: ['invoice', 'invoices'],
  check_ins: ['check-in', 'check-ins'],
  no_bids: ['confirmation that there are no bids', 'confirmations that there are no bids'],
  ready: ['“ready for office”', '“ready for office”'],
};

const results = (what: string) => (detail: Detail) => {
  const parts = Object.entries(RESULTS).flatMap(([name, [one, many]]) => {
    const given = detail[name];
    const count = Array.isArray(given) ? given.length : typeof given === 'number' ? given : 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return withText(what, parts.join(', '));
};

const step = (before: string, after: string) =>
  `${before || '(nothing)'} → ${after || '(nothing)'}`;

/** The amounts of a bid. */
const AMOUNTS: Readonly<Record<string, string>> = {
  qty_bid: 'bid',
  client_price_bid: 'price',
  qty_comp: 'completed',
};

/** A bid with its item, and the amounts that were changed. */
const bid = (what: string) => (detail: Detail) => {
  const changes: Detail = Object(detail.amounts);
  const parts = Object.entries(AMOUNTS).flatMap(([name, label]) => {
    const change: Detail = Object(changes[name]);
    if (!('after' in change)) return [];
    return [`${label} ${step(textOf(change, 'before'), textOf(change, 'after'))}`];
  });
  return [withText(what, textOf(detail, 'item')), ...parts].join(', ');
};

const fixed = (what: string) => () => what;

/** The texts of the history of an order, by the action of an entry. */
export const historyTexts = {
  actions: {
    created: named('Order made, for', 'account'),
    assigned: named('Given to account', 'account'),
    unassigned: fixed('Taken from its account'),
    'person assigned': named('Given to a person', 'person'),
    received: fixed('Order received'),
    imported: fixed('Imported'),
    'read again': fixed('Read again'),
    updated: fixed('Changed'),
    moved: moved('Moved by its owner'),
    'no longer listed': fixed('No longer listed by its owner'),
    undone: moved('Undone'),
    'assignment undone': named('Assignment undone, given back to', 'person'),
    accepted: moved('Accepted'),
    rejected: moved('Rejected'),
    returned: moved('Returned to the vendor'),
    cancelled: moved('Cancelled'),
    'ready for office': moved('Ready for office'),
    invoiced: moved('Invoiced'),
    completed: moved('Completed'),
    reopened: moved('Opened again'),
    'cancellation requested': fixed('Cancellation asked for'),
    'cancellation withdrawn': fixed('Cancellation withdrawn'),
    'codes shown': fixed('Lock and key codes shown'),
    'file added': named('File added', 'file_name'),
    'photo flagged': fixed('Photo flagged'),
    'note added': fixed('Note written'),
    'note deleted': fixed('Note deleted'),
    answered: fixed('Form answered'),
    'form removed': fixed('Form removed'),
    'bid added': bid('Bid or completion added'),
    'bid changed': bid('Bid or completion changed'),
    'bid removed': named('Bid or completion removed', 'item'),
    'invoice added': fixed('Invoice added'),
    'invoice changed': fixed('Invoice changed'),
    'invoice line removed': named('Line of the invoice removed', 'item'),
    'results drafted': results('Drafted'),
    'results added': results('Given to be sent'),
    'results sent': results('Sent'),
    'results removed': results('Taken out'),
    'results called back': results('Called back'),
    'results found': results('Found at the owner'),
    'results not found': results('Not found at the owner, sent again'),
    'results sent again': fixed('Sent again what had failed'),
    'damage recorded': named('Damage recorded', 'title'),
    'violation recorded': named('Violation recorded', 'title'),
  } as Readonly<Record<string, (detail: Detail) => string>>,
  /** An action of a newer version of the site. */
  other: (action: string) => action.replaceAll('_', ' ').replace(/^./, (one) => one.toUpperCase()),
  by: {
    person: (name: string) => name,
    account: (name: string) => `${name} (contractor)`,
    link: (name: string) => `${name} (owner)`,
    program: () => 'this site',
  },
  changed: (field: string, before: string, after: string) => `${field}: ${step(before, after)}`,
  hidden: (field: string) => `${field}: changed, not shown`,
} as const;
