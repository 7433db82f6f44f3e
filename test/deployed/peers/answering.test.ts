import fc from 'fast-check';
import type { LinkClient } from '../../../src/client/index.js';
import { sharedPeer } from '../../client/peer.js';
import {
  type AnswerSpelling,
  ASKED,
  type AskedEvent,
  bytesOf,
  documentedAnswer,
  ENVELOPE_SPELLINGS,
} from './answer-spellings.js';

const peer = sharedPeer();

/** Asks a peer that spells its answer so. */
async function read({ event, data, result }: AskedEvent, spellings: readonly AnswerSpelling[]) {
  const answer = documentedAnswer(result);
  // What changes the result as a whole comes behind what changes its parts; text is last.
  const rank = ({ axis }: AnswerSpelling) => ['whole', 'line_items', 'result'].indexOf(axis);
  for (const { spell } of [...spellings].sort((one, other) => rank(one) - rank(other))) {
    spell(answer);
  }
  const body = bytesOf(answer);
  peer.answer = (_request, response) => {
    response.writeHead(200, answer.headers);
    response.end(body);
  };
  const call: LinkClient['callAny'] = peer.client.callAny;
  return call(event, data, { checked: true });
}

describe.each(ASKED)('an answer to $event', (asked) => {
  const all = [...ENVELOPE_SPELLINGS, ...asked.spellings];
  let documented: unknown;
  beforeEach(async () => {
    documented = await read(asked, []);
  });

  it('is read as the documents write it', () => {
    expect(JSON.stringify(documented)?.length).toBeGreaterThan(20);
    expect(JSON.stringify(documented)).not.toContain('\ufffd');
  });

  it.each(all)(
    'means the same, whoever writes it: $title [client.outcome.blank-error] [client.answer.charset] [client.answer.encoding]',
    async (one) => {
      expect(await read(asked, [one])).toEqual(documented);
    },
  );

  it('means the same with two other spellings', async () => {
    const axes = new Set(all.map(({ axis }) => axis)).size;
    const some = fc.uniqueArray(fc.constantFrom(...all), {
      minLength: Math.min(3, axes),
      maxLength: 3,
      selector: ({ axis }) => axis,
    });
    await fc.assert(
      fc.asyncProperty(some, async (spellings) => {
        expect(await read(asked, spellings)).toEqual(documented);
      }),
      { seed: 24, numRuns: 100 },
    );
  });
});
