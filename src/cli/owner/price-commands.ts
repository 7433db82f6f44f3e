import { UsageError } from '../command-error.js';
import { type OwnerCall, type OwnerCommand, ownerCommands } from './owner-command.js';

const units: readonly OwnerCommand[] = [
  {
    usage: 'create <NAME>',
    example: 'unit create "Square foot"',
    summary: 'Makes an active unit of measure, and shows its id.',
    async run({ site, words: [name], acting }) {
      return `${name} has the id ${await site.owner.units.create(name, acting)}.`;
    },
  },
  {
    usage: 'list',
    example: 'unit list',
    summary: 'Lists the units of measure. Bids have units while any of them is active.',
    run: async ({ site }) =>
      (await site.owner.units.list()).map(({ is_active, ...unit }) => ({
        ...unit,
        active: is_active ? 'yes' : 'no',
      })),
  },
  {
    usage: 'disable <NAME>',
    example: 'unit disable "Square foot"',
    summary: 'Refuses a unit for new bids and lines; those that have it keep it.',
    async run({ site, words: [name], acting }) {
      await site.owner.units.disable(name, acting);
      return `${name} is not offered any more.`;
    },
  },
  {
    usage: 'enable <NAME>',
    example: 'unit enable "Square foot"',
    summary: 'Offers a unit again.',
    async run({ site, words: [name], acting }) {
      await site.owner.units.enable(name, acting);
      return `${name} is offered again.`;
    },
  },
];

const SCOPE = {
  '--client <NAME>': 'the client company whose price list it is; "" for orders without one',
  '--order <REPORT_ID>': 'one order instead; its prices precede those of its client',
};

function scopeOf({ client, order }: OwnerCall['flags']) {
  if ((client === undefined) === (order === undefined)) {
    throw new UsageError('give --client or --order');
  }
  return client === undefined ? { report_id: String(order) } : { client_company: String(client) };
}

/** Returns the members of a price that flags name. A blank value removes one. */
function pricesOf({ clientPrice, contractorPrice, unit }: OwnerCall['flags']) {
  const given = { client_price: clientPrice, contractor_price: contractorPrice, unit };
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  if (named.length === 0) {
    throw new UsageError('give --client-price, --contractor-price or --unit');
  }
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
}

const prices: readonly OwnerCommand[] = [
  {
    usage: 'set <ITEM_ID>',
    example: 'price set 501 --client "First Bank" --client-price 55.50 --contractor-price 40',
    summary: 'Sets prices of an item. Those that are not named stay; a blank one is removed.',
    options: {
      ...SCOPE,
      '--client-price <AMOUNT>': 'what the client pays for one',
      '--contractor-price <AMOUNT>': 'what the contractor gets for one',
      '--unit <NAME>': 'its unit of measure',
    },
    async run({ site, words: [item_id], flags, acting }) {
      await site.owner.prices.set({ ...scopeOf(flags), item_id, ...pricesOf(flags) }, acting);
      return `The price of item ${item_id} is set.`;
    },
  },
  {
    usage: 'list',
    example: 'price list --client "First Bank"',
    summary: 'Lists the prices of a client company, or of one order.',
    options: SCOPE,
    run: async ({ site, flags }) =>
      (await site.owner.prices.list(scopeOf(flags))).map((price) => ({ ...price })),
  },
  {
    usage: 'remove <ITEM_ID>',
    example: 'price remove 501 --client "First Bank"',
    summary: 'Removes the prices of an item.',
    options: SCOPE,
    async run({ site, words: [item_id], flags, acting }) {
      await site.owner.prices.remove({ ...scopeOf(flags), item_id }, acting);
      return `Item ${item_id} has no price there any more.`;
    },
  },
];

/** `svclink unit`: the units of measure. */
export const defineUnit = ownerCommands('The units of measure of bids and invoices.', units);

/** `svclink price`: the prices of items. */
export const definePrice = ownerCommands(
  'The prices of items, which the JSON API offers with them.',
  prices,
);
