import fc from 'fast-check';
import { readLinkAnswer } from '../../src/client/call/read-answer.js';
import { LinkCallError, type Reading } from '../../src/client/index.js';
import { definitions } from '../../src/protocol/catalogue/definition.js';
import { createDialect } from '../../src/protocol/dialect.js';

/** Reads a text as the answer to an event; what it fails with has to be a LinkCallError. */
function read(event: string, body: string, status = 200, reading: Reading = 'tolerant') {
  const definition = definitions.get(event);
  const dialect = createDialect({ brand: 'acme' });
  try {
    return readLinkAnswer(
      { status, headers: {}, body: Buffer.from(body) },
      { event, definition, dialect, reading, secret: /never/g, refusals: true },
    );
  } catch (error) {
    if (LinkCallError.is(error)) return error;
    throw error;
  }
}

describe('whatever comes as an answer', () => {
  const event = fc.constantFrom(...definitions.keys());
  const flag = fc.oneof(
    fc.boolean(),
    fc.constantFrom('True', '0', 1, null, undefined, ''),
    fc.string(),
  );

  it('is a result or a LinkCallError, for any text', () => {
    const status = fc.constantFrom(200, 201, 302, 404, 500);
    fc.assert(
      fc.property(event, fc.oneof(fc.string(), fc.json()), status, (name, body, code) => {
        const answer = read(name, body, code);
        if (code >= 300) expect(LinkCallError.is(answer)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is a result or a LinkCallError, for any envelope', () => {
    fc.assert(
      fc.property(event, fc.jsonValue(), flag, flag, (name, result_data, error, success) => {
        const answer = read(name, JSON.stringify({ error, success, result_data }));
        const failed = error === true || success === false;
        if (failed) expect(LinkCallError.is(answer)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is never a success when one of the four signals says no', () => {
    const signals = fc.record({
      status: fc.constantFrom(200, 500),
      error: fc.boolean(),
      success: fc.boolean(),
      list: fc.array(fc.string({ minLength: 1 }), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(signals, ({ status, error, success, list }) => {
        const body = JSON.stringify({ error, success, result_data: { error: list } });
        const answer = read('bid_comp_confirm', body, status);
        const no = status !== 200 || error || !success || list.length > 0;
        expect(LinkCallError.is(answer)).toBe(no);
      }),
    );
  });
});
