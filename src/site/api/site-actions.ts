import { ApiError } from '../../api/errors.js';
import type {
  ActionErrorType,
  ActionName,
  ApiEvent,
  GeneralErrorType,
  ServedActions,
} from '../../api/index.js';
import { type ActingUser, isRowId, type SiteContext } from '../engine/context.js';
import { cachedReaders } from '../engine/store/cached-reader.js';
import { preparedForOne } from '../engine/store/prepared.js';
import type { Importer } from '../importer/index.js';
import { type OrderFields, storedFields } from '../orders/order-fields.js';
import type { AnyOrder } from '../orders/order-writing.js';
import { seen } from '../orders/visibility/visibility.js';
import type { Owner } from '../owner/index.js';
import { asActing, type CallingApp } from './apps/calling-app.js';

/** One call of an action: the site, the app that calls, and what it may see. */
export interface SiteCall<Action extends ActionName> {
  readonly context: SiteContext;
  readonly event: ApiEvent<Action>;
  readonly app: CallingApp;
  readonly owner: Owner;
  readonly importer: Importer;
}

/** Answers an action from the store of a site. */
export type SiteAction<Action extends ActionName> = (
  call: SiteCall<Action>,
) => Promise<ServedActions[Action]['response']>;

/** Actions by their names. */
export type SiteActions = { readonly [Action in ActionName]?: SiteAction<Action> };

/** The error types that an action answers. */
export type ErrorOf<Action extends ActionName> = ServedActions[Action]['errors'] | GeneralErrorType;

/** Returns the app of a call as the actor of a change: history and audit name it `app NAME`. */
export function actingApp({ app }: { readonly app: CallingApp }): ActingUser {
  return asActing(app);
}

const FIND_ORDER = preparedForOne<{ readonly id: string }, AnyOrder>(({ statements, value }) =>
  statements.selectFrom('orders').selectAll().where('id', '=', value('id')).compile(),
);

/** An order with its fields, which are read from their JSON once. */
interface ReadOrder {
  readonly row: AnyOrder;
  readonly fields: OrderFields;
}

/** Returns the reader of the orders of a site. Calls for one order follow each other. */
export const ordersOf = cachedReaders<{ readonly context: SiteContext }, ReadOrder>(
  async ({ context }, id) => {
    const row = await FIND_ORDER(context.database.read, { id });
    return row && { row, fields: storedFields(row.fields) };
  },
  ({ row: { fields, raw } }) => 1000 + 2 * fields.length + (raw?.length ?? 0),
);

/**
 * Returns an order, owned or imported, that the app of a call may see. `account_id` is null for an imported order,
 * `link_id` for an owned one.
 *
 * @param type the error of the action for a number without such an order. Default `wo_invalid`
 * @throws ApiError of that type, for an unknown order and for one that the app may not see alike
 */
export async function visibleOrder<Action extends ActionName>(
  { context, app }: Pick<SiteCall<Action>, 'context' | 'app' | 'event'>,
  reportId: number | string,
  type?: ErrorOf<Action>,
): Promise<AnyOrder> {
  const id = String(reportId);
  const order = isRowId(id) ? await ordersOf({ context })(id) : undefined;
  if (order) {
    const { account_id, link_id } = order.row;
    const isRemoved = account_id === null && link_id === null;
    if (!isRemoved && seen(app.viewer, 'order', { account_id, link_id, fields: order.fields }))
      return order.row;
  }
  const refusal: ActionErrorType = type ?? 'wo_invalid';
  throw new ApiError(refusal);
}
