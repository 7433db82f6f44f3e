import { type Deviation, LinkCallError, type ResultOf } from '../../../client/index.js';
import { MIB } from '../../../protocol/units.js';
import { Slots } from '../../../system/slots.js';

/** The bytes of an answer below which imports read it in parallel. */
const SMALL_ANSWER = MIB;
/** The bytes of the largest answer that an import reads. */
const LARGEST_ANSWER = 8 * MIB;
/** One import at a time reads a large answer, because the parsed answer takes many times its bytes. */
const largeAnswers = new Slots(1);

/** Requests an answer of at most a number of bytes. */
type Ask<Answer> = (options: { readonly maxAnswerSize: number }) => Promise<Answer>;

/**
 * Reads an answer of an owner within the shared memory limit of all imports: a small one at once, a large one while no
 * other import reads one.
 *
 * @param use processes the answer under that limit; only its result stays in memory
 * @throws LinkCallError `answer_too_large` above 8 MiB, and the errors of the request
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

/** The limits of an import: characters of a text, line items of an order, and levels of nesting. */
const LONGEST_TEXT = 100_000;
const MOST_LINES = 1000;
const DEEPEST = 20;

/** The end of a truncated text. */
export const CUT_MARK = ' […] (cut off at the import)';

/** The answer of an owner for an order. */
type Order = ResultOf<'get_order'>;

/** An order within the limits, and the deviations for truncated parts. */
interface BoundedOrder {
  readonly result: Order;
  readonly deviations: readonly Deviation[];
}

/**
 * Truncates an order to the limits of an import: the first 100,000 characters of a text, with a mark, the first 1,000
 * line items, 20 levels of nesting. Each exceeded limit is a deviation.
 */
export function boundOrder(result: Order): BoundedOrder {
  const deviations: Deviation[] = [];
  const note = (path: string, problem: string) =>
    void deviations.push({ path, problem, value: undefined });
  const { line_items: lines } = result;
  const isLong = Array.isArray(lines) && lines.length > MOST_LINES;
  if (isLong) note('line_items', `${lines.length} line items: the first ${MOST_LINES} are stored`);
  const truncated = isLong ? { ...result, line_items: lines.slice(0, MOST_LINES) } : result;
  const bounded = bound(truncated, '', 1, note);
  return { result: bounded as Order, deviations };
}

type Note = (path: string, problem: string) => void;

/** Returns a value within the limits of texts and nesting; the same object if it keeps to them. */
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
