import type { IncomingMessage } from 'node:http';
import {
  type BodyLimits,
  type Reply,
  type Spool,
  SpooledFile,
  tooLarge,
} from '../../http/index.js';
import { within } from '../../system/deadline.js';
import { Slots, type WaitLimit } from '../../system/slots.js';
import type { ActionEntry } from '../catalogue/index.js';
import { type ContentStorage, IncomingContent, readContent } from '../content/incoming-content.js';
import { invalidRequest, type Refusal, serviceUnavailable } from '../errors.js';
import { requestFields } from '../generated/kinds.js';
import { BodyWork, readRequest } from '../request/body.js';
import { createRequestCheck, type RequestCheck, refusalOf } from '../request/check.js';
import type { JsonObject } from '../request/json-text.js';
import { ActionRun, type Refusals } from './action-run.js';
import { type AnyApiHandler, RunningEvent } from './event.js';
import type { CallInProgress } from './exchange.js';
import { createResultWriter, type ResultWriter } from './result.js';
import type { ApiSettings } from './settings.js';

/** Uploads that wait for each one that may run: their bodies are unread, at some 100 KiB each. */
const WAITING_FOR_EACH = 4;

const tooManyUploads = (): Refusal => serviceUnavailable('Too many concurrent uploads.', 5);

/**
 * Limits concurrent uploads: each may take as much temporary space as the largest file. Further ones wait for their turn
 * with unread bodies, so that their callers send no more than the buffers of a connection hold.
 */
export class Uploads {
  readonly #slots: Slots;
  readonly #wait: WaitLimit;

  /**
   * @param most uploads at a time
   * @param timeout milliseconds that a further one waits
   */
  constructor(
    most: number,
    timeout: number,
    readonly maxFileBytes: number,
    readonly spool: Spool,
  ) {
    this.#slots = new Slots(most, { waiting: most * WAITING_FOR_EACH, full: tooManyUploads });
    this.#wait = { reason: undefined, race: (turn) => within(turn, timeout, tooManyUploads) };
  }

  /**
   * Runs `task` with a storage for content, which is removed afterwards.
   *
   * @throws Refusal `unavailable` when too many uploads wait, or one has waited too long
   */
  run<Result>(task: (storage: ContentStorage) => Promise<Result>): Promise<Result> {
    return this.#slots.run(() => this.#store(task), this.#wait);
  }

  async #store<Result>(task: (storage: ContentStorage) => Promise<Result>): Promise<Result> {
    const { maxFileBytes: maxBytes, spool } = this;
    let content: SpooledFile | undefined;
    try {
      return await task({
        maxBytes,
        async store(chunks) {
          content = await SpooledFile.receive(spool, upTo(maxBytes, chunks));
          return content;
        },
      });
    } finally {
      await content?.release();
    }
  }
}

async function* upTo(
  maxBytes: number,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (chunk.length > 0) yield chunk;
  }
}

/** Common context of all actions of one service. */
export interface RouteContext {
  readonly settings: ApiSettings;
  readonly limits: BodyLimits;
  readonly uploads: Uploads;
  readonly failures: Refusals;
}

/** One action of a service: from an authorised caller to the body of its answer. */
export class ActionRoute {
  /** Scopes of which a caller needs one. */
  readonly scopes: readonly string[];
  readonly #check: RequestCheck;
  readonly #write: ResultWriter;

  constructor(
    readonly entry: ActionEntry,
    readonly handler: AnyApiHandler,
    readonly context: RouteContext,
  ) {
    const { action, kind, service } = entry;
    const { scopes = {} } = context.settings;
    const usual = kind === 'read' ? [`${service}-r`, `${service}-rw`] : [`${service}-rw`];
    this.scopes = Object.entries(scopes).find(([name]) => name === action)?.[1] ?? usual;
    this.#check = createRequestCheck(entry, context.settings);
    this.#write = createResultWriter(entry);
  }

  /** @throws Refusal for the caller */
  async answer(request: IncomingMessage, call: CallInProgress): Promise<Reply['body']> {
    if (this.entry.content === 'request') return this.#answerUpload(request, call);
    const work = new BodyWork();
    try {
      const data = await readRequest(request, this.context.limits, work);
      call.data = data;
      this.#check(data);
      return await this.#run(data, request, call);
    } finally {
      work.end();
    }
  }

  #answerUpload(request: IncomingMessage, call: CallInProgress): Promise<Reply['body']> {
    return this.context.uploads.run(async (storage) => {
      const { members: data, content: file } = await readContent(
        request,
        this.context.limits,
        storage,
      );
      call.data = data;
      this.#check(data);
      // The check refuses missing content already: every action with content requires it.
      if (!file) throw invalidRequest('content is needed.');
      const content = new IncomingContent(file);
      this.#checkHash(data, content);
      return this.#run({ ...data, content }, request, call);
    });
  }

  async #run(
    data: JsonObject,
    { socket, headers }: IncomingMessage,
    call: CallInProgress,
  ): Promise<Reply['body']> {
    const { action } = this.entry;
    const { settings, failures } = this.context;
    const run = new ActionRun(action, settings.handlerTimeout, socket, failures);
    call.run = run;
    const event = new RunningEvent(action, data, call.client, { run, headers });
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

  /** Compares the content with the hash that the caller sent, where the action has one. */
  #checkHash(data: JsonObject, content: IncomingContent): void {
    const { action, errors } = this.entry;
    if (!requestFields.get(action)?.includes('hash') || data.hash === undefined) return;
    if (data.hash === content.hash) return;
    const row = errors.find(({ type }) => type === 'content_invalid');
    throw row ? refusalOf(row) : invalidRequest('hash is not the SHA-256 of content.');
  }
}
