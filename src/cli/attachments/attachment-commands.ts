import { type OwnerCommand, ownerCommands } from '../owner/owner-command.js';

const documentTypes: readonly OwnerCommand[] = [
  {
    usage: 'create <NAME>',
    example: 'document-type create "Before photos"',
    summary: 'Makes a type of documents, and shows its id.',
    async run({ site, words: [name], acting }) {
      return `${name} has the id ${await site.owner.documentTypes.create(name, acting)}.`;
    },
  },
  {
    usage: 'list',
    example: 'document-type list',
    summary: 'Lists the types of documents.',
    run: async ({ site }) => (await site.owner.documentTypes.list()).map((type) => ({ ...type })),
  },
  {
    usage: 'remove <NAME>',
    example: 'document-type remove "Before photos"',
    summary: 'Removes a type of documents. Its documents stay, without a type.',
    async run({ site, words: [name], acting }) {
      await site.owner.documentTypes.remove(name, acting);
      return `${name} is removed.`;
    },
  },
];

const damages: readonly OwnerCommand[] = [
  {
    usage: 'create <REPORT_ID> <TITLE>',
    example: 'damage create 1001 "Broken window"',
    summary: 'Records a damage at the house of an order, owned or imported, and shows its id.',
    options: { '--violation': 'it is a violation' },
    async run({ site, words: [report_id, title], flags, acting }) {
      const kind = flags.violation === true ? ('violation' as const) : ('damage' as const);
      const damage_id = await site.owner.damages.create({ report_id, title, kind }, acting);
      return { damage_id };
    },
  },
  {
    usage: 'list <REPORT_ID>',
    example: 'damage list 1001',
    summary: 'Lists the damages and violations of an order, with their photos.',
    columns: ['damage_id', 'kind', 'title', 'created_by', 'photos'],
    run: async ({ site, words: [id] }) =>
      (await site.owner.damages.list(id)).map(({ file_ids, ...damage }) => ({
        ...damage,
        photos: file_ids.join(', '),
      })),
  },
  {
    usage: 'flag <DAMAGE_ID> <FILE_ID>',
    example: 'damage flag 1 4 --by ann',
    summary: 'Flags a photo of the order to a damage or violation.',
    async run({ site, words: [id, fileId], acting }) {
      await site.owner.damages.flag(id, fileId, acting);
      return `Photo ${fileId} shows ${id}.`;
    },
  },
  {
    usage: 'unflag <DAMAGE_ID> <FILE_ID>',
    example: 'damage unflag 1 4',
    summary: 'Removes the flag of a photo.',
    async run({ site, words: [id, fileId], acting }) {
      await site.owner.damages.unflag(id, fileId, acting);
      return `Photo ${fileId} does not show ${id} any more.`;
    },
  },
  {
    usage: 'remove <DAMAGE_ID>',
    example: 'damage remove 1',
    summary: 'Removes a damage or violation with its flags. Its photos stay.',
    async run({ site, words: [id], acting }) {
      await site.owner.damages.remove(id, acting);
      return `${id} is removed.`;
    },
  },
];

export const defineDocumentType = ownerCommands('The types of documents of a site.', documentTypes);
export const defineDamage = ownerCommands(
  'The damages and violations at the houses of orders.',
  damages,
);
