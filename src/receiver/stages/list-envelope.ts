import type { Source, StreamedBody } from '../../http/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { writeItem } from '../../protocol/codec/data-codec.js';
import type { Dialect } from '../../protocol/dialect.js';
import type { EnvelopeWriter } from '../../protocol/envelope/envelope.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { type EventRun, type LinkEvent, sentOrgId } from '../event.js';
import { toResultError } from '../failures.js';

/** The text of an envelope, or a stream of it. */
export type EnvelopeBody = string | StreamedBody;

/** The context for writing a list. */
interface ListContext {
  readonly definition: EventDefinition;
  readonly event: LinkEvent;
  readonly envelopes: EnvelopeWriter;
  readonly dialect: Dialect | undefined;
  /** The run of the handler. Each part of the list has the same deadline. */
  readonly run: EventRun;
}

/**
 * The characters of a list that are gathered before the first is sent. A list that fails within them gets an ordinary
 * failure, and a short one its length; beyond them memory stays constant for any length.
 */
const GATHERED = 64 * 1024;

/**
 * Writes the envelope of a list that arrives item by item. Each item is validated before it is sent.
 *
 * @returns the whole text when it is short, else an iterable of its parts. It throws when the list fails after the
 * first part, and the connection has to be cut, so that nobody takes a part for the whole
 * @throws the error of the list within its first part
 */
export async function listEnvelope(
  items: Source<unknown>,
  context: ListContext,
): Promise<EnvelopeBody> {
  const { run } = context;
  const parts = writeParts(run.manage(items), context);
  const first = await run.step(parts.next());
  if (!first.done) return envelopeParts(first.value, parts, context);
  run.end();
  return first.value;
}

/**
 * Yields parts of at least {@link GATHERED} characters; returns the whole envelope when there is no such part.
 */
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
    // A caller that has closed the connection is not a failure of the list.
    if (!(LinkError.is(cause) && cause.code === 'client_gone')) run.context.failed(error);
    throw error;
  } finally {
    run.end();
  }
}
