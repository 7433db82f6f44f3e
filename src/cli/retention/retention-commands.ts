import { DAY } from '../../protocol/units.js';
import { wholeNumber } from '../command-error.js';
import { type OwnerCommand, ownerCommands } from '../owner/owner-command.js';

const commands: readonly OwnerCommand[] = [
  {
    usage: 'order <ID>',
    example: 'retention order 1001',
    summary:
      'Removes a closed order with all its records: ID is the report_id of an order of your own, the id of an imported one.',
    async run({ site, words: [id], acting }) {
      await site.retention.removeOrder(id, acting);
      return `Order ${id} is removed. The other side of its link keeps what it got.`;
    },
  },
  {
    usage: 'anonymize <ID>',
    example: 'retention anonymize 1001',
    summary:
      'Makes a closed order anonymous: removes it with all its records, and stores figures that name no person.',
    async run({ site, words: [id], acting }) {
      await site.retention.anonymizeOrder(id, acting);
      return `Order ${id} is removed, its figures are stored. The other side of its link keeps what it got.`;
    },
  },
  {
    usage: 'figures [AFTER]',
    example: 'retention figures',
    summary:
      'Lists figures of orders that were made anonymous, 1,000 at a time. AFTER is the id of the last one of the page before.',
    run: ({ site, words: [after] }) => site.retention.anonymousOrders(after || undefined),
    columns: [
      ...['id', 'status', 'client_company', 'work_type', 'state_code', 'received_month'],
      ...['closed_month', 'photo_count', 'contractor_total'],
    ],
  },
  {
    usage: 'next',
    example: 'retention next',
    summary: 'Lists the closed orders whose removal is next by their age, the oldest first.',
    async run({ site }) {
      const next = await site.retention.next();
      return next.map(({ aged_at, ...order }) => ({
        ...order,
        closed: new Date(aged_at).toISOString().slice(0, 10),
      }));
    },
  },
  {
    usage: 'user <NAME>',
    example: 'retention user ann',
    summary: 'Makes a disabled user of the console anonymous.',
    async run({ site, words: [name], acting }) {
      const anonymous = await site.retention.anonymizeUser(name, acting);
      return `The user is ${anonymous} from now on.`;
    },
  },
  {
    usage: 'positions <DAYS>',
    example: 'retention positions 30',
    summary: 'Removes the positions of photos that were stored more than so many days ago.',
    async run({ site, words: [days], acting }) {
      const before = Date.now() - wholeNumber('DAYS')(days) * DAY;
      return `${await site.retention.removePositions(before, acting)} photos have no position any more.`;
    },
  },
];

/** `svclink retention`: removes what need not be stored any longer. */
export const defineRetention = ownerCommands(
  'Removes orders, the names of former users, and positions of photos. By age: --order-days and --position-days of svclink serve.',
  commands,
);
