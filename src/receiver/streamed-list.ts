import { within } from '../http/index.js';
import type { Dialect } from '../protocol/dialect.js';
import type { EnvelopeWriter } from '../protocol/envelope.js';
import { LinkError } from '../protocol/errors.js';
import type { EventDefinition } from '../protocol/event-definition.js';
import { writeItem } from '../protocol/result-codec.js';
import type { LinkEvent } from './event.js';
import { toResultError } from './handler-error.js';
import type { Passage } from './passage.js';
import { sentOrgId } from './sent-org-id.js';

/** What a list is written with. */
export interface ListContext {
  readonly definition: EventDefinition;
  readonly event: LinkEvent;
  readonly envelopes: EnvelopeWriter;
  readonly dialect: Dialect | undefined;
  /** Hears of a list that failed after its first part had left. */
  readonly passage: Passage;
  /** Milliseconds that each part of the list has: as long as the handler had. */
  readonly timeout: number;
}

/**
 * How much of a list is gathered before any of it leaves. A list that fails within it gets an envelope without a
 * result, and a short one its length; beyond it memory stays constant however long the list is.
 */
const GATHERED = 64 * 1024;

/** Whether a result is given item by item; arrays are whole already. */
export function isStreamable(
  result: unknown,
): result is Iterable<unknown> | AsyncIterable<unknown> {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return false;
  return Symbol.asyncIterator in result || Symbol.iterator in result;
}

/**
 * The envelope around a list that comes item by item. Each item is checked before it leaves.
 *
 * @returns the whole text when it is short, else an iterable of its parts
 * @throws what the list throws within its first part
 */
export async function listEnvelope(
  items: Iterable<unknown> | AsyncIterable<unknown>,
  context: ListContext,
): Promise<string | AsyncIterable<string>> {
  const parts = writeParts(items, context);
  const first = await inTime(parts.next(), context);
  if (first.done) return first.value;
  return envelopeParts(first.value, parts, context);
}

/** Yields parts of at least {@link GATHERED} characters; returns the whole envelope when there is no such part. */
async function* writeParts(
  items: Iterable<unknown> | AsyncIterable<unknown>,
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
  context: ListContext,
): AsyncGenerator<string> {
  const { event, envelopes, passage } = context;
  try {
    yield first;
    let next: IteratorResult<string, string>;
    do {
      next = await inTime(rest.next(), context);
      yield next.value;
    } while (!next.done);
  } catch (cause) {
    // The status has left; the envelope has not ended: it can still say that the event failed.
    const error = toResultError(cause, event.id);
    passage.late(error);
    yield envelopes.breakList(error.message);
  } finally {
    // A caller that hung up must not leave the app's own iterator open; one that has stalled is not waited for.
    rest.return('').catch((cause: unknown) => passage.late(toResultError(cause, event.id)));
  }
}

function inTime<Part>(part: Promise<Part>, { timeout, event }: ListContext): Promise<Part> {
  return within(part, timeout, () => {
    const message = `No answer within ${timeout / 1000} seconds. Reference: ${event.id}`;
    const failure = new LinkError('handler_timed_out', message);
    event.abort(failure);
    return failure;
  });
}
