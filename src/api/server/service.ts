import type { IncomingMessage } from 'node:http';
import {
  type AnswerRequest,
  callerAddress,
  declaredLength,
  type Reply,
  type Service,
  Spool,
  tooLarge,
  UnfinishedBodies,
} from '../../http/index.js';
import { callHook } from '../../protocol/exchange.js';
import { newExchangeId } from '../../protocol/exchange-id.js';
import { type RequestTrace, requestTraces } from '../../protocol/traces.js';
import { apiCatalogue } from '../catalogue/index.js';
import { CallRates } from '../clients/call-rates.js';
import { uploadLimit } from '../content/incoming-content.js';
import { Refusal } from '../errors.js';
import { referenceDocuments } from '../reference/page.js';
import { readTokenBody } from '../request/body.js';
import { Grant, readTokenRequest } from '../tokens/grant.js';
import { Tokens } from '../tokens/tokens.js';
import { Access, requireScope } from './access.js';
import { Refusals } from './action-run.js';
import type { ActionHandlers } from './event.js';
import { CallInProgress } from './exchange.js';
import { Replies } from './replies.js';
import { ActionRoute, type RouteContext, Uploads } from './route.js';
import type { ApiSettings } from './settings.js';

/** Scheme and host before the path, which a caller behind a proxy may send (RFC 9112 section 3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;
const TOKEN_PATH = '/auth/token';
/** Most bytes of a token request; credentials and scopes are short. */
const TOKEN_BYTES = 16 * 1024;

/** The paths of actions with content, whose bodies are larger. */
const UPLOADS: ReadonlySet<string> = new Set(
  apiCatalogue.filter(({ content }) => content === 'request').map(({ action }) => `/${action}`),
);

const onlyMethod = (method: string): Refusal =>
  new Refusal(405, 'method_not_allowed', `The method has to be ${method}.`, ['Allow', method]);

/** Answers the requests of one service. */
export class ApiService implements Service {
  readonly #routes = new Map<string, ActionRoute>();
  #documents: ReadonlyMap<string, Reply> = new Map();
  readonly #replies: Replies;
  readonly #failures: Refusals;
  readonly #access: Access;
  readonly #grant: Grant;
  readonly #context: RouteContext;

  constructor(
    readonly settings: ApiSettings,
    readonly handlers: ActionHandlers,
  ) {
    const { clients, throttle, rememberedTokens: remembered } = settings;
    const lifetime = Math.floor(settings.tokenLifetime / 1000);
    const rates = new CallRates(settings.callsPerMinute, settings.countStore);
    const tokens = new Tokens({ ...settings, lifetime, remembered });
    this.#replies = new Replies(settings.securityHeaders);
    this.#failures = new Refusals(settings.logger);
    this.#access = new Access(tokens, clients, rates);
    this.#grant = new Grant(clients, tokens, throttle, rates);
    const spool = new Spool((error) => this.#failures.notRemoved(error));
    void spool.sweep();
    this.#context = {
      settings,
      limits: {
        maxBytes: settings.maxBodyBytes,
        timeout: settings.bodyTimeout,
        unfinished: new UnfinishedBodies(settings.maxUnfinishedBytes),
      },
      uploads: new Uploads(settings.maxUploads, settings.bodyTimeout, settings.maxFileBytes, spool),
      failures: this.#failures,
    };
  }

  get readTimeout(): number {
    return this.settings.readTimeout;
  }

  /** Answers one request. */
  readonly exchange: AnswerRequest = (request) => {
    if (!requestTraces.isObserved) return this.#answer(request);
    const remoteAddress = callerAddress(request, this.settings.clientAddress);
    const trace: RequestTrace = { face: 'api', remoteAddress };
    return requestTraces.run(trace, () => this.#answer(request, trace));
  };

  async #answer(request: IncomingMessage, trace?: RequestTrace): Promise<Reply> {
    if (this.#routes.size === 0) this.#registerRoutes();
    const path = this.#pathOf(request);
    if (path === TOKEN_PATH) return this.#token(request, trace);
    const document = this.#documents.get(path);
    if (document && (await this.#mayRead(request))) return this.#document(request, document);
    const route = this.#routes.get(path);
    let call: CallInProgress | undefined;
    try {
      this.#refuseLarge(request, path);
      // Without a token nothing is revealed: neither the actions nor their methods.
      const { caller, admission } = await this.#access.identify(request);
      call = new CallInProgress(request, route?.entry.action, caller);
      if (admission) await admission;
      if (!route) throw new Refusal(404, 'not_found', 'There is no such action here.');
      if (request.method !== 'POST') throw onlyMethod('POST');
      requireScope(caller, route.scopes);
      const body = await route.answer(request, call);
      this.#ended(call, typeof body === 'string' ? { answer: body } : {});
      return this.#replies.json(body);
    } catch (cause) {
      const error = this.#failures.refusalOf(cause, route?.entry);
      this.#ended(call, { error });
      if (trace) Object.assign(trace, { error });
      return this.#replies.refusal(error);
    } finally {
      if (trace && call) Object.assign(trace, call.named);
    }
  }

  /** Reports a call. Those without a valid token are not reported, because anybody can make any number of them. */
  #ended(call: CallInProgress | undefined, outcome: Parameters<CallInProgress['ended']>[0]): void {
    const { onExchange, clientAddress } = this.settings;
    if (!call || !onExchange) return;
    const exchange = call.ended(outcome, clientAddress);
    callHook(
      () => onExchange(exchange),
      (error) => this.#failures.log(error, 'onExchange', exchange.id),
    );
  }

  /**
   * Refuses a body by its declared length, before the token costs anything. The limit of a path is that of the catalogue,
   * so that it does not show which actions are served.
   *
   * @throws HttpFailure `body_too_large`
   */
  #refuseLarge(request: IncomingMessage, path: string): void {
    const { maxBodyBytes, maxFileBytes } = this.settings;
    const most = UPLOADS.has(path) ? uploadLimit(maxBodyBytes, maxFileBytes) : maxBodyBytes;
    if ((declaredLength(request) ?? 0) > most) throw tooLarge(most);
  }

  /** Makes the reply for an unexpected error. */
  readonly failed = (error: unknown): Reply =>
    this.#replies.refusal(this.#failures.refusalOf(error));

  #registerRoutes(): void {
    this.handlers.seal();
    for (const entry of apiCatalogue) {
      const handler = this.handlers.get(entry.action);
      if (handler)
        this.#routes.set(`/${entry.action}`, new ActionRoute(entry, handler, this.#context));
    }
    if (this.settings.reference === false) return;
    const served = [...this.#routes.values()].map(({ entry }) => entry);
    this.#documents = referenceDocuments(this.#replies, served);
  }

  /** Returns true if a request may read the reference. A test that fails allows nothing. */
  async #mayRead(request: IncomingMessage): Promise<boolean> {
    const { reference } = this.settings;
    if (typeof reference !== 'function') return reference;
    try {
      return await reference(request);
    } catch (error) {
      this.#failures.log(error, 'reference', newExchangeId());
      return false;
    }
  }

  /** Returns the path below the base path; '' for any other path. */
  #pathOf({ url = '/' }: IncomingMessage): string {
    const { basePath } = this.settings;
    const target = url.startsWith('/') ? url : url.replace(SCHEME_AND_HOST, '');
    const query = target.indexOf('?');
    const path = query < 0 ? target : target.slice(0, query);
    return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '';
  }

  async #token(request: IncomingMessage, trace?: RequestTrace): Promise<Reply> {
    if (trace) Object.assign(trace, { event: 'auth/token' });
    try {
      if (request.method !== 'POST') throw onlyMethod('POST');
      const limits = { ...this.#context.limits, maxBytes: TOKEN_BYTES };
      const body = await readTokenBody(request, limits);
      const tokenRequest = readTokenRequest(body, request.headers.authorization);
      return this.#replies.json(
        JSON.stringify(
          await this.#grant.answer(
            tokenRequest,
            callerAddress(request, this.settings.clientAddress),
          ),
        ),
      );
    } catch (cause) {
      const error = this.#failures.refusalOf(cause);
      if (trace) Object.assign(trace, { error });
      return this.#replies.refusal(error, true);
    }
  }

  #document(request: IncomingMessage, document: Reply): Reply {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? document : this.#replies.refusal(onlyMethod('GET'));
  }
}
