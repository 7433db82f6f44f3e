import { ApiError, apiCatalogue } from '../../../src/api/index.js';
import { type Answer, bearer, post, startService, type TestService } from '../support/service.js';

type Node = Readonly<Record<string, unknown>>;

const node = (value: unknown): Node => Object(value);
const TOKEN_REQUEST = 'auth/token';

describe('openapi.json, compared with what the server answers', () => {
  let service: TestService;
  let document: Node;
  let answer: () => unknown = () => undefined;
  beforeAll(async () => {
    const setUp = (api: TestService['api']) => {
      for (const { action } of apiCatalogue) Reflect.apply(api.on, api, [action, () => answer()]);
    };
    service = await startService(setUp, { reference: true, maxBodyBytes: 40_000 });
    document = node(await (await fetch(`${service.url}/openapi.json`)).json());
  });
  afterAll(() => service.close());

  const resolve = (value: unknown): Node => {
    const { $ref } = node(value);
    if (typeof $ref !== 'string') return node(value);
    const [, , group = '', name = ''] = $ref.split('/');
    return resolve(node(node(document.components)[group])[name]);
  };
  const operation = (action: string) => node(node(node(document.paths)[`/${action}`]).post);
  const content = (response: unknown) =>
    node(node(node(resolve(response)).content)['application/json']);
  const schemaOf = (response: unknown) => node(content(response).schema);
  const example = (response: unknown): Node =>
    node(node(node(content(response).examples).example1).value);
  const requestOf = (action: string) => operation(action).requestBody;

  /** The errors that the document names for an operation, as `400 invalid_request`. */
  const described = (action: string): Set<string> => {
    const named = Object.entries(node(operation(action).responses)).flatMap(
      ([status, response]) => {
        const { enum: types } = node(node(schemaOf(response).properties).error);
        return Array.isArray(types) ? types.map((type) => `${status} ${type}`) : [];
      },
    );
    return new Set(named);
  };
  const named = ({ status, body }: Answer) => `${status} ${body.error}`;
  const token = (body: unknown) => post(`${service.url}/${TOKEN_REQUEST}`, body);

  it.each(apiCatalogue.map(({ action }) => action))(
    'names the status and type of every refusal of /%s that needs no handler',
    async (action) => {
      const [unlike = ''] = ['user-r', 'file-r'].filter(
        (one) => !one.startsWith(`${action.split('/')[0]}-`),
      );
      const address = `${service.url}/${action}`;
      const got = await fetch(address, { headers: bearer(await service.token()) });
      answer = () => {
        throw new Error('the database is gone');
      };
      const refusals: Answer[] = [
        await post(address, {}),
        await post(address, {}, bearer(`${await service.token()}x`)),
        await post(address, {}, bearer(await service.token(unlike))),
        { status: got.status, body: node(await got.json()), headers: {}, text: '' },
        await service.call(action, []),
        await service.call(action, example(requestOf(action))),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([401, 401, 403, 405, 400, 500]);
      expect(refusals.map(named).filter((type) => !described(action).has(type))).toEqual([]);
    },
  );

  it.each(apiCatalogue.map(({ action }) => action))(
    'names no other error of /%s than its handler can answer',
    async (action) => {
      const own = new Set(
        apiCatalogue.find((one) => one.action === action)?.errors.map(({ type }) => type),
      );
      for (const error of described(action)) {
        const [status, type = ''] = error.split(' ');
        // Where an app serves no such action, the answer is the general one.
        if (!own.has(type as never) || error === '404 not_found') continue;
        answer = () => {
          throw new ApiError(type as never);
        };
        const answered = await service.call(action, example(requestOf(action)));
        expect(named(answered)).toBe(`${status} ${type}`);
      }
    },
  );

  it.each(apiCatalogue.map(({ action }) => action))(
    'names the members that /%s needs, and the values that it takes',
    async (action) => {
      const schema = schemaOf(requestOf(action));
      const good = example(requestOf(action));
      const response = example(node(operation(action).responses)[200]);
      const streams = apiCatalogue.find((one) => one.action === action)?.content === 'response';
      answer = () => (streams ? { ...response, content: Buffer.from('x') } : response);
      const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
      for (const member of required) {
        const { [member]: _, ...rest } = good;
        const refused = await service.call(action, rest);
        expect([member, described(action).has(named(refused))]).toEqual([member, true]);
        expect([400, 422]).toContain(refused.status);
      }
      for (const [member, value] of Object.entries(node(schema.properties))) {
        const { enum: values } = resolve(value);
        if (!Array.isArray(values)) continue;
        const wrong = await service.call(action, { ...good, [member]: 'no such value' });
        expect([member, wrong.status]).toEqual([member, 400]);
        for (const right of values) {
          const taken = await service.call(action, { ...good, [member]: right });
          expect(String(taken.body.error_description ?? '')).not.toContain(`${member}:`);
        }
      }
    },
  );

  // The last: the guesses slow down the address that the others call from.
  it('names the status and type of every refusal of a token', async () => {
    const { credentials: good } = service;
    const refusals = [
      await token({ ...good, grant_type: undefined }),
      await token({ ...good, client_secret: 7 }),
      await token({ ...good, client_secret: 'wrong' }),
      await token({ ...good, client_id: '18-ffffff-nobody' }),
      await token({ ...good, grant_type: 'password' }),
      await token({ ...good, scope: 'no-such-scope' }),
      await token({ ...good, scope: 'x'.repeat(50_000) }),
    ];
    for (let count = 0; count < 30 && refusals.at(-1)?.status !== 429; count += 1) {
      refusals.push(await token({ ...good, client_secret: `guess ${count}` }));
    }
    const got = await fetch(`${service.url}/${TOKEN_REQUEST}`);
    refusals.push({ status: got.status, body: node(await got.json()), headers: {}, text: '' });
    const types = [...new Set(refusals.map(named))];
    expect(types.toSorted()).toEqual([
      '400 invalid_request',
      '400 invalid_scope',
      '400 unsupported_grant_type',
      '401 invalid_client',
      '405 method_not_allowed',
      '413 request_too_large',
      '429 too_many_attempts',
    ]);
    expect(types.filter((type) => !described(TOKEN_REQUEST).has(type))).toEqual([]);
  });
});
