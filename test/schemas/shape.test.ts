import * as fc from 'fast-check';
import { KINDS, shapeOf } from '../../src/protocol/codec/shape.js';
import { shapes } from '../../src/protocol/generated/shapes.js';
import { linkSchemas } from './files.js';

const kind = (name: string, file = 'canonical.json') => ({ $ref: `${file}#/$defs/${name}` });

describe('shapeOf', () => {
  it.each([...KINDS])('takes a reference to the kind %s as that kind', (name) => {
    expect(shapeOf(kind(name))).toMatchObject({ kind: name });
    const url = `https://svclink.dev/schemas/link/wire.json#/$defs/${name}`;
    expect(shapeOf({ $ref: url, minimum: 1 })).toMatchObject({ kind: name });
  });

  it('knows the kinds that the schemas define', () => {
    const definitions = linkSchemas().get('wire.json')?.$defs;
    expect(Object.keys(Object(definitions))).toEqual([...KINDS]);
  });

  it.each([
    ['string', { kind: 'text' }],
    ['boolean', { kind: 'flag' }],
    ['number', { kind: 'number' }],
    ['null', { kind: 'null', nullable: true }],
    ['object', { kind: 'object', properties: new Map(), required: [] }],
    ['array', { kind: 'list', items: { kind: 'any' } }],
    [['string', 'null'], { kind: 'text', nullable: true }],
    ['nonsense', { kind: 'any' }],
  ])('takes the inline type %j', (type, shape) => {
    expect(shapeOf({ type })).toEqual(shape);
  });

  it('takes whole numbers from 0 as a count, others as a number', () => {
    expect(shapeOf({ type: 'integer', minimum: 0 })).toEqual({ kind: 'count' });
    expect(shapeOf({ type: 'integer', minimum: -5 })).toEqual({ kind: 'number' });
    expect(shapeOf({ type: 'integer' })).toEqual({ kind: 'number' });
  });

  it('lists the values of an enumeration, null apart', () => {
    expect(shapeOf({ enum: ['a', 1, null] })).toEqual({
      kind: 'enum',
      values: ['a', 1],
      nullable: true,
    });
    expect(shapeOf({ const: 1 })).toEqual({ kind: 'enum', values: [1] });
    expect(shapeOf({ enum: [null] })).toEqual({ kind: 'null', nullable: true });
    expect(shapeOf({ enum: [{}] })).toEqual({ kind: 'any' });
  });

  it('takes null beside a kind as nullable, and a kind before fixed values', () => {
    const nothing = { type: 'null' };
    expect(shapeOf({ anyOf: [kind('text'), nothing] })).toEqual({ kind: 'text', nullable: true });
    expect(shapeOf({ anyOf: [{ const: '***' }, kind('id')] })).toEqual({ kind: 'id' });
    expect(shapeOf({ anyOf: [nothing, nothing] })).toEqual({ kind: 'null', nullable: true });
    expect(shapeOf({ oneOf: [{}, nothing] })).toEqual({ kind: 'any' });
  });

  it('tells members, what is required, and the kind of all other members', () => {
    const schema = {
      type: 'object',
      properties: { id: kind('id'), other: true },
      required: ['id', 5],
      additionalProperties: kind('text'),
    };
    expect(shapeOf(schema)).toEqual({
      kind: 'object',
      properties: new Map([
        ['id', { kind: 'id' }],
        ['other', { kind: 'any' }],
      ]),
      required: ['id'],
      rest: { kind: 'text' },
    });
  });

  it('joins the members of allOf', () => {
    const base = { properties: { a: kind('id') }, required: ['a'] };
    const shape = shapeOf({ type: 'object', properties: { b: kind('flag') }, allOf: [base, true] });
    expect(shape).toEqual({
      kind: 'object',
      properties: new Map([
        ['b', { kind: 'flag' }],
        ['a', { kind: 'id' }],
      ]),
      required: ['a'],
    });
  });

  it('takes an object without named members as a map', () => {
    const map = { type: 'object', additionalProperties: kind('id') };
    expect(shapeOf(map)).toEqual({ kind: 'map', values: { kind: 'id' } });
    const closed = { type: 'object', additionalProperties: false };
    expect(shapeOf(closed)).toEqual({ kind: 'object', properties: new Map(), required: [] });
  });

  it('takes other references as it is told, and as anything where it is not', () => {
    const shape = shapeOf(
      { properties: { uom: { $ref: '#/$defs/uom' }, id: kind('id') } },
      (ref) => (ref === '#/$defs/uom' ? { kind: 'count' } : undefined),
    );
    expect(shape).toMatchObject({
      properties: new Map([
        ['uom', { kind: 'count' }],
        ['id', { kind: 'any' }],
      ]),
    });
    expect(shapeOf({ $ref: '#/$defs/missing' })).toEqual({ kind: 'any' });
    expect(shapeOf({ $ref: 'canonical.json#/$defs/nonsense' })).toEqual({ kind: 'any' });
  });

  it('takes names like __proto__ as names', () => {
    const schema = JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}');
    const shape = shapeOf(schema);
    expect(shape.kind === 'object' && shape.properties.get('__proto__')).toEqual({ kind: 'text' });
  });

  it('answers with a shape whatever it is given', () => {
    const known = new Set(['any', 'null', 'enum', 'object', 'list', 'map', ...KINDS]);
    fc.assert(fc.property(fc.jsonValue(), (schema) => known.has(shapeOf(schema).kind)));
  });
});

describe('the shapes of the events', () => {
  it('keep the kinds that a schema names', () => {
    const { data, result } = shapes.send_bid_comp;
    const property = (name: string) => data.kind === 'object' && data.properties.get(name);
    expect(property('dst_invoice_item_id')).toEqual({ kind: 'id_text', nullable: true });
    expect(property('qty_bid')).toEqual({ kind: 'decimal' });
    expect(result).toMatchObject({ properties: new Map([['comp_note_id', { kind: 'id_any' }]]) });
  });

  it('know nothing of results that no document shows', () => {
    expect(shapes.send_file.result).toEqual({ kind: 'any' });
    expect(shapes.validate_user.result).toEqual({ kind: 'null', nullable: true });
  });

  it('reach into forms, unknown members of records included', () => {
    const form = shapes.get_pcr_json.result;
    const record = form.kind === 'map' && form.values.kind === 'object' ? form.values : undefined;
    const rules = record?.properties.get('options_pcr_forms_photo_rules');
    expect(rules).toMatchObject({
      kind: 'map',
      values: { kind: 'object', rest: { kind: 'text' } },
    });
  });
});
