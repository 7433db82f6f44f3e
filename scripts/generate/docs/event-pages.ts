import { fileURLToPath } from 'node:url';
import { type Field, readEventFields } from '../../../src/cli/events/event-fields.js';
import { catalogue } from '../../../src/protocol/catalogue/catalogue.js';
import type { CatalogueEntry } from '../../../src/protocol/catalogue/entry.js';
import { ROOT, readProjectFile } from '../project-files.js';
import { type EventNotes, eventNotes } from './event-notes.js';
import { bulletList, markdownTable } from './markdown.js';

// The account, the hash of its password and the site id that the demo's hints show.
const DEMO = {
  username: 'demo',
  password: '89e495e7941cf9e40e6980d14a16bf023ccd4c91',
  site_id: '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84',
};
const DEMO_URL = 'http://localhost:8080/link';
/** The placeholder for a time that has to be recent. */
const YESTERDAY = '"$(($(date +%s) - 86400))"';

type Json = Readonly<Record<string, unknown>>;

function schema(path: string): Json {
  return JSON.parse(readProjectFile(`schemas/link/${path}`) ?? '{}');
}

function firstExample(found: unknown): unknown {
  return Array.isArray(found) ? found[0] : undefined;
}

function notesOf(name: string): EventNotes {
  const notes = Object.entries(eventNotes).find(([event]) => event === name)?.[1];
  return notes ?? { rules: [] };
}

function resultTable(fields: readonly Field[]): string {
  if (fields.length === 0) return 'Null.';
  const rows = fields.map(({ name, type, required, note }) => [
    `\`${name}\``,
    type,
    required ? 'yes' : '',
    note,
  ]);
  return markdownTable(['field', 'type', 'always there', 'what it is'], rows);
}

function dataTable(fields: readonly Field[]): string {
  if (fields.length === 0) return 'No fields.';
  const rows = fields.map(({ name, type, required, note, spellings }) => [
    `\`${name}\``,
    type,
    required ? 'yes' : '',
    note,
    spellings.map((spelling) => `\`${spelling}\``).join(', '),
  ]);
  return markdownTable(['field', 'type', 'required', 'what it is', 'also read as'], rows);
}

/** Returns the table of the kinds of values of an event: in code, and on the wire. */
function kindTable(kinds: readonly string[]): string {
  const [inCode, onWire] = [schema('canonical.json'), schema('wire.json')];
  const said = ({ $defs }: Json, kind: string) =>
    String(Object(Object($defs)[kind]).description ?? '');
  const rows = kinds.map((kind) => [kind, said(inCode, kind), said(onWire, kind)]);
  return markdownTable(['type', 'in code', 'on the wire'], rows);
}

function curl(entry: CatalogueEntry, data: Json): string {
  const timed = 'timestamp' in data;
  const sent = timed ? { ...data, timestamp: 0 } : data;
  const envelope = JSON.stringify({
    ...DEMO,
    event_name: entry.name,
    event_data: JSON.stringify(sent),
  });
  const quoted = `'payload=${envelope.replaceAll("'", "'\\''")}'`;
  const payload = timed ? quoted.replace('timestamp\\":0', `timestamp\\":'${YESTERDAY}'`) : quoted;
  return entry.file
    ? `curl ${DEMO_URL} \\\n  --form-string ${payload} \\\n  --form file=@docs/front.jpg`
    : `curl ${DEMO_URL} --data-urlencode ${payload}`;
}

function command(entry: CatalogueEntry): string {
  const { refusal } = notesOf(entry.name);
  const file = entry.file ? ' --file docs/front.jpg' : '';
  const line = `npx svclink send ${entry.name} --example${file} --url ${DEMO_URL} --user demo --password demo`;
  return refusal === undefined
    ? `\`\`\`sh
${line}
\`\`\``
    : `\`\`\`console
$ ${line}
${refusal}
\`\`\``;
}

function answer(entry: CatalogueEntry): string {
  const result = firstExample(schema(`${entry.name}.result.json`).examples);
  const envelope = {
    remote_site_id: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
    error: false,
    success: true,
    return_error_msg: null,
    result_data: entry.result === 'open' ? null : (result ?? null),
    ...(entry.orgId ? { remote_org_id: 18 } : {}),
  };
  return JSON.stringify(envelope, null, 2);
}

function spellingNotes(entry: CatalogueEntry): string[] {
  const { spellings = {}, sampleNames = {}, valueSpellings = {} } = entry;
  const sample = Object.entries(sampleNames).map(
    ([name, other]) =>
      `The published samples call \`${name}\` \`${other}\`; the client sends that with \`names: 'samples'\`.`,
  );
  const others = Object.entries(spellings)
    .filter(([other, name]) => sampleNames[name] !== other)
    .map(([other, name]) => `\`${other}\` is read as \`${name}\`.`);
  const values = Object.entries(valueSpellings).flatMap(([name, known]) =>
    Object.entries(known).map(
      ([other, value]) => `In \`${name}\`, \`${other}\` is read as \`${value}\`.`,
    ),
  );
  return [...sample, ...others, ...values];
}

function errorsSection({ errors = [] }: EventNotes): string {
  const links = errors.map((code) => `[${code}](../errors/${code}.md)`).join(', ');
  const own = links === '' ? 'None of its own' : links;
  return `${own}; and what any event may be answered: [errors](../errors/README.md).`;
}

function repetitionSection(entry: CatalogueEntry, { repetition }: EventNotes): string {
  if (entry.effect === 'reads') return 'It only reads: sending it again is always harmless.';
  if (repetition === undefined)
    return 'Nothing identifies it: every call runs its handler, and a handler has to bear that.';
  return `A delivery is known by ${repetition}. With the option \`deliveries\` the same again gets the stored answer, and the same identity with other content is an update: [repeated deliveries](../deliveries.md).`;
}

function eventPage(entry: CatalogueEntry): string {
  const { name, purpose, effect, source, section, direction } = entry;
  const fields = readEventFields({ entry }, fileURLToPath(ROOT));
  const notes = notesOf(name);
  const from = source === 'document' ? `document, “${section}”` : `supplement, “${section}”`;
  const rules = [...notes.rules, ...spellingNotes(entry)];
  const kinds = Object.keys(fields.kinds);
  const parts = [
    `<!-- Generated from schemas/link and the catalogue by scripts/generate: do not edit. -->\n\n# ${name}`,
    `${purpose[0]?.toUpperCase()}${purpose.slice(1)}. ${effect === 'changes' ? 'It stores something' : 'It only reads'}. The ${direction.caller} calls the ${direction.receiver}. Known from: ${from}. Schemas: [data](../../schemas/link/${name}.data.json), [result](../../schemas/link/${name}.result.json). [All events](README.md).`,
    `## A request\n\nWith the demo running (\`npm start\`), from the folder of this checkout:\n\n\`\`\`sh\n${curl(entry, fields.example)}\n\`\`\`\n\nThe same by the command line:\n\n${command(entry)}`,
    `## An answer\n\nIts form; the demo has values of its own.\n\n\`\`\`json\n${answer(entry)}\n\`\`\``,
    `## event_data\n\n${dataTable(fields.data)}`,
    `## result_data\n\n${entry.result === 'open' ? 'No response is published: null, or an object, array or text that a handler returns; callers have to accept any.' : resultTable(fields.result)}`,
    ...(kinds.length === 0 ? [] : [`## Types\n\n${kindTable(kinds)}`]),
    ...(rules.length === 0 ? [] : [`## Rules\n\n${bulletList(rules)}`]),
    `## Errors\n\n${errorsSection(notes)}`,
    `## Repetitions\n\n${repetitionSection(entry, notes)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A page per event, by its path in the project. */
export function eventPages(): Map<string, string> {
  const made = catalogue.map((entry): [string, string] => [
    `docs/events/${entry.name}.md`,
    eventPage(entry),
  ]);
  return new Map(made);
}
