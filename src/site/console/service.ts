import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  type ClientAddress,
  type FlatHeaders,
  HttpFailure,
  nameCaller,
  type Reply,
  type Service,
  securityHeaders,
  UnfinishedBodies,
} from '../../http/index.js';
import { LinkError, type Logger } from '../../index.js';
import { SvclinkError } from '../../protocol/errors/base-error.js';
import { recordAct } from '../engine/audit/record-act.js';
import type { SiteContext } from '../engine/context.js';
import { siteError } from '../engine/site-error.js';
import type { Assets } from './assets.js';
import {
  browserOf,
  type Call,
  checkOrigin,
  checkPermission,
  type JsonBodyLimits,
  readBytes,
  readJson,
  sessionOf,
} from './call.js';
import { incomingFile, withThumbnail } from './incoming-file.js';
import { type FoundRoute, ReadyReply, type Route, RouteTable } from './route-table.js';
import type { ConsoleUser, Session, Sessions } from './sessions.js';
import type { SharedAnswers } from './shared-answers.js';

/** The size limit of requests of the page; files have their own route. */
const MAX_BODY = 4 * 1024 * 1024;
const MOST_VALUES = 200_000;
/** The size limit without a session: a name and a password. */
const MAX_STRANGERS_BODY = 16 * 1024;
const MOST_STRANGERS_VALUES = 100;
/** The most characters of an export's filter in the audit. */
const LONGEST_FILTER = 500;
const BODY_TIMEOUT = 30_000;
/** The bytes of all incoming bodies together. */
const MAX_UNFINISHED = 32 * 1024 * 1024;

const HEADERS = [
  ...securityHeaders(),
  'Cache-Control',
  'no-store',
  'Content-Type',
  'application/json; charset=utf-8',
];

/** The environment of the console. */
export interface ConsoleEnvironment {
  /** True if browsers reach it by https. */
  readonly isSecure: boolean;
  readonly logger: Logger;
  /** Returns the address of a caller through a proxy, by which password guessing is slowed down. */
  readonly clientAddress?: ClientAddress | undefined;
  /** The size limit of an upload in bytes, the same as of the receiver. */
  readonly largestFile: number;
}

/** The parts that answer requests. */
export interface ConsoleServiceParts {
  readonly sessions: Sessions;
  readonly assets: Assets;
  readonly routes: readonly Route[];
  readonly shared: SharedAnswers;
  readonly audit: SiteContext['audit'];
}

/** Answers the requests of the console: its page, and the requests of the page below `api/`. */
export class ConsoleService implements Service {
  readonly #table: RouteTable;
  readonly #limits: JsonBodyLimits = {
    maxBytes: MAX_BODY,
    maxValues: MOST_VALUES,
    timeout: BODY_TIMEOUT,
    unfinished: new UnfinishedBodies(MAX_UNFINISHED),
  };
  readonly #strangersLimits: JsonBodyLimits = {
    ...this.#limits,
    maxBytes: MAX_STRANGERS_BODY,
    maxValues: MOST_STRANGERS_VALUES,
  };

  constructor(
    readonly parts: ConsoleServiceParts,
    readonly settings: ConsoleEnvironment,
  ) {
    this.#table = new RouteTable(parts.routes);
  }

  readonly exchange = async (request: IncomingMessage): Promise<Reply> => {
    // A query may hold further question marks.
    const [path = '', ...parts] = (request.url ?? '/').split('?');
    const query = parts.join('?');
    if (!path.startsWith('/api/')) return this.parts.assets.reply(request, path);
    try {
      return await this.#answer(request, path.slice('/api/'.length), new URLSearchParams(query));
    } catch (error) {
      return this.failed(error);
    }
  };

  /** Reports a failure to the page. An unexpected one is logged, and reported without its reason. */
  readonly failed = (error: unknown): Reply => {
    if (LinkError.is(error)) {
      const { status, code, message } = error;
      return json(status, { code, message }, later(error));
    }
    if (SvclinkError.is(error)) {
      const { code, message } = error;
      // The status of a peer's answer is not that of the console.
      const status = HttpFailure.is(error) ? error.status : 502;
      return json(status, { code, message }, later(error));
    }
    this.settings.logger.error({ err: error }, 'console: an unexpected error');
    const message = 'Something went wrong here; the log of the site has the reason.';
    return json(500, { code: 'handler_failed', message });
  };

  async #answer(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Reply> {
    const { method = 'GET' } = request;
    if (method !== 'GET') checkOrigin(request);
    const found = this.#table.find(method, path);
    const session = await sessionOf(request, this.parts.sessions, this.settings.isSecure);
    if (session) nameCaller(request, session.user.username);
    // The answer reveals nothing about the routes before a log-in.
    if (typeof found !== 'object') {
      checkPermission(session, 'reader');
      const status = found === undefined ? 404 : 405;
      return json(status, { code: 'not_found', message: 'The console has no such address.' });
    }
    checkPermission(session, found.route.needs);
    if (session?.user.must_set_factor && !found.route.isBeforeFactor) {
      const message = 'This site requires a second factor: set yours first.';
      throw siteError('second_factor_required', message);
    }
    const files: Readable[] = [];
    const call = this.#call(request, session, { params: found.params, query, files });
    try {
      return await this.#run(found.route, call, `${path}?${query}`);
    } finally {
      // A file of which a refused route has read the beginning would go on collecting what its caller sends.
      for (const file of files) file.destroy();
    }
  }

  async #run(route: FoundRoute, call: Call, question: string): Promise<Reply> {
    const { shared } = this.parts;
    const { isShared = false } = route;
    if (typeof isShared === 'function' ? isShared(call) : isShared) {
      const make = async () => JSON.stringify((await route.run(call)) ?? {});
      return jsonText(200, await shared.answer(question, make));
    }
    try {
      const answer = await route.run(call);
      if (route.isExport) await this.#recordExport(route, call);
      return answer instanceof ReadyReply ? uncached(answer.reply) : json(200, answer ?? {});
    } finally {
      // A user who has changed something sees the change at once, and not an answer of before.
      if (route.method !== 'GET') shared.renew();
    }
  }

  /** Records an export in the audit before it is sent, by its path with the names in it. */
  async #recordExport({ path }: FoundRoute, { acting, params, query }: Call): Promise<void> {
    const shown = new URLSearchParams(query);
    // A searched text may be a code.
    if (shown.has('text')) shown.set('text', '…');
    const filter = shown.toString().slice(0, LONGEST_FILTER);
    const subject = path.replaceAll(/:(\w+)/g, (part, name: string) => params[name] ?? part);
    const detail = filter === '' ? {} : { detail: { filter } };
    await recordAct(this.parts, undefined, acting, { action: 'export', subject, ...detail });
  }

  #call(
    request: IncomingMessage,
    session: Session | undefined,
    { files, ...asked }: Pick<Call, 'params' | 'query'> & { readonly files: Readable[] },
  ): Call {
    const limits = session ? this.#limits : this.#strangersLimits;
    const file = () => {
      const content = incomingFile(request, this.settings.largestFile);
      files.push(content);
      return content;
    };
    const browser = browserOf(request, this.settings.clientAddress);
    const user = (): ConsoleUser => {
      if (session) return session.user;
      throw siteError('session_required', 'Log in to go on.');
    };
    return {
      ...asked,
      request,
      session,
      browser,
      get user() {
        return user();
      },
      get acting() {
        return { by: user().username, from: 'console' as const, address: browser.address };
      },
      bytes: () => readBytes(request, limits),
      file,
      photo: () => withThumbnail(file(), asked.query.get('thumbnail') ?? ''),
      body: () => readJson(request, limits),
    };
  }
}

/** The headers of session data: a browser stores nothing after log-out, and other origins cannot read it. */
const PRIVATE: FlatHeaders = [
  'Cache-Control',
  'no-store',
  'Cross-Origin-Resource-Policy',
  'same-origin',
];

/** Adds the headers of session data to an answer, also to files and exports. */
function uncached({ headers = [], ...reply }: Reply): Reply {
  const isReplaced = (index: number) =>
    PRIVATE.some((name, at) => at % 2 === 0 && name === headers[index - (index % 2)]);
  return { ...reply, headers: [...headers.filter((_, index) => !isReplaced(index)), ...PRIVATE] };
}

/** The Retry-After header of an error that states a time. */
function later(error: object): FlatHeaders {
  const seconds = 'retryAfter' in error ? error.retryAfter : undefined;
  return typeof seconds === 'number' ? ['Retry-After', String(Math.ceil(seconds))] : [];
}

/** Returns an answer as JSON. */
export function json(status: number, value: unknown, headers: readonly string[] = []): Reply {
  return jsonText(status, JSON.stringify(value), headers);
}

function jsonText(status: number, body: string, headers: readonly string[] = []): Reply {
  return { status, headers: [...HEADERS, ...headers], body };
}
