import type { EventMap } from '../../../src/index.js';
import { catalogue } from '../../../src/protocol/catalogue/catalogue.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { addSampleOrder, inOrder, samples, sendSample } from './event-samples.js';

/** What a database would cut, refuse or change, and a program may die of. */
const ODD = {
  NUL: 'a\u0000b',
  'half a surrogate pair': 'a\ud800b',
  'the other half': '\udc00',
  'thirty digits': '123456789012345678901234567890',
  'thirty digits, negative': '-123456789012345678901234567890',
  'a statement': `'; DROP TABLE notes; --`,
  'an emoji': '😀 \u2028 \u{10ffff}',
} as const;

type Leaf = readonly (string | number)[];

/** Where texts and numbers stand in a value. */
function leavesOf(value: unknown, path: Leaf = []): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

function withOdd(value: unknown, [name, ...rest]: Leaf, odd: string): unknown {
  if (name === undefined) return odd;
  const copy: Record<string, unknown> = Object(structuredClone(value));
  copy[name] = withOdd(copy[name], rest, odd);
  return copy;
}

describe.each(ENGINES)('every field of every event that is sent to a site on $name', (engine) => {
  let test: TestSite;
  let data: ReturnType<typeof samples>;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine, { thumbnails: false });
    data = samples(await addSampleOrder(test));
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const send = (event: keyof EventMap, given: unknown) => sendSample(test, event, given);
  const names = catalogue.map(({ name }) => name);

  it('is known here: each event succeeds as it stands', async () => {
    expect(Object.keys(data).sort()).toEqual([...names].sort());
    for (const event of inOrder(names)) {
      const { success, return_error_msg } = await send(event, data[event]);
      expect({ event, success, return_error_msg }).toEqual({
        event,
        success: true,
        return_error_msg: null,
      });
    }
  });

  it.each(names)(
    'may hold anything in %s, is kept or refused, and never a failure of ours',
    async (event) => {
      for (const leaf of leavesOf(data[event])) {
        for (const [what, odd] of Object.entries(ODD)) {
          const answer = await send(event, withOdd(data[event], leaf, odd));
          const outcome = {
            field: leaf.join('.'),
            what,
            isOurs: answer.status >= 500,
            told: answer.return_error_msg,
          };
          expect(outcome).toEqual({
            ...outcome,
            isOurs: false,
            // What nobody foresaw is told with a reference to the log.
            told: answer.success ? null : expect.not.stringContaining('reference'),
          });
        }
      }
      expect((await send('get_order', data.get_order)).success).toBe(true);
    },
  );
});
