import type { EventMap as GeneratedEventMap } from '../protocol/generated/event-types.js';
import type { LinkEvent } from './event.js';
import type { IncomingFile } from './files/incoming-file.js';

/**
 * The events of the link protocol: `data` that a handler gets, `reply` that it may return. To add events of your own,
 * use `receiver.define`, whose return value is typed with them.
 */
export interface EventMap extends GeneratedEventMap {}

/** What a map of events holds for each of them. */
export interface EventTypes {
  readonly data: unknown;
  readonly reply: unknown;
}

/** What is attached to an event beside its data. */
export interface WithFile {
  /** The file that came with send_file, or that waits at its address. */
  readonly file: IncomingFile;
}

/** Answers one event. What it returns is checked and sent as `result_data`; a LinkError it throws is sent as such. */
export type Handler<Data, Reply, Extra = unknown> = (
  event: LinkEvent<Data> & Extra,
) => Reply | Promise<Reply>;

/**
 * Answers every event that has no handler of its own, unknown names included. What is known of an event is checked all
 * the same; data and result of an unknown one go through as they are.
 */
export type CatchAllHandler = Handler<Record<string, unknown>, unknown, Partial<WithFile>>;

/** Any handler, as the registry keeps it. */
export type AnyHandler = (event: LinkEvent & Partial<WithFile>) => unknown;
