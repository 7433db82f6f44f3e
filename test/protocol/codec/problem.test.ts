import { Ajv2020 } from 'ajv/dist/2020.js';
import { describeProblem } from '../../../src/protocol/codec/problem.js';
import { shapeOf } from '../../../src/protocol/codec/shape.js';

const told = (schema: object, value: unknown, root = 'event_data') => {
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(validate(value)).toBe(false);
  return describeProblem(validate.errors, shapeOf(schema), root);
};
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

describe('a problem', () => {
  it.each<[string, object, unknown, string]>([
    ['of the whole', { type: 'object' }, 5, 'event_data: must be an object'],
    [
      'of a member',
      object({ a: { type: 'boolean' } }),
      { a: 5 },
      'event_data.a: must be true or false',
    ],
    [
      'within a list',
      object({ a: { type: 'array', items: object({ b: { type: 'string' } }) } }),
      { a: [{ b: 'x' }, { b: 5 }] },
      'event_data.a[1].b: must be text',
    ],
    [
      'in a map',
      { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      { x: ['y', 5] },
      'event_data.x[1]: must be text',
    ],
    [
      'of a list that is none',
      object({ a: { type: 'array' } }),
      { a: {} },
      'event_data.a: must be an array',
    ],
    ['of null', object({ a: { type: 'null' } }), { a: 1 }, 'event_data.a: must be null'],
    ['of a missing member', object({}, { required: ['a'] }), {}, 'event_data.a: is required'],
    ['of one value', object({ a: { const: 'x' } }), { a: 1 }, 'event_data.a: must be x'],
    [
      'of two values',
      object({ a: { enum: ['wo', 'prop'] } }),
      { a: 1 },
      'event_data.a: must be wo or prop',
    ],
    [
      'of three values, one of them empty',
      object({ a: { enum: ['', 'b', 3] } }),
      { a: 1 },
      'event_data.a: must be empty, b or 3',
    ],
    [
      'of too few items, as the validator says it',
      object({ a: { type: 'array', minItems: 2 } }),
      { a: [1] },
      'event_data.a: must NOT have fewer than 2 items',
    ],
    [
      'of too few members, as the validator says it',
      object({}, { minProperties: 1 }),
      {},
      'event_data: must NOT have fewer than 1 properties',
    ],
    [
      'of members of which one is needed',
      { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }, { required: ['a'] }] },
      {},
      'event_data: needs a or b',
    ],
    [
      'of members of which just one may be',
      { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      {},
      'event_data: needs a or b',
    ],
  ])('%s is told with its place', (_, schema, value, message) => {
    expect(told(schema, value)).toBe(message);
  });

  it('of branches that are about more than a missing member is told as the first of them', () => {
    const schema = { type: 'object', anyOf: [{ required: ['a'] }, { minProperties: 2 }] };
    expect(told(schema, {})).toBe('event_data.a: is required');
  });

  it('of branches about another object is told as the first of them', () => {
    const inner = object({ c: { type: 'object', required: ['a'] } });
    expect(told({ type: 'object', anyOf: [inner, inner] }, { c: {} })).toBe(
      'event_data.c.a: is required',
    );
  });

  it('of a long member name is told in short', () => {
    const long = 'n'.repeat(300);
    const schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(told(schema, { [long]: 5 })).toBe(`event_data.${'n'.repeat(80)}: must be text`);
  });

  it('of a name with signs of a pointer is told with the name', () => {
    const schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(told(schema, { 'a/b~c': 5 }, 'result_data')).toBe('result_data.a/b~c: must be text');
  });

  it.each([[null], [undefined], [[]]])(
    'without a description (%p) still names the value',
    (errors) => {
      expect(describeProblem(errors, { kind: 'any' }, 'event_data')).toBe(
        'event_data: is not valid',
      );
    },
  );

  it('without a message still says that the value is not valid', () => {
    const error = { keyword: 'own', instancePath: '', params: {}, schemaPath: '' };
    for (const shape of [
      { kind: 'any' } as const,
      shapeOf({ type: 'object' }),
      shapeOf({ type: 'array' }),
    ])
      expect(describeProblem([error], shape, 'event_data')).toBe('event_data: is not valid');
  });
});
