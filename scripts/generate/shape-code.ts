import type { Shape } from '../../src/protocol/codec/shape.js';

/** Writes a shape as code. */
export function writeShape(shape: Shape, indent: string): string {
  const inner = `${indent}  `;
  const nullable = 'nullable' in shape && shape.nullable ? ', nullable: true' : '';
  switch (shape.kind) {
    case 'enum':
      return `{ kind: 'enum', values: ${JSON.stringify(shape.values)}${nullable} }`;
    case 'list':
      return `{ kind: 'list', items: ${writeShape(shape.items, indent)}${nullable} }`;
    case 'map':
      return `{ kind: 'map', values: ${writeShape(shape.values, indent)}${nullable} }`;
    case 'object': {
      const members = [...shape.properties].map(
        ([name, member]) => `${inner}  ['${name}', ${writeShape(member, `${inner}  `)}],\n`,
      );
      const rest =
        shape.rest === undefined ? '' : `${inner}rest: ${writeShape(shape.rest, inner)},\n`;
      const map = `${inner}properties: new Map<string, Shape>([\n${members.join('')}${inner}]),\n`;
      const required = `${inner}required: ${JSON.stringify(shape.required)}${nullable},\n`;
      const ids = shape.ids === undefined ? '' : `${inner}ids: ${JSON.stringify(shape.ids)},\n`;
      return `{\n${inner}kind: 'object',\n${map}${required}${rest}${ids}${indent}}`;
    }
    case 'null':
    case 'any':
      return `{ kind: '${shape.kind}'${nullable} }`;
    default: {
      const longest = shape.longest === undefined ? '' : `, longest: ${shape.longest}`;
      const range = shape.range === undefined ? '' : `, range: ${JSON.stringify(shape.range)}`;
      return `{ kind: '${shape.kind}'${nullable}${longest}${range} }`;
    }
  }
}

/** Returns the shape of an answer whose records are identified by these members. */
export function identified(shape: Shape, ids: readonly string[] | undefined): Shape {
  if (ids === undefined) return shape;
  if (shape.kind === 'list') return { ...shape, items: identified(shape.items, ids) };
  return shape.kind === 'object' ? { ...shape, ids } : shape;
}
