import fc from 'fast-check';
import {
  definitions,
  type EventDefinition,
  itemShape,
} from '../../src/protocol/catalogue/definition.js';
import { readResult } from '../../src/protocol/codec/read-result.js';
import { goldenCases } from '../schemas/files.js';

type Path = readonly (string | number)[];

/** Every place in a value, outermost first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, member]) =>
    placesIn(member, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inner];
}

function changed(value: unknown, path: Path, odd: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return odd;
  if (Array.isArray(value))
    return value.map((one, at) => (at === step ? changed(one, rest, odd) : one));
  const members = Object.entries(Object(value));
  return Object.fromEntries(
    members.map(([name, member]) => [name, name === step ? changed(member, rest, odd) : member]),
  );
}

const ODD: readonly unknown[] = [
  null,
  '',
  '  ',
  'odd',
  '0000-00-00',
  '1,234.50',
  0,
  -1.5,
  true,
  [],
  {},
  [null],
  { 0: 'x' },
  ['a', 'b'],
  { name: 'x' },
];

const read = (definition: EventDefinition, value: unknown) =>
  readResult(definition, structuredClone(value), { dialect: undefined, reading: 'tolerant' });

const answers = goldenCases().flatMap(({ event, result }) => {
  const definition = definitions.get(event);
  const wires = (result?.good ?? []).map(({ wire }) => wire);
  return definition && wires.length > 0 ? [{ event, definition, wires }] : [];
});

/** Whether a change touches what identifies a record, or a record itself. */
function isVital(definition: EventDefinition, path: Path): boolean {
  const depth = definition.result.kind === 'list' ? 1 : 0;
  const [name] = path.slice(depth);
  return path.length <= depth || (definition.entry.recordIds ?? []).includes(String(name));
}

describe('every answer of every event', () => {
  it('is there for all that have a published one', () => {
    expect(answers.length).toBeGreaterThanOrEqual(16);
  });

  it.each(answers)(
    '$event is read whatever stands in any one place of it',
    ({ definition, wires }) => {
      const shape = itemShape(definition);
      for (const wire of wires) {
        for (const path of placesIn(wire)) {
          for (const odd of ODD) {
            const { result, problem, unreadable } = read(definition, changed(wire, path, odd));
            if (isVital(definition, path)) continue;
            expect([path, odd, problem, unreadable]).toEqual([path, odd, undefined, []]);
            if (shape.kind === 'object') expect(typeof result).toBe('object');
          }
        }
      }
    },
  );

  it.each(answers)('$event loses no record to many deviations at once', ({ definition, wires }) => {
    const wire = fc.constantFrom(...wires);
    const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...ODD)), { maxLength: 8 });
    fc.assert(
      fc.property(wire, changes, (good, odds) => {
        let value: unknown = good;
        for (const [at, odd] of odds) {
          const places = placesIn(value).filter((path) => !isVital(definition, path));
          const path = places[at % Math.max(1, places.length)];
          if (path) value = changed(value, path, odd);
        }
        const { result, problem, unreadable } = read(definition, value);
        expect([problem, unreadable]).toEqual([undefined, []]);
        if (Array.isArray(good)) expect(result).toHaveLength(good.length);
      }),
      { numRuns: 60 },
    );
  });

  it.each(answers)('$event is read the same twice', ({ definition, wires }) => {
    const once = read(definition, wires.at(-1)).result;
    expect(read(definition, once).result).toEqual(once);
  });

  it('is a result or a problem, for any JSON at all', () => {
    const definition = fc.constantFrom(...definitions.values());
    fc.assert(
      fc.property(definition, fc.jsonValue(), (one, value) => {
        const { result, problem } = read(one, value);
        expect(problem === undefined || result === undefined).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an answer of a hundred thousand odd records', () => {
  const definition = definitions.get('get_all_orders');
  const odd = Array.from({ length: 100_000 }, (_, index) => ({
    report_id: index,
    org_wo_num: 'x',
  }));

  it('is read in one walk, its deviations bounded', () => {
    if (!definition) throw new Error('no such event');
    const { result, deviations } = readResult(definition, odd, {
      dialect: undefined,
      reading: 'tolerant',
    });
    expect(result).toHaveLength(100_000);
    expect(deviations).toHaveLength(1001);
    expect(deviations.at(-1)?.problem).toBe('299000 more deviations, which are not listed');
  });
});
