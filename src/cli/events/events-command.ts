import { styleText } from 'node:util';
import { definitions, type EventDefinition } from '../../protocol/catalogue/definition.js';
import { didYouMean } from '../../protocol/nearest.js';
import { jsonText } from '../../protocol/printable.js';
import type { Define } from '../command.js';
import { UsageError } from '../command-error.js';
import { hasColours, type Io } from '../io.js';
import { type Field, readEventFields } from './event-fields.js';

const WIDEST_TYPE = 24;

function rows(fields: readonly Field[]): string {
  const widest = Math.max(...fields.map(({ name }) => name.length)) + 1;
  const lines = fields.map(({ name, type, required, note, spellings }) => {
    const also = spellings.length === 0 ? '' : ` Also read: ${spellings.join(', ')}.`;
    const head = `${name}${required ? '*' : ''}`.padEnd(widest);
    return `  ${head}  ${type.padEnd(WIDEST_TYPE)}  ${note}${also}`.trimEnd();
  });
  return lines.join('\n');
}

/** Quotes a text for a shell. */
function quoted(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}

/** Returns the description of an event for people who send it. */
export function describeEvent(
  definition: EventDefinition,
  packageRoot: string,
  colours = false,
): string {
  const { name, purpose, effect, source, section, file } = definition.entry;
  const { data, result, kinds, example } = readEventFields(definition, packageRoot);
  const bold = (text: string) =>
    colours ? styleText('bold', text, { validateStream: false }) : text;
  const origin = source === 'document' ? section : `Supplement: ${section}`;
  const title = `${bold(name)}: ${purpose}`;
  const about = `${effect === 'changes' ? 'Stores something' : 'Only reads'}. Source: ${origin}.`;
  const of = (heading: string, fields: readonly Field[]) =>
    `${bold(heading)}\n${fields.length === 0 ? '  (no fields)' : rows(fields)}`;
  const legend = Object.entries(kinds).map(([kind, note]) => `  ${kind.padEnd(14)}  ${note}`);
  const withFile = file ? ' --file PATH' : '';
  const command = `  svclink send ${name} --url URL --user NAME${withFile} --data ${quoted(jsonText(example))}`;
  const parts = [
    `${title}\n${about}`,
    of('event_data (* required)', data),
    of('result_data (* always there)', result),
    ...(legend.length === 0 ? [] : [`${bold('Types')}\n${legend.join('\n')}`]),
    `${bold('Example')}\n${command}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns the definition of a known event. @throws UsageError that names the nearest one */
export function knownEvent(name: string): EventDefinition {
  const definition = definitions.get(name);
  if (definition !== undefined) return definition;
  const known = new Set(definitions.keys());
  throw new UsageError(`there is no event ${name}${didYouMean(name, known)}`);
}

function listEvents(io: Io, json: boolean): void {
  const entries = [...definitions.values()].map(({ entry }) => entry);
  if (json) {
    const facts = entries.map(({ name, purpose, effect, source }) => ({
      name,
      purpose,
      effect,
      source,
    }));
    io.stdout(`${jsonText(facts, 2)}\n`);
    return;
  }
  const widest = Math.max(...entries.map(({ name }) => name.length));
  for (const { name, purpose, effect } of entries) {
    io.stdout(`${name.padEnd(widest)}  ${effect.padEnd(7)}  ${purpose}\n`);
  }
}

/** `svclink events`: lists the events, or shows the fields of one. */
export const defineEvents: Define = (command, { io, packageRoot }) => {
  command
    .description('Lists the events of the documents, or shows the fields of one.')
    .usage('[EVENT] [options]')
    .argument('[EVENT]', 'its name, such as get_order')
    .option('--json', 'the same as JSON')
    .action((name: string | undefined, { json = false }: { readonly json?: boolean }) => {
      if (name === undefined) return listEvents(io, json);
      const definition = knownEvent(name);
      if (!json) return io.stdout(describeEvent(definition, packageRoot, hasColours(io)));
      const { purpose, effect, source } = definition.entry;
      const fields = readEventFields(definition, packageRoot);
      io.stdout(`${jsonText({ name, purpose, effect, source, ...fields }, 2)}\n`);
    });
};
