import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookieParser from 'cookie-parser';
import express from 'express';
import session from 'express-session';
import helmet from 'helmet';
import multer from 'multer';
import type { Receiver } from '../../src/index.js';
import {
  type Answer,
  encoded,
  envelopeText,
  exchange,
  FORM,
  type Harness,
  jpeg,
  MULTIPART,
  multipart,
  SITE,
  startReceiver,
} from '../receiver/harness.js';
import { eventually, serve } from '../support/resources.js';

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

const express4: typeof express = jest.requireActual('express4');
const HOST_FAILED = 599;

/** Middleware of any host, in turn, with no framework around it. */
function chain(middleware: readonly Middleware[], last: RequestListener): RequestListener {
  return (request, response) => {
    const run = (at: number, error?: unknown): void => {
      const next = middleware[at];
      if (error !== undefined) response.writeHead(HOST_FAILED).end(String(error));
      else if (next) next(request, response, (failure) => run(at + 1, failure));
      else last(request, response);
    };
    run(0);
  };
}

function inExpress(make: typeof express): Mount {
  return (middleware, receiver) => {
    const app = make();
    for (const one of middleware) app.use(one as express.RequestHandler);
    app.use('/link', receiver);
    const failed: express.ErrorRequestHandler = (error, _request, response, _next) => {
      response.status(HOST_FAILED).send(String(error));
    };
    app.use(failed);
    return app;
  };
}

type Mount = (middleware: readonly Middleware[], receiver: Receiver) => RequestListener;
const mounts: Readonly<Record<string, Mount>> = {
  'Express 4': inExpress(express4),
  'Express 5': inExpress(express),
  'node:http': chain,
};

const drain: Middleware = (request, _, next) => {
  request.resume().once('end', () => next());
};
const readHalf: Middleware = (request, _, next) => {
  request.once('readable', () => {
    request.read(10);
    next();
  });
};
const paused: Middleware = (request, _, next) => {
  request.pause();
  setImmediate(next);
};
const asText: Middleware = (request, _, next) => {
  request.setEncoding('utf8');
  next();
};
const listening: Middleware = (request, _, next) => {
  request.on('data', () => {});
  next();
};
const every = { type: '*/*' };
const kept = mkdtempSync(join(tmpdir(), 'svclink-host-'));
const disk = multer({ dest: kept });
const setups: Readonly<Record<string, readonly Middleware[]>> = {
  'no parser': [],
  'urlencoded extended': [express.urlencoded({ extended: true })],
  'urlencoded simple': [express.urlencoded({ extended: false })],
  'express 4 urlencoded': [express4.urlencoded({ extended: true })],
  json: [express.json()],
  'json and urlencoded': [express.json(), express.urlencoded({ extended: true })],
  'json of all types': [express.json(every)],
  text: [express.text()],
  'text of all types': [express.text(every)],
  raw: [express.raw()],
  'raw of all types': [express.raw(every)],
  'multer any': [multer().any() as Middleware],
  'multer single': [multer().single('file') as Middleware],
  'multer fields': [multer().fields([{ name: 'file' }]) as Middleware],
  'multer none': [multer().none() as Middleware],
  'multer on disk': [disk.any() as Middleware],
  'a logger that drains': [drain],
  'a reader of ten bytes': [readHalf],
  'one that pauses': [paused],
  'one that sets an encoding': [asText],
  'one that listens': [listening],
  'cookies, session and helmet': [
    cookieParser() as Middleware,
    session({ secret: 'x', resave: false, saveUninitialized: false }) as Middleware,
    helmet() as Middleware,
  ],
};

const TEXT = 'R&D + 100% = "ü"';
const note = (note_text: string) => ({
  dst_report_id: '1',
  note: [{ note_id: 'n', note_type: 'wo', note_text, has_attachments: false }],
});
const envelope = envelopeText('send_notes', note(TEXT));
const plain = envelopeText('send_notes', note('plain'));
const FILE = jpeg(3000);
const encodings: Readonly<
  Record<string, { readonly type: string; readonly body: string | Buffer; readonly text?: string }>
> = {
  'percent-encoded': { type: FORM, body: encoded(envelope), text: TEXT },
  'raw JSON': { type: FORM, body: `payload=${plain}`, text: 'plain' },
  'raw JSON with & and +': { type: FORM, body: `payload=${envelope}`, text: TEXT },
  multipart: {
    type: MULTIPART,
    body: multipart([{ name: 'payload', content: envelope }]),
    text: TEXT,
  },
  'multipart with file': {
    type: MULTIPART,
    body: multipart([
      { name: 'payload', content: envelopeText('send_file', { dst_report_id: '1', file_id: 'a' }) },
      { name: 'file', filename: 'a.jpg', content: FILE },
    ]),
  },
  'JSON with payload': {
    type: 'application/json',
    body: JSON.stringify({ payload: envelope }),
    text: TEXT,
  },
  'JSON with an object': {
    type: 'application/json',
    body: JSON.stringify({ payload: JSON.parse(envelope) }),
    text: TEXT,
  },
};

let link: Harness;
beforeAll(async () => {
  link = await startReceiver();
});
afterAll(async () => {
  await link.close();
  rmSync(kept, { recursive: true, force: true });
});

async function send(listener: RequestListener, encoding: string): Promise<Answer> {
  const { type, body } = encodings[encoding] ?? { type: '', body: '' };
  const host = await serve(listener);
  try {
    return await exchange(`${host.url}/link`, body, { 'content-type': type });
  } finally {
    await host.close();
  }
}

const BEFORE_IT =
  'the request body was read before it came here; mount the receiver before the middleware that reads it';
const NO_FORM = `Content-Type: must be ${FORM} or multipart/form-data, not application/json`;
const CUT =
  "payload: is not JSON: it is cut off (line 1, column 255) (the app's own parser has read the form; mount the receiver before it)";
const READ_AS_TEXT =
  'the multipart body was read as text; mount the receiver before express.text()';

/** What is not answered with a success: a set-up, the encodings it concerns, and the status and message. */
const JSON_FORMS = ['JSON with payload', 'JSON with an object'];
const FORMS = Object.keys(encodings).filter((name) => !JSON_FORMS.includes(name));
const RAW = ['raw JSON with & and +'];
const READERS_OF_JSON = ['json', 'json and urlencoded', 'json of all types'];
const exceptions: readonly [
  setup: string,
  encodings: readonly string[],
  status: number,
  message: string,
][] = [
  ...Object.keys(setups)
    .filter((setup) => !READERS_OF_JSON.includes(setup))
    .map((setup): [string, string[], number, string] => [setup, JSON_FORMS, 415, NO_FORM]),
  ['urlencoded extended', RAW, 400, CUT],
  ['urlencoded simple', RAW, 400, CUT],
  ['express 4 urlencoded', RAW, 400, CUT],
  ['json and urlencoded', RAW, 400, CUT],
  ['text of all types', ['multipart with file'], 500, READ_AS_TEXT],
  ['a logger that drains', Object.keys(encodings), 500, BEFORE_IT],
  ['a reader of ten bytes', Object.keys(encodings), 500, BEFORE_IT],
  ['one that sets an encoding', Object.keys(encodings), 500, BEFORE_IT],
  // These two never come to the receiver: the middleware in front of it fails by itself.
  ['json of all types', FORMS, HOST_FAILED, ''],
  ['multer none', ['multipart with file'], HOST_FAILED, ''],
];

it('the limit of a file holds for one that the app has read', async () => {
  const small = await startReceiver({ maxFileSize: 1000 });
  const listener = chain([multer().any() as Middleware], small.receiver);
  const answer = await send(listener, 'multipart with file');
  expect([answer.status, answer.envelope.return_error_msg]).toEqual([
    413,
    'the file is larger than 1000 bytes',
  ]);
  expect(small.calls).toEqual([]);
  await small.close();
});

describe.each(Object.entries(mounts))(
  'behind middleware that takes its time, in %s',
  (_, mountIn) => {
    it('a caller that hangs up meanwhile is told as that', async () => {
      const link = await startReceiver();
      let arrived = () => {};
      const waiting = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const slow: Middleware = (request, _response, next) => {
        request.once('close', () => setImmediate(next));
        arrived();
      };
      const host = await serve(mountIn([slow], link.receiver));
      const sent = exchange(
        `${host.url}/link`,
        (request) => {
          request.write('payload=');
          waiting.then(() => request.destroy());
        },
        { 'content-type': FORM },
      );
      await expect(sent).rejects.toThrow();
      await eventually(() => link.failures.length > 0);
      expect(link.failures.map(({ error }) => error.code)).toEqual(['client_gone']);
      await host.close();
      await link.close();
    });
  },
);

it('a body that a parser of the app has refused is told with a hint at its limit', async () => {
  const link = await startReceiver();
  const parser = express.urlencoded({ extended: false });
  const listener = chain(
    [(request, response, next) => parser(request as never, response as never, () => next())],
    link.receiver,
  );
  const host = await serve(listener);
  const form = encoded(envelopeText('validate_user', { filler: 'x'.repeat(150_000) }));
  const answer = await exchange(host.url, form, {
    'content-type': FORM,
    'content-length': String(form.length),
  });
  expect(answer.status).toBe(500);
  expect(answer.envelope.return_error_msg).toMatch(
    new RegExp(`it has ${form.length} bytes: a parser in front may have refused it`),
  );
  await host.close();
  await link.close();
});

function expected(setup: string, encoding: string) {
  const found = exceptions.filter(
    ([name, concerned]) => name === setup && concerned.includes(encoding),
  );
  const [, , status = 200, message = null] = found.at(-1) ?? [];
  return { status, message };
}

function expectData(encoding: string): void {
  const [call] = link.calls;
  if (encoding === 'multipart with file') {
    expect(call?.file?.bytes.equals(FILE)).toBe(true);
    expect(call?.data).toMatchObject({ file_id: 'a', file_name: 'a.jpg' });
  } else {
    expect(call?.data).toEqual(note(encodings[encoding]?.text ?? ''));
  }
}

describe.each(Object.keys(mounts))('mounted in %s', (mounted) => {
  describe.each(Object.keys(setups))('behind %s', (setup) => {
    it.each(Object.keys(encodings))(
      'a form as %s is answered at once, rightly or with the fix [link.form.preparsed-urlencoded] [link.form.preparsed-json] [link.form.preparsed-multer] [link.form.consumed-stream]',
      async (encoding) => {
        link.calls.length = 0;
        const mount = mounts[mounted] ?? chain;
        const answer = await send(mount(setups[setup] ?? [], link.receiver), encoding);
        const { status, message } = expected(setup, encoding);
        expect(answer.status).toBe(status);
        if (status === HOST_FAILED) return;
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(answer.envelope).toMatchObject({
          remote_site_id: SITE,
          error: message !== null,
          success: message === null,
          return_error_msg: message,
        });
        if (message === null) expectData(encoding);
        else expect(link.calls).toEqual([]);
        expect(link.leftovers()).toEqual([]);
      },
      2000,
    );
  });
});
