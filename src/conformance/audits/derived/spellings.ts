import { definitions, type EventDefinition } from '../../../protocol/catalogue/definition.js';
import type { Shape } from '../../../protocol/codec/shape.js';
import { type Audit, audit, sources } from '../../audit.js';
import { accepted, perform } from '../../findings/replies.js';
import { expectSuccess } from '../../judge/envelope.js';
import { wireData } from '../../judge/event.js';
import { skip } from '../../verdict.js';
import { writesFor } from './answers.js';

const IDS: ReadonlySet<string> = new Set(['id', 'id_text', 'id_any', 'unix_time']);
const isId = (shape: Shape | undefined) => shape !== undefined && IDS.has(shape.kind);

function memberShape({ data }: EventDefinition, name: string): Shape | undefined {
  return data.kind === 'object' ? data.properties.get(name) : undefined;
}

function hasIds({ data }: EventDefinition): boolean {
  return (
    data.kind === 'object' &&
    [...data.properties].some(([name, shape]) => isId(shape) && data.required.includes(name))
  );
}

/** Returns a number as digits, and digits as a number; digits that no JSON number holds unchanged. */
function respelled(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return String(Number(value)) === value ? Number(value) : value;
}

/**
 * Returns data with ids and times as numbers where they were digits, and as digits where they were numbers.
 *
 * @throws AuditSkip where the ids have no other spelling
 */
function otherSpelling(definition: EventDefinition, wire: Record<string, unknown>) {
  const members = Object.entries(wire).map(([name, value]): [string, unknown] => [
    name,
    isId(memberShape(definition, name)) ? respelled(value) : value,
  ]);
  if (members.some(([name, value]) => value !== wire[name])) return Object.fromEntries(members);
  return skip('the ids of this receiver are too long for a JSON number');
}

function asObject({ entry: { name } }: EventDefinition): Audit {
  return audit(
    {
      id: `${name}.event-data-object`,
      level: 'SHOULD',
      title: `${name} takes event_data as an object as well as the text of one`,
      source: sources.wire,
    },
    async (context) => {
      const { data } = await accepted(context, name);
      const wire = wireData(context, name, data);
      const answer = await context.call(name, wire, { asObject: true });
      const fix = 'Where event_data is an object already, use it; where it is a text, parse it.';
      expectSuccess(answer, `${name} with event_data as an object`, fix);
    },
  );
}

function idSpelling(definition: EventDefinition): Audit {
  const { name } = definition.entry;
  return audit(
    {
      id: `${name}.id-spelling`,
      level: 'SHOULD',
      title: `${name} takes ids and times as numbers as well as digits in a text`,
      source: sources.wire,
    },
    async (context) => {
      const { data } = await accepted(context, name);
      const wire = otherSpelling(definition, wireData(context, name, data));
      const fix = 'Turn ids and times into one spelling before they are used.';
      expectSuccess(await context.call(name, wire), `${name} with ids in the other spelling`, fix);
    },
  );
}

function ignoresUnknown({ entry: { name } }: EventDefinition): Audit {
  return audit(
    {
      id: `${name}.unknown-members`,
      level: 'SHOULD',
      title: `${name} takes event_data with a member that no document names`,
      source: sources.wire,
    },
    async (context) => {
      const { data } = await accepted(context, name);
      const answer = await perform(context, name, { ...data, svclink_check: 'anything' });
      const fix = 'Leave members alone that are not known: callers send more than is documented.';
      expectSuccess(answer, `${name} with an unknown member`, fix);
    },
  );
}

/** Audits of each event that changes nothing: other spellings of the same call. */
export const spellingAudits: readonly Audit[] = [...definitions.values()]
  .filter((definition) => writesFor(definition).writes === undefined)
  .flatMap((definition) => [
    asObject(definition),
    ignoresUnknown(definition),
    ...(hasIds(definition) ? [idSpelling(definition)] : []),
  ]);
