import { LinkError } from '../../../../src/index.js';
import { makeRecords } from '../../../../src/site/engine/records/make-records.js';

const RECORDS = ['row 2', 'row 3', 'row 4', 'row 5'].map((position) => ({
  position,
  values: { position },
}));

async function outcomes(failure: unknown) {
  const reported: object[] = [];
  const made = makeRecords(RECORDS, async ({ position }) => {
    if (position === 'row 3') throw new LinkError('input_invalid', 'zip: is required');
    if (position === 'row 4') throw failure;
    return { made: { name: position } };
  });
  for await (const outcome of made) reported.push(outcome);
  return reported;
}

describe('what is made of a file', () => {
  it('is told up to where the store is away, and nothing behind that is tried', async () => {
    expect(await outcomes(new LinkError('store_unavailable', 'The store is away.'))).toEqual([
      { position: 'row 2', made: { name: 'row 2' } },
      { position: 'row 3', refused: 'zip: is required' },
      { position: 'row 4', stopped: 'The store is away.' },
    ]);
  });

  it('ends at what nobody expects, which is no refusal', async () => {
    await expect(outcomes(new TypeError('a fault'))).rejects.toThrow('a fault');
  });
});
