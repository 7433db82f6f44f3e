import type { IncomingMessage } from 'node:http';
import {
  type AnswerRequest,
  callerAddress,
  type Reply,
  type Service,
  Spool,
  UnfinishedBodies,
} from '../../http/index.js';
import { apiCatalogue } from '../catalogue/index.js';
import { Refusal } from '../errors.js';
import { referenceDocuments } from '../reference/page.js';
import { readTokenBody } from '../request/body.js';
import { Grant, readTokenRequest } from '../tokens/grant.js';
import { Tokens } from '../tokens/tokens.js';
import { Access, requireScope } from './access.js';
import { Refusals } from './action-run.js';
import type { ActionHandlers } from './event.js';
import { Replies } from './replies.js';
import { ActionRoute, type RouteContext, Uploads } from './route.js';
import type { ApiSettings } from './settings.js';

/** Scheme and host before the path, which a caller behind a proxy may send (RFC 9112 section 3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;
const TOKEN_PATH = '/auth/token';
/** Most bytes of a token request; credentials and scopes are short. */
const TOKEN_BYTES = 16 * 1024;

const onlyMethod = (method: string): Refusal =>
  new Refusal(405, 'method_not_allowed', `The method has to be ${method}.`, ['Allow', method]);

/** Answers the requests of one service. */
export class ApiService implements Service {
  readonly #routes = new Map<string, ActionRoute>();
  readonly #documents: ReadonlyMap<string, Reply>;
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
    const tokens = new Tokens({ ...settings, lifetime, remembered });
    this.#replies = new Replies(settings.securityHeaders);
    this.#failures = new Refusals(settings.logger);
    this.#access = new Access(tokens, clients);
    this.#grant = new Grant(clients, tokens, throttle);
    this.#documents = settings.reference ? referenceDocuments(this.#replies) : new Map();
    const spool = new Spool((error) => this.#failures.notRemoved(error));
    void spool.sweep();
    this.#context = {
      settings,
      limits: {
        maxBytes: settings.maxBodyBytes,
        timeout: settings.bodyTimeout,
        unfinished: new UnfinishedBodies(settings.maxUnfinishedBytes),
      },
      uploads: new Uploads(settings.maxUploads, settings.maxFileBytes, spool),
      failures: this.#failures,
    };
  }

  get readTimeout(): number {
    return this.settings.readTimeout;
  }

  /** Answers one request. */
  readonly exchange: AnswerRequest = async (request) => {
    if (this.#routes.size === 0) this.#registerRoutes();
    const path = this.#pathOf(request);
    if (path === TOKEN_PATH) return this.#token(request);
    const document = this.#documents.get(path);
    if (document) return this.#document(request, document);
    const route = this.#routes.get(path);
    try {
      // Without a token nothing is revealed: neither the actions nor their methods.
      const caller = await this.#access.identify(request);
      if (!route) throw new Refusal(404, 'not_found', 'There is no such action here.');
      if (request.method !== 'POST') throw onlyMethod('POST');
      requireScope(caller, route.scopes);
      return this.#replies.json(await route.answer(request, caller));
    } catch (error) {
      return this.#replies.refusal(this.#failures.refusalOf(error, route?.entry));
    }
  };

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
  }

  /** Returns the path below the base path; '' for any other path. */
  #pathOf({ url = '/' }: IncomingMessage): string {
    const { basePath } = this.settings;
    const target = url.startsWith('/') ? url : url.replace(SCHEME_AND_HOST, '');
    const query = target.indexOf('?');
    const path = query < 0 ? target : target.slice(0, query);
    return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '';
  }

  async #token(request: IncomingMessage): Promise<Reply> {
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
    } catch (error) {
      return this.#replies.refusal(this.#failures.refusalOf(error), true);
    }
  }

  #document(request: IncomingMessage, document: Reply): Reply {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? document : this.#replies.refusal(onlyMethod('GET'));
  }
}
