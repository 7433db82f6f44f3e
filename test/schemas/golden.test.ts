import { definitions } from '../../src/protocol/catalogue/definition.js';
import type { Validate, ValidationError } from '../../src/protocol/codec/validation.js';
import { EVENT_NAMES } from '../../src/protocol/generated/event-names.js';
import { type GoldenCase, goldenCases } from './files.js';

const goldens = goldenCases();
const all = new Map([...definitions].map(([name, { validators }]) => [name, validators]));

function stepsOf(error: ValidationError): string[] {
  const steps = error.instancePath.split('/').slice(1);
  const missing = error.keyword === 'required' ? [String(error.params.missingProperty)] : [];
  return [...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')), ...missing];
}

/** The place that the first error names, or the object when a choice of members is missing. */
function placeOf(errors: readonly ValidationError[], value: unknown): string {
  const [first] = errors;
  const last = errors.at(-1);
  const choice = last?.keyword === 'anyOf' && first?.keyword === 'required' ? last : first;
  let at = value;
  let place = '';
  for (const step of choice === undefined ? ['no error'] : stepsOf(choice)) {
    place += Array.isArray(at) ? `[${step}]` : `${place === '' ? '' : '.'}${step}`;
    at = Reflect.get(Object(at), step);
  }
  return place;
}

function expectPlace(validate: Validate, value: unknown, { title, place }: GoldenCase): void {
  expect([title, validate(value)]).toEqual([title, false]);
  expect([title, placeOf(validate.errors ?? [], value)]).toEqual([title, place]);
}

describe('the golden cases', () => {
  it('exist for every event, enough of them', () => {
    expect(goldens.map(({ event }) => event).sort()).toEqual([...EVENT_NAMES]);
    for (const { data, result } of goldens) {
      expect(data.good.length).toBeGreaterThanOrEqual(3);
      expect(data.bad.length).toBeGreaterThanOrEqual(6);
      if (result) expect(result.bad.length).toBeGreaterThanOrEqual(6);
    }
  });

  describe.each(goldens)('of $event', ({ event, data, result }) => {
    const validator = all.get(event);
    if (validator === undefined) throw new Error(`no validators for ${event}`);

    it('good data is accepted', () => {
      for (const { title, canonical } of data.good) {
        expect([title, validator.data(canonical)]).toEqual([title, true]);
      }
    });

    it('bad data is refused at the right place', () => {
      for (const golden of data.bad) expectPlace(validator.data, golden.canonical, golden);
    });

    it('good results are accepted, on the wire and canonical', () => {
      for (const { title, canonical, wire } of result?.good ?? [{ title: 'anything', wire: 5 }]) {
        expect([title, validator.result(wire)]).toEqual([title, true]);
        expect([title, validator.received(canonical)]).toEqual([title, true]);
      }
    });

    it('bad results are refused at the right place, on the wire and canonical', () => {
      expect(validator.result([['thing']])).toBe(result === undefined);
      for (const golden of result?.bad ?? []) {
        expectPlace(validator.result, golden.wire, golden);
        expectPlace(validator.received, golden.canonical, golden);
      }
    });

    it('elements of a list are judged as in the list', () => {
      const { item } = validator;
      expect(item === undefined).toBe(!Array.isArray(result?.good[0]?.canonical));
      for (const { title, wire, place } of [...(result?.good ?? []), ...(result?.bad ?? [])]) {
        if (!item || !Array.isArray(wire)) continue;
        expect([title, wire.every(item)]).toEqual([title, place === undefined]);
      }
    });
  });
});
