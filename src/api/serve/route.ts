import type { IncomingMessage } from 'node:http';
import type { BodyLimits, Reply } from '../../http/index.js';
import type { ApiCaller } from '../access/bearer.js';
import { createResultWriter, type ResultWriter } from '../answer/result.js';
import type { CatalogueEntry } from '../catalogue/index.js';
import { IncomingContent } from '../content/incoming-content.js';
import { readContent } from '../content/read-content.js';
import { invalidRequest } from '../errors/refusal.js';
import { requestFields } from '../generated/kinds.js';
import { readRequest } from '../request/body.js';
import { createRequestCheck, type RequestCheck } from '../request/check.js';
import { refusalOf } from '../request/faults.js';
import type { JsonObject } from '../request/json-text.js';
import { ActionRun } from './action-run.js';
import { RunningEvent } from './event.js';
import type { Failures } from './failures.js';
import type { AnyHandler } from './handlers.js';
import type { Settings } from './settings.js';
import type { Uploads } from './uploads.js';

/** What all actions of one service share. */
export interface Shared {
  readonly settings: Settings;
  readonly limits: BodyLimits;
  readonly uploads: Uploads;
  readonly failures: Failures;
}

/** One action of a service: from a caller that may to the body of its answer. */
export class Route {
  /** The scopes of which a caller needs one. */
  readonly scopes: readonly string[];
  readonly #check: RequestCheck;
  readonly #write: ResultWriter;

  constructor(
    readonly entry: CatalogueEntry,
    readonly handler: AnyHandler,
    readonly shared: Shared,
  ) {
    const { action, kind, service } = entry;
    const { scopes = {} } = shared.settings;
    const usual = kind === 'read' ? [`${service}-r`, `${service}-rw`] : [`${service}-rw`];
    this.scopes = Object.entries(scopes).find(([name]) => name === action)?.[1] ?? usual;
    this.#check = createRequestCheck(entry, shared.settings);
    this.#write = createResultWriter(entry);
  }

  /** @throws Refusal for what the caller is to be told */
  async answer(request: IncomingMessage, caller: ApiCaller): Promise<Reply['body']> {
    if (this.entry.content === 'request') return this.#answerUpload(request, caller);
    const data = await readRequest(request, this.shared.limits);
    this.#check(data);
    return this.#run(data, request, caller);
  }

  #answerUpload(request: IncomingMessage, caller: ApiCaller): Promise<Reply['body']> {
    return this.shared.uploads.run(async (place) => {
      const { members: data, content: kept } = await readContent(
        request,
        this.shared.limits,
        place,
      );
      this.#check(data);
      // None is refused by the check: every action that takes content needs it.
      if (!kept) throw invalidRequest('content is needed.');
      const content = new IncomingContent(kept);
      this.#checkHash(data, content);
      return this.#run({ ...data, content }, request, caller);
    });
  }

  async #run(
    data: JsonObject,
    { socket }: IncomingMessage,
    caller: ApiCaller,
  ): Promise<Reply['body']> {
    const { action } = this.entry;
    const { settings, failures } = this.shared;
    const run = new ActionRun(action, settings.handlerTimeout, socket, failures);
    const event = new RunningEvent(action, data, caller, run);
    try {
      const result = await run.start(() => this.handler(event));
      const body = await this.#write(data, result, run);
      if (typeof body === 'string') run.end();
      return body;
    } catch (error) {
      run.end();
      throw failures.refusalOf(error, this.entry, run.id);
    }
  }

  /** The content is what the caller meant only if its hash is, where an action takes one. */
  #checkHash(data: JsonObject, content: IncomingContent): void {
    const { action, errors } = this.entry;
    if (!requestFields.get(action)?.includes('hash') || data.hash === undefined) return;
    if (data.hash === content.hash) return;
    const row = errors.find(({ type }) => type === 'content_invalid');
    throw row ? refusalOf(row) : invalidRequest('hash is not the SHA-256 of content.');
  }
}
