import type { IncomingMessage } from 'node:http';
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
import { actedBy, type SiteContext } from '../engine/context.js';
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
import { incomingFile } from './incoming-file.js';
import { ReadyReply, type Route, RouteTable } from './route-table.js';
import type { ConsoleUser, Session, Sessions } from './sessions.js';
import type { SharedAnswers } from './shared-answers.js';

/** What the page sends is small; files go by their own route. */
const MAX_BODY = 4 * 1024 * 1024;
const MOST_VALUES = 200_000;
/** What strangers send is a name and a password. */
const MAX_STRANGERS_BODY = 16 * 1024;
const MOST_STRANGERS_VALUES = 100;
/** Characters of a filter of an exported list that the audit records. */
const LONGEST_FILTER = 500;
const BODY_TIMEOUT = 30_000;
/** What all bodies that are coming in may hold together. */
const MAX_UNFINISHED = 32 * 1024 * 1024;

const HEADERS = [
  ...securityHeaders(),
  'Cache-Control',
  'no-store',
  'Content-Type',
  'application/json; charset=utf-8',
];

/** What the console is told of where it stands. */
export interface ConsoleSettings {
  /** Whether browsers reach it by https. */
  readonly isSecure: boolean;
  readonly logger: Logger;
  /** Names the address of a caller behind a proxy: whoever guesses passwords is slowed down by it. */
  readonly clientAddress?: ClientAddress | undefined;
  /** Of what is uploaded, in bytes. Default 512 MiB, as of a receiver. */
  readonly largestFile?: number | undefined;
}

/** What answers. */
export interface ConsoleServiceParts {
  readonly sessions: Sessions;
  readonly assets: Assets;
  readonly routes: readonly Route[];
  readonly shared: SharedAnswers;
  readonly audit: SiteContext['audit'];
}

/** Answers the requests of the console: its page, and what the page asks for below `api/`. */
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
    readonly settings: ConsoleSettings,
  ) {
    this.#table = new RouteTable(parts.routes);
  }

  readonly exchange = async (request: IncomingMessage): Promise<Reply> => {
    const [path = '', query = ''] = (request.url ?? '/').split('?', 2);
    if (!path.startsWith('/api/')) return this.parts.assets.reply(request, path);
    try {
      return await this.#answer(request, path.slice('/api/'.length), new URLSearchParams(query));
    } catch (error) {
      return this.failed(error);
    }
  };

  /** Tells the page what went wrong; what nobody expected is logged, and told without its reason. */
  readonly failed = (error: unknown): Reply => {
    if (LinkError.is(error)) {
      const { status, code, message } = error;
      return json(status, { code, message }, later(error));
    }
    if (HttpFailure.is(error) || SvclinkError.is(error)) {
      // What a peer answered is no status of ours.
      const { status = 502, code, message } = error;
      return json(status >= 400 ? status : 502, { code, message }, later(error));
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
    // Nothing is told of what there is before somebody has logged in.
    if (typeof found !== 'object') {
      checkPermission(session, 'reader');
      const status = found === undefined ? 404 : 405;
      return json(status, { code: 'not_found', message: 'The console has no such address.' });
    }
    checkPermission(session, found.route.needs);
    const call = this.#call(request, session, { places: found.places, query });
    return this.#run(found.route, call, `${path}?${query}`);
  }

  async #run(route: Route, call: Call, question: string): Promise<Reply> {
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
      // Who has changed something sees it at once, and not what was read for others before.
      if (route.method !== 'GET') shared.renew();
    }
  }

  /** A list leaves the site once the audit has recorded it. */
  async #recordExport({ path }: Route, { acting, query }: Call): Promise<void> {
    const shown = new URLSearchParams(query);
    // A text that was searched for may be a code.
    if (shown.has('text')) shown.set('text', '…');
    const filter = shown.toString().slice(0, LONGEST_FILTER);
    const entry = { ...actedBy(acting), action: 'export', subject: path } as const;
    await this.parts.audit.record({ ...entry, ...(filter === '' ? {} : { detail: { filter } }) });
  }

  #call(
    request: IncomingMessage,
    session: Session | undefined,
    asked: Pick<Call, 'places' | 'query'>,
  ): Call {
    const limits = session ? this.#limits : this.#strangersLimits;
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
      file: () => incomingFile(request, this.settings.largestFile),
      body: async <Checked>() => (await readJson(request, limits)) as Checked,
    };
  }
}

/** The headers of what a session may see: nothing of it stays in a browser after log-out, or is read by other origins. */
const PRIVATE: FlatHeaders = [
  'Cache-Control',
  'no-store',
  'Cross-Origin-Resource-Policy',
  'same-origin',
];

/** An answer of the console, files and exports too, with the headers of what a session may see. */
function uncached({ headers = [], ...reply }: Reply): Reply {
  const isReplaced = (index: number) =>
    PRIVATE.some((name, at) => at % 2 === 0 && name === headers[index - (index % 2)]);
  return { ...reply, headers: [...headers.filter((_, index) => !isReplaced(index)), ...PRIVATE] };
}

/** When the caller may come again, where that is known. */
function later(error: object): FlatHeaders {
  const seconds = 'retryAfter' in error ? error.retryAfter : undefined;
  return typeof seconds === 'number' ? ['Retry-After', String(Math.ceil(seconds))] : [];
}

/** An answer as JSON. */
export function json(status: number, value: unknown, headers: readonly string[] = []): Reply {
  return jsonText(status, JSON.stringify(value), headers);
}

function jsonText(status: number, body: string, headers: readonly string[] = []): Reply {
  return { status, headers: [...HEADERS, ...headers], body };
}
