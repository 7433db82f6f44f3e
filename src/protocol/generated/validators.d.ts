// Generated from schemas/link by scripts/generate: do not edit.

import type { Kind } from '../codec/shape.js';
import type { CompiledEvent, Validate } from '../codec/validation.js';
import type { EventName } from './event-names.js';

/** The compiled schemas of all events. */
export declare const compiled: Readonly<Record<EventName, CompiledEvent>>;
/** The compiled schemas of the kinds of values, canonical. */
export declare const kinds: Readonly<Record<Kind, Validate>>;
