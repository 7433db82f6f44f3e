import type { NewPropertyField, SiteProperty } from '../../site/index.js';
import { commaNames, UsageError } from '../command-error.js';
import { type OwnerCall, type OwnerCommand, ownerCommands, SET } from './owner-command.js';
import { membersOfSet } from './read-input.js';

/** Returns the new field that arguments and flags describe. The site validates it. */
function fieldOf({ words: [, name], flags: { label, type, options } }: OwnerCall) {
  const given = {
    name,
    ...(typeof label === 'string' ? { label } : {}),
    ...(typeof type === 'string' ? { type } : {}),
    ...(options === undefined ? {} : { options: commaNames(options) }),
  };
  return given as NewPropertyField;
}

async function fieldCommand(call: OwnerCall) {
  const { site, words, acting } = call;
  const [action, name] = words;
  const { fields } = site.properties;
  if (action === 'list') return fields.list();
  if (action === 'add') {
    await fields.add(fieldOf(call), acting);
    return `Properties have a field ${name}.`;
  }
  if (action === 'remove') {
    await fields.remove(name, acting);
    return `The field ${name} and its values are removed.`;
  }
  throw new UsageError('write: svclink property field add|list|remove');
}

async function shown(site: OwnerCall['site'], id: string) {
  const property: SiteProperty | undefined = await site.properties.get(id);
  if (!property) throw new UsageError(`there is no property ${id}`);
  // A field that was made before its name was reserved hides no part of the property.
  const values = Object.entries(await site.properties.values(id)).map(
    ([name, value]) => [name in property ? `field ${name}` : name, value] as const,
  );
  return { ...property, ...Object.fromEntries(values) };
}

const commands: readonly OwnerCommand[] = [
  {
    usage: 'show <ID>',
    example: 'property show 12',
    summary: 'Shows a property and the values of its fields.',
    run: ({ site, words: [id] }) => shown(site, id),
  },
  {
    usage: 'set <ID>',
    example: 'property set 12 --set occupancy=Vacant',
    summary: 'Changes values of a property. A blank value empties its field.',
    options: SET,
    async run({ site, words: [id], flags, acting }) {
      const fields = await site.properties.fields.list();
      const types = new Map(fields.map(({ name, type }) => [name, type]));
      const isText = (name: string) => types.get(name) === 'text';
      const values = membersOfSet(flags.set, isText) ?? {};
      await site.properties.update(id, values, acting);
      return shown(site, id);
    },
  },
  {
    usage: 'field <ACTION> [NAME]',
    example: 'property field add occupancy --type dropdown --options Vacant,Occupied',
    summary: 'ACTION is add, list or remove: the fields of all properties.',
    options: {
      '--label <TEXT>': 'add: the name that is shown; default NAME',
      '--type <TYPE>': 'add: text (default), date, dropdown, multiselect, bool/yn or bool/oo',
      '--options <NAMES>': 'add: the options of dropdown and multiselect, with commas',
    },
    run: fieldCommand,
  },
];

/** `svclink property`: the properties of orders, and their fields. */
export const defineProperty = ownerCommands(
  'The properties of orders, and the fields that the site defines for them.',
  commands,
);
