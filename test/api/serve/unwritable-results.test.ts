import type { WorkorderFieldsResponse } from '../../../src/api/generated/action-types.js';
import { bearer, post, startService, type TestService } from '../support/service.js';

/** What a handler may return by mistake where the schema of the answer takes anything. */
const MISTAKES: readonly (readonly [string, () => unknown])[] = [
  ['a Map', () => new Map([[1, 2]])],
  ['a Set', () => new Set([1])],
  [
    'a generator',
    () =>
      (function* () {
        yield 1;
      })(),
  ],
  ['a Date', () => new Date(0)],
  ['a number', () => 5],
  ['a boolean', () => true],
];

describe('an answer of the JSON API whose form nobody has published', () => {
  let service: TestService;
  let returned: () => unknown;
  beforeAll(async () => {
    service = await startService((api) =>
      api.on('workorder/fields', () => returned() as WorkorderFieldsResponse),
    );
  });
  afterAll(() => service.close());

  const ask = async () =>
    post(`${service.url}/workorder/fields`, {}, bearer(await service.token()));

  it.each(MISTAKES)('is a failure, not an empty success, for %s', async (_, make) => {
    returned = make;
    const answer = await ask();
    expect([answer.status, answer.body.error]).toEqual([500, 'internal_error']);
  });

  it('is what the handler gave where JSON can hold it', async () => {
    returned = () => ({});
    expect((await ask()).status).toBe(200);
  });
});
