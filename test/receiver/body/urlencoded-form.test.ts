import { UrlencodedForm } from '../../../src/receiver/body/urlencoded-form.js';

const STANDING = 'payload={"a":"größer"}&more=1';

describe('an urlencoded form whose payload stands unencoded', () => {
  it.each([
    ['text', () => UrlencodedForm.fromText(STANDING)],
    ['bytes', () => UrlencodedForm.fromBytes(Buffer.from(STANDING))],
  ])('read as %s can be decoded instead, once', (_, read) => {
    const form = read();
    expect(form.payload).toBe('{"a":"größer"}&more=1');
    expect(form.fields).toEqual({});
    expect(form.decodeInstead()).toBe(true);
    expect(form.payload).toBe('{"a":"größer"}');
    expect(form.payloadBytes).toBeUndefined();
    expect({ ...form.fields }).toEqual({ payload: '{"a":"größer"}', more: '1' });
    expect(form.decodeInstead()).toBe(false);
  });

  it('has its bytes where it came as bytes', () => {
    const form = UrlencodedForm.fromBytes(Buffer.from('payload={"a":"größer"}'));
    expect(form.payloadBytes?.toString()).toBe('{"a":"größer"}');
    expect(UrlencodedForm.fromText('payload={"a":1}').payloadBytes).toBeUndefined();
  });
});

describe('an urlencoded form whose payload is encoded', () => {
  it('and large has its bytes besides its text', async () => {
    const text = JSON.stringify({ a: 'größer '.repeat(5000) });
    const form = UrlencodedForm.fromBytes(Buffer.from(`payload=${encodeURIComponent(text)}`));
    expect(form.payload).toBe(text);
    expect(form.payloadBytes?.toString()).toBe(text);
    expect(form.decodeInstead()).toBe(false);
    expect(await form.complete()).toBeUndefined();
  });

  it('among other variables has them as its fields', () => {
    const form = UrlencodedForm.fromBytes(Buffer.from('payload=%7B%7D&file_id=gr%C3%B6%C3%9Fer'));
    expect(form.payload).toBe('{}');
    expect({ ...form.fields }).toEqual({ payload: '{}', file_id: 'größer' });
  });
});

describe('an urlencoded form that is not UTF-8', () => {
  it.each([
    ['with its payload unencoded', 'payload={"a":"\xff"}'],
    ['with its payload encoded', 'payload=%7B%22a%22:%22\xff%22%7D'],
    ['with its payload encoded among other variables', 'payload=%7B%7D&x=\xff'],
    ['with a broken percent-encoding besides', 'payload=\xff%7'],
  ])('%s is refused as that', (_, form) => {
    expect(() => UrlencodedForm.fromBytes(Buffer.from(form, 'latin1'))).toThrow(
      expect.objectContaining({ code: 'body_malformed', message: 'the form is not UTF-8' }),
    );
  });

  it.each([
    ['cut short', 'payload=%7'],
    ['of no hex digits', 'payload=%zz'],
    ['of bytes that are no UTF-8', 'payload=%ff'],
  ])('is told apart from a percent-encoding %s', (_, form) => {
    const message = 'the form has a broken percent-encoding';
    expect(() => UrlencodedForm.fromBytes(Buffer.from(form))).toThrow(
      expect.objectContaining({ code: 'body_malformed', message }),
    );
  });
});
