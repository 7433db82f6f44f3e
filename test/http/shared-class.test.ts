import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { shareClasses } from '../../src/http/mount.js';

setFlagsFromString('--allow-natives-syntax');
const hasFastProperties: (object: object) => boolean = new Function(
  'object',
  'return %HasFastProperties(object)',
) as never;
setFlagsFromString('--no-allow-natives-syntax');

const isNeeded = Number.parseInt(process.versions.v8, 10) < 13;

class OwnMessage extends IncomingMessage {}

function exchange(Message = IncomingMessage): [IncomingMessage, ServerResponse] {
  const request = new Message(new Socket());
  request.httpVersion = '1.1';
  return [request, new ServerResponse(request)];
}

/** What Express does with every request. */
function expressed([request, response]: [IncomingMessage, ServerResponse]): void {
  Object.setPrototypeOf(request, Object.create(IncomingMessage.prototype));
  Object.setPrototypeOf(response, Object.create(ServerResponse.prototype));
  Object.assign(request, { res: response });
  Object.assign(response, { req: request, sendDate: false });
}

describe('a request and a response with changed prototypes', () => {
  it('share the class of dictionaries where V8 has none for them', () => {
    const both = exchange();
    expressed(both);
    shareClasses(...both);
    expect(both.map(hasFastProperties)).toEqual([!isNeeded, !isNeeded]);
  });

  it('keep all members, their values, and their prototypes', () => {
    const both = exchange();
    expressed(both);
    const before = both.map((one) => [{ ...one }, Object.getPrototypeOf(one)]);
    shareClasses(...both);
    expect(both.map((one) => [{ ...one }, Object.getPrototypeOf(one)])).toEqual(before);
    expect([both[0].httpVersion, both[1].sendDate]).toEqual(['1.1', false]);
  });

  it('are left alone where they cannot be changed', () => {
    const both = exchange();
    expressed(both);
    both.forEach(Object.freeze);
    expect(() => shareClasses(...both)).not.toThrow();
    expect(both[0].httpVersion).toBe('1.1');
  });
});

describe('a request and a response as Node makes them', () => {
  it.each([
    ['of its own class', IncomingMessage],
    ["of an app's class", OwnMessage],
  ])('stay as they are: %s', (_what, Message) => {
    const both = exchange(Message);
    shareClasses(...both);
    expect(both.map(hasFastProperties)).toEqual([true, true]);
  });

  it('may have no prototype at all', () => {
    const both = exchange();
    Object.setPrototypeOf(both[0], null);
    expect(() => shareClasses(...both)).not.toThrow();
  });
});
