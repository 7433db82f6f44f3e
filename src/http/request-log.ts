import type { IncomingMessage, ServerResponse } from 'node:http';
import { styleText } from 'node:util';
import { shownError, WRITES_ERRORS } from '../protocol/logger.js';
import { jsonText, printableLine } from '../protocol/printable.js';

/** How requests are told of. */
export interface RequestLogOptions {
  /** Takes the lines, each with its line break. Default: standard output. */
  readonly write?: (lines: string) => void;
  /** `text` is one line for people, `json` one in the shape of pino. Default: text on a terminal, else JSON. */
  readonly format?: 'text' | 'json';
  /** Whether text has colours. Default: on a terminal that shows them and without NO_COLOR. */
  readonly colours?: boolean;
}

/** What node:http and Express take for answering requests. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A log with one line per request; itself the `logger` of a receiver. */
export interface RequestLog {
  debug(entry: object, message: string): void;
  info(entry: object, message: string): void;
  warn(entry: object, message: string): void;
  error(entry: object, message: string): void;
  /** Tells of every request that a listener answers, one that does not tell of them itself. */
  requests(listener: RequestListener): RequestListener;
  /** Writes what is still gathered. */
  flush(): void;
}

/** The numbers that pino has for its levels. */
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 } as const;
type Level = keyof typeof LEVELS;
const COLOURS = { debug: 'dim', info: 'green', warn: 'yellow', error: 'red' } as const;

/** What is as long as this within a path is a signature or a token, and nobody's to read in a log. */
const LONGEST_SEGMENT = 40;

interface Line {
  readonly [name: string]: unknown;
}

/**
 * Makes a log with one line per request: for people on a terminal, in the shape of pino elsewhere.
 *
 * @example
 * const log = requestLog();
 * const receiver = createReceiver({ siteId, accounts, logger: log });
 * http.createServer(log.requests(pages));
 */
export function requestLog(options: RequestLogOptions = {}): RequestLog {
  const { stdout } = process;
  const { write = (lines: string) => void stdout.write(lines) } = options;
  const { format = stdout.isTTY ? 'text' : 'json' } = options;
  const { colours = stdout.isTTY && stdout.hasColors() } = options;
  const toLine =
    format === 'json'
      ? jsonLine
      : (level: Level, entry: Line, message: string) => textLine(level, entry, message, colours);
  let gathered = '';
  function flush(): void {
    const lines = gathered;
    gathered = '';
    if (lines !== '') write(lines);
  }
  const log = (level: Level) => (entry: object, message: string) => {
    // Those of one turn of the event loop leave in one write: a line each costs more than the request.
    if (gathered === '') setImmediate(flush);
    gathered += toLine(level, { ...entry }, message);
    if (level === 'error') flush();
  };
  const [debug, info, warn, error] = [log('debug'), log('info'), log('warn'), log('error')];
  const own: RequestLog = {
    // A receiver tells of what went well on the lowest level, as most of its hosts have no use for a line per request.
    debug: (entry, message) => ('duration' in entry ? info : debug)(entry, message),
    info,
    warn,
    error,
    requests: (listener) => (request, response) => {
      tellOf(request, response, (status, entry) =>
        (status < 400 ? info : status < 500 ? warn : error)(entry, 'request answered'),
      );
      listener(request, response);
    },
    flush,
  };
  return Object.assign(own, { [WRITES_ERRORS]: true });
}

function tellOf(
  request: IncomingMessage,
  response: ServerResponse,
  tell: (status: number, entry: object) => void,
): void {
  const started = performance.now();
  const { method, socket } = request;
  const path = shownPath(request.url ?? '');
  const remoteAddress = socket.remoteAddress ?? 'unknown';
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const duration = performance.now() - started;
    const cut = writableFinished ? {} : { aborted: true };
    tell(status, { method, path, status, ...cut, duration, remoteAddress });
  });
}

/** The path without its query, and without what may be secret in it. */
function shownPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  const segments = path.split('/').map((one) => (one.length > LONGEST_SEGMENT ? '…' : one));
  return printableLine(segments.join('/'));
}

function jsonLine(level: Level, { err, ...entry }: Line, message: string): string {
  const cause = err === undefined ? {} : { err: shownError(err) };
  const fixed = { level: LEVELS[level], time: Date.now(), pid: process.pid };
  return `${jsonText({ ...fixed, ...rounded(entry), ...cause, msg: message })}\n`;
}

function rounded(entry: Line): Line {
  const { duration } = entry;
  return typeof duration === 'number'
    ? { ...entry, duration: Math.round(duration * 1000) / 1000 }
    : entry;
}

/** Widths that the usual values fit, so that lines stand below each other. */
const WIDTHS = { what: 30, who: 12, outcome: 22, time: 10 } as const;

function textLine(level: Level, entry: Line, message: string, colours: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const clock = paint('dim', new Date().toISOString().slice(11, 23));
  const reason = reasonOf(level, entry, message);
  if (typeof entry.duration !== 'number') {
    return `${clock}  ${paint(COLOURS[level], level.padEnd(5))}  ${reason}\n`;
  }
  const { event, method, path, username, code, status, duration, remoteAddress, id } = entry;
  // An event is always posted.
  const what = [text(method) || 'POST', text(event) || text(path)].join(' ').trim();
  const outcome = text(code) || text(status) || 'ok';
  const columns = [
    clock,
    paint('bold', printableLine(what).padEnd(WIDTHS.what)),
    printableLine(text(username) || '-').padEnd(WIDTHS.who),
    paint(COLOURS[level], outcome.padEnd(WIDTHS.outcome)),
    `${duration.toFixed(1)} ms`.padStart(WIDTHS.time),
    paint('dim', [remoteAddress, id].map(text).join('  ').trimEnd()),
  ];
  return `${columns.join('  ')}${level === 'info' ? '' : `  ${reason}`}\n`;
}

/** Of what a caller did wrong the reason is enough; of what is ours the place in the code matters. */
function reasonOf(level: Level, { err }: Line, message: string): string {
  if (!(err instanceof Error)) return message;
  const cause = level === 'error' ? (err.stack ?? err.message) : printableLine(err.message);
  return `${message.replace(/\.$/, '')}: ${cause}`;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
