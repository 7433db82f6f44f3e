import { HOUR } from '../../../protocol/units.js';
import type { Statements } from '../store/database.js';

/** Milliseconds between updates of the time at which a consumer was active. The log waits for active consumers. */
export const ACTIVITY_INTERVAL = HOUR;
/** Milliseconds without activity after which no process has a handler any more. */
const ABSENT_AFTER = 2 * ACTIVITY_INTERVAL;

/** A consumer with the events that this process handles for it. */
export interface HandledEvents {
  readonly consumer: string;
  readonly events: readonly string[];
}

/** The positions up to which the events of a consumer are dispatched. */
export interface Cursors {
  /** The highest one of all its events, from which the events of a further handler are dispatched. */
  readonly highest: number;
  /** Those of the events that this process handles. */
  readonly byEvent: ReadonlyMap<string, number>;
}

/** Returns the name of the cursor of one event. The name of a consumer contains no slash. */
function cursorName(consumer: string, event: string): string {
  return `${consumer}/${event}`;
}

/** Returns the names of all cursors of a consumer in this process. */
export function cursorNames({ consumer, events }: HandledEvents): readonly string[] {
  return [consumer, ...events.map((event) => cursorName(consumer, event))];
}

/**
 * Reads the cursors of a consumer. Each event has its own one: another process may have handlers for other events of the
 * same consumer, such as while a new version of an app replaces the old one.
 */
export async function readCursors(tx: Statements, handled: HandledEvents): Promise<Cursors> {
  const rows = await tx
    .selectFrom('event_consumers')
    .select(['name', 'position'])
    .where('name', 'in', cursorNames(handled))
    .execute();
  const stored = new Map(rows.map(({ name, position }) => [name, position]));
  const { consumer, events } = handled;
  const highest = stored.get(consumer) ?? 0;
  const byEvent = events.map((event) => {
    return [event, stored.get(cursorName(consumer, event)) ?? highest] as const;
  });
  return { highest, byEvent: new Map(byEvent) };
}

/** Moves the cursors of a consumer to a position, and none of them back. */
export async function moveCursors(
  tx: Statements,
  consumer: string,
  { highest, byEvent }: Cursors,
  { end, at }: { readonly end: number; readonly at: number },
): Promise<void> {
  const row = (name: string, before: number) => {
    return { name, position: Math.max(before, end), seen_at: at };
  };
  const rows = [...byEvent].map(([event, before]) => row(cursorName(consumer, event), before));
  await tx
    .insertInto('event_consumers')
    .values([row(consumer, highest), ...rows])
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((stored) => ({ position: stored.ref('excluded.position') })),
    )
    .execute();
}

/** Returns true if a process has had a handler for an event of a consumer lately. */
export async function isHandledLately(
  read: Statements,
  {
    consumer,
    event,
    at,
  }: { readonly consumer: string; readonly event: string; readonly at: number },
): Promise<boolean> {
  const row = await read
    .selectFrom('event_consumers')
    .select('seen_at')
    .where('name', '=', cursorName(consumer, event))
    .executeTakeFirst();
  return row !== undefined && Math.abs(at - (row.seen_at ?? at)) < ABSENT_AFTER;
}
