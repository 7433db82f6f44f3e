import { requestEnds } from '../../src/http/bursts/request-ends.js';

const GET = 'GET /a?b HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (body: string, length: number | string = body.length) =>
  `POST / HTTP/1.1\r\nHost: x\r\ncontent-LENGTH:  ${length} \r\nAccept: */*\r\n\r\n${body}`;

const ends = (text: string, most = 10) => requestEnds(Buffer.from(text, 'latin1'), most);

describe('the ends of the complete requests of a chunk', () => {
  it('are found with and without bodies, of both versions', () => {
    const second = GET.length + post('a=b').length;
    const third = second + GET.length;
    const all = `${GET}${post('a=b')}${GET.replace('1.1', '1.0')}`;
    expect(ends(all)).toEqual([GET.length, second, third]);
  });

  it('are no more than asked for', () => {
    expect(ends(GET.repeat(1000), 10)).toHaveLength(10);
    expect(ends(GET.repeat(9), 10)).toHaveLength(9);
  });

  it.each([
    ['a body that looks like requests', post(GET.repeat(50)), 1],
    ['a body that is not complete', GET + post(GET.repeat(50), 1_000_000), 1],
    ['a length beyond all numbers', GET + post(GET.repeat(50), '9'.repeat(400)), 1],
    [
      'a body in chunks',
      `${GET}POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n${GET.repeat(9)}`,
      1,
    ],
    ['headers that are not complete', `${GET}GET / HTTP/1.1\r\nHost: x\r\n`, 1],
    ['headers of a request that began before', `Host: x\r\n\r\n${GET.repeat(9)}`, 0],
    ['bytes of another protocol', `\x16\x03\x01\r\n\r\n${GET.repeat(9)}`, 0],
    ['large headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(17_000)}\r\n\r\n${GET}`, 0],
    ['nothing', '', 0],
  ])('%s', (_, text, count) => {
    expect(ends(text)).toHaveLength(count);
  });
});
