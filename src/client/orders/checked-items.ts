import { definitions, type EventDefinition, itemShape } from '../../protocol/event-definition.js';
import type {
  CancelledOrder,
  OrderListItem,
  OrderUpdate,
  PendingCancellation,
} from '../../protocol/generated/event-types.js';
import { describeProblem } from '../../protocol/problem.js';
import type { ReadResponse } from '../call/response.js';
import { LinkCallError } from '../errors/call-error.js';
import type { CallOptions } from '../options.js';

/** The lists that are asked for again and again, with their entries. */
export interface OrderLists {
  get_all_orders: OrderListItem;
  get_all_updates: OrderUpdate;
  get_cancel_orders: CancelledOrder;
  get_pending_cancellations: PendingCancellation;
}

/** Calls an event of the catalogue. */
export type Ask = (name: string, data: object, options: CallOptions) => Promise<ReadResponse>;

/** An entry that breaks its schema. */
export interface BadItem {
  /** The entry, as far as it could be read. */
  readonly item: unknown;
  /** What is wrong, and where. */
  readonly problem: string;
}

function problemOf(definition: EventDefinition, item: unknown, index: number): string | undefined {
  const validate = definition.validators.receivedItem;
  if (!validate || validate(item)) return undefined;
  return describeProblem(validate.errors, itemShape(definition), `result_data[${index}]`);
}

/** What has no problem is an entry of its list. */
function isItem<Item>(_item: unknown, problem: string | undefined): _item is Item {
  return problem === undefined;
}

/**
 * Calls a list event and checks each entry by itself, so that one bad entry hides none of the others (supplement:
 * "what integrators struggle with", 5).
 */
export async function checkedItems<Name extends keyof OrderLists>(
  name: Name,
  data: { readonly timestamp?: number },
  ask: Ask,
  options: CallOptions,
): Promise<{ items: OrderLists[Name][]; problems: BadItem[] }> {
  const { result } = await ask(name, data, { ...options, lenient: true });
  const definition = definitions.get(name);
  if (!Array.isArray(result) || !definition) {
    throw new LinkCallError('result_invalid', name, 'result_data: must be an array');
  }
  const items: OrderLists[Name][] = [];
  const problems: BadItem[] = [];
  result.forEach((item: unknown, index) => {
    const problem = problemOf(definition, item, index);
    if (isItem<OrderLists[Name]>(item, problem)) items.push(item);
    else problems.push({ item, problem: problem ?? '' });
  });
  return { items, problems };
}
