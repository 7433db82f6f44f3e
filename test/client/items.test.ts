import fc from 'fast-check';
import { memberNames } from '../../src/client/orders/invoice-items.js';
import { sharedPeer, text } from './peer.js';

const peer = sharedPeer();

/** The items of an answer whose result_data is this text. */
function itemsOf(result: string, before = '', after = '') {
  peer.answer = text(
    `{${before}"error":false,"success":true,"return_error_msg":null,"result_data":${result}${after}}`,
  );
  return peer.client.call('get_invoice_items_order', { report_id: '1' });
}

describe('the items of an order', () => {
  it('come in the order of the answer, integer-like ids included [client.items.order]', async () => {
    const { items } = await itemsOf('{"900":"Z","0":"","12":"A","7":"B","a":"C","3":"D"}');
    expect([...items]).toEqual([
      ['900', 'Z'],
      ['12', 'A'],
      ['7', 'B'],
      ['a', 'C'],
      ['3', 'D'],
    ]);
  });

  it('come in order whatever stands around them [client.items.order]', async () => {
    const before = '"remote_site_id":"x\\"result_data\\":{","other":{"result_data":{"1":"no"}},';
    const { items } = await itemsOf(
      '\n {"9" : "a:{\\"1\\":1}", "1":"b" }',
      before,
      ',"z":{"5":"5"}',
    );
    expect([...items]).toEqual([
      ['9', 'a:{"1":1}'],
      ['1', 'b'],
    ]);
  });

  it('leave out the entry 0 without a description [client.items.zero]', async () => {
    const { items } = await itemsOf('{"0":"","12":"Grass"}');
    expect([...items.keys()]).toEqual(['12']);
  });

  it('leave out the empty choice whatever is written beside it, and keep others without a description [client.items.zero]', async () => {
    for (const beside of ['', 'Select an item', '0']) {
      const { items } = await itemsOf(JSON.stringify({ '0': beside, '12': '' }));
      expect([...items]).toEqual([['12', '']]);
    }
  });

  it('tell that custom items are allowed, which is no item itself [client.items.other]', async () => {
    const { items, otherAllowed } = await itemsOf('{"12":"Grass","***other***":"Other"}');
    expect(otherAllowed).toBe(true);
    expect([...items.keys()]).toEqual(['12']);
  });

  it('tell that custom items are not allowed [client.items.other]', async () => {
    expect((await itemsOf('{"12":"***other***","13":"Other"}')).otherAllowed).toBe(false);
  });

  it.each(['{}', '[]'])('are none in %s', async (result) => {
    const { items, otherAllowed } = await itemsOf(result);
    expect([items.size, otherAllowed]).toEqual([0, false]);
  });
});

describe('the order of names', () => {
  it('is that of the text, for any object', () => {
    const name = fc.oneof(fc.nat(2000).map(String), fc.string());
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 20 }), fc.jsonValue(), (names, value) => {
        const members = names.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
        const json = `{"x":${JSON.stringify(value)},"result_data":{${members.join(',')}},"y":[{}]}`;
        expect(memberNames(json, 'result_data')).toEqual(names);
      }),
    );
  });

  it('is that of the last member of the name, as JSON.parse takes it', () => {
    expect(memberNames('{"r":{"2":1,"1":1},"r":{"4":1,"3":1}}', 'r')).toEqual(['4', '3']);
  });

  it.each(['{"r":null}', '{"r":[{"a":1}]}', '{"q":{"r":{"a":1}}}', '{}', '{"r":"{\\"a\\":1}"}'])(
    'is none for %s',
    (json) => {
      expect(memberNames(json, 'r')).toEqual([]);
    },
  );
});
