import { cachedReader } from '../../../../src/site/engine/store/cached-reader.js';

interface Row {
  readonly text: string;
}

/** A store of rows whose version the test sets, and which tells what was read of it. */
function storeOf(rows: Map<string, Row>) {
  const store = { version: 1, asked: [] as string[] };
  const read = async (key: string) => {
    store.asked.push(key);
    return rows.get(key);
  };
  const find = cachedReader({ version: () => store.version }, read, ({ text }) => text.length);
  return { store, read, find };
}

describe('a cached reader of a database', () => {
  it('is read once until something is committed', async () => {
    const rows = new Map([['1', { text: 'one' }]]);
    const { store, find } = storeOf(rows);
    const first = await find('1');
    expect(first).toEqual({ text: 'one' });
    expect(await find('1')).toBe(first);
    expect(store.asked).toEqual(['1']);
    rows.set('1', { text: 'another' });
    store.version += 1;
    expect(await find('1')).toEqual({ text: 'another' });
    expect(store.asked).toEqual(['1', '1']);
  });

  it('is not what was not there', async () => {
    const rows = new Map<string, Row>();
    const { store, find } = storeOf(rows);
    expect(await find('1')).toBeUndefined();
    expect(await find('1')).toBeUndefined();
    expect(store.asked).toEqual(['1', '1']);
  });

  it('is not what was read while something was committed', async () => {
    const rows = new Map([['1', { text: 'old' }]]);
    const { store, find } = storeOf(rows);
    const reading = find('1');
    store.version += 1;
    await find('2');
    await reading;
    rows.set('1', { text: 'new' });
    expect(await find('1')).toEqual({ text: 'new' });
  });

  it('is forgotten where it gets long', async () => {
    const rows = new Map(
      Array.from({ length: 12 }, (_, at) => [String(at), { text: 'x'.repeat(1024 * 1024) }]),
    );
    const { store, find } = storeOf(rows);
    for (const key of rows.keys()) await find(key);
    store.asked.length = 0;
    await find('11');
    expect(store.asked).toEqual([]);
    await find('0');
    expect(store.asked).toEqual(['0']);
  });

  it('is nothing where the database cannot say whether something was committed', async () => {
    const { store, read } = storeOf(new Map([['1', { text: 'one' }]]));
    const find = cachedReader({}, read, ({ text }) => text.length);
    await find('1');
    await find('1');
    expect(store.asked).toEqual(['1', '1']);
  });
});
