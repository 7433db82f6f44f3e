import { UsageError } from '../command-error.js';
import { type OwnerCommand, ownerCommands } from '../owner/owner-command.js';

type ChoiceField = 'client_company' | 'work_type';

/** Returns a field of an argument. @throws UsageError */
function fieldOf(text: string): ChoiceField {
  if (text === 'client_company' || text === 'work_type') return text;
  throw new UsageError('the field is client_company or work_type');
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'add <FIELD> <NAME>',
    example: 'choice add work_type "Grass cut"',
    summary: 'Adds a value of client_company or work_type, and shows its id.',
    async run({ site, words: [field, name], acting }) {
      const { id } = await site.owner.choices.add(fieldOf(field), name, acting);
      return `${name} has the id ${id}.`;
    },
  },
  {
    usage: 'list',
    example: 'choice list',
    columns: ['id', 'field', 'name'],
    summary: 'Lists the values. A field without values takes any name.',
    run: async ({ site }) => (await site.owner.choices.list()).map((one) => ({ ...one })),
  },
  {
    usage: 'remove <FIELD> <NAME>',
    example: 'choice remove work_type "Grass cut"',
    summary: 'Removes a value; orders that have it keep it.',
    async run({ site, words: [field, name], acting }) {
      await site.owner.choices.remove(fieldOf(field), name, acting);
      return `${name} is not offered any more.`;
    },
  },
];

/** `svclink choice`: the client companies and work types from which the JSON API chooses. */
export const defineChoice = ownerCommands(
  'The client companies and work types from which the JSON API chooses.',
  commands,
);
