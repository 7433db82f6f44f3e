import { audits } from '../../src/conformance/index.js';

describe('the level of an audit', () => {
  const refusals = audits.filter(
    ({ level, title }) => level === 'MUST' && / is refused| runs no /.test(title),
  );

  it('is MUST for a refusal only where it protects: credentials, unknown orders, the envelope, the method', () => {
    expect(refusals.map(({ id }) => id).toSorted()).toEqual([
      'credentials.clear-password',
      'credentials.file',
      'credentials.reading',
      'credentials.unknown-user',
      'credentials.writing',
      'credentials.wrong-password',
      'malformed.no-event_name',
      'malformed.no-password',
      'malformed.no-username',
      'mark_order_imported.unknown-order',
      'method.put',
      'unknown.order',
    ]);
  });

  it.each(['requires', 'refuses', 'form', 'thirty-days', 'exe', 'bid-stage'])(
    'is SHOULD for every %s: a field of a wrong form breaks no caller that follows the documents',
    (name) => {
      const found = audits.filter(
        ({ id }) => id.split('.').includes(name) && !id.startsWith('form.'),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(({ level }) => level))).toEqual(new Set(['SHOULD']));
    },
  );
});
