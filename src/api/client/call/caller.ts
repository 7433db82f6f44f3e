import type { Slots } from '../../../net/index.js';
import { allowManyListeners, checkFree, Deadline, withRetries } from '../../../net/index.js';
import { didYouMean } from '../../../protocol/nearest.js';
import { optionError } from '../../../protocol/options.js';
import { apiCatalogue, type CatalogueEntry } from '../../catalogue/index.js';
import { ACTION_NAMES } from '../../generated/action-names.js';
import type { ActionName } from '../../generated/action-types.js';
import { ApiCallError } from '../errors/call-error.js';
import { serviceAs } from '../errors/call-failure.js';
import type { Service } from '../exchange/exchange.js';
import { readCallOptions } from '../settings/call-options.js';
import { retryRules, type Settings } from '../settings/settings.js';
import type { TokenSource } from '../token/token-source.js';
import { attempt, type Call, type CalledAction } from './attempt.js';
import { prepareRequest } from './request-members.js';
import { createRawReader, createResultReader } from './result-reader.js';

/** What calls are made with. */
export interface CallerParts {
  readonly settings: Settings;
  readonly service: Service;
  readonly tokens: TokenSource;
  readonly slots: Slots;
  /** Aborted when the client is closed. */
  readonly closing: AbortSignal;
}

const isDenied = (error: unknown): boolean =>
  ApiCallError.is(error) && error.status === 401 && error.type === 'access_denied';

const PATH = /^(?=.{1,200}$)[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)+$/;

/**
 * The entry of an action that nothing is known of but its path: it may change something, so it is repeated only when it
 * surely was not carried out.
 */
function undescribed(path: string): CatalogueEntry {
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

/** Makes calls: one slot each, one token for all, repeated where that is safe. */
export class Caller {
  readonly #parts: CallerParts;
  readonly #actions = new Map<string, CalledAction>();

  constructor(parts: CallerParts) {
    this.#parts = parts;
  }

  /** @throws ApiCallError, CallError; LinkError `option_invalid` for what is no call */
  async call(name: ActionName, request?: unknown, options?: unknown): Promise<unknown> {
    return this.#perform(this.#find(name), request, options);
  }

  /** Calls an action that no document describes. @throws as {@link Caller.call} does */
  async raw(path: string, request?: unknown, options?: unknown): Promise<unknown> {
    const entry = undescribed(path);
    const reader = createRawReader(path, this.#parts.settings);
    return this.#perform({ name: path, entry, reader }, request, options);
  }

  async #perform(called: CalledAction, request?: unknown, options?: unknown): Promise<unknown> {
    const { name } = called;
    const { settings: client, service, slots, closing } = this.#parts;
    const settings = readCallOptions(called.entry, options, client);
    const prepared = await prepareRequest(called.entry, request);
    allowManyListeners(settings.signal);
    const peer = serviceAs(name, service.base.host);
    const deadline = new Deadline({ peer, signals: [settings.signal, closing] });
    try {
      await slots.take(deadline);
      try {
        if (settings.target.kind === 'path' && !settings.target.overwrite) {
          await checkFree(settings.target.path, peer.fail);
        }
        return await this.#repeatedly({ called, prepared, settings, deadline });
      } finally {
        slots.giveBack();
      }
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
    const watched = { ...call, settings: { ...settings, onProgress } };
    // What has been written into a stream cannot be taken back, nor what was read from one.
    const isOpen = (): boolean =>
      prepared.source?.repeatable !== false && !(hasBegun && settings.target.kind === 'stream');
    const { settings: client } = this.#parts;
    const harmless = called.entry.kind === 'read' || client.recognisesRepetitions;
    const rules = retryRules(client, settings.retries);
    const repeatable = { called: called.name, harmless, isOpen };
    return withRetries(() => this.#withToken(watched), repeatable, rules, deadline);
  }

  /** An access that was denied is tried once more, with a new token. */
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
