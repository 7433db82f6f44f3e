import type { IncomingMessage, ServerResponse } from 'node:http';
import { styleText } from 'node:util';
import { shownError, WRITES_ERRORS } from '../protocol/logger.js';
import { optionError } from '../protocol/options.js';
import { jsonText, printableLine } from '../protocol/printable.js';

/** Options of {@link requestLog}. */
export interface RequestLogOptions {
  /** Writes lines, each with its line break. Default: standard output. */
  readonly write?: (lines: string) => void;
  /** `text` is one line for people, `json` one in the shape of pino. Default: text on a terminal, else JSON. */
  readonly format?: 'text' | 'json';
  /** Colours for `text`. Default: true on a terminal that supports them, without NO_COLOR. */
  readonly colours?: boolean;
  /**
   * The least that is written. A request is `info` when it went well, `warn` when its caller is at fault, and `error` when
   * this side is. Default `debug`: everything.
   */
  readonly level?: Level;
}

/** A listener of node:http or a middleware of Express that answers requests. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A log with one line per request. It is a `logger` for a receiver. */
export interface RequestLog {
  debug(entry: object, message: string): void;
  info(entry: object, message: string): void;
  warn(entry: object, message: string): void;
  error(entry: object, message: string): void;
  /**
   * Wraps a listener so that every request that it answers is logged. Use it for listeners that do not log themselves.
   */
  requests(listener: RequestListener): RequestListener;
  /** Writes the buffered lines. */
  flush(): void;
}

/** Level numbers of pino. */
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 } as const;
type Level = keyof typeof LEVELS;
const COLOURS = { debug: 'dim', info: 'green', warn: 'yellow', error: 'red' } as const;

/** Longest path segment in a log, in characters; a longer one may be a signature or a token. */
const LONGEST_SEGMENT = 40;

interface Line {
  readonly [name: string]: unknown;
}

/**
 * Makes a log with one line per request: readable text on a terminal, the JSON shape of pino elsewhere.
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
  const { colours = stdout.isTTY && stdout.hasColors(), level: least = 'debug' } = options;
  if (!Object.hasOwn(LEVELS, least)) {
    throw optionError('level', `must be one of ${Object.keys(LEVELS).join(', ')}`);
  }
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
    if (LEVELS[level] < LEVELS[least]) return;
    // The lines of one turn of the event loop are written together: a write per line costs more than the request.
    if (gathered === '') setImmediate(flush);
    gathered += toLine(level, { ...entry }, message);
    if (level === 'error') flush();
  };
  const [debug, info, warn, error] = [log('debug'), log('info'), log('warn'), log('error')];
  const requestLogger: RequestLog = {
    // A receiver logs successes on the lowest level, because most hosts have no use for a line per request.
    debug: (entry, message) => ('duration' in entry ? info : debug)(entry, message),
    info,
    warn,
    error,
    requests: (listener) => (request, response) => {
      logWhenClosed(request, response, (status, entry) =>
        (status < 400 ? info : status < 500 ? warn : error)(entry, 'request answered'),
      );
      listener(request, response);
    },
    flush,
  };
  return Object.assign(requestLogger, { [WRITES_ERRORS]: true });
}

/** The names of the users or apps that have sent requests. */
const callers = new WeakMap<IncomingMessage, string>();

/** Names the user or app that has sent a request, once that is known, for the line of the request. */
export function nameCaller(request: IncomingMessage, username: string): void {
  callers.set(request, username);
}

function logWhenClosed(
  request: IncomingMessage,
  response: ServerResponse,
  write: (status: number, entry: object) => void,
): void {
  const started = performance.now();
  const { method, socket } = request;
  const path = shownPath(request.url ?? '');
  const remoteAddress = socket.remoteAddress ?? 'unknown';
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const duration = performance.now() - started;
    const cut = writableFinished ? {} : { aborted: true };
    const username = callers.get(request);
    const caller = username === undefined ? {} : { username };
    write(status, { method, path, ...caller, status, ...cut, duration, remoteAddress });
  });
}

/** The path without its query and without segments that may be secret. */
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

/** Column widths that fit the usual values. */
const WIDTHS = { request: 30, user: 12, outcome: 22, time: 10 } as const;

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
  const label = [text(method) || 'POST', text(event) || text(path)].join(' ').trim();
  const outcome = text(code) || text(status) || 'ok';
  const columns = [
    clock,
    paint('bold', printableLine(label).padEnd(WIDTHS.request)),
    printableLine(text(username) || '-').padEnd(WIDTHS.user),
    paint(COLOURS[level], outcome.padEnd(WIDTHS.outcome)),
    `${duration.toFixed(1)} ms`.padStart(WIDTHS.time),
    paint('dim', [remoteAddress, id].map(text).join('  ').trimEnd()),
  ];
  return `${columns.join('  ')}${level === 'info' ? '' : `  ${reason}`}\n`;
}

/** The message of a caller's fault is enough; an error of ours needs its stack. */
function reasonOf(level: Level, { err }: Line, message: string): string {
  if (!(err instanceof Error)) return message;
  const cause = level === 'error' ? (err.stack ?? err.message) : printableLine(err.message);
  return `${message.replace(/\.$/, '')}: ${cause}`;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
