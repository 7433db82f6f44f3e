import { Agent } from 'undici';
import { LinkCallError, type LinkClient, type LinkClientOptions } from '../../src/client/index.js';
import { freePort } from '../support/free-port.js';
import {
  answering,
  clientFor,
  cut,
  envelope,
  failureOf,
  inTurn,
  sharedPeer,
  startPeer,
  text,
} from './peer.js';

const peer = sharedPeer();

function make(options: Partial<LinkClientOptions> = {}): LinkClient {
  return clientFor(peer, { retry: { delay: 1, maxDelay: 4 }, ...options });
}

const list = answering({ result_data: [] });
const answeringLater = text(
  envelope({ error: true, success: false, return_error_msg: 'under way' }),
  503,
  { 'retry-after': '0' },
);
const attempts = async (call: Promise<unknown>) => {
  const error = await failureOf(call);
  if (!LinkCallError.is(error)) throw error;
  return error.attempts;
};

describe('repeating', () => {
  it.each([
    ['a connection that is cut', cut],
    ['502', text('', 502)],
    ['503', text('', 503)],
    ['504', text('', 504)],
    ['429', text('', 429)],
  ])('reads again after %s', async (_title, broken) => {
    peer.answer = inTurn(broken, broken, list);
    expect(await make().call('get_all_orders')).toEqual([]);
    expect(peer.seen).toHaveLength(3);
  });

  it('ends after two repetitions, with the last failure and the number of attempts', async () => {
    peer.answer = cut;
    expect(await attempts(make().call('get_all_orders'))).toBe(3);
    expect(peer.seen).toHaveLength(3);
  });

  it.each<[string, number | false, number]>([
    ['false', false, 1],
    ['0', 0, 1],
    ['4', 4, 5],
  ])('is as often as the call says: %s', async (_title, retry, count) => {
    peer.answer = cut;
    expect(await attempts(make().call('get_all_orders', {}, { retry }))).toBe(count);
  });

  it('does not happen to events of unknown names', async () => {
    peer.answer = inTurn(cut, answering());
    expect(await attempts(make().callAny('get_something'))).toBe(1);
  });

  it.each([
    ['429', text('', 429)],
    ['503 with Retry-After', text('', 503, { 'retry-after': '0' })],
    ['503 with Retry-After around an envelope', answeringLater],
  ])(
    'happens to what changes something when the peer asks for it by %s [client.retry.changing]',
    async (_title, answer) => {
      peer.answer = inTurn(answer, answering());
      expect(await make().call('mark_order_imported', { report_id: '1' })).toBeNull();
      expect(peer.seen).toHaveLength(2);
    },
  );

  it.each([
    ['503 without Retry-After', text('', 503)],
    ['503 with a Retry-After that cannot be read', text('', 503, { 'retry-after': 'soon' })],
    ['500 with Retry-After', text('', 500, { 'retry-after': '0' })],
    ['502', text('', 502)],
    ['504', text('', 504)],
    ['408', text('', 408)],
    ['a connection that is cut', cut],
    ['a refusal at 200', answering({ error: true, return_error_msg: 'try again' })],
  ])(
    'does not happen to what changes something after %s [client.retry.changing]',
    async (_title, answer) => {
      peer.answer = inTurn(answer, answering());
      expect(await attempts(make().call('mark_order_imported', { report_id: '1' }))).toBe(1);
      expect(peer.seen).toHaveLength(1);
    },
  );

  it.each([
    ['a connection that is cut', cut],
    ['503', text('', 503)],
    ['502', text('', 502)],
  ])(
    'happens to what changes something after %s by option [client.retry.changing]',
    async (_title, answer) => {
      peer.answer = inTurn(answer, answering());
      const client = make({ recognisesRepetitions: true });
      expect(await client.call('mark_order_imported', { report_id: '1' })).toBeNull();
      expect(peer.seen).toHaveLength(2);
    },
  );

  it('is no matter of one call: the receiver recognises repetitions or does not', async () => {
    const options = { recognisesRepetitions: true } as object;
    const call = make().call('mark_order_imported', { report_id: '1' }, options);
    await expect(call).rejects.toMatchObject({ code: 'option_invalid' });
    expect(peer.seen).toHaveLength(0);
  });

  it('happens to anything that was never connected [client.retry.changing]', async () => {
    const client = make({ url: `http://127.0.0.1:${await freePort()}/link` });
    expect(await attempts(client.call('mark_order_imported', { report_id: '1' }))).toBe(3);
  });

  it.each([
    ['a refusal', answering({ error: true, return_error_msg: 'no' })],
    ['a refusal with status 500', answering({ error: true, return_error_msg: 'no' }, 500)],
    ['an HTML page', text('<html>')],
    ['404', text('', 404)],
    ['a result of the wrong shape', answering({ result_data: 5 })],
  ])('does not happen after %s', async (_title, answer) => {
    peer.answer = answer;
    expect(await attempts(make().call('get_all_orders'))).toBe(1);
  });

  it('does not happen after data that was not sent', async () => {
    expect(await attempts(make().call('get_order', { report_id: 'x' }))).toBe(0);
    expect(peer.seen).toHaveLength(0);
  });

  it('waits as long as Retry-After says', async () => {
    peer.answer = inTurn(text('', 503, { 'retry-after': '1' }), list);
    const begun = performance.now();
    await make().call('get_all_orders');
    expect(performance.now() - begun).toBeGreaterThan(950);
  });

  it.each([
    ['seconds', () => '3600'],
    ['a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
  ])('does not begin when Retry-After in %s lies behind the end', async (_title, header) => {
    peer.answer = inTurn(text('', 503, { 'retry-after': header() }), list);
    const error = await failureOf(make().call('get_all_orders'));
    expect(error).toMatchObject({ status: 503, attempts: 1 });
    expect(LinkCallError.is(error) && error.retryAfter).toBeGreaterThan(3500);
  });

  it('keeps within the time of the whole call', async () => {
    peer.answer = cut;
    const client = make({ retry: { limit: 100, delay: 300, maxDelay: 300 } });
    await failureOf(client.call('get_all_orders', {}, { timeout: 3000 }));
    expect(peer.seen.length).toBeGreaterThan(1);
    expect(peer.seen.length).toBeLessThan(100);
  });

  it('ends in a wait when the signal is aborted', async () => {
    peer.answer = cut;
    const client = make({ retry: { delay: 60_000, maxDelay: 60_000 } });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const call = client.call('get_all_orders', {}, { signal: controller.signal, timeout: 3e5 });
    expect(await failureOf(call)).toMatchObject({ code: 'aborted' });
  });
});

describe('connections', () => {
  it('are kept alive from call to call', async () => {
    peer.answer = list;
    const before = peer.connections;
    const client = make();
    for (let call = 0; call < 10; call += 1) await client.call('get_all_orders');
    // Some more than one: a call may begin before undici has put the connection of the last one back.
    expect(peer.connections - before).toBeLessThan(5);
  });

  it('are no more at a time than allowed', async () => {
    const own = await startPeer((request, response) => {
      setTimeout(() => list(request, response), 5);
    });
    const client = make({ url: own.url, connections: 2 });
    await Promise.all(Array.from({ length: 8 }, () => client.call('get_all_orders')));
    expect(own.connections).toBe(2);
  });

  it('may be those of a dispatcher that is given, and then stay open', async () => {
    peer.answer = list;
    const dispatcher = new Agent({ headersTimeout: 5000 });
    const client = make({ dispatcher });
    expect(await client.call('get_all_orders')).toEqual([]);
    await client.close();
    expect(await failureOf(client.call('get_all_orders'))).toMatchObject({ code: 'client_closed' });
    const { statusCode, body } = await dispatcher.request({
      origin: peer.url.slice(0, -5),
      path: '/',
      method: 'GET',
    });
    await body.dump();
    expect(statusCode).toBe(200);
    await dispatcher.close();
  });
});
