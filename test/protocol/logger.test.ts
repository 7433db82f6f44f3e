import { inspect } from 'node:util';
import { createReceiver, lazyReceiver, requestLog, staticAccounts } from 'svclink';
import { sendEvent } from 'svclink/testing';

const account = { username: 'acme', password: 'correct horse' };
const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';

type Write = (line: string) => void;
type Method = (...given: never[]) => void;
const levels = (method: Method) => ({ debug: method, info: method, warn: method, error: method });

/** Loggers, each with the reading of its arguments that the package of its name has. */
const loggers: Record<string, (write: Write) => object> = {
  // winston: the text first; what follows is merged into a line of JSON.
  winston: (write) => ({
    ...levels((message: unknown, meta: object) => {
      write(JSON.stringify({ ...(typeof meta === 'object' ? meta : {}), message }));
    }),
    transports: [],
    levels: {},
  }),
  // bunyan: a record of the first argument; an error within it is written by its own members alone.
  bunyan: (write) => ({
    ...levels((fields: object, msg: string) => write(JSON.stringify({ ...fields, msg }))),
    fields: {},
    addStream: () => {},
  }),
  // pino: the member err through its serializer.
  pino: (write) => ({
    ...levels(({ err, ...rest }: { err?: Error }, msg: string) => {
      write(
        JSON.stringify({
          ...rest,
          msg,
          err: { stack: `${err?.stack} caused by: ${Object(err?.cause).stack}` },
        }),
      );
    }),
    bindings: () => ({}),
  }),
  'one that prints what it gets, as console does': (write) =>
    levels((...given: unknown[]) => write(given.map((one) => inspect(one)).join(' '))),
  'one that writes JSON': (write) =>
    levels((entry: object, msg: string) => write(JSON.stringify({ ...entry, msg }))),
  'one that reads err': (write) => levels((entry: { err: Error }) => write(inspect(entry.err))),
  'one that reads error': (write) =>
    levels((entry: { error: Error }) => write(inspect(entry.error))),
  'one that reads cause': (write) =>
    levels((entry: { cause: Error }) => write(inspect(entry.cause))),
  'one that expects an error first': (write) =>
    levels((error: Error) => write(`${error.message}\n${error.stack}`)),
  'our own, as JSON': (write) => requestLog({ write, format: 'json' }),
};

const broken = () => {
  throw new Error('the row is gone', { cause: new TypeError('no such column') });
};

describe('the logger of a receiver', () => {
  it.each(Object.entries(loggers))(
    'that is %s writes the cause of a failure [link.logger.error]',
    async (_name, make) => {
      const lines: string[] = [];
      // Each is typed by its own package, not by ours.
      const logger = make((line) => lines.push(line)) as ReturnType<typeof requestLog>;
      const accounts = staticAccounts([account]);
      const receiver = createReceiver({ siteId, accounts, logger }).on('get_order', broken);
      await sendEvent(receiver, 'get_order', { report_id: '1' }, account);
      const text = lines.join('\n');
      expect(text).toContain('the row is gone');
      expect(text).toContain('no such column');

      lines.length = 0;
      await sendEvent(lazyReceiver(broken, { logger }), 'get_order', { report_id: '1' }, account);
      expect(lines.join('\n')).toContain('no such column');
    },
  );

  it('gets nothing that would steer who reads it', async () => {
    const lines: string[] = [];
    const logger = levels((entry: object, msg: string) =>
      lines.push(JSON.stringify({ ...entry, msg })),
    ) as ReturnType<typeof requestLog>;
    const receiver = lazyReceiver(
      () => {
        throw new Error('\u001b[2J');
      },
      { logger },
    );
    await sendEvent(receiver, 'get_order', { report_id: '1' }, account);
    expect(JSON.parse(lines.join('')).stack).not.toContain('\u001b');
  });

  it.each([{}, { error: 1 }, { log: () => {} }, 'console'])(
    'is refused where it is none: %j',
    (logger) => {
      const make = () => createReceiver({ siteId, accounts: [], logger: logger as never });
      expect(make).toThrow(
        'logger: must be an object with the methods debug, info, warn and error, or false',
      );
    },
  );
});
