import type { AuditContext } from './context.js';
import { definitionOf } from './judge/event.js';

/**
 * How binding a rule is. `MUST`: without it a caller that follows the documents fails, or credentials, unknown orders, the
 * envelope or the method protect nothing. `SHOULD`: deployed systems do it, or it is good practice, such as to refuse fields
 * of a wrong form. `MAY`: worth knowing, and nothing breaks without it.
 */
export type Level = 'MUST' | 'SHOULD' | 'MAY';

/** One rule that can be seen from outside, and how to look at it. */
export interface Audit {
  /** Stable: `area.rule`. */
  readonly id: string;
  readonly level: Level;
  /** What a good receiver does, in one line. */
  readonly title: string;
  /** The section of the specification that the rule comes from. */
  readonly source: string;
  /** What the report groups by: `form`, `response`, an event's name. */
  readonly area: string;
  /** The audit stores something in the receiver; such audits run only with the option `write`. */
  readonly writes?: true;
  /**
   * Looks. Resolves when the rule holds.
   *
   * @throws AuditFailure when it does not hold; AuditSkip when it cannot be seen here
   */
  run(context: AuditContext): Promise<void>;
}

/** The sections of the specification, as audits name them. */
export const sources = {
  requestEnvelope: 'Request envelope',
  responseEnvelope: 'Response envelope',
  endpoints: 'Endpoints',
  authentication: 'Authentication',
  events: 'Events',
  rules: 'Rules per event',
  errors: 'Errors',
  limits: 'Limits',
  fileTypes: 'Allowed file types',
  wire: 'Supplement: the wire as it is really used',
  practice: 'Good practice, not the protocol',
} as const;

/** An audit as its file writes it: its area is the first part of its id. */
type Definition = Omit<Audit, 'area' | 'run'>;
type Look = (context: AuditContext) => Promise<void>;

/** Makes an audit. */
export function audit(definition: Definition, run: Look): Audit {
  const [area = ''] = definition.id.split('.');
  return { ...definition, area, run };
}

/** The level of a rule about an event: what only the supplement knows binds nobody. */
export function levelFor(event: string, level: Level): Level {
  const { source } = definitionOf(event).entry;
  return source === 'document' || level === 'MAY' ? level : 'SHOULD';
}

/** The section of the specification that describes an event. */
export function sourceOf(event: string): string {
  const { entry } = definitionOf(event);
  return entry.source === 'supplement' ? `Supplement: ${entry.section}` : entry.section;
}

/** Makes an audit of an event that stores something. */
export function writingAudit(definition: Definition, run: Look): Audit {
  return audit({ ...definition, writes: true }, run);
}
