import { catalogueEntry } from '../../../src/protocol/catalogue/catalogue.js';
import { shapeOf } from '../../../src/protocol/codec/shape.js';
import { identified, writeShape } from '../shape-code.js';
import { bundle, eventNames } from './bundle.js';

function side(file: string, ids?: readonly string[]): string {
  const schema = bundle(file, (kind, of) => ({ $ref: `${of}.json#/$defs/${kind}` }));
  return writeShape(identified(shapeOf(schema), ids), '    ');
}

/** Writes `shapes.ts`: how the values of each event are spelled. */
export function shapesModule(): string {
  const entries = eventNames().map(
    (name) =>
      `  ${name}: {\n    data: ${side(`${name}.data.json`)},\n    result: ${side(`${name}.result.json`, catalogueEntry(name)?.recordIds)},\n  },\n`,
  );
  return `import type { Shape } from '../codec/shape.js';
import type { EventName } from './event-names.js';

/** The spellings of the values of both sides of an event. */
export interface EventShapes {
  readonly data: Shape;
  readonly result: Shape;
}

/** The shapes of all events, derived from their schemas. */
export const shapes: Readonly<Record<EventName, EventShapes>> = {
${entries.join('')}};
`;
}
