import type { ActingUser, SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import type { Importer } from '../../importer/index.js';
import { assignPerson } from '../../orders/person-assignment.js';
import type { Owner } from '../../owner/index.js';
import type { RowOutcome } from '../contract/answers.js';
import { refusalOf } from './undo.js';

/** The commands for several orders at once. `update` requests imported orders again from their owners. */
export const MANY_COMMANDS = ['assign', 'accept', 'followUp', 'cancel', 'update'] as const;

export type ManyCommand = (typeof MANY_COMMANDS)[number];

/** A command, the ids of its orders, and the details that it needs. */
export interface ManyOrders {
  readonly command: ManyCommand;
  readonly ids: readonly string[];
  /** The reason of `followUp` and `cancel`. */
  readonly reason?: string;
  /** The user name for `assign`; '' for nobody. */
  readonly person?: string;
}

/** The most orders of one request. */
const MOST = 500;

/** The parts of a site that the commands use. */
interface Parts {
  readonly context: SiteContext;
  readonly owner: Owner;
  readonly importer: Importer;
}

/**
 * Runs a command for several orders, each on its own: a refused one stops none of the others.
 *
 * @returns the outcome of each, in the order of the ids
 * @throws LinkError `input_invalid`
 */
export async function commandMany(
  parts: Parts,
  given: ManyOrders,
  acting: ActingUser,
): Promise<readonly RowOutcome[]> {
  const input = new Input('orders', given, ['command', 'ids', 'reason', 'person']);
  input.required('command');
  const command = input.choice('command', MANY_COMMANDS, 'assign');
  const ids = [...new Set(input.texts('ids'))];
  if (ids.length > MOST) throw input.wrong('ids', `must have at most ${MOST} entries`);
  const [reason, person] = [input.text('reason', 10_000), input.text('person', 200)];
  // A missing reason is refused once, and not by each order.
  if (command === 'followUp') input.required('reason', 10_000);
  const outcomes: RowOutcome[] = [];
  for (const id of ids) {
    const refusal = await refusalOf(() => run(parts, { command, id, reason, person }, acting));
    outcomes.push({ id, refusal });
  }
  return outcomes;
}

function run(
  { context, owner, importer }: Parts,
  {
    command,
    id,
    reason,
    person,
  }: { command: ManyCommand; id: string; reason: string; person: string },
  acting: ActingUser,
): Promise<void> {
  switch (command) {
    case 'assign':
      return assignPerson(context, id, person, acting);
    case 'update':
      return importer.orders.readAgain(id);
    case 'accept':
      return owner.orders.accept(id, acting);
    default:
      return owner.orders[command](id, reason, acting);
  }
}
