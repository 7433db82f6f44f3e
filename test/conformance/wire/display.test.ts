import {
  addressWithoutQuery,
  hideSecrets,
  showAnswer,
  showRequest,
} from '../../../src/conformance/wire/display.js';

const HASH = '89e495e7941cf9e40e6980d14a16bf023ccd4c91';
const request = (body: string | Uint8Array<ArrayBuffer>) =>
  showRequest('http://host/link?key=1', { method: 'POST', headers: { a: 'b' }, body }, [HASH]);

describe('what a report shows', () => {
  it('is the request, readable, with its secrets hidden', () => {
    const text = request(`payload=${encodeURIComponent(`{"password":"${HASH}"}`)}`);
    expect(text).toBe(
      'POST http://host/link?[hidden]\na: b\n\npayload={"password":"[hidden]"}\n(percent-encoded when sent)',
    );
  });

  it('is the bytes of a multipart form as far as they are text', () => {
    const text = request(Uint8Array.from(Buffer.from(`\u0000${HASH}\u001b[31m`)));
    expect(text.endsWith('·[hidden]·[31m')).toBe(true);
  });

  it('is a body that cannot be decoded as it stands', () => {
    expect(request('payload=%zz')).toContain('payload=%zz');
  });

  it('is at most a page, and hides a secret that would be cut in two', () => {
    const text = request(`${'x'.repeat(3920)}${HASH}${'y'.repeat(100_000)}`);
    expect(text.length).toBeLessThan(4100);
    expect(text).not.toContain(HASH.slice(0, 10));
    expect(text).toMatch(/… \(\d+ more\)$/);
  });

  it('is the answer, without the signatures of addresses', () => {
    const body = '{"obj_url":"https://host/a.jpg?sig=abc&exp=1","name":"a?b"}';
    const text = showAnswer(200, new Headers({ 'content-type': 'text/html' }), body, []);
    expect(text).toBe(
      'HTTP status 200\ncontent-type: text/html\n\n{"obj_url":"https://host/a.jpg?[hidden]","name":"a?b"}',
    );
    expect(showAnswer(204, new Headers(), '', [])).toContain('content-type: none');
  });

  it('has secrets hidden also where they are percent-encoded', () => {
    expect(hideSecrets('a b%20c a%20b', ['b c', ''])).toBe('a [hidden] a%20b');
    expect(addressWithoutQuery('http://host/a')).toBe('http://host/a');
  });
});
