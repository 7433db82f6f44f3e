import type { IncomingHttpHeaders } from 'node:http';
import { LinkError } from '../../protocol/errors/errors.js';
import { didYouMean } from '../../protocol/nearest.js';
import { optionError } from '../../protocol/options.js';
import type { IncomingContent } from '../content/incoming-content.js';
import type { OutgoingContent } from '../content/outgoing-content.js';
import { ApiError } from '../errors.js';
import { ACTION_NAMES } from '../generated/action-names.js';
import type {
  ActionMap,
  ActionName,
  AutoimportExportResponse,
  AutoimportUploadRequest,
  FileGetResponse,
  FileUploadRequest,
  GeneralErrorType,
  User,
  UserSearchResponse,
  WorkOrderSummary,
  WorkorderSearchResponse,
} from '../generated/action-types.js';
import type { ApiCaller } from './access.js';
import type { ActionRun } from './action-run.js';

/** A page of matches: at most 100, from `data.offset` on. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** True when more matches follow. */
  readonly more: boolean;
}

/**
 * The result of a search: the whole response; a page; or all matches from the first one, in a stable order, of which
 * the framework returns the requested page.
 */
export type Matches<Item, Response> = Response | Page<Item> | Iterable<Item> | AsyncIterable<Item>;

type WithContent<Request> = Omit<Request, 'content'> & { content: IncomingContent };
type WithoutHash<Response> = Omit<Response, 'content' | 'hash'> & {
  /** The bytes; base64 and hash are computed while they are sent. */
  content: OutgoingContent;
};

type Streamed = 'autoimport/upload' | 'autoimport/export' | 'file/upload' | 'file/get';
type Searches = 'user/search' | 'workorder/search';

/** Every action as handlers see it: content as bytes or streams, and searches without paging. */
export interface ServedActions extends Omit<ActionMap, Streamed | Searches> {
  'autoimport/upload': {
    request: WithContent<AutoimportUploadRequest>;
    response: ActionMap['autoimport/upload']['response'];
    errors: ActionMap['autoimport/upload']['errors'];
  };
  'autoimport/export': {
    request: ActionMap['autoimport/export']['request'];
    response: WithoutHash<AutoimportExportResponse>;
    errors: ActionMap['autoimport/export']['errors'];
  };
  'file/upload': {
    request: WithContent<FileUploadRequest>;
    response: ActionMap['file/upload']['response'];
    errors: ActionMap['file/upload']['errors'];
  };
  'file/get': {
    request: ActionMap['file/get']['request'];
    response: WithoutHash<FileGetResponse>;
    errors: ActionMap['file/get']['errors'];
  };
  'user/search': {
    request: ActionMap['user/search']['request'];
    response: Matches<User, UserSearchResponse>;
    errors: ActionMap['user/search']['errors'];
  };
  'workorder/search': {
    request: ActionMap['workorder/search']['request'];
    response: Matches<WorkOrderSummary, WorkorderSearchResponse>;
    errors: ActionMap['workorder/search']['errors'];
  };
}

/** The argument of an action's handler. */
export interface ApiEvent<Action extends ActionName> {
  readonly action: Action;
  /** The checked request in one spelling: ids are numbers, absent fields are absent. */
  readonly data: ServedActions[Action]['request'];
  /** The client app that calls. */
  readonly client: ApiCaller;
  /**
   * A signal that is aborted when the caller disconnects or the handler exceeds its time limit. It is created on first
   * use; if that is late, it is aborted already.
   */
  readonly signal: AbortSignal;
  /** The id of this call in the log. */
  readonly id: string;
  /**
   * The header `Idempotency-Key`, by which a handler may recognise a repeated call; undefined without one. The header is
   * ours, not the protocol's.
   */
  readonly idempotencyKey: string | undefined;
  /** Throws an {@link ApiError} of a type of this action. */
  fail(type: ServedActions[Action]['errors'] | GeneralErrorType, description?: string): never;
}

/** The event that the pipeline passes to a handler. */
export class RunningEvent {
  constructor(
    readonly action: string,
    readonly data: unknown,
    readonly client: ApiCaller,
    /** @internal */ protected readonly call: {
      readonly run: ActionRun;
      readonly headers: IncomingHttpHeaders;
    },
  ) {}

  get id(): string {
    return this.call.run.id;
  }

  get signal(): AbortSignal {
    return this.call.run.signal;
  }

  get idempotencyKey(): string | undefined {
    const { 'idempotency-key': key } = this.call.headers;
    return typeof key === 'string' ? key : undefined;
  }

  readonly fail = (type: ApiError['type'], description?: string): never => {
    throw new ApiError(type, description);
  };
}

/** Handles one action. Its result is checked against the action's schema before it is sent. */
export type ApiHandler<Action extends ActionName> = (
  event: ApiEvent<Action>,
) => ServedActions[Action]['response'] | Promise<ServedActions[Action]['response']>;

/** A handler of an action that is known only at run time. */
export type AnyApiHandler = (event: RunningEvent) => unknown;

const KNOWN: ReadonlySet<string> = new Set(ACTION_NAMES);

/** The handlers of a service; the first request ends registration. */
export class ActionHandlers {
  readonly #handlers = new Map<string, AnyApiHandler>();
  #sealed = false;

  /** @throws LinkError for an unknown action, a second handler, or a registration after the first request */
  add(action: string, handler: unknown): void {
    if (!KNOWN.has(action)) {
      const meant = didYouMean(action, KNOWN);
      const text = `there is no action ${action}${meant}; actions are written like bid/list`;
      throw new LinkError('handler_unknown_event', text);
    }
    if (typeof handler !== 'function') throw optionError(action, 'its handler is a function');
    if (this.#handlers.has(action)) {
      throw new LinkError('handler_duplicate', `${action} has a handler already`);
    }
    if (this.#sealed) {
      const text = `the handler of ${action} comes too late: register it before the first request`;
      throw new LinkError('registration_late', text);
    }
    this.#handlers.set(action, (event) => handler(event));
  }

  seal(): void {
    this.#sealed = true;
  }

  get(action: string): AnyApiHandler | undefined {
    return this.#handlers.get(action);
  }

  names(): ActionName[] {
    return ACTION_NAMES.filter((name) => this.#handlers.has(name));
  }
}
