import {
  allowManyListeners,
  checkFree,
  Deadline,
  type PeerAnswer,
  withRetries,
} from '../../net/index.js';
import { didYouMean } from '../../protocol/nearest.js';
import { optionError } from '../../protocol/options.js';
import { callTraces } from '../../protocol/traces.js';
import type { Slots } from '../../system/slots.js';
import { type ActionEntry, apiCatalogue } from '../catalogue/index.js';
import { ACTION_NAMES } from '../generated/action-names.js';
import type { ActionName } from '../generated/action-types.js';
import { ApiCallError, type CalledName, serviceAs } from './call-error.js';
import { callService, type RemoteService, type SentRequest } from './exchange.js';
import { type PreparedRequest, prepareRequest } from './request-members.js';
import { createRawReader, createResultReader, type ResultReader } from './result-reader.js';
import { sentContent } from './sent-content.js';
import {
  type ApiClientSettings,
  apiRetryRules,
  type CallSettings,
  readCallOptions,
} from './settings.js';
import type { TokenSource } from './token.js';

/** The constant part of all calls of one action. */
interface CalledAction {
  readonly name: CalledName;
  readonly entry: ActionEntry;
  readonly reader: ResultReader;
}

/** One call. */
interface Call {
  readonly called: CalledAction;
  readonly prepared: PreparedRequest;
  readonly settings: CallSettings;
  /** The deadline of the whole call, with its repetitions. */
  readonly deadline: Deadline;
}

function requestOf(
  { prepared, settings }: Call,
  deadline: Deadline,
  onFailure: (error: unknown) => void,
): Pick<SentRequest, 'body' | 'length'> {
  const { members, source, withHash } = prepared;
  if (!source) return { body: JSON.stringify(members) };
  const onProgress: CallSettings['onProgress'] = (progress) => {
    deadline.touch();
    settings.onProgress(progress);
  };
  return sentContent(members, source, { withHash, onProgress, onFailure });
}

/** Makes one attempt at a call with a token. */
async function attempt(call: Call, token: string, service: RemoteService): Promise<unknown> {
  const { called, settings } = call;
  const { name: action, reader } = called;
  const peer = serviceAs(action, service.base.host);
  const deadline = new Deadline({ peer, timeout: settings.timeout, within: call.deadline });
  let failure: { readonly error: unknown } | undefined;
  const request = requestOf(call, deadline, (error) => {
    failure = { error };
  });
  const read = (answer: PeerAnswer): Promise<unknown> => reader(answer, settings, deadline);
  try {
    const { idempotencyKey } = settings;
    const sent = { ...request, token, idempotencyKey };
    return await callService({ action, request: sent, read }, service, deadline);
  } catch (error) {
    // The failed source ended the request: its error is the cause, not that of the connection.
    throw failure && !deadline.reason ? failure.error : error;
  }
}

/** Dependencies of {@link ActionCaller}. */
interface CallerParts {
  readonly settings: ApiClientSettings;
  readonly service: RemoteService;
  readonly tokens: TokenSource;
  readonly slots: Slots;
  /** Aborted when the client is closed. */
  readonly closing: AbortSignal;
}

const isDenied = (error: unknown): boolean =>
  ApiCallError.is(error) && error.status === 401 && error.type === 'access_denied';

const PATH = /^(?=.{1,200}$)[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)+$/;

/**
 * Makes the entry of an unknown action. It may change data, so it is repeated only when it certainly was not carried
 * out.
 */
function undescribed(path: string): ActionEntry {
  if (typeof path !== 'string' || !PATH.test(path) || path === 'auth/token') {
    throw optionError('path', 'is the path of an action, written like jobnote/reminder/times');
  }
  const purpose = 'Not described by any document.';
  const service = path.slice(0, path.indexOf('/'));
  return {
    action: path,
    service,
    kind: 'write',
    purpose,
    source: 'supplement',
    section: '',
    errors: [],
  };
}

/** Makes calls: each takes a slot, all use one token, and a call is repeated where that is safe. */
export class ActionCaller {
  readonly #parts: CallerParts;
  readonly #actions = new Map<string, CalledAction>();

  constructor(parts: CallerParts) {
    this.#parts = parts;
  }

  /** @throws ApiCallError, CallError; LinkError `option_invalid` for an invalid call */
  async call(name: ActionName, request?: unknown, options?: unknown): Promise<unknown> {
    return this.#perform(this.#find(name), request, options);
  }

  /** Calls an action outside the catalogue. @throws as {@link ActionCaller.call} does */
  async raw(path: string, request?: unknown, options?: unknown): Promise<unknown> {
    const entry = undescribed(path);
    const reader = createRawReader(path);
    return this.#perform({ name: path, entry, reader }, request, options);
  }

  #perform(called: CalledAction, request?: unknown, options?: unknown): Promise<unknown> {
    const work = () => this.#performed(called, request, options);
    if (!callTraces.isObserved) return work();
    const { host } = this.#parts.service.base;
    return callTraces.run({ face: 'api', event: called.name, host }, work);
  }

  async #performed(called: CalledAction, request?: unknown, options?: unknown): Promise<unknown> {
    const { name } = called;
    const { settings: client, service, slots, closing } = this.#parts;
    const settings = readCallOptions(called.entry, options, client);
    // A stream may fail before the answer comes. Without a listener that would end the process.
    if (settings.target.kind === 'stream') settings.target.stream.on('error', () => undefined);
    const prepared = await prepareRequest(called.entry, request);
    allowManyListeners(settings.signal);
    const peer = serviceAs(name, service.base.host);
    const deadline = new Deadline({ peer, signals: [settings.signal, closing] });
    try {
      return await slots.run(async () => {
        if (settings.target.kind === 'path' && !settings.target.overwrite) {
          await checkFree(settings.target.path, peer.fail);
        }
        return this.#repeatedly({ called, prepared, settings, deadline });
      }, deadline);
    } finally {
      deadline.clear();
      prepared.source?.close();
    }
  }

  #find(name: ActionName): CalledAction {
    const known = this.#actions.get(name);
    if (known) return known;
    const entry = apiCatalogue.find((candidate) => candidate.action === name);
    if (!entry) {
      const meant = didYouMean(String(name), ACTION_NAMES);
      throw optionError(
        'name',
        `there is no action ${name}${meant}; actions are written like bid/list`,
      );
    }
    const called = { name, entry, reader: createResultReader(entry, this.#parts.settings) };
    this.#actions.set(name, called);
    return called;
  }

  #repeatedly(call: Call): Promise<unknown> {
    const { called, prepared, settings, deadline } = call;
    let hasBegun = false;
    const onProgress: typeof settings.onProgress = (progress) => {
      hasBegun = true;
      settings.onProgress(progress);
    };
    const observed = { ...call, settings: { ...settings, onProgress } };
    // Content that was written into a stream, or read from one, cannot be sent or received again.
    const isOpen = (): boolean =>
      prepared.source?.repeatable !== false && !(hasBegun && settings.target.kind === 'stream');
    const idempotent = called.entry.kind === 'read' || settings.idempotencyKey !== undefined;
    const rules = apiRetryRules(settings.retries);
    const repeatable = { called: called.name, idempotent, isOpen };
    return withRetries(() => this.#withToken(observed), repeatable, rules, deadline);
  }

  /** A denied call is repeated once, with a new token. */
  async #withToken(call: Call): Promise<unknown> {
    const { tokens, service } = this.#parts;
    const token = await call.deadline.race(tokens.get());
    try {
      return await attempt(call, token, service);
    } catch (error) {
      if (!isDenied(error)) throw error;
      tokens.discard(token);
      if (call.prepared.source?.repeatable === false) throw error;
    }
    return attempt(call, await call.deadline.race(tokens.get()), service);
  }
}
