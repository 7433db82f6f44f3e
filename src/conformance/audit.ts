import type { AuditContext } from './context.js';
import { definitionOf } from './judge/event.js';

/**
 * The weight of a rule. `MUST`: without it a caller that follows the documents fails, or credentials, unknown orders,
 * the envelope or the method are not protected. `SHOULD`: deployed systems do it, or it is good practice, such as to
 * refuse malformed fields. `MAY`: optional.
 */
export type Level = 'MUST' | 'SHOULD' | 'MAY';

/** One rule that can be tested from outside, and its test. */
export interface Audit<Context = AuditContext> {
  /** Stable id: `area.rule`. */
  readonly id: string;
  readonly level: Level;
  /** The behaviour of a conforming receiver, in one line. */
  readonly title: string;
  /** The section of the specification that the rule comes from. */
  readonly source: string;
  /** The group in the report: `form`, `response`, an event's name. */
  readonly area: string;
  /** The audit stores something in the receiver; such audits run only with the option `write`. */
  readonly writes?: true;
  /**
   * Tests the rule. Resolves when the receiver follows it.
   *
   * @throws AuditFailure when the receiver breaks the rule; AuditSkip when it cannot be tested here
   */
  run(context: Context): Promise<void>;
}

/** Sections of the specification, as audits cite them. */
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

/** An audit as its file declares it. Its area is the first part of its id. */
type Definition = Omit<Audit, 'area' | 'run'>;
type AuditRun = (context: AuditContext) => Promise<void>;

/** Creates an audit. */
export function audit(definition: Definition, run: AuditRun): Audit {
  const [area = ''] = definition.id.split('.');
  return { ...definition, area, run };
}

/** Returns the level of a rule about an event. A rule that only the supplement states is never a MUST. */
export function levelFor(event: string, level: Level): Level {
  const { source } = definitionOf(event).entry;
  return source === 'document' || level === 'MAY' ? level : 'SHOULD';
}

/** Returns the section of the specification that describes an event. */
export function sourceOf(event: string): string {
  const { entry } = definitionOf(event);
  return entry.source === 'supplement' ? `Supplement: ${entry.section}` : entry.section;
}

/** Creates an audit of an event that stores something. */
export function writingAudit(definition: Definition, run: AuditRun): Audit {
  return audit({ ...definition, writes: true }, run);
}
