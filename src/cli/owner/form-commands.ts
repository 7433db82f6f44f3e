import type { PcrJson } from '../../forms/index.js';
import type { InvoiceItem } from '../../site/index.js';
import { UsageError } from '../command-error.js';
import { type OwnerCommand, ownerCommands } from './owner-command.js';

const commands: readonly OwnerCommand[] = [
  {
    usage: 'add <FILE>',
    example: 'form add form.json --version-id 2',
    summary: 'Adds a form, or another version of one, as get_pcr_json answers it.',
    options: { '--version-id <NUMBER>': 'its form_ver_id; default 1' },
    async run({ words: [path], input, site, flags: { versionId = '1' } }) {
      const [form, ...more] = await input(path);
      if (form === undefined || more.length > 0)
        throw new UsageError(`${path}: must hold one form`);
      // The site validates it.
      const added = await site.owner.forms.add(form as unknown as PcrJson, {
        form_ver_id: String(versionId),
      });
      return { ...added };
    },
  },
  {
    usage: 'list',
    example: 'form list',
    summary: 'Lists all forms and versions.',
    run: ({ site }) => site.owner.forms.list(),
  },
  {
    usage: 'items <FILE>',
    example: 'form items items.csv --client "First Bank"',
    summary:
      'Sets what may be bid on and invoiced: rows of id and description, which replace the former ones.',
    options: {
      '--client <NAME>': 'for the orders with this client_company_alias; default those without one',
      '--order <REPORT_ID>': 'for one order instead',
    },
    async run({ words: [path], input, site, flags: { client, order } }) {
      const items = (await input(path, () => true)).map(
        ({ id, description }): InvoiceItem => ({
          id: String(id ?? ''),
          description: String(description ?? ''),
        }),
      );
      if (typeof order === 'string') await site.owner.items.setForOrder(order, items);
      else await site.owner.items.setForClient(typeof client === 'string' ? client : '', items);
      return `${items.length} items are set.`;
    },
  },
];

/** The commands of `svclink form` that need a site. */
export const defineSiteForms = ownerCommands(
  'The forms of the site, and the items of its orders.',
  commands,
);
