import { ACTION_NAMES } from '../../../src/api/index.js';
import { bidTables } from '../../golden/api/bids.js';
import { fileTables } from '../../golden/api/files.js';
import { formTables } from '../../golden/api/forms-and-notes.js';
import { invoiceTables } from '../../golden/api/invoices.js';
import { expected, type GoldenCase, type GoldenSide } from '../../golden/api/kinds.js';
import { orderTables } from '../../golden/api/orders.js';
import { quickPoster } from '../support/quick.js';
import { bearer, startService, type TestService } from '../support/service.js';

const tables = { ...bidTables, ...fileTables, ...orderTables, ...formTables, ...invoiceTables };

/** Bytes of a file, in place of the base64 and hash that are made of them while they leave. */
const WITH_CONTENT: ReadonlySet<string> = new Set(['file/get', 'autoimport/export']);

let service: TestService;
let poster: ReturnType<typeof quickPoster>;
let answered: unknown;
beforeAll(async () => {
  service = await startService((api) => {
    // What is answered is told at run time: the types of handlers are not what is tried here.
    for (const name of ACTION_NAMES) Reflect.apply(api.on, api, [name, () => answered]);
  });
  poster = quickPoster(bearer(await service.token()));
});
afterAll(() => {
  poster.close();
  return service.close();
});

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of a value with the member at `path` changed, or taken away. */
function changed(value: unknown, path: string, to?: { readonly value: unknown }): unknown {
  // Not structuredClone: what the tables share between two members would change in both.
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let holder = copy;
  for (const step of steps) holder = isHolder(holder) ? holder[step] : undefined;
  if (!isHolder(holder) || !Object.hasOwn(holder, last)) throw new Error(`there is no ${path}`);
  if (to) holder[last] = to.value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

function paths(value: unknown, before = ''): string[] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    `${before}${name}`,
    ...paths(member, `${before}${name}.`),
  ]);
}

/** Every change of a good value with whether it is still good. */
function* variants(
  { good, members }: GoldenCase,
  side: 'request' | 'response',
): Generator<readonly [what: string, value: unknown, isGood: boolean]> {
  yield ['as it is', good, true];
  for (const [path, member] of Object.entries(members)) {
    const { needed, nullable, wrong, accepted } = expected(member, side);
    yield [`without ${path}`, changed(good, path), !needed];
    // On the way in, null at the top stands for a member that is not sent.
    const isAbsent = side === 'request' && !path.includes('.');
    const isAny = member.startsWith('any');
    const nullIsGood = nullable || isAny || (isAbsent && !needed);
    yield [`${path} null`, changed(good, path, { value: null }), nullIsGood];
    for (const value of wrong) {
      yield [`${path} ${JSON.stringify(value)}`, changed(good, path, { value }), false];
    }
    for (const value of accepted) {
      yield [`${path} ${JSON.stringify(value)}`, changed(good, path, { value }), true];
    }
  }
}

const casesOf = (side: GoldenSide): readonly GoldenCase[] => (side === 'anything' ? [] : side);

async function statusOfAnswer(action: string, request: unknown, value: unknown): Promise<number> {
  answered =
    WITH_CONTENT.has(action) && isHolder(value) ? { ...value, content: Buffer.from('x') } : value;
  return poster.post(`${service.url}/${action}`, request ?? {});
}

it('there is a table for every action', () => {
  expect(Object.keys(tables).sort()).toEqual([...ACTION_NAMES].sort());
});

describe.each(Object.entries(tables))('/%s', (action, { request, response }) => {
  const [firstRequest] = casesOf(request);
  const [firstResponse] = casesOf(response);

  it('has a table that tells of every member', () => {
    for (const { good, members } of [...casesOf(request), ...casesOf(response)]) {
      expect(Object.keys(members).sort()).toEqual(paths(good).sort());
    }
  });

  it('takes good requests and refuses bad ones', async () => {
    const result = firstResponse?.good ?? {};
    for (const golden of casesOf(request)) {
      for (const [what, value, isGood] of variants(golden, 'request')) {
        const status = await statusOfAnswer(action, value, result);
        const kind = status === 422 ? 400 : status;
        expect([what, kind]).toEqual([what, isGood ? 200 : 400]);
      }
    }
  });

  it('answers good results and never bad ones', async () => {
    for (const golden of casesOf(response)) {
      for (const [what, value, isGood] of variants(golden, 'response')) {
        const status = await statusOfAnswer(action, firstRequest?.good, value);
        expect([what, status]).toEqual([what, isGood ? 200 : 500]);
      }
      for (const value of ['text', 7, true, null]) {
        expect(await statusOfAnswer(action, firstRequest?.good, value)).toBe(500);
      }
    }
  });
});

const unshown = Object.entries(tables).filter(([, { response }]) => response === 'anything');

it.each(unshown)(
  '/%s answers whatever its handler gives, as no document shows it',
  async (action, table) => {
    const [request] = casesOf(table.request);
    for (const value of [{ any: 1 }, [], 'text', 7, null]) {
      answered = value;
      const answer = await service.call(action, request?.good);
      expect([answer.status, answer.body]).toEqual([200, value]);
    }
  },
);
