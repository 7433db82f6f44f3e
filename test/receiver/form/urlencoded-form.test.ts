import { JsonScan } from '../../../src/protocol/json/json-scan.js';
import { urlencodedForm } from '../../../src/receiver/stages/form.js';

const read = (text: string) => urlencodedForm(Buffer.from(text));
const WANTED = { username: 'a', event_data: 'größer & 100% + x' };

/** The members that were found in a payload whose JSON was read to tell how it is to be read. */
function scanned(payload: unknown): unknown {
  if (!(payload instanceof JsonScan)) return payload;
  return Object.fromEntries(
    [...payload.members].map(([name, { json }]) => [name, JSON.parse(json)]),
  );
}

describe('an urlencoded form whose payload stands unencoded', () => {
  it.each(['', 'a=1&', 'a=100%&b=%E9&'])('is read as it stands behind %j', (before) => {
    const form = read(`${before}payload=${JSON.stringify(WANTED)}`);
    expect(scanned(form.payload)).toEqual(WANTED);
  });

  it.each([
    ['an object', { username: 'a', event_data: { report_id: '1' } }],
    ['a long text in front of others', { event_data: '& 100% + x'.repeat(9000), username: 'ö' }],
  ])(
    'is scanned, and nothing of it built, where event_data is %s [link.cost.before-credentials]',
    (_, wanted) => {
      const { payload } = read(`payload=${JSON.stringify(wanted)}`);
      expect(payload).toBeInstanceOf(JsonScan);
      expect(scanned(payload)).toEqual(wanted);
    },
  );

  it('has the variables in front of it as its fields', () => {
    expect({ ...read('a=100%&b=%C3%B6+&payload={}').fields }).toEqual({ a: '100%', b: 'ö ' });
    expect({ ...read('payload={"a":"&b=1"}').fields }).toEqual({});
  });

  it('is decoded where it is JSON only so', () => {
    const form = read('payload={"username":"gr%C3%B6%C3%9Fer"}&more=1');
    expect(scanned(form.payload)).toEqual({ username: 'größer' });
    expect({ ...form.fields }).toEqual({ payload: '{"username":"größer"}', more: '1' });
    expect(scanned(read('payload={%22username%22:%221%2B1%22}').payload)).toEqual({
      username: '1+1',
    });
  });

  it.each([
    ['payload={"a":1,}', 'a comma stands in front of a closing bracket (line 1, column 8)'],
    [
      'payload={"a":1,\n}&b=100%',
      'a comma stands in front of a closing bracket (line 2, column 1)',
    ],
    ['payload={%', 'a name in double quotes is expected (line 1, column 2)'],
    ['payload={"a":1}%', 'text follows its end (line 1, column 8)'],
    [`payload={${'&'.repeat(2000)}`, 'a name in double quotes is expected (line 1, column 2)'],
  ])('and is JSON in neither reading is told as it stands: %.40j', (form, reason) => {
    expect(() => read(form)).toThrow(
      expect.objectContaining({
        code: 'payload_not_json',
        message: `payload: is not JSON: ${reason}`,
      }),
    );
  });

  it('twice has two', () => {
    expect(read('payload={"a":1}&payload={"b":1}').payload).toEqual(['{"a":1}', '{"b":1}']);
  });
});

describe('an urlencoded form whose payload is encoded', () => {
  it('has it as text, among other variables too', async () => {
    const text = JSON.stringify({ a: 'größer '.repeat(5000) });
    const form = read(`payload=${encodeURIComponent(text)}`);
    expect(form.payload).toBe(text);
    expect(await form.complete()).toBeUndefined();
    const other = read('x=%&payload=%7B%7D&file_id=gr%C3%B6%C3%9Fer');
    expect(other.payload).toBe('{}');
    expect({ ...other.fields }).toEqual({ x: '%', payload: '{}', file_id: 'größer' });
  });
});

describe('an urlencoded form that is not UTF-8', () => {
  it.each([
    ['with its payload unencoded', 'payload={"a":"\xff"}'],
    ['with its payload encoded', 'payload=%7B%22a%22:%22\xff%22%7D'],
    [
      'with its payload encoded in another character set',
      'payload=%7B%22a%22%3A%22gr%F6%DFer%22%7D',
    ],
    ['with its payload encoded among other variables', 'payload=%7B%7D&x=\xff'],
    ['with a broken percent-encoding besides', 'payload=\xff%7'],
  ])('%s is refused as that', (_, form) => {
    expect(() => urlencodedForm(Buffer.from(form, 'latin1'))).toThrow(
      expect.objectContaining({ code: 'body_malformed', message: 'the form is not UTF-8' }),
    );
  });

  it.each(['payload=%7', 'payload=%zz'])(
    'is told apart from a broken percent-encoding: %s',
    (form) => {
      expect(() => read(form)).toThrow(
        expect.objectContaining({
          code: 'body_malformed',
          message: 'the form has a broken percent-encoding',
        }),
      );
    },
  );
});
