import fc from 'fast-check';
import { definitions, type EventDefinition } from '../../../src/protocol/catalogue/definition.js';
import { readData, writeData, writeResult } from '../../../src/protocol/codec/data-codec.js';
import { readResult } from '../../../src/protocol/codec/read-result.js';
import type { Kind, ScalarShape, Shape } from '../../../src/protocol/codec/shape.js';
import { toCanonical, toWire } from '../../../src/protocol/codec/spelling.js';
import { createDialect } from '../../../src/protocol/dialect.js';
import { LinkError } from '../../../src/protocol/errors/errors.js';

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const id = fc.array(digit, { minLength: 1, maxLength: 30 }).map((all) => all.join(''));
const plainId = fc.bigInt({ min: 0n, max: 10n ** 29n }).map(String);
const flag = fc.boolean();
const count = fc.nat();
const text = fc.string({ minLength: 1 });
const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const month = fc.integer({ min: 1, max: 12 }).map((value) => pad(value));
const day = fc.integer({ min: 1, max: 28 }).map((value) => pad(value));
const year = fc.integer({ min: 1, max: 9999 }).map((value) => pad(value, 4));
const date = fc.tuple(year, month, day);
const sign = fc.constantFrom('', '-');

/** Canonical values of every kind. */
const CANONICAL: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
  id: plainId,
  id_text: id,
  id_any: id,
  opaque_id: text.map((value) => value.trim()).filter((value) => value !== ''),
  flag,
  flag_number: flag,
  flag_text: flag,
  unix_time: fc.integer({ min: 0, max: 99_999_999_999 }),
  date_compact: fc.oneof(
    date.map((parts) => parts.join('')),
    fc.constant(null),
  ),
  date: date.map((parts) => parts.join('-')),
  date_time: date.map((parts) => `${parts.join('-')} 09:30:00`),
  decimal: fc
    .tuple(sign, fc.nat(), fc.nat({ max: 99 }))
    .map(([minus, whole, cents]) => `${minus}${whole}.${pad(cents)}`),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  count,
  count_text: count,
  file_area: fc.constantFrom(0, 1),
  text,
};

function arbitrary(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'object': {
      const members = [...shape.properties].map(([name, member]) => [name, arbitrary(member)]);
      return fc.record(Object.fromEntries(members), { requiredKeys: shape.required as never[] });
    }
    case 'list':
      return fc.array(arbitrary(shape.items), { maxLength: 4 });
    case 'map':
      return fc.dictionary(fc.constantFrom('1', '20', 'L-3', 'other'), arbitrary(shape.values), {
        maxKeys: 4,
      });
    case 'enum':
      return fc.constantFrom(...shape.values.filter((value) => value !== null));
    case 'any':
    case 'null':
      return fc.constant(null);
    default:
      return CANONICAL[shape.kind];
  }
}

const all: readonly [string, EventDefinition][] = [...definitions];
const few = { numRuns: 30 };
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** JSON has no -0. */
const plain = (value: unknown) => (value === undefined ? undefined : copyOf(value));

describe.each(Object.keys(CANONICAL) as Kind[])('a value of kind %s', (kind) => {
  const shape: ScalarShape = { kind };

  it('comes back from the wire as it was', () => {
    fc.assert(
      fc.property(CANONICAL[kind], (value) => {
        const wire = copyOf(toWire(shape, value));
        expect(toCanonical(shape, wire, 'text')).toEqual(plain(value));
      }),
    );
  });

  it('is brought to a spelling that stays', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          CANONICAL[kind],
          fc.jsonValue(),
          fc.constantFrom('1', 'True', ' 5 ', '00000000', '1.5'),
        ),
        (value) => {
          const once = toCanonical(shape, copyOf(value));
          expect(toCanonical(shape, once)).toEqual(once);
        },
      ),
    );
  });
});

describe.each(all)('the data of %s', (_, definition) => {
  it('comes back from the wire as it was', () => {
    fc.assert(
      fc.property(arbitrary(definition.data), (value) => {
        const wire = copyOf(writeData(definition, Object(value), undefined));
        expect(toCanonical(definition.data, wire, 'text')).toEqual(plain(value));
      }),
      few,
    );
  });

  it('is brought to a spelling that stays, whatever it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), arbitrary(definition.data)), (value) => {
        const once = toCanonical(definition.data, copyOf(value));
        expect(toCanonical(definition.data, copyOf(once ?? null))).toEqual(once ?? null);
      }),
      few,
    );
  });

  it('is refused with a LinkError that names a place, or taken', () => {
    const anything = fc.dictionary(
      fc.constantFrom('extra', ...namesOf(definition.data)),
      fc.jsonValue(),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(anything, (value) => {
        try {
          const copy: Record<string, unknown> = Object(copyOf(value));
          expect(readData(definition, copy, { now: 0, dialect: undefined })).toBe(copy);
        } catch (error) {
          expect(LinkError.is(error) && error.code).toBe('data_invalid');
          expect(Object(error).message).toMatch(/^event_data/);
        }
      }),
      few,
    );
  });
});

function namesOf(shape: Shape): string[] {
  return shape.kind === 'object' ? [...shape.properties.keys()] : [];
}

const dialect = createDialect({
  brand: 'acme',
  obj_url: 's3_url',
  obj_url_thumb: 's3_thumb',
  partner_a_id: 'north_id',
});

describe.each(all.filter(([, { entry }]) => entry.result === 'checked'))(
  'the result of %s',
  (name, definition) => {
    it('that is written comes back as it was, also under other names', () => {
      let written = 0;
      fc.assert(
        fc.property(
          arbitrary(definition.result),
          fc.constantFrom(undefined, dialect),
          (value, names) => {
            let json: string;
            try {
              json = writeResult(definition, value, { data: {}, dialect: names });
            } catch (error) {
              expect(LinkError.is(error) && error.code).toBe('result_invalid');
              return;
            }
            written += 1;
            const { result, problem } = readResult(definition, JSON.parse(json), {
              dialect: names,
              reading: 'strict',
            });
            expect([name, problem]).toEqual([name, undefined]);
            const completed = Array.isArray(value) ? result : plain(value);
            expect(result).toEqual(completed);
          },
        ),
        few,
      );
      // One is keyed by the form that was asked for, which nobody did here.
      expect(written > 0).toBe(name !== 'get_pcr_json');
    });

    it('is never changed where the handler keeps it', () => {
      fc.assert(
        fc.property(arbitrary(definition.result), (value) => {
          const before = plain(value);
          try {
            writeResult(definition, value, { data: { remote_report_id: '9' }, dialect });
          } catch {
            // Whether it was right is another test's question.
          }
          expect(plain(value)).toEqual(before);
        }),
        few,
      );
    });

    it('that is anything at all is written, or refused with a LinkError', () => {
      fc.assert(
        fc.property(fc.anything(), (value) => {
          try {
            JSON.parse(writeResult(definition, value, { data: {}, dialect: undefined }));
          } catch (error) {
            expect([name, LinkError.is(error) && error.code]).toEqual([name, 'result_invalid']);
          }
        }),
        few,
      );
    });
  },
);

describe('a dialect', () => {
  it('comes back from the wire as it was', () => {
    const names = fc.constantFrom(
      'svclink_push',
      'svc_report_id',
      'obj_url',
      'partner_a_id',
      'own',
      'question_type',
    );
    const { value: tree } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(names, tie('value')),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(dialect?.toNeutral(dialect.toWire(value))).toEqual(value);
      }),
    );
  });

  it("puts a message into the other side's names, whole words only", () => {
    expect(dialect?.messageToWire('event_data.svclink_push: obj_url or obj_url_thumb')).toBe(
      'event_data.acmelink_push: s3_url or s3_thumb',
    );
    expect(dialect?.messageToWire('my_obj_url svclink_pushed')).toBe('my_obj_url svclink_pushed');
  });

  it('keeps a member that is named like the prototype a member', () => {
    const sent: unknown = JSON.parse('{"a":{"__proto__":{"obj_url":1}}}');
    expect(JSON.stringify(dialect?.toWire(sent))).toBe('{"a":{"__proto__":{"s3_url":1}}}');
  });

  it('that renames nothing is none', () => {
    expect(createDialect(undefined)).toBeUndefined();
    expect(createDialect({})).toBeUndefined();
    expect(createDialect({ obj_url: 'obj_url' })).toBeUndefined();
  });
});
