import { discard, type FlatHeaders, isSource, type Reply, type Source } from '../../http/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { writeItem, writeOpen, writeResult } from '../../protocol/codec/result-codec.js';
import type { Dialect } from '../../protocol/dialect.js';
import type { EnvelopeWriter } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { WrittenResult } from '../delivery/delivery.js';
import { type EventRun, type LinkEvent, toResultError } from '../event.js';
import type { EventRoute } from '../registry.js';
import type { Settings } from '../settings.js';

/** The text of an envelope, or what streams one. */
export type EnvelopeBody = string | AsyncIterable<string>;

/**
 * Stage 8: the handler's result, checked against its event's schema, in an envelope. Nothing of a wrong one is sent.
 *
 * @throws LinkError `result_invalid`; its message tells the caller a reference only
 */
export async function writeEnvelope(
  event: LinkEvent,
  { definition }: EventRoute,
  result: unknown,
  run: EventRun,
  { envelopes, dialect }: Pick<Settings, 'envelopes' | 'dialect'>,
): Promise<EnvelopeBody> {
  try {
    if (result instanceof WrittenResult) {
      run.end();
      return envelopes.success(result.json, result.orgId);
    }
    if (definition?.entry.list && isSource(result)) {
      return await listEnvelope(result, { definition, event, envelopes, dialect, run });
    }
    const isList = definition?.result.kind === 'list' && isSource(result);
    const whole = isList ? await run.step(collect(run.hold(result))) : result;
    const written = writeJson(event, definition, whole, dialect);
    await run.delivery?.complete(written);
    run.end();
    return envelopes.success(written.json, written.orgId);
  } catch (error) {
    discard(result);
    throw toResultError(error, event.id);
  }
}

/**
 * Writes a result that is whole.
 *
 * @throws LinkError `result_invalid`
 */
export function writeJson(
  event: LinkEvent,
  definition: EventRoute['definition'],
  result: unknown,
  dialect: Settings['dialect'],
): WrittenResult {
  const context = { data: event.data, dialect };
  const json = definition ? writeResult(definition, result, context) : writeOpen(result, undefined);
  return new WrittenResult(json, sentOrgId(event));
}

/** An event of the app's own may give an array item by item, too; its schema is for the whole. */
async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const whole: unknown[] = [];
  for await (const item of items) whole.push(item);
  return whole;
}

/**
 * The `remote_org_id` that an answer carries; handlers may have set it.
 *
 * @throws LinkError `result_invalid` when it is no whole number
 */
function sentOrgId({ remoteOrgId }: LinkEvent): number | undefined {
  if (remoteOrgId === undefined || Number.isSafeInteger(remoteOrgId)) return remoteOrgId;
  throw new LinkError('result_invalid', 'remoteOrgId: must be a whole number');
}

/** What a list is written with. */
interface ListContext {
  readonly definition: EventDefinition;
  readonly event: LinkEvent;
  readonly envelopes: EnvelopeWriter;
  readonly dialect: Dialect | undefined;
  /** Each part of the list has as long as the handler had. */
  readonly run: EventRun;
}

/**
 * How much of a list is gathered before any of it leaves. A list that fails within it gets an ordinary failure, and a
 * short one its length; beyond it memory stays constant however long the list is.
 */
const GATHERED = 64 * 1024;

/**
 * The envelope around a list that comes item by item. Each item is checked before it leaves.
 *
 * @returns the whole text when it is short, else an iterable of its parts: when the list fails behind the first part it
 * throws, and the connection has to be cut, so that nobody takes a part for the whole
 * @throws what the list throws within its first part
 */
async function listEnvelope(
  items: Source<unknown>,
  context: ListContext,
): Promise<string | AsyncIterable<string>> {
  const { run } = context;
  const parts = writeParts(run.hold(items), context);
  const first = await run.step(parts.next());
  if (!first.done) return envelopeParts(first.value, parts, context);
  run.end();
  return first.value;
}

/** Yields parts of at least {@link GATHERED} characters; returns the whole envelope when there is no such part. */
async function* writeParts(
  items: AsyncIterable<unknown>,
  context: ListContext,
): AsyncGenerator<string, string> {
  const { definition, event, dialect, envelopes } = context;
  const itemContext = { data: event.data, dialect };
  let gathered = envelopes.beginList();
  let index = 0;
  for await (const item of items) {
    const json = writeItem(definition, item, index, itemContext);
    gathered += index === 0 ? json : `,${json}`;
    index += 1;
    if (gathered.length < GATHERED) continue;
    yield gathered;
    gathered = '';
  }
  return gathered + envelopes.endList(sentOrgId(event));
}

async function* envelopeParts(
  first: string,
  rest: AsyncGenerator<string, string>,
  { run, event }: ListContext,
): AsyncGenerator<string> {
  try {
    yield first;
    let next: IteratorResult<string, string>;
    do {
      next = await run.step(rest.next());
      yield next.value;
    } while (!next.done);
  } catch (cause) {
    const error = toResultError(cause, event.id);
    // A caller that has gone is no failure of the list.
    if (!(LinkError.is(cause) && cause.code === 'client_gone')) run.context.failed(error);
    throw error;
  } finally {
    run.end();
  }
}

type ReplyNeeds = Pick<Settings, 'headers' | 'envelopes' | 'httpStatus' | 'dialect'>;

/** Failures that no envelope was read for, and faults of our own, have a status of their own whatever the option says. */
const WITH_STATUS: ReadonlySet<string> = new Set(['form', 'envelope', 'reply']);

/** Stage 9: the answer to an event that went well. */
export function successReply(body: EnvelopeBody, { headers }: ReplyNeeds): Reply {
  return { status: 200, headers, body };
}

/** Stage 9 for all that failed: an envelope too, always, which speaks the caller's names. */
export function failureReply(error: LinkError, settings: ReplyNeeds): Reply {
  const { headers, envelopes, httpStatus, dialect } = settings;
  const status = httpStatus || hasStatus(error) ? error.status : 200;
  return {
    status,
    headers: withFailureHeaders(headers, error),
    body: envelopes.failure(dialect?.messageToWire(error.message) ?? error.message),
  };
}

/** What passes by itself says so in its status too: whoever repeats goes by that. */
function hasStatus({ stage, status, retryAfter }: LinkError): boolean {
  return WITH_STATUS.has(stage) || (status === 503 && retryAfter !== undefined);
}

function withFailureHeaders(
  headers: FlatHeaders,
  { code, stage, retryAfter }: LinkError,
): FlatHeaders {
  if (code === 'method_not_allowed' && stage === 'form') return [...headers, 'Allow', 'POST'];
  return retryAfter === undefined ? headers : [...headers, 'Retry-After', String(retryAfter)];
}
