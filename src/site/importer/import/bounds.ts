import { type Deviation, LinkCallError, type ResultOf } from '../../../client/index.js';
import { Slots } from '../../../system/slots.js';

const MIB = 1024 * 1024;

/** Bytes of an answer that any number of imports may read at a time. */
const SMALL_ANSWER = MIB;
/** Bytes of the largest answer that an import reads. */
const LARGEST_ANSWER = 8 * MIB;
/** One import at a time reads a large answer: parsed, it takes many times its bytes. */
const largeAnswers = new Slots(1);

/** Asks for an answer within a number of bytes. */
type Ask<Answer> = (options: { readonly maxAnswerSize: number }) => Promise<Answer>;

/**
 * Reads an answer of an owner within the memory that imports may take together: a small one at once, a large one when
 * no other import reads one.
 *
 * @param use takes the answer while no other import reads a large one; what it gives is what is kept of it
 * @throws LinkCallError `answer_too_large` above 8 MiB, and what asking throws
 */
export async function readBounded<Answer, Used>(
  event: string,
  ask: Ask<Answer>,
  use: (answer: Answer) => Promise<Used>,
): Promise<Used> {
  try {
    return await use(await ask({ maxAnswerSize: SMALL_ANSWER }));
  } catch (error) {
    if (!isTooLarge(error)) throw error;
  }
  return largeAnswers.run(async () => {
    const answer = await ask({ maxAnswerSize: LARGEST_ANSWER }).catch((cause: unknown) => {
      if (!isTooLarge(cause)) throw cause;
      const message = 'the answer is larger than 8 MiB: it is not imported';
      throw new LinkCallError('answer_too_large', event, message, { cause });
    });
    return use(answer);
  });
}

function isTooLarge(error: unknown): boolean {
  return LinkCallError.is(error) && error.code === 'answer_too_large';
}

/** Characters of a text that are imported, line items of an order, and levels of nesting. */
const LONGEST_TEXT = 100_000;
const MOST_LINES = 1000;
const DEEPEST = 20;

/** What stands at the end of a text that was cut. */
export const CUT_MARK = ' […] (cut off at the import)';

/** An order as its owner answers it. */
type Order = ResultOf<'get_order'>;

/** An order within its bounds, and what was left out. */
interface BoundedOrder {
  readonly result: Order;
  readonly deviations: readonly Deviation[];
}

/**
 * Bounds what is imported of an order: the first 100,000 characters of a text, with a mark, the first 1,000 line items,
 * 20 levels of nesting. Each bound that was met is a deviation.
 */
export function boundOrder(result: Order): BoundedOrder {
  const deviations: Deviation[] = [];
  const note = (path: string, problem: string) =>
    void deviations.push({ path, problem, value: undefined });
  const { line_items: lines } = result;
  const isLong = Array.isArray(lines) && lines.length > MOST_LINES;
  if (isLong) note('line_items', `${lines.length} line items: the first ${MOST_LINES} are stored`);
  const kept = isLong ? { ...result, line_items: lines.slice(0, MOST_LINES) } : result;
  const bounded = bound(kept, '', 1, note);
  return { result: bounded as Order, deviations };
}

type Note = (path: string, problem: string) => void;

/** A value within the bounds of texts and nesting; the same value where it keeps to them. */
function bound(value: unknown, path: string, depth: number, note: Note): unknown {
  if (typeof value === 'string') {
    if (value.length <= LONGEST_TEXT) return value;
    note(path, `${value.length} characters: the first ${LONGEST_TEXT} are stored`);
    return value.slice(0, LONGEST_TEXT).toWellFormed() + CUT_MARK;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) {
    note(path, `nested deeper than ${DEEPEST} levels: what is further within is left out`);
    return null;
  }
  const inside = (name: string | number) =>
    Array.isArray(value) ? `${path}[${name}]` : path === '' ? String(name) : `${path}.${name}`;
  const within = (member: unknown, name: string | number) =>
    bound(member, inside(name), depth + 1, note);
  if (Array.isArray(value)) {
    const items = value.map(within);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const members = Object.entries(value).map(
    ([name, member]) => [name, within(member, name)] as const,
  );
  const isSame = members.every(([name, member]) => member === Reflect.get(value, name));
  return isSame ? value : Object.fromEntries(members);
}
