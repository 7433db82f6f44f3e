import { ACTING_MEMBERS, type ActingUser, type SiteContext } from './context.js';
import { Input } from './input.js';
import type { Statements } from './store/database.js';
import { joinable, statementsWithin } from './store/host-transaction.js';

/** The parts of a site that a write of the owner uses. */
type WriteContext = Pick<SiteContext, 'database' | 'wake' | 'expedite'>;

/**
 * Runs the work of an owner's call in the transaction that it was given, or in one of its own.
 *
 * @throws what the work throws; LinkError `option_invalid` for a transaction of another database, `input_invalid` for
 * unknown members
 */
export async function ownerWrite<Result>(
  { database, wake, expedite }: WriteContext,
  acting: ActingUser | undefined,
  work: (tx: Statements) => Promise<Result>,
): Promise<Result> {
  if (acting !== undefined) new Input('acting', acting, ACTING_MEMBERS);
  if (acting?.db === undefined) {
    const result = await database.write(work);
    wake();
    return result;
  }
  const result = await work(await statementsWithin(acting.db, database));
  // Nobody says when the app commits.
  expedite();
  return result;
}

/**
 * Runs several calls of the owner in one transaction: all of them hold, or none.
 *
 * @param work gets the user with the transaction that each call joins
 */
export function ownerWriteAll<Result>(
  context: WriteContext,
  acting: ActingUser | undefined,
  work: (acting: ActingUser, tx: Statements) => Promise<Result>,
): Promise<Result> {
  return ownerWrite(context, acting, (tx) => work({ ...acting, db: joinable(tx) }, tx));
}
