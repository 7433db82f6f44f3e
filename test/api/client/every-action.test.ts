import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION_NAMES, type ActionName, apiCatalogue } from '../../../src/api/index.js';
import { json, type Peer, startPeer } from './support/peer.js';

/** The example of one side of an action, as its schema shows it. */
function exampleOf(action: ActionName, side: 'request' | 'response'): Record<string, unknown> {
  const [service = '', ...rest] = action.split('/');
  const path = join('schemas', 'api', service, `${rest.join('_')}.${side}.json`);
  const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Object(schema).examples?.[0] ?? {};
}

/** What an action answers, with the hash of its content where it has one. */
function answerOf(action: ActionName): Record<string, unknown> {
  const answer = exampleOf(action, 'response');
  if (contentOf(action) !== 'response') return answer;
  const bytes = Buffer.from(String(answer.content), 'base64');
  return { ...answer, hash: createHash('sha256').update(bytes).digest('hex') };
}

const contentOf = (action: ActionName): unknown =>
  apiCatalogue.find((entry) => entry.action === action)?.content;

/** The method of an action, found by the parts of its path. */
function methodOf(api: unknown, action: ActionName): (request: unknown) => Promise<unknown> {
  const parent = action
    .split('/')
    .reduce((at: unknown, name) => Reflect.get(Object(at), name), api);
  if (typeof parent !== 'function') throw new Error(`${action} has no method`);
  return (request) => parent(request);
}

let peer: Peer;

beforeAll(async () => {
  peer = await startPeer(({ path }, response) => {
    const action = ACTION_NAMES.find((name) => path === `/${name}`);
    json(response, action === undefined ? {} : answerOf(action));
  });
});

afterAll(() => peer.close());

describe('every action', () => {
  it.each(ACTION_NAMES)(
    '/%s is a method that sends exactly its fields [client.api.request.actions]',
    async (action) => {
      const request = exampleOf(action, 'request');
      const answer = await methodOf(peer.client({ reading: 'strict' }), action)(request);
      const { path, body } = peer.calls.at(-1) ?? {};
      expect({ path, body }).toEqual({ path: `/${action}`, body: request });
      const expected = answerOf(action);
      const isBytes = contentOf(action) === 'response';
      expect(answer).toEqual(
        isBytes
          ? { ...expected, content: Buffer.from(String(expected.content), 'base64') }
          : expected,
      );
    },
  );

  it('has the same method in every client, and no client can be changed', () => {
    const api = peer.client();
    expect(Object.isFrozen(api)).toBe(true);
    expect(Object.isFrozen(api.workorder)).toBe(true);
    expect(Object.isFrozen(api.file.get)).toBe(true);
    expect(Object.keys(api).sort()).toEqual(
      [
        'call',
        'close',
        'raw',
        'token',
        ...new Set(ACTION_NAMES.map((name) => name.split('/')[0])),
      ].sort(),
    );
  });

  it('answers that spell ids as text and flags as text come in one spelling', async () => {
    const odd = await startPeer((_request, response) => {
      json(response, [
        {
          autoimport_id: '7',
          import_name: 'CSV',
          client_company_name: '',
          active: '1',
          friendly_name: '',
          api_capabilities: [],
        },
      ]);
    });
    const [first] = await odd.client().autoimport.list();
    expect(first).toMatchObject({ autoimport_id: 7, active: 1 });
    await odd.close();
  });
});
