import { createReceiver, type EventExchange, type LinkError } from '../../src/index.js';
import { sendEvent } from '../../src/testing/index.js';

const NOTE = { report_id: '1', note: [{ note_id: '1', note: 'hello' }] };

/** A receiver with the account acme, whose hook of exchanges does what the test wants. */
function receiverWith(onExchange: (exchange: EventExchange) => void) {
  const logged: unknown[][] = [];
  const log = (...entry: unknown[]) => logged.push(entry);
  const nothing = () => undefined;
  const handled: string[] = [];
  const receiver = createReceiver({
    siteId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    accounts: [{ username: 'acme', password: 'open sesame' }],
    logger: { debug: nothing, info: nothing, warn: nothing, error: log },
    onExchange,
  });
  receiver.on('validate_user', () => {
    handled.push('validate_user');
    return null;
  });
  receiver.on('get_foh', () => {
    throw new Error('the disk is gone');
  });
  return { receiver, logged, handled };
}
const CALLER = { username: 'acme', password: 'open sesame' };

describe('a hook of exchanges that throws', () => {
  const thrower = () => {
    throw new Error('the log of the app is full');
  };

  it('changes nothing of an answer that succeeded', async () => {
    const { receiver, handled } = receiverWith(thrower);
    const answer = await sendEvent(receiver, 'validate_user', {}, CALLER);
    expect(answer).toMatchObject({ success: true, error: false, return_error_msg: null });
    expect(handled).toEqual(['validate_user']);
  });

  it('changes nothing of a refusal', async () => {
    const { receiver } = receiverWith(thrower);
    const answer = await sendEvent(receiver, 'validate_user', {}, { ...CALLER, password: 'wrong' });
    expect(answer).toMatchObject({
      success: false,
      return_error_msg: 'Could not validate username and password.',
    });
  });

  it('is logged as an error with its cause', async () => {
    const { receiver, logged } = receiverWith(thrower);
    await sendEvent(receiver, 'validate_user', {}, CALLER);
    expect(JSON.stringify(logged.map(([, text]) => text))).toContain('onExchange');
    const [[context]] = logged as [[{ err: Error }]];
    expect(context.err.message).toBe('the log of the app is full');
  });

  it('changes nothing where it rejects later', async () => {
    const rejecting = async () => {
      throw new Error('later');
    };
    const { receiver, logged } = receiverWith(rejecting as () => void);
    const answer = await sendEvent(receiver, 'validate_user', {}, CALLER);
    expect(answer.success).toBe(true);
    await new Promise(setImmediate);
    expect(logged).toMatchObject([[{ err: { message: 'later' } }, 'onExchange failed']]);
  });
});

describe('a hook of exchanges', () => {
  it('gets the event, the caller, the data, the answer and the failure of each exchange', async () => {
    const exchanges: EventExchange[] = [];
    const { receiver } = receiverWith((exchange) => exchanges.push(exchange));
    await sendEvent(receiver, 'validate_user', {}, CALLER);
    await sendEvent(receiver, 'get_foh', { remote_report_id: '1' }, CALLER);
    await sendEvent(receiver, 'send_notes', NOTE as never, CALLER);
    expect(exchanges.map(({ event, username }) => [event, username])).toEqual([
      ['validate_user', 'acme'],
      ['get_foh', 'acme'],
      ['send_notes', 'acme'],
    ]);
    expect(exchanges.map(({ error }) => (error as LinkError | undefined)?.code)).toEqual([
      undefined,
      'handler_failed',
      'event_not_handled',
    ]);
  });

  it('gets the names on the wire of an account, and of a receiver for all others', async () => {
    const exchanges: EventExchange[] = [];
    const receiver = createReceiver({
      siteId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      accounts: [
        { username: 'acme', password: 'open sesame' },
        { username: 'bolt', password: 'open sesame', dialect: { obj_url: 'bolt_address' } },
        { username: 'plain', password: 'open sesame', dialect: {} },
      ],
      dialect: { brand: 'acme' },
      onExchange: (exchange) => exchanges.push(exchange),
    });
    for (const username of ['acme', 'bolt', 'plain']) {
      await sendEvent(receiver, 'validate_user', {}, { ...CALLER, username });
    }
    expect(exchanges.map(({ wireNames }) => wireNames && Object.fromEntries(wireNames))).toEqual([
      { svclink_push: 'acmelink_push', svc_report_id: 'acme_report_id', svcfield: 'acmefield' },
      { obj_url: 'bolt_address' },
      undefined,
    ]);
  });
});
