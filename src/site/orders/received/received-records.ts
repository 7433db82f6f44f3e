import { type ActingUser, actorOf } from '../../engine/context.js';
import { addEvents, type EventValues, insertEvent } from '../../engine/events/event-log.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedTogether } from '../../engine/store/prepared.js';
import { reportWork } from '../../engine/store/reported-work.js';
import {
  addHistory,
  type HistoryEntry,
  type HistoryValues,
  insertHistory,
} from '../order-writing.js';

/** The kinds of records that an owned order receives. */
export type ReceivedKind = 'file' | 'bid' | 'invoice' | 'answers' | 'ready' | 'check-in' | 'note';

/** The names of received records in the log. */
export interface ReceivedKeys {
  /** Our ids of the records; the id of the form for answers, the user name of the sender for ready. */
  readonly keys: readonly string[];
  readonly kind: ReceivedKind;
  readonly orderId: string;
  readonly at: number;
}

/** Adds received records to the log of events, within the transaction that stores them. */
export function addReceived(
  tx: Statements,
  { kind, keys, orderId, at }: ReceivedKeys,
): Promise<void> {
  const all = keys.map((key) => ({ kind, key }));
  return addEvents(tx, { orderId, event: 'received', at }, all);
}

const ADD = preparedTogether<EventValues & HistoryValues>(insertEvent, insertHistory);

/** Adds received records to the log of events, and to the history of their order. */
export async function recordReceived(
  tx: Statements,
  { kind, keys }: Pick<ReceivedKeys, 'kind' | 'keys'>,
  { detail = {}, ...entry }: HistoryEntry,
): Promise<void> {
  const [key] = keys;
  if (keys.length !== 1 || key === undefined) {
    await addReceived(tx, { kind, keys, orderId: entry.orderId, at: entry.at });
    await addHistory(tx, { ...entry, detail });
    return;
  }
  const payload = JSON.stringify({ kind, key });
  await ADD(tx, { ...entry, event: 'received', payload, detail: JSON.stringify(detail) });
  await reportWork(tx, 'events');
}

/** A file or note that was added to an order. */
export interface AddedRecord {
  readonly kind: 'file' | 'note';
  readonly id: string;
  readonly orderId: string;
  readonly at: number;
  /** The facts for the history. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Adds a file or note to the history of its order, and to the log of events. A program that adds one itself gets no
 * event of it: its handler of received notes may write a note.
 *
 * @param isOwned false for an imported order, which receives nothing
 */
export async function recordAdded(
  tx: Statements,
  acting: ActingUser | undefined,
  { kind, id, orderId, at, detail }: AddedRecord,
  isOwned = true,
): Promise<void> {
  const action = `${kind} added`;
  await addHistory(tx, { orderId, actor: actorOf(acting), action, at, detail });
  const isProgram = (acting?.from ?? 'program') === 'program';
  if (isOwned && !isProgram) await addReceived(tx, { kind, keys: [id], orderId, at });
}
