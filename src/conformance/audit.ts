import type { AuditContext } from './context.js';

/**
 * How binding a rule is. `MUST`: the document of the link web service states it. `SHOULD`: deployed systems do it, or
 * it is good practice. `MAY`: worth knowing, and nothing breaks without it.
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
