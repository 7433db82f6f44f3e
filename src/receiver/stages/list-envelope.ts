import type { Source, StreamedBody } from '../../http/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { writeItem } from '../../protocol/codec/data-codec.js';
import type { Dialect } from '../../protocol/dialect.js';
import type { EnvelopeWriter } from '../../protocol/envelope/envelope.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { type EventRun, type LinkEvent, sentOrgId, toResultError } from '../event.js';

/** The text of an envelope, or what streams one. */
export type EnvelopeBody = string | StreamedBody;

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
export async function listEnvelope(
  items: Source<unknown>,
  context: ListContext,
): Promise<EnvelopeBody> {
  const { run } = context;
  const written = { items: 0 };
  const parts = writeParts(run.manage(items), context, written);
  const first = await run.step(parts.next());
  if (!first.done) {
    const body = envelopeParts(first.value, parts, context);
    // As objects they take about twice what they take as text.
    const held = Array.isArray(items) ? (2 * first.value.length * items.length) / written.items : 0;
    return Object.assign(body, { held });
  }
  run.end();
  return first.value;
}

/**
 * Yields parts of at least {@link GATHERED} characters; returns the whole envelope when there is no such part.
 *
 * @param written counts the items
 */
async function* writeParts(
  items: AsyncIterable<unknown>,
  context: ListContext,
  written: { items: number },
): AsyncGenerator<string, string> {
  const { definition, event, dialect, envelopes } = context;
  const itemContext = { data: event.data, dialect };
  let gathered = envelopes.beginList();
  for await (const item of items) {
    const json = writeItem(definition, item, written.items, itemContext);
    gathered += written.items === 0 ? json : `,${json}`;
    written.items += 1;
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
