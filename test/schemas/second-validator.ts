import { registerSchema, type SchemaObject, validate } from '@hyperjump/json-schema/draft-2020-12';
import { goldenCases, linkSchemas } from './files.js';

// Runs as a program of its own, because the validator is an ES module. Prints every verdict as JSON:
// what was judged, and whether the validator agrees with what is expected of it.
interface Verdict {
  readonly what: string;
  readonly agrees: boolean;
}

const schemas = linkSchemas();
const verdicts: Verdict[] = [];

function isPlain(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null;
}

async function judge(file: string, title: string, value: unknown, expected: boolean) {
  const validator = await validate(`https://svclink.dev/schemas/link/${file}`);
  const json = JSON.parse(JSON.stringify(value));
  verdicts.push({ what: `${file}: ${title}`, agrees: validator(json).valid === expected });
}

for (const schema of schemas.values()) if (isPlain(schema)) registerSchema({ ...schema });

for (const [file, { examples }] of schemas) {
  for (const example of Array.isArray(examples) ? examples : []) {
    await judge(file, 'example', example, true);
  }
}

for (const { event, data, result } of goldenCases()) {
  for (const { title, canonical, place } of [...data.good, ...data.bad]) {
    await judge(`${event}.data.json`, title, canonical, place === undefined);
  }
  for (const { title, wire, place } of result ? [...result.good, ...result.bad] : []) {
    await judge(`${event}.result.json`, title, wire, place === undefined);
  }
}

process.stdout.write(JSON.stringify(verdicts));
